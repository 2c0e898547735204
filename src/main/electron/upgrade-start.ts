import { join } from 'node:path';
import { upgradeText } from '../cli/output';
import type { Jobs } from '../data/jobs';
import type { Environment } from '../platform/environment';
import { needsUpgrade } from '../database/database-level';
import { databaseFileName } from '../database/database-name';
import { lockFolder } from '../database/folder-lock';
import { desktopTexts as texts } from './desktop-host';
import { showWaitSign } from './progress-window';

/**
 * Migrates a database of an earlier version before it is opened, in a thread and with a progress window,
 * because it may take minutes. Errors are ignored here: the start gets the same error and reports it.
 *
 * @throws AppError UNAVAILABLE when the folder is in use.
 */
export async function upgradeBeforeStart(
  dataFolder: string,
  jobs: Jobs,
  { now, log }: Pick<Environment, 'now' | 'log'>,
): Promise<void> {
  if (!needsUpgrade(join(dataFolder, databaseFileName))) return;
  const lock = lockFolder(dataFolder);
  process.stderr.write(`locdesk: ${upgradeText}\n`);
  log.info({}, 'bringing the database up to this version');
  const sign = showWaitSign({ text: texts.text('start.upgrade'), language: texts.earlyLanguage });
  try {
    await jobs.upgrade(new Date(now()).toISOString()).done;
  } catch (error) {
    log.warn({ err: error }, 'the database could not be brought up to this version before the start');
  } finally {
    sign.end();
    lock.release();
  }
}
