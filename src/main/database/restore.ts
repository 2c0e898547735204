import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { mapValues, sentence } from '../../contract/sentence';
import type { OnProgress } from './backup-file';
import { copyInPieces, expectNotInUse } from './closed-database';
import { databaseFileName, derivedFileName } from './database-name';
import { beginsAsDatabase, inspectDatabaseFile, type DatabaseFileReport } from './database-file';
import { flushFile, removeDatabase, renameDurably } from './durable-files';
import { backupFolderOf, backupName } from './kept-backups';
import { tryAsDatabase } from './restore-check';

/**
 * Paths of the copy that shall replace the database, and of its note; a copy without a note is incomplete.
 */
export const incomingFileOf = (dataFolder: string): string =>
  join(dataFolder, `${databaseFileName}.restoring`);
export const intentFileOf = (dataFolder: string): string => join(dataFolder, 'restore.json');

export interface PreparedRestore extends DatabaseFileReport {
  /** Where the current database will be. */
  readonly replaced: string;
}

/**
 * Copies `file` into the data folder, checks the whole copy, migrates it to this program's level, and writes
 * a note that it shall replace the database. Nothing is replaced yet: `finishRestore` does that, at the next
 * start or at once.
 *
 * @throws AppError UNAVAILABLE, or what `onProgress` throws, and nothing has changed.
 */
export function prepareRestore(
  dataFolder: string,
  file: string,
  nowIso: string,
  onProgress: OnProgress = () => undefined,
): PreparedRestore {
  const incoming = incomingFileOf(dataFolder);
  const replaced = join(backupFolderOf(dataFolder), backupName('replaced', nowIso));
  if (!existsSync(file))
    throw new AppError('UNAVAILABLE', sentence`${file} is not there. Choose another file.`);
  if (!statSync(file).isFile())
    throw new AppError('UNAVAILABLE', sentence`${file} is not a file. Choose another one.`);
  expectNotInUse(dataFolder, file);
  try {
    removeDatabase(incoming);
    const total = statSync(file).size;
    copyInPieces(file, incoming, (done) => onProgress(done, total));
    // The newest data of a running database may be in its log.
    if (existsSync(`${file}-wal`)) copyInPieces(`${file}-wal`, `${incoming}-wal`, () => undefined);
    const report = inspectDatabaseFile(incoming, { quick: false });
    tryAsDatabase(incoming);
    makeOneFile(incoming);
    flushFile(incoming);
    onProgress(total, total);
    noteRestore(dataFolder, replaced, file);
    return { ...report, replaced };
  } catch (error) {
    removeDatabase(incoming);
    if (!(error instanceof Error)) throw error;
    if (error instanceof AppError) {
      // The checks name the copy, which the person has never seen.
      const withFileNamed = mapValues((value) => value.replaceAll(incoming, file));
      throw new AppError('UNAVAILABLE', withFileNamed(error.said.message), { cause: error });
    }
    throw new AppError(
      'UNAVAILABLE',
      sentence`${file} can't be restored: ${error.message}. Nothing was replaced. Make room on the disk, or choose another file.`,
      { cause: error },
    );
  }
}

/**
 * From now on the next start puts the prepared copy in place; the previous database will be at `replaced`.
 */
export function noteRestore(dataFolder: string, replaced: string, file: string): void {
  const intent = intentFileOf(dataFolder);
  writeFileSync(`${intent}.new`, JSON.stringify({ replaced, file }));
  flushFile(`${intent}.new`);
  renameDurably(`${intent}.new`, intent);
}

/**
 * Puts a prepared database in place; the previous one is moved to `backups/`. After a kill at any step the
 * next call continues. Only for the holder of the folder's lock, before the database is opened.
 *
 * @returns where the database before is; undefined when nothing was prepared.
 */
export function finishRestore(dataFolder: string): string | undefined {
  const replaced = readIntent(dataFolder);
  if (replaced === undefined) return undefined;
  const database = join(dataFolder, databaseFileName);
  const incoming = incomingFileOf(dataFolder);
  if (existsSync(incoming)) {
    mkdirSync(backupFolderOf(dataFolder), { recursive: true, mode: 0o700 });
    foldLog(database);
    if (existsSync(database)) renameDurably(database, replaced);
    // A log that could not be checkpointed belongs to its own file, and would destroy another one.
    if (existsSync(`${database}-wal`)) renameDurably(`${database}-wal`, `${replaced}-wal`);
    rmSync(`${database}-shm`, { force: true });
    // Derived from the previous database, so it is derived again.
    removeDatabase(join(dataFolder, derivedFileName));
    renameDurably(incoming, database);
  }
  return replaced;
}

/** Removes the note, because the restored database is in use. */
export function forgetRestore(dataFolder: string): void {
  rmSync(intentFileOf(dataFolder), { force: true });
}

function readIntent(dataFolder: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(intentFileOf(dataFolder), 'utf8');
  } catch {
    return undefined;
  }
  const replaced = replacedOf(text);
  if (replaced !== undefined) return replaced;
  throw new AppError(
    'UNAVAILABLE',
    sentence`${intentFileOf(dataFolder)} can't be understood. Remove it to start with the database as it is.`,
  );
}

function replacedOf(text: string): string | undefined {
  try {
    const intent: unknown = JSON.parse(text);
    const replaced: unknown =
      typeof intent === 'object' && intent !== null && 'replaced' in intent && intent.replaced;
    return typeof replaced === 'string' ? replaced : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the replaced database one file. A damaged one may be unreadable, and keeps its log. */
function foldLog(file: string): void {
  try {
    if (existsSync(file) && beginsAsDatabase(file)) makeOneFile(file);
  } catch {
    // The database is damaged and keeps its log.
  }
}

function makeOneFile(file: string): void {
  const db = new SQLite(file, { fileMustExist: true });
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
}
