import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { AppError } from '../../shared/errors';
import { damaged } from './damaged-database';
import { fullDisk } from './disk-space';

/** A sentence with the remedy for what SQLite says of the file; anything else as it is. */
export function explainDatabaseFailure(error: unknown, file: string): unknown {
  const full = fullDisk(error, dirname(file));
  if (full !== undefined) return full;
  if (!(error instanceof SQLite.SqliteError)) return error;
  if (isDamage(error)) return damaged(file, error.message, error);
  return new AppError(
    'UNAVAILABLE',
    `${file} can't be opened: ${error.message}. If this stays so, put a copy from the folder "backups" in its place, or start on another folder with --data.`,
    { cause: error },
  );
}

/** While a file is opened, a statement that SQLite doesn't understand is one about a table or column that is not there any more. */
export function isDamage({ code }: InstanceType<typeof SQLite.SqliteError>): boolean {
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_ERROR';
}
