import SQLite, { type Database } from 'better-sqlite3';
import { AppError } from '../../shared/errors';
import { readVersion } from './database-level';
import { migrateInPlace } from './migrate';

/**
 * Does with a copy what a start would do with it: brings it to this program's level, and looks whether everything is there that
 * the program works with. A file that says of itself that it is ours may still be none that opens.
 *
 * @throws AppError UNAVAILABLE; only the copy was touched.
 */
export function tryAsDatabase(copy: string): void {
  let db: Database | undefined;
  try {
    db = new SQLite(copy, { fileMustExist: true });
    migrateInPlace(db, readVersion(db, copy));
    const present = objectsIn(db);
    const missing = objectsOfAnEmptyOne().find((object) => !present.has(object));
    if (missing !== undefined) throw unusable(copy, `it lacks the ${missing}`);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unusable(copy, error instanceof Error ? error.message : String(error), error);
  } finally {
    db?.close();
  }
}

function objectsOfAnEmptyOne(): readonly string[] {
  const empty = new SQLite(':memory:');
  try {
    migrateInPlace(empty, 0);
    return [...objectsIn(empty)];
  } finally {
    empty.close();
  }
}

/** `table requests`, `index …`, `trigger …`. */
function objectsIn(db: Database): ReadonlySet<string> {
  const sql = "SELECT type || ' ' || name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY rowid";
  return new Set(db.prepare<[], string>(sql).pluck().all());
}

function unusable(file: string, finding: string, cause?: unknown): AppError {
  return new AppError(
    'UNAVAILABLE',
    `${file} is whole, and yet no database that this Locdesk can work with (${finding}). Nothing was replaced. Choose another file.`,
    cause === undefined ? {} : { cause },
  );
}
