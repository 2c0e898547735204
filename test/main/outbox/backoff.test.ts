import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs } from '../../../src/main/outbox/backoff';

const schedules = fc.array(fc.nat(86_400), { maxLength: 12 });
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the time until the next attempt', () => {
  it('is within 10 % of the schedule, for as many tries as it has', () => {
    fc.assert(
      fc.property(schedules, randoms, (schedule, random) => {
        for (const [index, seconds] of schedule.entries()) {
          const delayMs = backoffMs(schedule, index + 1, random) ?? Number.NaN;
          expect(delayMs).toBeGreaterThanOrEqual(seconds * 900 - 0.001);
          expect(delayMs).toBeLessThanOrEqual(seconds * 1100 + 0.001);
        }
      }),
    );
  });

  it('ends with the schedule', () => {
    fc.assert(
      fc.property(schedules, randoms, fc.nat(5), (schedule, random, more) => {
        expect(backoffMs(schedule, schedule.length + 1 + more, random)).toBeUndefined();
      }),
    );
  });

  it('grows with the random number, so that all of the spread is used', () => {
    expect(backoffMs([100], 1, 0)).toBe(90_000);
    expect(backoffMs([100], 1, 0.5)).toBe(100_000);
    expect(backoffMs([100], 1, 0.999_999)).toBeCloseTo(110_000, 0);
  });
});
