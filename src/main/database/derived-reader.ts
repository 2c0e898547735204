import SQLite, { type Database } from 'better-sqlite3';
import { derivedFileOf, usableId, type DatabaseHistory } from './derived-database';
import { identityOf } from './file-identity';
import { isDamage } from './store-failure';

interface Parts<T> {
  readonly dataFolder: string;
  readonly history: DatabaseHistory;
  /** Prepares the statements on the opened file. */
  readonly prepare: (db: Database) => T;
  /** The file can't be read: the thread that writes it has to see to it. */
  readonly onDamaged: () => void;
}

/** A file that could not be read is left alone for so long, unless it is replaced before. */
const damagedPauseMs = 30_000;

/**
 * Derived data for a thread that only reads it. Another thread creates the file, and recreates it if
 * necessary, so each read checks that the file is still the same; a read never fails because of that.
 */
export class DerivedReader<T> {
  readonly #parts: Parts<T>;
  readonly #file: string;
  #opened:
    | { readonly identity: string; readonly id: string; readonly db: Database; readonly value: T }
    | undefined;
  /**
   * Identified by the id in the file, because the system may give a new file the identity of the removed one.
   */
  #damaged: { readonly id: string; readonly untilMs: number } | undefined;

  constructor(parts: Parts<T>) {
    this.#parts = parts;
    this.#file = derivedFileOf(parts.dataFolder);
  }

  /** Inside of `read`: undefined while there is no file that can be used. */
  get current(): T | undefined {
    return this.#opened?.value;
  }

  /** All reads in `work` see one state. Work that finds a damaged file is repeated without it. */
  read<R>(work: () => R): R {
    // Inside of another read the work is a part of that one.
    if (this.#opened?.db.inTransaction === true) return work();
    this.#refresh();
    if (this.#opened === undefined) return work();
    const { db, id } = this.#opened;
    try {
      return db.transaction(work)();
    } catch (error) {
      // The main database may be the damaged one: then the work fails again.
      if (!isDamage(error)) throw error;
      this.close();
      this.#damaged = { id, untilMs: performance.now() + damagedPauseMs };
      this.#parts.onDamaged();
      return work();
    } finally {
      // Windows removes no open file, so the thread that writes it could not make it again.
      if (process.platform === 'win32') this.close();
    }
  }

  close(): void {
    this.#opened?.db.close();
    this.#opened = undefined;
  }

  #refresh(): void {
    const identity = identityOf(this.#file);
    // A file that was only removed is read, and written, until the program is started again.
    if (identity === undefined || identity === this.#opened?.identity) return;
    this.close();
    let db: Database | undefined;
    try {
      db = new SQLite(this.#file, { readonly: true, fileMustExist: true });
      const id = usableId(db, this.#parts.history);
      const isDamaged = id === this.#damaged?.id && performance.now() < (this.#damaged?.untilMs ?? 0);
      if (id !== undefined && !isDamaged) {
        this.#opened = { identity, id, db, value: this.#parts.prepare(db) };
        return;
      }
    } catch {
      // The file is being created, or damaged: the writing thread handles that when it opens the file.
    }
    db?.close();
  }
}
