import { rmSync } from 'node:fs';
import SQLite, { type Database } from 'better-sqlite3';
import { createPrivateFile } from './private-file';
import { transaction } from './transaction';

/**
 * A file beside the main database that may be replaced by an empty one at any time: its content is derived,
 * or may be lost.
 */
export interface DisposableDatabase {
  readonly file: string;
  /** Level of the tables and their meaning; a file of another level is replaced. */
  readonly level: number;
  /** Data that a power loss may destroy: the last moments (NORMAL), or the file (OFF). */
  readonly synchronous: 'NORMAL' | 'OFF';
  readonly logLimitBytes: number;
  /** Creates the tables of an empty file. */
  readonly create: (db: Database) => void;
  /** Whether the content of a file of this level is still usable. */
  readonly isOurs?: (db: Database) => boolean;
}

/**
 * Opens the file. A damaged one, or one of another level, is replaced by an empty one. If no file can be
 * written, the data is kept in memory, so that nothing else fails.
 */
export function openDisposableDatabase(disposable: DisposableDatabase): Database {
  try {
    return openFile(disposable);
  } catch {
    return createNew(disposable);
  }
}

/** Replaces a damaged file by an empty one. */
export function replaceDamaged(damaged: Database, disposable: DisposableDatabase): Database {
  damaged.close();
  return createNew(disposable);
}

function createNew(disposable: DisposableDatabase): Database {
  const { file } = disposable;
  try {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openFile(disposable);
  } catch {
    const db = new SQLite(':memory:');
    fill(db, disposable);
    return db;
  }
}

/** @throws when it is damaged, not ours or can't be written. */
function openFile(disposable: DisposableDatabase): Database {
  const { file, level, synchronous, logLimitBytes, isOurs } = disposable;
  // Only for its owner, because it contains content, or parts of it, like the main database.
  createPrivateFile(file);
  const db = new SQLite(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${synchronous}`);
    db.pragma(`journal_size_limit = ${logLimitBytes}`);
    const found = Number(db.pragma('user_version', { simple: true }));
    const tables = Number(db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get());
    if (found === 0 && tables === 0) fill(db, disposable);
    else if (found !== level) throw new Error(`${file} has level ${found}`);
    else if (isOurs?.(db) === false) throw new Error(`${file} belongs to something else`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A kill in between leaves the file empty. */
function fill(db: Database, { create, level }: DisposableDatabase): void {
  transaction(db, () => {
    create(db);
    db.pragma(`user_version = ${level}`);
  });
}
