import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { tempFolder } from '../../support/temp-folder';

/**
 * A database of the level before, with results of upstream in it: of each, its versions' fields as [id,
 * value, original].
 */
function before(requests: readonly Before[]) {
  const file = join(tempFolder(), 'locdesk.db');
  const db = new SQLite(file);
  migrate(db, file, '2026-11-20T00:00:00Z', migrations.slice(0, 11));
  const insertRequest = db.prepare(`
    INSERT INTO requests (key, id, origin, state, source, language_source, language_target, language_source_canonical,
      language_target_canonical, created_text, created_us, completed_text, completed_us, version, title, field_count, size_bytes)
    VALUES (?, ?, ?, 'completed', 'api', 'en', 'de', 'en', 'de', 't', 1, 't', 50, ?, 'T', 2, 1)`);
  const insertVersion = db.prepare("INSERT INTO versions VALUES (?, ?, 't', ?, 'sync', '')");
  const insertField = db.prepare(`
    INSERT INTO fields (request_key, version, position, id, type, data, value, original_value)
    VALUES (?, ?, ?, ?, 't', 'd', ?, ?)`);
  requests.forEach(({ origin, versions }, index) => {
    const key = index + 1;
    insertRequest.run(key, `request-${key}`, origin, versions.length);
    versions.forEach(({ learnedUs, fields }, at) => {
      insertVersion.run(key, at + 1, learnedUs);
      fields.forEach(([id, value, original], position) => {
        insertField.run(key, at + 1, position, id, value, original ?? null);
      });
    });
  });
  db.exec('DELETE FROM check_queue');
  return { db, file };
}

interface Before {
  readonly origin: number;
  readonly versions: readonly {
    readonly learnedUs: number;
    readonly fields: readonly (readonly [id: string, value: string, original?: string])[];
  }[];
}

const sourcesOf = (db: SQLite.Database): unknown =>
  db.prepare('SELECT value, original_value, source_unknown FROM fields ORDER BY key').raw().all();

it('a source is what the newest earlier version says, of the nearest field where several have its id', () => {
  const { db, file } = before([
    {
      origin: 1,
      versions: [
        {
          learnedUs: 10,
          fields: [
            ['x', 'one'],
            ['x', 'two'],
            ['y', 'three'],
          ],
        },
        {
          learnedUs: 60,
          fields: [
            ['x', 'eins', 'one, edited'],
            ['y', 'drei'],
          ],
        },
        {
          learnedUs: 70,
          fields: [
            ['y', 'DREI'],
            ['x', 'EINS'],
            ['x', 'ZWEI'],
            ['z', 'VIER'],
          ],
        },
      ],
    },
    {
      origin: 1,
      versions: [
        {
          learnedUs: 10,
          fields: [
            ['x', 'four'],
            ['x', 'five'],
            ['x', 'six'],
          ],
        },
        {
          learnedUs: 60,
          fields: [
            ['x', 'vier'],
            ['x', 'fünf'],
            ['x', 'sechs'],
          ],
        },
      ],
    },
  ]);
  migrate(db, file, '2026-11-20T00:00:00Z', migrations);
  expect(sourcesOf(db)).toEqual([
    ['one', null, 0],
    ['two', null, 0],
    ['three', null, 0],
    ['eins', 'one, edited', 0],
    ['drei', 'three', 0],
    ['DREI', 'three', 0],
    ['EINS', 'one, edited', 0],
    ['ZWEI', 'one, edited', 0],
    ['VIER', null, 1],
    ['four', null, 0],
    ['five', null, 0],
    ['six', null, 0],
    ['vier', 'four', 0],
    ['fünf', 'five', 0],
    ['sechs', 'six', 0],
  ]);
  db.close();
});

it('requests submitted here, or with all their sources, are neither found nor checked again', () => {
  const { db, file } = before([
    { origin: 0, versions: [{ learnedUs: 60, fields: [['x', 'eins']] }] },
    { origin: 1, versions: [{ learnedUs: 60, fields: [['x', 'eins', 'one']] }] },
  ]);
  migrate(db, file, '2026-11-20T00:00:00Z', migrations);
  expect(sourcesOf(db)).toEqual([
    ['eins', null, 0],
    ['eins', 'one', 0],
  ]);
  expect(db.prepare('SELECT count(*) FROM check_queue').pluck().get()).toBe(0);
  expect(db.prepare('SELECT max(revision) FROM search_revisions').pluck().get()).toBe(2);
  db.close();
});

it('no statement of it goes over all fields, versions or requests, and nothing of it stays behind', () => {
  const { db } = before([]);
  const migration = migrations.find(({ name }) => name === 'sources and checking');
  const scans: string[] = [];
  for (const statement of (migration?.sql ?? '').split(/;\n/)) {
    if (/^(INSERT|UPDATE)/m.test(statement)) {
      const plan = db
        .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${withoutComments(statement)}`)
        .all();
      scans.push(
        ...plan.map(({ detail }) => detail).filter((detail) => /^SCAN (fields|f|v|r)\b/.test(detail)),
      );
    }
    db.exec(statement);
  }
  expect(scans).toEqual([]);
  expect(db.prepare('SELECT name FROM sqlite_temp_schema').all()).toEqual([]);
  db.close();
});

const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '');

it('results that came without a source before get the one that was submitted, or are marked as unknown', () => {
  const file = join(tempFolder(), 'locdesk.db');
  const db = new SQLite(file);
  migrate(db, file, '2026-11-20T00:00:00Z', migrations.slice(0, 11));
  db.exec(`INSERT INTO requests (key, id, origin, state, source, language_source, language_target,
      language_source_canonical, language_target_canonical, created_text, created_us, completed_text, completed_us,
      version, title, field_count, size_bytes)
    VALUES (1, 'a', 1, 'completed', 'api', 'en', 'de', 'en', 'de', 't', 1, 't', 50, 2, 'T', 2, 1),
      (2, 'b', 1, 'pending', 'api', 'en', 'de', 'en', 'de', 't', 1, NULL, NULL, 1, 'T', 1, 1);
    INSERT INTO versions (request_key, number, learned_text, learned_us, learned_by, document)
    VALUES (1, 1, 't', 10, 'webhook', ''), (1, 2, 't', 60, 'webhook', ''), (2, 1, 't', 60, 'webhook', '');
    INSERT INTO fields (request_key, version, position, id, type, data, value, original_value)
    VALUES (1, 1, 0, 'x', 't', 'd', 'one', NULL), (1, 2, 0, 'x', 't', 'd', 'eins', NULL),
      (1, 2, 1, 'y', 't', 'd', 'zwei', NULL), (2, 1, 0, 'x', 't', 'd', 'waits', NULL);
    DELETE FROM check_queue;`);
  const revisions = db.prepare('SELECT request_key FROM search_revisions ORDER BY revision').pluck();
  expect(revisions.all()).toEqual([1, 2]);
  migrate(db, file, '2026-11-20T00:00:00Z', migrations);
  expect(
    db.prepare('SELECT value, original_value, source_unknown FROM fields ORDER BY key').raw().all(),
  ).toEqual([
    ['one', null, 0],
    ['eins', 'one', 0],
    ['zwei', null, 1],
    ['waits', null, 0],
  ]);
  expect(db.prepare('SELECT request_key FROM check_queue').pluck().all()).toEqual([1]);
  expect(revisions.all()).toEqual([2, 1]);
  db.close();
});
