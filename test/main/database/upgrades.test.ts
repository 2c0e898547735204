import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { inspectDatabaseFile } from '../../../src/main/database/database-file';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { isSoak } from '../../support/effort';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';

const created = '2026-01-05T08:00:00.000Z';
const completed = '2026-01-06T09:30:00.123Z';

function us(text: string): number {
  return Date.parse(text) * 1000;
}

/** Creates a data folder as a program of that level left it, with data migrated from the first level. */
function folderAtLevel(level: number): string {
  const dataFolder = tempFolder();
  const file = join(dataFolder, 'locdesk.db');
  const db = new SQLite(file);
  db.pragma('synchronous = OFF');
  migrate(db, file, created, migrations.slice(0, 1));
  db.prepare("INSERT INTO tokens (id, name, kind, hash, created_us) VALUES ('t', 'Tool', 'live', ?, 0)").run(
    Buffer.alloc(32, 1),
  );
  db.prepare("INSERT INTO settings VALUES ('ui.theme', '\"dark\"', 0)").run();
  for (const [key, state] of [
    [1, 'pending'],
    [2, 'completed'],
  ] as const) {
    const done = state === 'completed';
    db.prepare(
      `INSERT INTO requests (key, id, state, source, language_source, language_target, language_source_canonical,
         language_target_canonical, created_text, created_us, completed_text, completed_us, version, title, field_count,
         size_bytes, token_id, import_state, import_time_text, import_time_us)
       VALUES (?, ?, ?, 'api', 'en', 'de', 'en', 'de', ?, ?, ?, ?, ?, 'Kettle', 1, 40, 't', ?, ?, ?)`,
    ).run(
      key,
      `request-${key}`,
      state,
      created,
      us(created),
      done ? completed : null,
      done ? us(completed) : null,
      done ? 2 : 1,
      done ? 'success' : null,
      done ? completed : null,
      done ? us(completed) : null,
    );
    for (let version = 1; version <= (done ? 2 : 1); version += 1) {
      db.prepare('INSERT INTO versions VALUES (?, ?, ?, ?, ?)').run(
        key,
        version,
        created,
        us(created),
        'submitted',
      );
      db.prepare(
        `INSERT INTO fields (request_key, version, position, id, type, data, value, original_value)
         VALUES (?, ?, 0, 'body', 'localizable', 'html', ?, ?)`,
      ).run(
        key,
        version,
        version === 2 ? '<p>Kocht Wasser. Ä 茶</p>' : '<p>Boils water.</p>',
        version === 2 ? '<p>Boils water.</p>' : null,
      );
    }
  }
  db.prepare(
    `INSERT INTO import_marks (request_key, import_state, time_text, time_us, made_by) VALUES (2, 'success', ?, ?, 'api')`,
  ).run(completed, us(completed));
  migrate(db, file, created, migrations.slice(0, level));
  db.close();
  return dataFolder;
}

describe('a data folder of an earlier program', () => {
  const levels = migrations.slice(0, -1).map(({ version, name }) => [version, name] as const);
  /** The first level goes through every migration, and the others begin in the middle of them. */
  const tried = levels.filter((_, index) => isSoak || index % 7 === 0 || index === levels.length - 1);

  it.each(tried)('of level %i (%s) opens unharmed, with a copy of what it was', async (level) => {
    const dataFolder = folderAtLevel(level);
    const folder = join(dataFolder, 'backups');
    const before = existsSync(folder) ? readdirSync(folder).length : 0;
    const backend = testBackend({ dataFolder });
    // The first message is logged before the migration, which may take long.
    expect(backend.environment.logged.map(({ message }) => message)).toEqual([
      'bringing the database up to this version',
      'database brought up to this version',
    ]);
    const pending = await backend.request('GET', '/v1/content/request/request-1');
    expect(pending.body).toMatchObject({
      id: 'request-1',
      state: 'pending',
      created,
      fields: [{ id: 'body', value: '<p>Boils water.</p>' }],
    });
    const done = await backend.request('GET', '/v1/content/request/request-2');
    expect(done.body).toMatchObject({
      state: 'complete',
      completed,
      importResponse: { importState: 'success' },
      fields: [{ id: 'body', value: '<p>Kocht Wasser. Ä 茶</p>', originalValue: '<p>Boils water.</p>' }],
    });
    expect(backend.core.review.counts()).toMatchObject({ all: 2, waiting: 1, imported: 1, 'to-import': 0 });
    expect(await backend.core.tokens.list()).toContainEqual(
      expect.objectContaining({ id: 't', name: 'Tool' }),
    );
    expect(backend.core.settings.get('ui.theme')).toBe('dark');

    const backups = readdirSync(folder);
    expect(backups).toHaveLength(before + 1);
    const copy = backups.find((name) => name.startsWith(`locdesk-level-${level}-2026-11-20`)) ?? '';
    expect(inspectDatabaseFile(join(folder, copy), { quick: false })).toEqual({
      level,
      requests: 2,
    });
  });
});
