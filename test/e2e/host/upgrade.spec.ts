import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from '../support/desk';
import { root } from '../support/running-program';

// Only a separate process writes the log file.
test.use({ program: 'spawned' });

test(
  'a database of an earlier version is brought up at the start, after saying so, and has what it had',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.restart('gracefully', async () => putOlderDatabase(desk.dataFolder));
    await desk.page.getByRole('button', { name: /^All/ }).click();
    await expect(desk.page.getByRole('listbox', { name: 'Requests list' }).getByRole('option')).toContainText(
      'Kettle',
    );
    expect(readdirSync(join(desk.dataFolder, 'backups'))).toEqual([
      expect.stringMatching(/^locdesk-level-11-.*\.db$/),
    ]);
    expect(readFileSync(join(desk.dataFolder, 'logs', 'locdesk.log'), 'utf8')).toContain(
      'bringing the database up to this version',
    );
  },
);

/**
 * Writes a database as a program of level 11 left it, with one request of a service that doesn't send
 * submitted texts.
 */
function putOlderDatabase(dataFolder: string): void {
  const folder = join(root, 'src/main/database/migrations');
  const file = join(dataFolder, 'locdesk.db');
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  const db = new SQLite(file);
  db.pragma('foreign_keys = OFF');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of scripts.toSorted().slice(0, 11)) db.exec(readFileSync(join(folder, name), 'utf8'));
  db.pragma('user_version = 11');
  // "Locd", as the program marks its own.
  db.pragma('application_id = 0x4c6f6364');
  db.exec(`INSERT INTO connections (name, base_url, listener_key, created_us, paused)
      VALUES ('Upstream', 'https://there.example', 'key', 0, 1);
    INSERT INTO requests (id, origin, state, source, language_source, language_target, language_source_canonical,
      language_target_canonical, created_text, created_us, completed_text, completed_us, version, title, field_count, size_bytes)
    VALUES ('one', 1, 'completed', 'api', 'en', 'de', 'en', 'de', '2026-01-05T08:00:00Z', 1767600000000000,
      '2026-01-06T08:00:00Z', 1767686400000000, 1, 'Kettle', 1, 40);
    INSERT INTO versions VALUES (1, 1, '2026-01-06T08:00:00Z', 1767686400000000, 'sync', '');
    INSERT INTO fields (request_key, version, position, id, type, data, value)
    VALUES (1, 1, 0, 'body', 'localizable', 'html', '<p>Wasserkocher</p>');`);
  db.close();
}
