import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { readFailure } from './closed-database';
import { damaged } from './damaged-database';
import { fullDisk } from '../platform/disk-space';

/**
 * Returns an error with a remedy for SQLite's error on the file, or the error itself. Only for a file that
 * this process does not have open.
 */
export function explainDatabaseFailure(error: unknown, file: string): unknown {
  const full = fullDisk(error, dirname(file));
  if (full !== undefined) return full;
  if (error instanceof Error && 'code' in error && error.code === 'EIO') return unreadable(file, error);
  if (!(error instanceof SQLite.SqliteError)) return error;
  if (isDamage(error)) {
    // SQLite also reports an unreadable page as damaged (EIO in its seekAndRead).
    const failure = readFailure(file);
    return failure === undefined ? damaged(file, error.message, error) : unreadable(file, failure);
  }
  return new AppError(
    'UNAVAILABLE',
    sentence`${file} can't be opened: ${error.message}. If this stays so, put a copy from the folder "backups" in its place, or start on another folder with --data.`,
    { cause: error },
  );
}

function unreadable(file: string, failure: Error): AppError {
  return new AppError(
    'UNAVAILABLE',
    sentence`${file} can't be read: the disk failed (${failure.message}). Nothing was changed. Try again; if it stays so, have the disk checked, or start on another folder with --data.`,
    { cause: failure },
  );
}

/** While a file is opened, a statement error means that a table or column is missing. */
export function isDamage({ code }: InstanceType<typeof SQLite.SqliteError>): boolean {
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_ERROR';
}
