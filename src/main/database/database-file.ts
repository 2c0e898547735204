import SQLite, { type Database } from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { firstBytes } from './closed-database';
import { DamagedDatabase } from './damaged-database';
import { readVersion } from './database-level';

/** Facts about a database file that matter before it replaces another. */
export interface DatabaseFileReport {
  /** Number of the last migration applied to it. */
  readonly level: number;
  readonly requests: number;
}

const magic = 'SQLite format 3\0';

/**
 * Whether a file begins like a database, or is empty like a new one. SQLite deletes the log of any other file
 * when it opens it, so this must be checked before. Only for a file that this process does not have open.
 */
export function beginsAsDatabase(file: string): boolean {
  const beginning = firstBytes(file, magic.length).toString('latin1');
  return beginning === '' || beginning === magic;
}

/**
 * Checks a database file from its first page to its last; `quick` skips the comparison of indexes with their
 * tables. Use a copy, because SQLite may write files beside it.
 *
 * @throws DamagedDatabase; AppError UNAVAILABLE when it is empty, of another program or of a newer Locdesk.
 */
export function inspectDatabaseFile(
  file: string,
  { quick }: { readonly quick: boolean },
): DatabaseFileReport {
  let db: Database | undefined;
  try {
    db = new SQLite(file, { fileMustExist: true });
    const level = readVersion(db, file);
    if (level === 0) throw new AppError('UNAVAILABLE', sentence`${file} is empty. Choose another file.`);
    const found: unknown = db.pragma(quick ? 'quick_check(1)' : 'integrity_check(1)', { simple: true });
    if (found !== 'ok') throw damaged(file, String(found).replaceAll(/\s+/g, ' '));
    const requests = Number(db.prepare('SELECT count(*) FROM requests').pluck().get());
    return { level, requests };
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError)) throw error;
    throw damaged(file, error.message, error);
  } finally {
    db?.close();
  }
}

function damaged(file: string, finding: string, cause?: unknown): DamagedDatabase {
  const message = sentence`${file} is damaged or no database of Locdesk (${finding}). Choose another file.`;
  return new DamagedDatabase(finding, message, cause);
}
