import { open } from 'node:fs/promises';

/**
 * Brings to the disk what was committed without waiting for it (`relaxedTransaction`), away from the main thread: whoever waits
 * for the disk next finds little left, where SQLite would hold everybody up until megabytes are written. Answers whether all
 * that was committed before is on the disk now; what it can't do, the next commit that waits does. SQLite takes no locks on
 * its log, so that closing it here gives none up.
 */
export async function flushLog(databaseFile: string): Promise<boolean> {
  try {
    const log = await open(`${databaseFile}-wal`, 'r+');
    try {
      await log.datasync();
    } finally {
      await log.close();
    }
    return true;
  } catch {
    return false;
  }
}
