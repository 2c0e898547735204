import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { groupFilter } from '../../../src/content/filter/group-filter';
import type { TodayGroup } from '../../../src/contract/today';
import type { ViewId } from '../../../src/contract/views';
import { runs } from '../../support/effort';
import { addRequest } from '../../support/database/filled-requests';
import { openLists } from '../../support/lists';
import { quickDatabase } from '../../support/database/quick-database';

const now = new Date(2026, 10, 23, 12).getTime();
const hourUs = 3_600_000_000;
/** Noon, some days before today. */
const noonUs = (daysAgo: number): number => new Date(2026, 10, 23 - daysAgo, 12).getTime() * 1000;

function setUp() {
  const db = quickDatabase();
  const lists = openLists(dirname(db.name), () => now);
  onTestFinished(() => lists.close());
  const connect = db.prepare<[number, string]>(
    `INSERT INTO connections (key, name, base_url, listener_key, created_us)
     VALUES (?, ?, 'https://upstream.example', hex(randomblob(8)), 1)`,
  );
  connect.run(1, 'Web shop, EU');
  connect.run(2, 'Manuals');
  const mark = db.prepare<[string, number, number]>(
    "UPDATE requests SET import_state = ?, import_time_text = 'then', import_time_us = ? WHERE key = ?",
  );
  const fail = db.prepare<[number]>('UPDATE requests SET error_count = 1 WHERE key = ?');
  return {
    db,
    today: () => lists.handlers['requests.today'](),
    total: (view: ViewId, filter: string) =>
      lists.total({ view, filter, sort: 'completed', descending: true }),
    markAt: (key: number, state: 'success' | 'fail', us: number) => mark.run(state, us, key),
    addError: (key: number) => fail.run(key),
  };
}

const origins = [0, 1, 2] as const;
const targets = ['fr', 'fr-CA', 'fur', 'de', 'zh-Hant-TW', 'zh'] as const;

const sum = (groups: readonly TodayGroup[]): number =>
  groups.reduce((all, { toImport }) => all + toImport, 0);

describe('the summary of the day', () => {
  it('counts in every number just the requests that its link shows', () => {
    const request = fc.record({
      target: fc.constantFrom(...targets),
      origin: fc.constantFrom(...origins),
      completedDaysAgo: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
      marked: fc.option(
        fc.record({
          state: fc.constantFrom('success' as const, 'fail' as const),
          daysAgo: fc.integer({ min: 0, max: 9 }),
        }),
        { nil: undefined },
      ),
      hasError: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
        const { db, today, total, markAt, addError } = setUp();
        for (const { target, origin, completedDaysAgo, marked, hasError } of requests) {
          const isCompleted = completedDaysAgo !== undefined;
          const key = addRequest(db, {
            target,
            origin,
            fields: [isCompleted ? ['a', 'b'] : ['a']],
            createdUs: noonUs(20),
            ...(isCompleted ? { completedUs: noonUs(completedDaysAgo) } : {}),
          });
          if (marked !== undefined) markAt(key, marked.state, noonUs(marked.daysAgo));
          if (hasError) addError(key);
        }
        const read = today();
        expect(read).toMatchObject({
          toImport: total('to-import', ''),
          importFailed: total('import-failed', ''),
          waiting: total('waiting', ''),
          arrived: total('all', 'completed:yesterday..'),
          importedToday: total('imported', 'marked:today'),
          importedThisWeek: total('imported', 'marked:7d'),
        });
        const shown = (kind: 'target' | 'origin', groups: readonly TodayGroup[]) =>
          groups.map((group) => {
            const names = groups.flatMap(({ name }) => name ?? []);
            const filter = groupFilter(kind, group.name, names);
            return {
              ...(group.name === undefined ? {} : { name: group.name }),
              toImport: total('to-import', filter),
              errors: total('to-import', `${filter} problem:error`),
              imported: total('imported', `${filter} marked:today`),
            };
          });
        expect(read.targets).toEqual(shown('target', read.targets));
        expect(read.origins).toEqual(shown('origin', read.origins));
        expect([sum(read.targets), sum(read.origins)]).toEqual([read.toImport, read.toImport]);
      }),
      { numRuns: runs(40) },
    );
  });

  it('says since when the oldest requests wait, and how long results and imports usually take', () => {
    const { db, today, markAt } = setUp();
    expect(today()).toEqual({
      toImport: 0,
      importFailed: 0,
      waiting: 0,
      arrived: 0,
      importedToday: 0,
      importedThisWeek: 0,
      targets: [],
      origins: [],
    });
    addRequest(db, { fields: [['a']], createdUs: noonUs(3) });
    addRequest(db, { fields: [['a']], createdUs: noonUs(5) });
    for (const hours of [1, 2, 40]) {
      const completedUs = noonUs(2) + hours * hourUs;
      addRequest(db, { fields: [['a', 'b']], createdUs: noonUs(2), completedUs });
    }
    const createdUs = noonUs(2);
    const done = addRequest(db, { fields: [['a', 'b']], createdUs, completedUs: createdUs + 3 * hourUs });
    markAt(done, 'success', createdUs + 7 * hourUs);
    // A mark that says it is older than the result counts as made at once; a test tells nothing.
    const early = addRequest(db, { fields: [['a', 'b']], createdUs, completedUs: createdUs + 2 * hourUs });
    markAt(early, 'success', createdUs);
    addRequest(db, { fields: [['a', 'b']], createdUs, completedUs: createdUs, isTest: true });
    expect(today()).toMatchObject({
      oldestWaiting: new Date(noonUs(5) / 1000).toISOString(),
      resultMs: (2 * hourUs) / 1000,
      importMs: (4 * hourUs) / 1000,
    });
  });
});
