import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentRequestStore, type StoredRequest } from '../../../../src/main/requests/content-request-store';
import type { CriteriaFilter } from '../../../../src/main/requests/query/criteria-filter-sql';
import type { InstantRange } from '../../../../src/main/requests/query/instant-ranges-sql';
import { CriteriaQueryStore } from '../../../../src/main/requests/query/criteria-query-store';
import { openDatabase, type Database } from '../../../../src/main/database/database';
import { segmentsAfter, type SortTerm } from '../../../../src/main/requests/query/page-segments';
import { VersionStore } from '../../../../src/main/requests/version-store';
import { quickDatabase } from '../../../support/database/quick-database';
import { migratedFolder } from '../../../support/migrated-folder';
import { runs } from '../../../support/effort';

const day = 86_400_000_000;
const stamp = (us: number) => ({ text: `t${us}`, us });

// Few values close to midnight: ties, and ranges that end on, before and after a day's end.
const instant = fc
  .tuple(fc.integer({ min: 20_000, max: 20_003 }), fc.constantFrom(0, 1, day / 2, day - 1))
  .map(([days, rest]) => days * day + rest);
const range = fc
  .record<InstantRange>({ fromUs: instant, toUs: instant }, { requiredKeys: [] })
  .filter(({ fromUs, toUs }) => fromUs !== undefined || toUs !== undefined);
const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: Math.min(2, values.length) });

const made = fc.record({
  created: instant,
  completed: fc.option(instant, { nil: undefined }),
  source: fc.constantFrom('api', 'file'),
  target: fc.constantFrom('de', 'fr'),
});
const filter = fc.record<CriteriaFilter>({
  created: fc.array(range, { maxLength: 2 }),
  completed: fc.array(range, { maxLength: 2 }),
  states: some(['pending', 'completed'] as const),
  sources: some(['api', 'file', 'order']),
  languageSources: some(['en']),
  languageTargets: some(['de', 'fr', 'fi']),
  ids: some(['id-1', 'id-2', 'id-99']),
});
const sort = fc.constantFrom<readonly SortTerm[]>(
  [],
  [{ by: 'created', descending: true }],
  [{ by: 'completed', descending: false }],
  [{ by: 'completed', descending: true }],
  [
    { by: 'completed', descending: true },
    { by: 'created', descending: true },
  ],
);

function fill(
  db: Database,
  requests: readonly { created: number; completed: number | undefined; source: string; target: string }[],
): void {
  const store = new ContentRequestStore(db);
  const versions = new VersionStore(db);
  for (const [index, { created, completed, source, target }] of requests.entries()) {
    const key = store.insert({
      origin: 0,
      id: `id-${index}`,
      state: completed === undefined ? 'pending' : 'completed',
      source,
      languageSource: 'en',
      languageTarget: target,
      languageSourceCanonical: 'en',
      languageTargetCanonical: target,
      created: stamp(created),
      completed: completed === undefined ? undefined : stamp(completed),
      version: 1,
      title: '',
      fieldCount: 0,
      sizeBytes: 0,
      extra: null,
      languageExtra: null,
      tokenId: undefined,
      isTest: false,
      testResultDueUs: undefined,
    });
    versions.insert(key, { number: 1, learned: stamp(0), learnedBy: 'submitted', fields: [], document: '' });
  }
}

const within = (us: number | null, ranges: readonly InstantRange[]): boolean =>
  ranges.length === 0 ||
  (us !== null && ranges.some(({ fromUs, toUs }) => us >= (fromUs ?? -Infinity) && us < (toUs ?? Infinity)));
const oneOf = (value: string, values: readonly string[]): boolean =>
  values.length === 0 || values.includes(value);

function matches(request: StoredRequest, wanted: CriteriaFilter): boolean {
  return (
    within(request.created_us, wanted.created) &&
    within(request.completed_us, wanted.completed) &&
    oneOf(request.state, wanted.states) &&
    oneOf(request.source, wanted.sources) &&
    oneOf(request.language_source, wanted.languageSources) &&
    oneOf(request.language_target, wanted.languageTargets) &&
    oneOf(request.id, wanted.ids)
  );
}

function plainOrder(terms: readonly SortTerm[]) {
  return (a: StoredRequest, b: StoredRequest): number => {
    for (const { by, descending } of [...terms, { by: 'created', descending: false } as const]) {
      const [x, y] = by === 'created' ? [a.created_us, b.created_us] : [a.completed_us, b.completed_us];
      if (x === y) continue;
      if (x === null || y === null) return x === null ? 1 : -1;
      return descending ? y - x : x - y;
    }
    return a.id < b.id ? -1 : 1;
  };
}

