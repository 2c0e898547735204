import { expect, it } from 'vitest';
import { everyUnit } from '../../../../src/main/memory/unit-spans';
import { scopeOfDates, scopeOfRequests } from '../../../../src/main/lists/memory/memory-scope';

const times = { since: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' };
const requests = (keys: readonly number[]) => ({ within: () => keys });
const sentences = (units: readonly number[], ofRequest = 10) => ({
  ofRequests: () => units,
  requests: () => 1,
  size: () => ofRequest,
});

it('no request within the limits leaves nothing to search', () => {
  expect(scopeOfRequests(requests([]), sentences([]), times).spans).toEqual([]);
});

it('the sentences of few requests are known before the words are looked for', () => {
  const { units, requests: wanted } = scopeOfRequests(requests([9]), sentences([36_864, 12, 36_864]), {
    connection: 3,
  });
  expect(new Set(units)).toEqual(new Set([12, 36_864]));
  expect(wanted).toEqual(new Set([9]));
});

it('of many requests, the sentences that were new in them come first, and all others are read too', () => {
  const keys = Array.from({ length: 2001 }, (_, number) => 10 + number);
  const { spans, units, requests: wanted } = scopeOfRequests(requests(keys), sentences([]), times);
  expect(units).toBeUndefined();
  expect(wanted).toEqual(new Set(keys));
  expect(spans).toEqual([
    { first: 40_960, last: 2011 * 4096 - 1 },
    { first: 2011 * 4096, last: Number.MAX_SAFE_INTEGER },
    { first: 0, last: 40_959 },
  ]);
});

it('requests with more sentences than can be known are searched like many', () => {
  const many = {
    ...sentences([]),
    ofRequests: (_keys: readonly number[], limit: number) => Array<number>(limit).fill(7),
  };
  expect(scopeOfRequests(requests([1]), many, times).units).toBeUndefined();
});

it('sentences that are too many to be known are not read for nothing', () => {
  const unread = {
    ...sentences([], 60_000),
    ofRequests: () => expect.fail('60,000 sentences were read'),
  };
  expect(scopeOfRequests(requests([1]), unread, { connection: 3 }).units).toBeUndefined();
});

it('the sentences of a month are known first, but not as many of a connection, which are everywhere', () => {
  const store = sentences(
    Array.from({ length: 20_000 }, (_, number) => number),
    20_000,
  );
  expect(scopeOfRequests(requests([1]), store, times).units?.size).toBe(20_000);
  expect(scopeOfRequests(requests([1]), store, { ...times, connection: 3 }).units).toBeUndefined();
});

it('units of an imported memory within limits of time are known first, unless they are many or have no index', () => {
  const asked: unknown[] = [];
  const store = (units: readonly number[] | undefined) => ({
    changedWithin: (...limits: readonly unknown[]) => {
      asked.push(limits);
      return units;
    },
  });
  expect(scopeOfDates(store([]), {})).toEqual(everyUnit);
  expect(asked).toEqual([]);
  expect(scopeOfDates(store([]), times).spans).toEqual([]);
  expect(scopeOfDates(store([7]), { since: times.since }).spans).toEqual([{ first: 7, last: 7 }]);
  expect(scopeOfDates(store(undefined), { until: times.until })).toEqual(everyUnit);
  expect(scopeOfDates(store(Array<number>(50_001).fill(7)), times)).toEqual(everyUnit);
  expect(asked.map((limits) => (limits as unknown[]).slice(0, 2))).toEqual([
    ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', ':'],
    ['', '2026-02-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ]);
});
