import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { migrations } from '../../../src/main/store/migrations';
import { tempFolder } from '../../support/temp-folder';

it('results that came without a source before get the one that was submitted, or are told apart', () => {
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