describe('the criteria-based query', () => {
  it('finds, orders, pages and totals as its plain definition, whatever is asked', () => {
    const db = quickDatabase();
    fc.assert(
      fc.property(fc.array(made, { maxLength: 20 }), filter, sort, (requests, wanted, terms) => {
        db.transaction(() => {
          db.exec('DELETE FROM requests');
          fill(db, requests);
        })();
        const store = new CriteriaQueryStore(db);
        const all = db.prepare<[], StoredRequest>('SELECT * FROM requests').all();
        const expected = all.filter((request) => matches(request, wanted)).toSorted(plainOrder(terms));
        const keys = expected.map(({ key }) => key);
        for (const offset of [0, 6, 12, 18]) {
          const page = store.page(wanted, terms, { after: undefined, offset, limit: 6 });
          expect(page.entries.map(({ key }) => key)).toEqual(keys.slice(offset, offset + 6));
          expect(page.total).toBe(expected.length);
        }
        // Few hits are sorted, many are walked in order: both ways must find the same.
        const { sql, values } = store.pageSql({ filter: wanted }, terms, {
          offset: 0,
          limit: 100,
          total: 1_000_000,
        });
        expect(
          db
            .prepare(sql)
            .pluck()
            .all(...values),
        ).toEqual(keys);
        for (const [index, key] of keys.entries()) {
          const page = store.page(wanted, terms, { after: store.position(key), offset: 1, limit: 3 });
          expect(page.entries.map((entry) => entry.key)).toEqual(keys.slice(index + 2, index + 5));
          expect(page.total).toBe(keys.length - index - 1);
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

const nothing: CriteriaFilter = {
  created: [],
  completed: [],
  states: [],
  sources: [],
  languageSources: [],
  languageTargets: [],
  ids: [],
};

describe('the plan of the criteria-based query', () => {
  const criteria: readonly (readonly [string, Partial<CriteriaFilter>])[] = [
    ['nothing', {}],
    ['created', { created: [{ fromUs: 5 }] }],
    ['completed', { completed: [{ fromUs: 5, toUs: 9 }] }],
    ['state', { states: ['confirmed'] }],
    ['source', { sources: ['api'] }],
    ['language.source', { languageSources: ['en'] }],
    ['language.target', { languageTargets: ['fi'] }],
    ['id', { ids: ['a'] }],
    ['source and completed', { sources: ['api'], completed: [{ fromUs: 5 }] }],
  ];
  const sorts: readonly (readonly SortTerm[])[] = [
    [],
    [{ by: 'created', descending: true }],
    [{ by: 'completed', descending: false }],
    [{ by: 'completed', descending: true }],
  ];
  it.each(criteria)(
    'for %s uses an index under every sort, and never sorts the whole table',
    (_name, wanted) => {
      const { db } = openDatabase(migratedFolder(), '2026-11-20T00:00:00Z');
      const store = new CriteriaQueryStore(db);
      for (const terms of sorts) {
        const page = { offset: 0, limit: 50, total: 1_000_000 };
        const { sql, values } = store.pageSql({ filter: { ...nothing, ...wanted } }, terms, page);
        const plan = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
        const text = plan.map(({ detail }) => detail).join('; ');
        expect([terms, text]).toEqual([terms, expect.stringMatching(/USING (COVERING )?INDEX/)]);
        expect(text).not.toMatch(/SCAN (r|requests|v|versions)(;|$)/);
        expect(text).not.toMatch(/SCAN v/);
        // Sorting within equal instants, or a handful of ids, is no sorting of the table.
        const isNarrow = wanted.ids !== undefined || (wanted.created ?? wanted.completed) !== undefined;
        if (!isNarrow) expect(text).not.toMatch(/USE TEMP B-TREE FOR ORDER BY/);
      }
      db.close();
    },
  );

  it('of a later page searches for where the page before it ended', () => {
    const { db } = openDatabase(migratedFolder(), '2026-11-20T00:00:00Z');
    const store = new CriteriaQueryStore(db);
    const position = { createdUs: 5, completedUs: 7, id: 'a', key: 1 };
    for (const terms of sorts) {
      for (const segment of segmentsAfter({ ...nothing, sources: ['api'] }, terms, position, new Set())) {
        const { sql, values } = store.pageSql(segment, terms, { offset: 0, limit: 50, total: 1_000_000 });
        const plan = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
        expect(plan[0]?.detail).toMatch(
          /SEARCH r USING INDEX .*\((source=\? AND )?(created|completed)_us[<>=]/,
        );
      }
    }
    db.close();
  });
});

describe('a total', () => {
  // A statement for each pair of ranges took two seconds a total: more than this test is given.
  it('of as many ranges as an address holds does not grow with their pairs', () => {
    const db = quickDatabase();
    const store = new CriteriaQueryStore(db);
    const ranges = Array.from({ length: 95 }, (_, n) => ({
      fromUs: n * 4 * day + 1,
      toUs: (n * 4 + 2) * day + 1,
    }));
    for (let n = 0; n < 10; n++) {
      expect(store.total({ ...nothing, created: ranges, completed: ranges })).toBe(0);
    }
    expect(
      store.page({ ...nothing, created: ranges, completed: ranges }, [], {
        after: undefined,
        offset: 0,
        limit: 50,
      }).entries,
    ).toEqual([]);
  });

  it('counts what ranges have in common once', () => {
    const db = quickDatabase();
    db.exec('DELETE FROM requests');
    fill(db, [{ created: day + 5, completed: undefined, source: 'api', target: 'de' }]);
    const created = [
      { fromUs: day },
      { toUs: 2 * day },
      { fromUs: day + 5, toUs: day + 6 },
      { fromUs: 9, toUs: 3 },
    ];
    expect(new CriteriaQueryStore(db).total({ ...nothing, created })).toBe(1);
    expect(new CriteriaQueryStore(db).total({ ...nothing, created: [{ fromUs: 9, toUs: 3 }] })).toBe(0);
  });
});
