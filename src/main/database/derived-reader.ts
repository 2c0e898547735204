import SQLite, { type Database } from 'better-sqlite3';
import { derivedFileOf, usableId, type DatabaseHistory } from './derived-database';
import { identityOf } from './file-identity';
import { isDamage } from './store-failure';
import { readTransaction } from './transaction';

interface Parts<T> {
  readonly dataFolder: string;
  readonly history: DatabaseHistory;
  /** Prepares the statements on the opened file. */
  readonly prepare: (db: Database) => T;
  /** Called when the file can't be read, so that the writing thread handles it. */
  readonly onDamaged: () => void;
}

/** How long an unreadable file is not used, unless it is replaced before. */
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

  /** Valid inside `read`; undefined while there is no usable file. */
  get current(): T | undefined {
    return this.#opened?.value;
  }

  /** All reads in `work` see one state. Work that finds a damaged file is repeated without it. */
  read<R>(work: () => R): R {
    // A nested read is part of the outer one.
    if (this.#opened?.db.inTransaction === true) return work();
    this.#refresh();
    if (this.#opened === undefined) return work();
    const { db, id } = this.#opened;
    try {
      return readTransaction(db, work);
    } catch (error) {
      // If the main database is the damaged one, the work fails again.
      if (!isDamage(error)) throw error;
      this.close();
      this.#damaged = { id, untilMs: performance.now() + damagedPauseMs };
      this.#parts.onDamaged();
      return work();
    } finally {
      // Windows can't remove an open file, so the writing thread could not recreate it.
      if (process.platform === 'win32') this.close();
    }
  }

  close(): void {
    this.#opened?.db.close();
    this.#opened = undefined;
  }

  #refresh(): void {
    const identity = identityOf(this.#file);
    // A file that was only removed is still read and written until the next start.
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
