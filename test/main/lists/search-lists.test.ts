import { dirname } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openLists } from '../../support/lists';
import type { StoredRequest } from '../../../src/main/requests/content-request-store';
import type { Database } from '../../../src/main/database/database';
import { sortKeys, viewIds } from '../../../src/contract/views';
import { isInView, plainOrder } from '../../support/plain-listing';
import { quickDatabase } from '../../support/database/quick-database';
import { runs } from '../../support/effort';

/** More requests than are sorted by themselves. */
const count = 2600;

/** Many that share an instant, a size, a mark. */
function fill(db: Database): void {
  const series = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  db.exec(`${series} INSERT INTO requests (key, id, state, source, language_source, language_target,
      language_source_canonical, language_target_canonical, created_text, created_us, completed_text, completed_us,
      version, title, field_count, size_bytes, import_state, import_time_text, import_time_us, reviewed_version)
    SELECT i, 'id-' || (i * 7919 % 10007), iif(i % 11 = 0, 'pending', 'completed'), 'api', 'en', t, 'en', t, 'then',
      i * 31 % 700, iif(i % 11 = 0, NULL, 'then'), iif(i % 11 = 0, NULL, i * 17 % 500), 2, 'Title', 1, i % 50,
      iif(i % 4 = 0, 'success', NULL), iif(i % 4 = 0, 'then', NULL), iif(i % 4 = 0, 1, NULL), iif(i % 6 = 0, 1, NULL)
    FROM (SELECT i, iif(i % 3 = 0, 'fr', 'de') AS t FROM n)`);
  db.exec(`${series} INSERT INTO versions (request_key, number, learned_text, learned_us, learned_by, document)
    SELECT i, 2, 'then', 1, 'sync', '' FROM n`);
  db.exec(`INSERT INTO problems (request_key, position, field_id, check_id, level, problem_key, body)
    SELECT key, 0, 'a', 'numbers', iif(key % 2 = 0, 'error', 'warning'), 'k', '{}' FROM requests WHERE key % 13 = 0`);
  const add = db.prepare(
    "INSERT INTO fields (request_key, version, position, id, type, data, value, original_value) VALUES (?, 2, 0, 'a', 'localizable', 'html', ?, 'x')",
  );
  db.transaction(() => {
    for (let key = 1; key <= count; key += 1) add.run(key, `<p>${wordsOf(key).join(' ')}</p>`);
  })();
}

function wordsOf(key: number): readonly string[] {
  return ['common', key % 2 === 0 ? 'even' : 'odd', ...(key % 10 === 3 ? [] : ['most', '日本語'])];
}

/** Terms of a filter, each with a reference implementation. */
const terms: Readonly<Record<string, (request: StoredRequest) => boolean>> = {
  common: () => true,
  even: ({ key }) => wordsOf(key).includes('even'),
  '-odd': ({ key }) => !wordsOf(key).includes('odd'),
  mos: ({ key }) => wordsOf(key).includes('most'),
  本: ({ key }) => wordsOf(key).includes('日本語'),
  '-日本': ({ key }) => !wordsOf(key).includes('日本語'),
  nowhere: () => false,
  '-nowhere': () => true,
  'target:fr': (request) => request.language_target === 'fr',
  '-target:fr': (request) => request.language_target !== 'fr',
  'mark:none': (request) => request.import_state === null,
};

it('a search has the total, order and places of its plain definition, whatever changes in between', () => {
  const db = quickDatabase();
  fill(db);
  const lists = openLists(dirname(db.name), Date.now);
  onTestFinished(() => lists.close());
  while (lists.indexer.step());
  const mark = db.prepare('UPDATE requests SET import_state = ?, import_time_text = ? WHERE key = ?');
  const complete = db.prepare(
    'UPDATE requests SET completed_us = ? WHERE key = ? AND completed_us IS NOT NULL',
  );
  // The index is not notified, so it lags behind.
  const remove = db.prepare('DELETE FROM requests WHERE key = ?');
  const key = fc.integer({ min: 1, max: count });
  const change = fc.oneof(
    fc.constant(() => undefined),
    key.map((one) => () => mark.run('success', 'then', one)),
    key.map((one) => () => mark.run(null, null, one)),
    fc.tuple(key, fc.nat(500)).map(
      ([one, us]) =>
        () =>
          complete.run(us, one),
    ),
    key.map((one) => () => remove.run(one)),
  );
  const listing = fc.record({
    view: fc.oneof(fc.constant('all' as const), fc.constantFrom(...viewIds)),
    sort: fc.constantFrom(...sortKeys),
    descending: fc.boolean(),
    filter: fc
      .uniqueArray(fc.constantFrom(...Object.keys(terms)), { minLength: 1, maxLength: 3 })
      .map((asked) => asked.join(' ')),
  });
  const windows = fc.array(fc.tuple(fc.nat(count), fc.constantFrom(1, 50, 500)), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(change, listing, windows, key, (changeIt, asked, extents, placed) => {
      changeIt();
      const all = db.prepare('SELECT * FROM requests').all() as StoredRequest[];
      const expected = all
        .filter((request) => isInView[asked.view](request))
        .filter((request) => asked.filter.split(' ').every((term) => terms[term]?.(request)))
        .toSorted(plainOrder(asked.sort, asked.descending))
        .map((request) => request.key);
      expect(lists.total(asked)).toBe(expected.length);
      for (const [offset, limit] of [[0, 50] as const, ...extents]) {
        const window = lists.window(asked, { offset, limit });
        expect(window.rows.map((row) => row.key)).toEqual(expected.slice(offset, offset + limit));
        expect(window.total).toBe(expected.length);
      }
      const index = expected.indexOf(placed);
      expect(lists.locate(asked, placed)).toEqual({ index: index === -1 ? null : index });
    }),
    { numRuns: runs(120) },
  );
});
