import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { compileWhenUsed } from './compile-when-used';
import { damaged } from './damaged-database';
import { explainDatabaseFailure } from './database-failure';
import { beginsAsDatabase } from './database-file';
import { isEarlierLevel, readVersion } from './database-level';
import { databaseFileName } from './database-name';
import { expectNotLost, probeTables } from './database-probe';
import { fullDisk } from '../platform/disk-space';
import { migrate, type MigrationReport } from './migrate';
import { migrations } from './migrations';
import { createPrivateFile } from './private-file';
import { finishRestore } from './restore';

export type { Database } from 'better-sqlite3';

export interface OpenOptions {
  readonly mayMigrate?: boolean;
  /** How long a statement waits for another process's lock, which blocks the whole process. */
  readonly busyTimeoutMs?: number;
  /** Called before an older file is copied and brought up to this level, which may take minutes. */
  readonly onUpgrade?: () => void;
}

export interface OpenedDatabase {
  readonly db: Database;
  readonly file: string;
  readonly migration: MigrationReport;
  /** Path of the previous database, if this one was just restored from a backup. */
  readonly replaced?: string;
}

/**
 * Opens (and where needed creates, migrates and restores) the database of a data folder: WAL,
 * `synchronous=FULL`. Only the process that holds the folder's lock may migrate; with `mayMigrate: false` the
 * file must be there and of this level. This process must not have the database open already: see
 * `openBeside`.
 *
 * @throws AppError UNAVAILABLE, one sentence with the remedy: folder not writable, file damaged, foreign or
 * newer.
 */
export function openDatabase(
  dataFolder: string,
  nowIso: string,
  { mayMigrate = true, busyTimeoutMs = 25, onUpgrade }: OpenOptions = {},
): OpenedDatabase {
  const file = join(dataFolder, databaseFileName);
  let db: Database | undefined;
  try {
    const replaced = mayMigrate ? finishRestore(dataFolder) : undefined;
    // Checked before SQLite opens the file, because SQLite removes the log of an empty file.
    expectNotLost(file);
    if (mayMigrate) createForOwner(file);
    expectWritable(file);
    if (!beginsAsDatabase(file)) throw damaged(file, 'file is not a database');
    db = new SQLite(file, { fileMustExist: true });
    db.pragma(`busy_timeout = ${busyTimeoutMs}`);
    const migration = mayMigrate ? prepare(db, file, nowIso, onUpgrade) : expectCurrent(db, file);
    if (mayMigrate) probeTables(db, file);
    configure(db);
    compileWhenUsed(db);
    return { db, file, migration, ...(replaced === undefined ? {} : { replaced }) };
  } catch (error) {
    db?.close();
    throw explainDatabaseFailure(error, file);
  }
}

/**
 * Creates folders level by level: Node's own `recursive` never returns where a parent exists but no folder
 * can be created in it (/proc).
 */
function createMissing(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) createMissing(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created the folder first.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Opens a further connection to a database that this process has open already, in a thread that writes beside
 * the main one. `synchronous` is NORMAL where the main thread flushes the log (`CommitQueue.relaxed`).
 *
 * @throws AppError UNAVAILABLE when it is of another level; SQLite's error when it is missing or unreadable.
 */
export function openBeside(
  dataFolder: string,
  busyTimeoutMs: number,
  synchronous: 'FULL' | 'NORMAL' = 'FULL',
): Database {
  const file = join(dataFolder, databaseFileName);
  let db: Database | undefined;
  try {
    db = new SQLite(file, { fileMustExist: true, timeout: busyTimeoutMs });
    expectCurrent(db, file);
    configure(db);
    db.pragma(`synchronous = ${synchronous}`);
    // The program that has the database open checkpoints the log (`Checkpointer`), and must learn when that
    // fails.
    db.pragma('wal_autocheckpoint = 0');
    compileWhenUsed(db);
    return db;
  } catch (error) {
    db?.close();
    throw error;
  }
}

/**
 * Closes the last connection that can write, and keeps the log. When the last connection closes, SQLite would
 * checkpoint what it believes is left, and remove the log; a read-only connection that closes last can't. The
 * next opening finds a log that belongs to no connection, and checkpoints all of it.
 */
export function closeKeepingLog(db: Database): void {
  const last = new SQLite(db.name, { readonly: true, fileMustExist: true });
  try {
    // A connection must read before it counts as having the log open.
    last.prepare('SELECT count(*) FROM sqlite_schema').get();
    db.close();
  } finally {
    last.close();
  }
}

function configure(db: Database): void {
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  // 100 MiB: a process that serves checkpoints in another thread (`Checkpointer`), and turns this off.
  db.pragma('wal_autocheckpoint = 25000');
  db.pragma('temp_store = MEMORY');
}

function createForOwner(file: string): void {
  try {
    createPrivateFile(file);
  } catch (error) {
    throw notWritable(file, error);
  }
}

function expectWritable(file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw notWritable(file, error);
  }
  if (!statSync(file).isFile()) {
    throw new AppError(
      'UNAVAILABLE',
      sentence`${file} is not a file. Move it away, or use another folder with --data.`,
    );
  }
}

function notWritable(file: string, error: unknown): AppError {
  const full = fullDisk(error, dirname(file));
  if (full !== undefined) return full;
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError(
    'UNAVAILABLE',
    sentence`${file} can't be written: ${reason}. Change its permissions, or choose another folder with --data.`,
    { cause: error },
  );
}

/** A further connection to an open folder's database, which can't write. @throws when it is not there. */
export function openReadOnly(dataFolder: string): Database {
  const db = new SQLite(join(dataFolder, databaseFileName), { readonly: true, fileMustExist: true });
  db.pragma('temp_store = MEMORY');
  compileWhenUsed(db);
  return db;
}

function prepare(
  db: Database,
  file: string,
  nowIso: string,
  onUpgrade: OpenOptions['onUpgrade'],
): MigrationReport {
  // The level is read before anything is written: a foreign or newer file stays unchanged.
  const level = readVersion(db, file);
  if (isEarlierLevel(level)) onUpgrade?.();
  const mode: unknown = db.pragma('journal_mode = WAL', { simple: true });
  if (mode !== 'wal') {
    throw new AppError(
      'UNAVAILABLE',
      sentence`${file} can't use write-ahead logging here. Use a local disk with --data.`,
    );
  }
  db.pragma('synchronous = FULL');
  return migrate(db, file, nowIso);
}

function expectCurrent(db: Database, file: string): MigrationReport {
  const level = readVersion(db, file);
  const known = migrations.at(-1)?.version ?? 0;
  if (level !== known) {
    // A newer one is refused above.
    throw new AppError(
      'UNAVAILABLE',
      sentence`The running Locdesk is still bringing its database up to this version, or is of an earlier one (database level ${level}, this program has ${known}). Try again in a moment; if that does not help, restart Locdesk.`,
    );
  }
  return { from: level, to: level };
}

/**
 * Makes sure that the data folder exists and can be written, readable by its owner only.
 *
 * @throws AppError UNAVAILABLE with the reason.
 */
export function ensureDataFolder(dataFolder: string): void {
  try {
    createMissing(dataFolder);
    if (!statSync(dataFolder).isDirectory()) {
      throw new AppError(
        'UNAVAILABLE',
        sentence`${dataFolder} is a file, not a folder. Choose a folder with --data.`,
      );
    }
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'UNAVAILABLE',
      sentence`The data folder ${dataFolder} can't be written: ${reason}. Choose another with --data, or change its permissions.`,
      { cause: error },
    );
  }
}
