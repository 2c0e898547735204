import { open } from 'node:fs/promises';

/**
 * Brings to the disk what was committed without waiting for it (`relaxedTransaction`), away from the main thread: whoever waits
 * for the disk next finds little left, where SQLite would hold everybody up until megabytes are written. Only a help: what
 * it can't do, the next commit does. SQLite takes no locks on its log, so that closing it here gives none up.
 */
export async function flushLog(databaseFile: string): Promise<void> {
  try {
    const log = await open(`${databaseFile}-wal`, 'r+');
    try {
      await log.datasync();
    } finally {
      await log.close();
    }
  } catch {
    // As above.
  }
}
