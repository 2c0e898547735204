import { expect, it } from 'vitest';
import { scopeOfRequests } from '../../../../src/main/lists/memory/memory-scope';

const times = { since: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' };
const requests = (keys: readonly number[]) => ({ within: () => keys });
const sentences = (units: readonly number[]) => ({ ofRequests: () => units });

it('no request within the limits leaves nothing to search', () => {
  expect(scopeOfRequests(requests([]), sentences([]), times).spans).toEqual([]);
});

it('the sentences of few requests are known before the words are looked for', () => {
  const { units } = scopeOfRequests(requests([9]), sentences([36_864, 12, 36_864]), { connection: 3 });
  expect(new Set(units)).toEqual(new Set([12, 36_864]));
});

it('of many requests, the sentences that were new in them come first, and all others are read too', () => {
  const keys = Array.from({ length: 2001 }, (_, number) => 10 + number);
  const { spans, units } = scopeOfRequests(requests(keys), sentences([]), times);
  expect(units).toBeUndefined();
  expect(spans).toEqual([
    { first: 40_960, last: 2011 * 4096 - 1 },
    { first: 2011 * 4096, last: Number.MAX_SAFE_INTEGER },
    { first: 0, last: 40_959 },
  ]);
});

it('requests with more sentences than can be known are searched like many', () => {
  const many = { ofRequests: (_keys: readonly number[], limit: number) => Array<number>(limit).fill(7) };
  expect(scopeOfRequests(requests([1]), many, times).units).toBeUndefined();
});
