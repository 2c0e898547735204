import { describe, expect, it } from 'vitest';
import { normalDate, normalDateRange, spanOf } from '../../../src/content/filter/filter-dates';

const now = new Date(2026, 10, 21, 14, 30).getTime();
const midnight = (month: number, day: number) => new Date(2026, month - 1, day).getTime();

describe('a day', () => {
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-1-5', '2026-01-05'],
    ['Today', 'today'],
    ['07d', '7d'],
    ['2W', '2w'],
    ['3m', '3m'],
    ['2026-9', '2026-09'],
    ['2026-13', undefined],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['01.11.2026', undefined],
    ['', undefined],
  ])('%s is written %s', (text, normal) => expect(normalDate(text)).toBe(normal));
});

describe('a range', () => {
  it.each([
    ['2026-11-1..2026-11-30', '2026-11-01..2026-11-30'],
    ['..today', '..today'],
    ['7d..', '7d..'],
    ['..', undefined],
    ['2026-11-01..x', undefined],
    ['1d..2d..3d', undefined],
    ['2026-12..2026-09', undefined],
    ['2026-11-02..2026-11-01', undefined],
    ['2026-11-02..2026-11', '2026-11-02..2026-11'],
    ['today..yesterday', undefined],
    ['7d..2w', undefined],
    ['2w..7d', '2w..7d'],
    ['today..2020-01', 'today..2020-01'],
  ])('%s is written %s', (text, normal) => expect(normalDateRange(text)).toBe(normal));

  it.each([
    ['2026-11-01', midnight(11, 1), midnight(11, 2)],
    ['2026-10-31..2026-11-01', midnight(10, 31), midnight(11, 2)],
    ['..yesterday', undefined, midnight(11, 21)],
    ['7d..', midnight(11, 14), undefined],
    ['7d', midnight(11, 14), undefined],
    ['7d..7d', midnight(11, 14), midnight(11, 15)],
    ['2w', midnight(11, 7), undefined],
    ['9m', midnight(2, 21), undefined],
    ['..3m', undefined, midnight(8, 22)],
    ['2026-02', midnight(2, 1), midnight(3, 1)],
    ['2026-09..2026-10', midnight(9, 1), midnight(11, 1)],
  ])(
    '%s reaches from midnight to midnight where the reader is, both days included',
    (range, fromMs, toMs) => {
      expect(spanOf(range, now)).toEqual({ fromMs, toMs });
    },
  );
});

it('months count back to the last day of a shorter month', () => {
  const lastOfMay = new Date(2026, 4, 31, 9).getTime();
  expect(spanOf('3m', lastOfMay).fromMs).toBe(midnight(2, 28));
});
