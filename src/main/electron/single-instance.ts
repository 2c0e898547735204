import { join } from 'node:path';
import { app } from 'electron';
import { ensureDataFolder } from '../database/database';

/**
 * Allows one desktop per data folder; the lock is in the window's data folder. Returns false if another
 * desktop has the lock: it received our arguments and comes to the front.
 *
 * @throws AppError UNAVAILABLE when the folder can't be used.
 */
export function isFirstDesktop(dataFolder: string): boolean {
  ensureDataFolder(dataFolder);
  app.setPath('userData', join(dataFolder, 'window'));
  return app.requestSingleInstanceLock();
}
