import { closeSync, fdatasync, fstatSync, openSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';
import type { Statement } from 'better-sqlite3';
import type { Database } from '../database';
import { dataVersionOf } from '../external-changes';
import { rewriteLog } from './log-repair';

const syncData = promisify(fdatasync);

/** Bytes that were committed to the log but may still be in the system's cache. */
export interface CommittedLog {
  /**
   * Grows with every change that this connection makes and with every commit of another one: equal numbers
   * mean that nothing was committed in between.
   */
  readonly changes: () => number;
  /**
   * Resolves when everything committed before the call is on the disk. Rejects when the disk does not confirm
   * it.
   */
  readonly flush: () => Promise<void>;
  /** Like `flush`, after a failed one. This process must not commit until it settles. */
  readonly repair: () => Promise<void>;
}

/**
 * Flushes the write-ahead log in Node's thread pool, so that a slow disk never blocks the main thread. From
 * its construction on, commits of this connection return without waiting for the disk (`synchronous=NORMAL`).
 *
 * SQLite holds no POSIX locks on the log (they are on the database and on `-shm`), so opening and closing it
 * here drops none. The descriptor stays open because the kernel reports a failed background write once to
 * every descriptor that was open at that time, and not to one that is opened later.
 */
export class LogFlush implements CommittedLog {
  readonly #db: Database;
  readonly #file: string;
  readonly #totalChanges: Statement<[], number>;
  readonly #dataVersion: () => number;
  #log: { readonly descriptor: number; readonly inode: bigint } | undefined;

  constructor(db: Database) {
    this.#db = db;
    this.#file = `${db.name}-wal`;
    this.#totalChanges = db.prepare<[], number>('SELECT total_changes()').pluck();
    this.#dataVersion = dataVersionOf(db);
    db.pragma('synchronous = NORMAL');
  }

  readonly changes = (): number => (this.#totalChanges.get() ?? 0) + this.#dataVersion();

  readonly flush = async (): Promise<void> => {
    const { descriptor, inode } = this.#open();
    await syncData(descriptor);
    if (inodeOf(this.#file) !== inode) throw replaced(this.#file);
  };

  readonly repair = async (): Promise<void> => {
    // Clears an earlier error, which must not be attributed to the data written now.
    const { descriptor, inode } = this.#open();
    await syncData(descriptor).catch(() => undefined);
    if (inodeOf(this.#file) !== inode) throw replaced(this.#file);
    await rewriteLog(this.#db);
    await this.flush();
  };

  close(): void {
    if (this.#log !== undefined) closeSync(this.#log.descriptor);
    this.#log = undefined;
  }

  /**
   * Opened at the first flush: the log is created by the first commit, and exists as long as the connection.
   */
  #open(): { readonly descriptor: number; readonly inode: bigint } {
    if (this.#log === undefined) {
      const descriptor = openSync(this.#file, 'r+');
      this.#log = { descriptor, inode: fstatSync(descriptor, { bigint: true }).ino };
    }
    return this.#log;
  }
}

/**
 * Undefined when there is no such file. Asked on this thread: SQLite has just written the file, so that its
 * entry is in memory, and a call of the thread pool takes ten times as long.
 */
function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

function replaced(file: string): AppError {
  return new AppError(
    'UNAVAILABLE',
    sentence`${file} was removed or replaced while Locdesk runs: what is stored now would be lost. Restart Locdesk.`,
  );
}
