import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { DamagedDatabase } from './damaged-database';
import { databaseFileName } from './database-name';
import { isDamage } from './database-failure';
import { inspectDatabaseFile, type DatabaseFileReport } from './database-file';
import { freeBytes } from '../platform/disk-space';
import { expectFree, flushFile, removeDatabase, renameDurably } from './durable-files';

export interface WrittenBackup extends DatabaseFileReport {
  readonly file: string;
  readonly sizeBytes: number;
}

/** Name of the copy while it is written and until it was read back. */
export function partialFileOf(target: string): string {
  return `${target}.partial`;
}

/** Size of the folder's database, which is the upper bound of a copy's size. */
export function databaseBytes(dataFolder: string): number {
  const sizeOf = (suffix: string): number =>
    statSync(join(dataFolder, `${databaseFileName}${suffix}`), { throwIfNoEntry: false })?.size ?? 0;
  return sizeOf('') + sizeOf('-wal');
}

/** Pages between two checks of the signal: 4 MiB, some milliseconds. */
const pagesAtOnce = 1000;

/** `done` of `total` bytes. Throws to stop. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Copies the folder's database, consistently even while another process or thread writes. The copy gets its
 * name only after it was read back from disk, so a file at `target` is complete. Blocks its thread
 * repeatedly, so it must not run on the main thread.
 *
 * @throws DamagedDatabase; AppError UNAVAILABLE with the reason: the target exists, the disk is full; what
 *   `onProgress` throws.
 */
export async function writeBackup(
  dataFolder: string,
  target: string,
  onProgress: OnProgress = () => undefined,
): Promise<WrittenBackup> {
  expectFree(target);
  const partial = partialFileOf(target);
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    expectSpace(dirname(target), databaseBytes(dataFolder));
    removeDatabase(partial);
    await copyInto(dataFolder, partial, onProgress);
    flushFile(partial);
    const report = inspectCopy(dataFolder, partial, target);
    renameDurably(partial, target);
    return { ...report, file: target, sizeBytes: statSync(target).size };
  } catch (error) {
    removeQuietly(partial);
    if (error instanceof AppError) throw error;
    if (error instanceof SQLite.SqliteError && isDamage(error)) {
      // SQLite reports the same error for a page that the disk could not read temporarily.
      if (findingOf(dataFolder) !== undefined) throw damagedDatabase(dataFolder, target, error.message);
    }
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_READONLY')) {
      throw new AppError(
        'UNAVAILABLE',
        sentence`The database in ${dataFolder} can't be read, since SQLite has to write files beside it: change the permissions of that folder, or back up a copy of it with --data. ${target} was not written.`,
        { cause: error },
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'UNAVAILABLE',
      sentence`The backup ${target} can't be written: ${reason}. Make room on the disk, or choose another place.`,
      { cause: error },
    );
  }
}

async function copyInto(dataFolder: string, partial: string, onProgress: OnProgress): Promise<void> {
  const file = join(dataFolder, databaseFileName);
  if (!existsSync(file)) throw new AppError('UNAVAILABLE', sentence`There is no database in ${dataFolder}.`);
  const db = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    // Without this read transaction, every commit of another connection would restart the copy.
    db.exec('BEGIN');
    db.pragma('user_version');
    const pageBytes = Number(db.pragma('page_size', { simple: true }));
    await db.backup(partial, {
      progress({ totalPages, remainingPages }) {
        onProgress((totalPages - remainingPages) * pageBytes, totalPages * pageBytes);
        return pagesAtOnce;
      },
    });
  } finally {
    db.close();
  }
  chmodSync(partial, 0o600);
  // Makes the copy one file, complete without a log beside it.
  const copy = new SQLite(partial);
  try {
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/**
 * Distinguishes a copy of a damaged database from a copy that its disk damaged, because the remedies differ.
 */
function inspectCopy(dataFolder: string, partial: string, target: string): DatabaseFileReport {
  try {
    return inspectDatabaseFile(partial, { quick: true });
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    const finding = findingOf(dataFolder);
    if (finding !== undefined) throw damagedDatabase(dataFolder, target, finding);
    throw new AppError(
      'UNAVAILABLE',
      sentence`The backup ${target} did not read back as it was written (${error.finding}). Choose another place, and have that disk looked at.`,
      { cause: error },
    );
  }
}

/** Checks the original database; undefined when it is intact. */
function findingOf(dataFolder: string): string | undefined {
  const db = new SQLite(join(dataFolder, databaseFileName), { readonly: true, fileMustExist: true });
  try {
    const found: unknown = db.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? undefined : String(found).replaceAll(/\s+/g, ' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
}

function damagedDatabase(dataFolder: string, target: string, finding: string): DamagedDatabase {
  const file = join(dataFolder, databaseFileName);
  return new DamagedDatabase(
    finding,
    sentence`No backup was made, since the database ${file} is damaged (${finding}). Export what can be read, then restore one of the backups from before: in the settings, or with locdesk restore. ${target} was not written.`,
  );
}

/** Checked before minutes of writing rather than after. */
function expectSpace(folder: string, bytes: number): void {
  const free = freeBytes(folder);
  if (free >= bytes) return;
  throw new AppError(
    'UNAVAILABLE',
    sentence`A backup in ${folder} needs ${mebibytes(bytes)}, and ${mebibytes(free)} are free. Make room, or choose another place.`,
  );
}

function mebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MiB`;
}

function removeQuietly(partial: string): void {
  try {
    removeDatabase(partial);
  } catch {
    // The next backup of that name removes it.
  }
}
