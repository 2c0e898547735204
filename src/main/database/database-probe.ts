import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { damaged } from './damaged-database';
import { databaseFileName, derivedFileName, earlierDerivedFileNames } from './database-name';
import { listBackups } from './kept-backups';
import { migrations, type Migration } from './migrations';
import { keyFileName } from '../platform/secrets/key-file-secret-box';

/** Files that exist only beside a database with content. The log may contain nearly all of it. */
const belongings = [
  `${databaseFileName}-wal`,
  derivedFileName,
  ...earlierDerivedFileNames,
  keyFileName,
] as const;

/**
 * Refuses to create a database where one was lost: when it is missing or empty although backups of it, or
 * files that belong to it, exist. A new database would hide the loss, destroy the old one's log, and
 * eventually displace the backups.
 *
 * @throws DamagedDatabase
 */
export function expectNotLost(file: string): void {
  const size = sizeOf(file);
  if ((size ?? 0) > 0) return;
  const folder = dirname(file);
  const left = belongings.filter((name) => (sizeOf(join(folder, name)) ?? 0) > 0);
  const backups = listBackups(folder).length;
  if (left.length === 0 && backups === 0) return;
  const there = [...left, ...(backups > 0 ? ['backups of it'] : [])].join(', ');
  throw damaged(
    file,
    `it is ${size === undefined ? 'missing' : 'empty'}, but there is still: ${there}. If you moved the database, put it back; to start with an empty desk, move those away`,
  );
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/**
 * Reads the first and the last row of every table, some milliseconds at any size, so that damage that would
 * stop the first work is found at the start, where a backup can be offered. Deeper damage is found by the
 * daily backup.
 *
 * @throws DamagedDatabase where a table is missing; SQLite's error where one can't be read.
 */
export function probeTables(db: Database, file: string): void {
  const tables = db
    .prepare<[], { readonly name: string; readonly wr: 0 | 1 }>(
      "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table'",
    )
    .all();
  const there = new Set(tables.map(({ name }) => name));
  for (const name of tablesOf(migrations)) {
    if (!there.has(name)) throw damaged(file, `no such table: ${name}`);
  }
  // In one text: a statement of its own for each read would take three times as long.
  db.exec(
    tables
      .map(({ name, wr }) => {
        const from = `FROM "${name.replaceAll('"', '""')}" NOT INDEXED`;
        const first = `SELECT 1 ${from} LIMIT 1;`;
        return wr === 0 ? `${first} SELECT 1 ${from} ORDER BY rowid DESC LIMIT 1;` : first;
      })
      .join('\n'),
  );
}

/** Names of the tables that are there once all of these migrations have run. */
export function tablesOf(list: readonly Pick<Migration, 'sql'>[]): Set<string> {
  const tables = new Set<string>();
  for (const { sql } of list) {
    for (const [, created, dropped, renamed, to] of sql.matchAll(tableChange)) {
      if (created !== undefined) tables.add(created);
      if (dropped !== undefined) tables.delete(dropped);
      if (renamed !== undefined && to !== undefined) {
        tables.delete(renamed);
        tables.add(to);
      }
    }
  }
  return tables;
}

const tableChange = /^CREATE TABLE (\w+)|^DROP TABLE (\w+)|^ALTER TABLE (\w+) RENAME TO (\w+)/gm;
