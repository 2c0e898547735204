import { join } from 'node:path';
import SQLite, { type Database, type Statement } from 'better-sqlite3';
import { databaseFileName } from '../database-name';
import { logPages, type LogPages } from './log-pages';

/** Less than 4 MiB is not worth a flush of the disk. */
const worthMovingPages = 1024;
/** 16 MiB: the log is moved without delay, and restarted. */
const longPages = 4096;

/** `long`: the log should be restarted, for which the writers have to pause. */
export type Checkpoint = 'done' | 'long';

/**
 * Moves what was committed from the write-ahead log into the database file. That waits for the disk, so it is done by
 * connections of its own, in a thread that neither commits nor answers anything.
 *
 * The first writer after all of the log has moved restarts it, and SQLite flushes the new header within that
 * commit. A second connection therefore keeps a read transaction open, which SQLite does not restart the log under,
 * and `restart` does it here.
 *
 * While writers go on, SQLite copies pages without flushing the database file, and never copies them again. A flush that fails
 * later makes the system forget those pages, so from then on only the log has them for certain: it is neither moved nor begun
 * again any more, and the next start moves all of it (`closeKeepingLog`).
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
    // A busy timeout would only block the thread: what can't be done now is done the next time.
    this.#db = new SQLite(file, { fileMustExist: true, timeout: 0 });
    // The log is flushed before it is copied and the file before the log may be overwritten.
    this.#db.pragma('synchronous = NORMAL');
    this.#guard = new SQLite(file, { fileMustExist: true, readonly: true, timeout: 0 });
    this.#pages = logPages(this.#db);
    this.#passive = this.#db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** A flush of the database file failed: all of the log is needed until the next start. */
  get isLogNeeded(): boolean {
    return this.#isLogNeeded;
  }

  /** Whether so much of the log has not moved that it should be moved now. */
  get isLong(): boolean {
    return !this.#isLogNeeded && this.#pending() >= longPages;
  }

  /** Never waits for a writer or a reader: what they hold is left for the next time. */
  run(): Checkpoint {
    if (this.#isLogNeeded || this.#pending() < worthMovingPages) return 'done';
    this.#move();
    if (this.#pages().log < longPages) return 'done';
    // What came during the first pass moves in a second one, so that writers pause for little.
    if (this.#pending() > 0) this.#move();
    return 'long';
  }

  /**
   * Moves the rest and restarts the log, while the main thread does not write. `expected`: how long the log was when it
   * stopped. Answers whether this wrote to the database; where another process wrote meanwhile, the next time will do.
   */
  restart(expected: number): boolean {
    if (this.#isLogNeeded) return false;
    this.#move();
    this.#release();
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      // A checkpoint can't be asked for inside of this connection's transaction.
      if (logPages(this.#guard)().log !== expected) {
        this.#db.exec('ROLLBACK');
        return false;
      }
      // The first page is written again as it is: the smallest commit there is.
      const version = Number(this.#db.pragma('user_version', { simple: true }));
      this.#db.pragma(`user_version = ${version}`);
      this.#db.exec('COMMIT');
      return true;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      // Another process writes now.
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

  /** As far as the log goes now. Not restarted in between: there is something to move, or nothing was written. */
  #move(): void {
    this.#release();
    this.#guard.exec('BEGIN');
    this.#guard.prepare('SELECT count(*) FROM sqlite_schema').get();
    try {
      this.#passive.run();
    } catch (error) {
      // The read transaction stays open: no other process restarts the log or moves what is written from here on.
      this.#isLogNeeded = error instanceof SQLite.SqliteError && error.code === 'SQLITE_IOERR_FSYNC';
      throw error;
    }
  }

  #release(): void {
    if (this.#guard.inTransaction) this.#guard.exec('COMMIT');
  }
}
