import { join } from 'node:path';
import SQLite, { type Database, type Statement } from 'better-sqlite3';
import { databaseFileName } from '../database-name';
import { logPages, type LogPages } from './log-pages';

/** Pages that are worth a flush of the disk: 4 MiB. */
const worthMovingPages = 1024;
/** 16 MiB: a log of this size is checkpointed without delay, and restarted. */
const longPages = 4096;

/** `long`: the log should be restarted, for which the writers must pause. */
export type Checkpoint = 'done' | 'long';

/**
 * Checkpoints: copies committed data from the write-ahead log into the database file. That waits for the
 * disk, so it uses connections of its own, in a thread that neither commits nor answers calls.
 *
 * The first writer after a complete checkpoint restarts the log, and SQLite flushes the new header within
 * that commit. A second connection therefore keeps a read transaction open, which prevents the restart, and
 * `restart` does it here.
 *
 * While writers continue, SQLite copies pages without flushing the database file, and never copies them
 * again. If a later flush fails, the system forgets those pages, so only the log contains them for certain:
 * it is not checkpointed or restarted any more, and the next start checkpoints all of it (`closeKeepingLog`).
 */
export class Checkpointer {
  readonly #db: Database;
  readonly #guard: Database;
  readonly #pages: () => LogPages;
  readonly #passive: Statement<[]>;
  #isLogNeeded = false;

  /** @throws when the folder's database is not there. */
  constructor(dataFolder: string) {
    const file = join(dataFolder, databaseFileName);
    // No busy timeout, which would only block the thread: skipped work is done next time.
    this.#db = new SQLite(file, { fileMustExist: true, timeout: 0 });
    // The log is flushed before it is copied and the file before the log may be overwritten.
    this.#db.pragma('synchronous = NORMAL');
    this.#guard = new SQLite(file, { fileMustExist: true, readonly: true, timeout: 0 });
    this.#pages = logPages(this.#db);
    this.#passive = this.#db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Whether a flush of the database file failed, so that the whole log is needed until the next start. */
  get isLogNeeded(): boolean {
    return this.#isLogNeeded;
  }

  /** Whether enough pages wait for a checkpoint. */
  get isLong(): boolean {
    return !this.#isLogNeeded && this.#pending() >= longPages;
  }

  /** Never waits for a writer or a reader: pages that they hold are left for the next time. */
  run(): Checkpoint {
    if (this.#isLogNeeded || this.#pending() < worthMovingPages) return 'done';
    this.#move();
    if (this.#pages().log < longPages) return 'done';
    // A second pass copies what was committed during the first, so that writers pause only briefly.
    if (this.#pending() > 0) this.#move();
    return 'long';
  }

  /**
   * Copies the rest and restarts the log, while the main thread does not write. `expected` is the log's
   * length when writing stopped. Returns whether this wrote to the database; if another process wrote in the
   * meantime, the next call does it.
   */
  restart(expected: number): boolean {
    if (this.#isLogNeeded) return false;
    this.#move();
    this.#release();
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      // SQLite refuses a checkpoint inside this connection's transaction.
      if (logPages(this.#guard)().log !== expected) {
        this.#db.exec('ROLLBACK');
        return false;
      }
      // Writes the first page unchanged, which is the smallest possible commit.
      const version = Number(this.#db.pragma('user_version', { simple: true }));
      this.#db.pragma(`user_version = ${version}`);
      this.#db.exec('COMMIT');
      return true;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      // Another process is writing now.
      if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
      throw error;
    }
  }

  close(): void {
    this.#release();
    this.#guard.close();
    this.#db.close();
  }

  #pending(): number {
    const { log, checkpointed } = this.#pages();
    return log - checkpointed;
  }

  /**
   * Copies the log up to its current end. The log can't be restarted meanwhile: either there are pages to
   * copy, or nothing was written.
   */
  #move(): void {
    this.#release();
    this.#guard.exec('BEGIN');
    this.#guard.prepare('SELECT count(*) FROM sqlite_schema').get();
    try {
      this.#passive.run();
    } catch (error) {
      // The read transaction stays open, so no other process restarts the log or copies later pages.
      this.#isLogNeeded = error instanceof SQLite.SqliteError && error.code === 'SQLITE_IOERR_FSYNC';
      throw error;
    }
  }

  #release(): void {
    if (this.#guard.inTransaction) this.#guard.exec('COMMIT');
  }
}
