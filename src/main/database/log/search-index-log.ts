import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { searchIndexFileName } from '../database-name';
import { logPages } from './log-pages';

/** 4 MiB, SQLite's own measure for a log that should be moved. */
const longPages = 1024;
/** The reader's thread writes portions of some milliseconds, and this waits for its turn between two of them. */
const patienceMs = 1000;

/**
 * Moves the log of the search index into its file and restarts it, when it is long. That waits for the disk, so it is not done
 * by the thread that writes the index, which also answers the lists. While the write lock is held here, that thread puts its
 * writing off (`Indexing`); reading never waits.
 *
 * The file is opened for each call: the reader's thread may replace a damaged index by a new file.
 */
export function shortenSearchLog(dataFolder: string): void {
  const file = join(dataFolder, searchIndexFileName);
  if (!existsSync(`${file}-wal`)) return;
  const db = new SQLite(file, { fileMustExist: true, timeout: patienceMs });
  try {
    // A loss of power must not leave a log whose header is older than its pages.
    db.pragma('synchronous = NORMAL');
    if (logPages(db)().log < longPages) return;
    // Most of it moves while the index is still written.
    db.pragma('wal_checkpoint(PASSIVE)');
    db.pragma('wal_checkpoint(RESTART)');
    // The next commit writes and flushes the header of the new log, so it is made here. It changes nothing.
    db.pragma(`user_version = ${Number(db.pragma('user_version', { simple: true }))}`);
  } catch (error) {
    // The index was written meanwhile. The next look tries again.
    if (!(error instanceof SQLite.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
  } finally {
    db.close();
  }
}
