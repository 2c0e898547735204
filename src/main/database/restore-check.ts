import SQLite, { type Database } from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { asSentence, sentence, type Wording } from '../../contract/sentence';
import { readVersion } from './database-level';
import { migrateInPlace } from './migrate';
import { migrations } from './migrations';

/**
 * Tests a copy as a start would: migrates it to this program's level, and verifies that it has exactly the
 * expected tables, indexes and triggers. A file that is marked as ours may still not open, and a foreign
 * trigger would run with the first write.
 *
 * @throws AppError UNAVAILABLE; only the copy was modified.
 */
export function tryAsDatabase(copy: string): void {
  let db: Database | undefined;
  try {
    db = new SQLite(copy, { fileMustExist: true });
    const level = readVersion(db, copy);
    // Verified before any write, because a foreign trigger must not run.
    expectOwn(copy, objectsIn(db), objectsOfAnEmptyOne(level));
    migrateInPlace(db, level);
    expectOwn(copy, objectsIn(db), objectsOfAnEmptyOne());
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unusable(copy, error instanceof Error ? error.message : String(error), error);
  } finally {
    db?.close();
  }
}

/**
 * SQL without comments by name, such as `table requests` or `trigger …`; empty for objects that SQLite
 * creates itself.
 */
type Objects = ReadonlyMap<string, string>;

function expectOwn(copy: string, found: Objects, own: Objects): void {
  for (const name of own.keys()) if (!found.has(name)) throw unusable(copy, sentence`it lacks the ${name}`);
  for (const [name, sql] of found) {
    const expected = own.get(name);
    if (expected === undefined) throw unusable(copy, sentence`the ${name} in it is not of Locdesk`);
    if (expected !== sql) throw unusable(copy, sentence`the ${name} in it is not as Locdesk made it`);
  }
}

function objectsOfAnEmptyOne(level = Infinity): Objects {
  const empty = new SQLite(':memory:');
  try {
    migrateInPlace(
      empty,
      0,
      migrations.filter(({ version }) => version <= level),
    );
    return objectsIn(empty);
  } finally {
    empty.close();
  }
}

function objectsIn(db: Database): Objects {
  const rows = db
    .prepare<[], { readonly name: string; readonly sql: string }>(
      // SQLite adds and removes its own tables and indexes (sqlite_stat1).
      `SELECT type || ' ' || name AS name, coalesce(sql, '') AS sql
       FROM sqlite_schema WHERE type IN ('trigger', 'view') OR substr(name, 1, 7) <> 'sqlite_' ORDER BY rowid`,
    )
    .all();
  return new Map(rows.map(({ name, sql }) => [name, withoutComments(sql)]));
}

/** Removes comments, which a later version may word differently. */
function withoutComments(sql: string): string {
  return sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function unusable(file: string, finding: Wording, cause?: unknown): AppError {
  return new AppError(
    'UNAVAILABLE',
    sentence`${file} is intact, but it is no database that this Locdesk can work with (${asSentence(finding)}). Nothing was replaced. Choose another file.`,
    cause === undefined ? {} : { cause },
  );
}
