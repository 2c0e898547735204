import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';

const migrations = resolve(import.meta.dirname, '../../../src/main/database/migrations');
/** "Locd" in ASCII, as `database-level.ts` has it. */
const applicationId = 0x4c6f6364;

/**
 * Makes an empty database as the program before this one left it, so that a start has to upgrade it.
 *
 * @param {string} data
 */
export function makeOlderDatabase(data) {
  const db = new SQLite(join(data, 'locdesk.db'));
  db.function('service_of', (baseUrl) => String(baseUrl));
  db.pragma('journal_mode = WAL');
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .slice(0, -1);
  for (const file of files) db.exec(readFileSync(join(migrations, file), 'utf8'));
  db.pragma(`user_version = ${files.length}`);
  db.pragma(`application_id = ${applicationId}`);
  db.close();
}
