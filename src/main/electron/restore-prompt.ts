import { join } from 'node:path';
import { dialog } from 'electron';
import { JobCancelled, type Jobs } from '../data/jobs';
import { databaseFileName } from '../database/database-name';
import { DamagedDatabase } from '../database/damaged-database';
import { lockFolder } from '../database/folder-lock';
import { backupFolderOf, listBackups } from '../database/kept-backups';
import { desktopHost } from './desktop-host';
import { showWaitSign } from './progress-window';

/**
 * Runs `start`; if the database is damaged, offers a backup and starts again with it, until it starts or the
 * person gives up. The damaged file is kept; `jobs` copies and checks the backup beside this thread.
 *
 * @throws the error of `start`, when nothing was restored.
 */
export async function offeringRestore<T>(dataFolder: string, jobs: Jobs, start: () => T): Promise<T> {
  for (;;) {
    try {
      return start();
    } catch (error) {
      if (!(error instanceof DamagedDatabase) || !(await restoreAsChosen(dataFolder, jobs, error.finding)))
        throw error;
    }
  }
}

/** Asks which backup to restore, and restores it; false when the person chose none. */
async function restoreAsChosen(dataFolder: string, jobs: Jobs, finding: string): Promise<boolean> {
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
  if (file !== undefined) await restore(dataFolder, jobs, file);
  return true;
}

/**
 * Prepares the restore, which takes minutes for gigabytes; closing the progress window cancels it, and
 * nothing is replaced.
 */
async function restore(dataFolder: string, jobs: Jobs, file: string): Promise<void> {
  const lock = lockFolder(dataFolder);
  const text =
    'Checking the backup before it takes the place of the database. Close this window to leave it.';
  const sign = showWaitSign(text, () => job.cancel());
  const job = jobs.restore(file, new Date().toISOString(), sign.progress);
  try {
    await job.done;
  } catch (error) {
    if (error instanceof JobCancelled) return;
    dialog.showErrorBox('That file was not restored', error instanceof Error ? error.message : String(error));
  } finally {
    sign.end();
    lock.release();
  }
}
