import { join } from 'node:path';
import { dialog } from 'electron';
import { databaseFileName } from '../store/database-name';
import { DamagedDatabase } from '../store/damaged-database';
import { lockFolder } from '../store/folder-lock';
import { backupFolderOf, listBackups } from '../store/kept-backups';
import { prepareRestore } from '../store/restore';
import { desktopHost } from './desktop-host';

/**
 * Runs `start`; where the database is damaged, offers a backup in its place and starts again with it, until it starts or the person
 * leaves it. The damaged file is kept.
 *
 * @throws what `start` throws, when nothing was restored.
 */
export async function offeringRestore<T>(dataFolder: string, start: () => T): Promise<T> {
  for (;;) {
    try {
      return start();
    } catch (error) {
      if (!(error instanceof DamagedDatabase) || !(await restoreAsTold(dataFolder, error.finding)))
        throw error;
    }
  }
}

/** False: the person wants none. */
async function restoreAsTold(dataFolder: string, finding: string): Promise<boolean> {
  const newest = listBackups(dataFolder).find(({ kind }) => kind !== 'replaced');
  const newestButton =
    newest === undefined ? [] : [`Restore the backup of ${new Date(newest.madeMs).toLocaleString()}`];
  const buttons = [...newestButton, 'Choose a backup…', 'Quit'];
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: 'The database is damaged',
    detail: `${join(dataFolder, databaseFileName)}: ${finding}.\n\nNothing was changed. When a backup takes its place, the damaged file is kept among the backups.`,
    buttons,
    defaultId: 0,
    cancelId: buttons.length - 1,
    noLink: true,
  });
  if (response === buttons.length - 1) return false;
  const file =
    newest !== undefined && response === 0
      ? join(backupFolderOf(dataFolder), newest.name)
      : await desktopHost.chooseBackup?.();
  if (file === undefined) return true;
  const lock = lockFolder(dataFolder);
  try {
    prepareRestore(dataFolder, file, new Date().toISOString());
  } catch (error) {
    dialog.showErrorBox('That file was not restored', error instanceof Error ? error.message : String(error));
  } finally {
    lock.release();
  }
  return true;
}
