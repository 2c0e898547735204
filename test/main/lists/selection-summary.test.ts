import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addRequest } from '../../support/database/filled-requests';
import { openLists } from '../../support/lists';
import { quickDatabase } from '../../support/database/quick-database';

it('chosen requests are counted by language and connection, and named where something speaks against acting', () => {
  const db = quickDatabase();
  const lists = openLists(dirname(db.name), Date.now);
  onTestFinished(() => lists.close());
  const keys = Array.from({ length: 5 }, () => addRequest(db, { fields: [['One', 'Eins']] }));
  const set = db.prepare<[string, number | undefined]>(
    'UPDATE requests SET import_state = ?, import_time_text = created_text WHERE key = ?',
  );
  set.run('success', keys[0]);
  set.run('fail', keys[1]);
  db.prepare("UPDATE requests SET error_count = 2, language_target_canonical = 'fr' WHERE key = ?").run(
    keys[2],
  );
  db.prepare(
    "UPDATE requests SET state = 'pending', completed_us = NULL, completed_text = NULL WHERE key = ?",
  ).run(keys[3]);
  db.prepare('UPDATE requests SET reviewed_version = version WHERE key IN (?, ?)').run(keys[0], keys[4]);
  const [, , french] = keys;

  const summary = lists.handlers['requests.summary']({ keys: [...keys, 999] });
  expect(summary.total).toBe(5);
  expect(summary.targets[1]).toEqual({ language: 'fr', count: 1 });
  expect(summary.targets[0]?.count).toBe(4);
  expect(summary.origins.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(summary.of).toEqual({
    notCompleted: [keys[3]],
    errors: [french],
    notReviewed: [keys[1], french, keys[3]],
    imported: [keys[0]],
    failed: [keys[1]],
  });
});
