import { join } from 'node:path';
import { dialog } from 'electron';
import { JobCancelled } from '../platform/one-job';
import type { Jobs } from '../data/jobs';
import { databaseFileName } from '../database/database-name';
import { DamagedDatabase } from '../database/damaged-database';
import { lockFolder } from '../database/folder-lock';
import { backupFolderOf, listBackups } from '../database/kept-backups';
import { desktopHost, desktopTexts as texts } from './desktop-host';
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
    newest === undefined ? [] : [texts.text('damaged.newest', { time: texts.time(newest.madeMs) })];
  const buttons = [...newestButton, texts.text('damaged.choose'), texts.text('menu.quit')];
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: texts.text('damaged.title'),
    detail: `${join(dataFolder, databaseFileName)}: ${finding}.\n\n${texts.text('damaged.detail')}`,
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
  const sign = showWaitSign({ text: texts.text('damaged.checking'), language: texts.earlyLanguage }, () =>
    job.cancel(),
  );
  const job = jobs.restore(file, new Date().toISOString(), sign.progress);
  try {
    await job.done;
  } catch (error) {
    if (error instanceof JobCancelled) return;
    dialog.showErrorBox(texts.text('damaged.notRestored'), texts.errorText(error));
  } finally {
    sign.end();
    lock.release();
  }
}
