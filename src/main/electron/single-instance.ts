import { join } from 'node:path';
import { app } from 'electron';
import { ensureDataFolder } from '../database/database';

/**
 * One desktop for each data folder: its lock is in the folder of the window's own data. False: another one has it, was given our
 * arguments, and comes to the front.
 *
 * @throws AppError UNAVAILABLE when the folder can't be used.
 */
export function isFirstDesktop(dataFolder: string): boolean {
  ensureDataFolder(dataFolder);
  app.setPath('userData', join(dataFolder, 'window'));
  return app.requestSingleInstanceLock();
}
