import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { bundled } from '../../bench/bundled.mjs';

/**
 * Makes an empty database as the program before this one left it, so that a start has to upgrade it.
 *
 * @param {string} data
 */
export async function makeOlderDatabase(data) {
  const { migrateInPlace } = await bundled('src/main/database/migrate.ts');
  const { migrations } = await bundled('src/main/database/migrations/index.ts');
  const db = new SQLite(join(data, 'locdesk.db'));
  db.pragma('journal_mode = WAL');
  migrateInPlace(db, 0, migrations.slice(0, -1));
  db.close();
}
