import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { groupings, mostOfGroup, totalOf, type Grouping, type GroupRow } from '../../../src/contract/groups';
import type { JobFilter } from '../../../src/contract/jobs';
import type { ViewId } from '../../../src/contract/views';
import { runs } from '../../support/effort';
import { addRequest, type RequestInput } from '../../support/database/filled-requests';
import { openLists } from '../../support/lists';
import { quickDatabase } from '../../support/database/quick-database';

const at = (day: number, hour = 12): number => new Date(2026, 10, day, hour).getTime() * 1000;
const everything = { offset: 0, limit: 500 };

function setUp() {
  const db = quickDatabase();
  const lists = openLists(dirname(db.name), () => at(24) / 1000);
  onTestFinished(() => lists.close());
  const connect = db.prepare<[number, string, number | null]>(
    `INSERT INTO connections (key, name, base_url, listener_key, created_us, removed_us)
     VALUES (?, ?, 'https://upstream.example', hex(randomblob(8)), 1, ?)`,
  );
  connect.run(1, 'Web shop, EU', null);
  connect.run(2, 'Manuals', 5);
  connect.run(3, 'Manuals', null);
  const fail = db.prepare<[number]>('UPDATE requests SET error_count = 1 WHERE key = ?');
  const window = (by: Grouping, filter: JobFilter = 'all', extent = everything) =>
    lists.handlers['groups.window']({ by, filter, ...extent });
  return {
    add: (input: Partial<RequestInput>, hasError = false) => {
      const key = addRequest(db, { fields: [['a', 'b']], createdUs: at(1), ...input });
      if (hasError) fail.run(key);
      return key;
    },
    empty: () => db.exec('DELETE FROM requests'),
    remove: (key: number) => db.prepare('DELETE FROM requests WHERE key = ?').run(key),
    window,
    names: (by: Grouping, filter: JobFilter = 'all') => window(by, filter).rows.map(({ name }) => name),
    locate: (by: Grouping, filter: JobFilter, key: number) =>
      lists.handlers['groups.locate']({ by, filter, key }).index,
    read: (by: Grouping, key: number) => lists.handlers['groups.read']({ by, key }),
    total: (view: ViewId, filter: string) =>
      lists.total({ view, filter, sort: 'completed', descending: true }),
  };
}

describe('groups of requests', () => {
  it('count just what their filter selects, so that each number leads to its requests', () => {
    const request = fc.record({
      target: fc.constantFrom('fr', 'fr-CA', 'fur', 'de', 'zh-Hant-TW', 'zh'),
      origin: fc.constantFrom(0, 1, 2, 3),
      completed: fc.option(
        fc.record({ day: fc.integer({ min: 2, max: 24 }), hour: fc.constantFrom(0, 12, 23) }),
        { nil: undefined },
      ),
      mark: fc.option(fc.constantFrom('success' as const, 'fail' as const), { nil: undefined }),
      hasError: fc.boolean(),
    });
    const { add, window, total, empty } = setUp();
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
        empty();
        for (const { target, origin, completed, mark, hasError } of requests) {
          const result: Partial<RequestInput> =
            completed === undefined
              ? { fields: [['a']] }
              : { completedUs: at(completed.day, completed.hour) };
          add({ target, origin, ...result, ...(mark === undefined ? {} : { mark }) }, hasError);
        }
        for (const by of groupings) {
          const { rows, counts } = window(by);
          const listed = rows.map(({ filter }): Omit<GroupRow, 'key' | 'name'> => ({
            filter,
            toImport: total('to-import', filter),
            errors: total('to-import', `${filter} problem:error`),
            failed: total('import-failed', filter),
            waiting: total('waiting', `${filter} mark:none`),
            imported: total('imported', filter),
          }));
          expect(rows.map(({ key: _key, name: _name, ...counted }) => counted)).toEqual(listed);
          expect(rows.reduce((sum, row) => sum + totalOf(row), 0)).toBe(requests.length);
          const toImport = rows.filter((row) => row.toImport > 0);
          expect(window(by, 'to-import').rows).toEqual(toImport);
          expect(counts).toEqual({ all: rows.length, 'to-import': toImport.length });
        }
      }),
      { numRuns: runs(10) },
    );
  });

  it('are in an order that work does not change: by name, and the newest day first', () => {
    const { add, names } = setUp();
    add({ target: 'zh', origin: 1, completedUs: at(3) });
    add({ target: 'de', origin: 3, completedUs: at(4) });
    add({ target: 'de', origin: 2, completedUs: at(4, 23), mark: 'success' });
    add({ target: 'fr', fields: [['a']] });
    expect(names('language')).toEqual(['de', 'fr', 'zh']);
    // A removed connection is counted with the one of its name.
    expect(names('connection')).toEqual([undefined, 'Manuals', 'Web shop, EU']);
    expect(names('day')).toEqual([undefined, '2026-11-04', '2026-11-03']);
    expect(names('day', 'to-import')).toEqual(['2026-11-04', '2026-11-03']);
  });

  it('are read in parts, and found and read by their key until they are empty', () => {
    const { add, window, locate, read, remove } = setUp();
    const [german, french] = [add({ target: 'de' }), add({ target: 'fr', mark: 'success' })];
    const [, second] = window('language').rows;
    expect(window('language', 'all', { offset: 1, limit: 1 })).toMatchObject({
      total: 2,
      offset: 1,
      rows: [second],
    });
    const key = second?.key ?? 0;
    expect([locate('language', 'all', key), locate('language', 'to-import', key)]).toEqual([1, null]);
    expect(locate('day', 'all', key)).toBeNull();
    expect(read('language', key)).toMatchObject({ group: second, requests: [{ key: french }] });
    remove(french);
    expect(() => read('language', key)).toThrow('This group has no requests any more.');
    remove(german);
    expect(window('language')).toMatchObject({ total: 0, rows: [] });
  });

  it('show their latest requests, and count the others', () => {
    const { add, window, read } = setUp();
    const keys = Array.from({ length: mostOfGroup + 1 }, (_, index) =>
      add({ completedUs: at(20) + index * 1_000_000 }),
    );
    const [group] = window('language').rows;
    const { requests } = read('language', group?.key ?? 0);
    expect(requests.map(({ key }) => key)).toEqual(keys.toReversed().slice(0, mostOfGroup));
    expect(group && totalOf(group)).toBe(mostOfGroup + 1);
  });
});
