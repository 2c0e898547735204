import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentRequestStore, type StoredRequest } from '../../../src/main/requests/content-request-store';
import type { Database } from '../../../src/main/database/database';
import { RequestListStore } from '../../../src/main/requests/request-list-store';
import { sortKeys, viewIds } from '../../../src/contract/views';
import { isInView, plainOrder } from '../../support/plain-listing';
import { quickDatabase } from '../../support/database/quick-database';
import { runs } from '../../support/effort';

const stamp = (us: number) => ({ text: `t${us}`, us });

interface Made {
  readonly created: number;
  readonly completed: number | undefined;
  readonly size: number;
  readonly mark: 'success' | 'fail' | undefined;
  readonly reviewed: number | null;
  readonly problems: readonly ('error' | 'warning' | 'style')[];
}

// Few distinct values, so that ties are common.
const made = fc.record<Made>({
  created: fc.nat(3),
  completed: fc.option(fc.nat(3), { nil: undefined }),
  size: fc.nat(2),
  mark: fc.constantFrom('success', 'fail', undefined),
  reviewed: fc.constantFrom(1, 2, null),
  problems: fc.array(fc.constantFrom('error', 'warning', 'style'), { maxLength: 3 }),
});

function fill(db: Database, requests: readonly Made[]): void {
  const store = new ContentRequestStore(db);
  const review = db.prepare('UPDATE requests SET reviewed_version = ? WHERE key = ?');
  const problem =
    db.prepare(`INSERT INTO problems (request_key, position, field_id, check_id, level, is_style, problem_key, body)
    VALUES (?, 0, 'f', 'numbers', ?, ?, 'k', '{}')`);
  for (const [index, { created, completed, size, mark, reviewed, problems }] of requests.entries()) {
    const key = store.insert({
      origin: 0,
      id: `id-${(index * 7) % requests.length}-${index}`,
      state: completed === undefined ? 'pending' : 'completed',
      source: 'api',
      languageSource: 'en',
      languageTarget: 'de',
      languageSourceCanonical: 'en',
      languageTargetCanonical: 'de',
      created: stamp(created),
      completed: completed === undefined ? undefined : stamp(completed),
      version: 2,
      title: '',
      fieldCount: 0,
      sizeBytes: size,
      extra: null,
      languageExtra: null,
      tokenId: undefined,
      isTest: false,
      testResultDueUs: undefined,
    });
    review.run(reviewed, key);
    for (const kind of problems) {
      problem.run(key, kind === 'error' ? 'error' : 'warning', kind === 'style' ? 1 : 0);
    }
    if (mark !== undefined) store.setMark(key, { importState: mark, time: stamp(9) });
  }
}

describe('a listing', () => {
  it('has the windows, totals and positions of its plain definition, whatever the ties', () => {
    const db = quickDatabase();
    fc.assert(
      fc.property(
        fc.array(made, { maxLength: 25 }),
        fc.constantFrom(...viewIds),
        fc.constantFrom(...sortKeys),
        fc.boolean(),
        (requests, view, sort, descending) => {
          db.transaction(() => {
            db.exec('DELETE FROM requests');
            fill(db, requests);
          })();
          const list = new RequestListStore(db);
          const rows = db.prepare('SELECT * FROM requests').all() as StoredRequest[];
          const expected = rows.filter(isInView[view]).toSorted(plainOrder(sort, descending));
          const listing = { view, sort, descending };
          expect(list.total(view)).toBe(expected.length);
          const paged = [0, 7, 14, 21].flatMap((offset) => list.window(listing, offset, 7));
          expect(paged.map((r) => r.id)).toEqual(expected.map((r) => r.id));
          for (const row of rows) {
            const index = expected.findIndex((r) => r.key === row.key);
            expect(list.position(listing, row)).toBe(index === -1 ? undefined : index);
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

it.each([
  ['changed since they were reviewed', 'changed-since-reviewed', 'requests_changed_by_'],
  ['have problems and no import mark', 'with-problems', 'requests_undecided_by_'],
] as const)(
  'requests that %s are read by indexes of their own, however many there are',
  (_rule, view, index) => {
    const db = quickDatabase();
    fill(db, []);
    const statements: string[] = [];
    const spy = { prepare: (sql: string) => (statements.push(sql), db.prepare(sql)) } as unknown as Database;
    const list = new RequestListStore(spy);
    fill(db, [{ created: 1, completed: 2, size: 3, mark: undefined, reviewed: 1, problems: ['error'] }]);
    const [request] = db.prepare('SELECT * FROM requests').all() as StoredRequest[];
    if (request === undefined) throw new Error('nothing was made');
    for (const sort of sortKeys) {
      const listing = { view, sort, descending: true } as const;
      expect(list.window(listing, 0, 9)).toHaveLength(1);
      expect(list.position(listing, request)).toBe(0);
    }
    const scans = statements
      .filter((sql) => !sql.includes('key = ?'))
      .map((sql) => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql.replaceAll('?', '1')}`).all()));
    expect(scans.length).toBeGreaterThanOrEqual(12);
    for (const plan of scans) {
      expect(plan).toContain(index);
      expect(plan).not.toContain('TEMP B-TREE');
    }
  },
);
