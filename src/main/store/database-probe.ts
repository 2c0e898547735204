import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { damaged } from './damaged-database';
import { listBackups } from './kept-backups';

/**
 * A database that is gone, or empty, while there are backups of it was lost: beginning anew beside them would show an empty desk,
 * and one day push the backups out.
 *
 * @throws DamagedDatabase
 */
export function expectNotLost(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if ((size ?? 0) > 0 || listBackups(dirname(file)).length === 0) return;
  throw damaged(
    file,
    `it is ${size === undefined ? 'gone' : 'empty'}, and there are backups of it; move these away to begin anew`,
  );
}

/**
 * Reads the first and the last row of every table, some milliseconds at any size: a damage that would stop the work at its first
 * step is met at the start, where a backup can be offered. What lies deeper is found by the daily backup.
 */
export function probeTables(db: Database): void {
  const tables = db
    .prepare<[], { readonly name: string; readonly wr: 0 | 1 }>(
      "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table'",
    )
    .all();
  for (const { name, wr } of tables) {
    const from = `FROM "${name.replaceAll('"', '""')}" NOT INDEXED`;
    db.prepare(`SELECT 1 ${from} LIMIT 1`).get();
    if (wr === 0) db.prepare(`SELECT 1 ${from} ORDER BY rowid DESC LIMIT 1`).get();
  }
}
