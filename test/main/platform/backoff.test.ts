import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doublingDelayMs, scheduledDelayMs } from '../../../src/main/platform/backoff';

const schedules = fc.array(fc.nat(86_400), { maxLength: 12 });
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the time until the next attempt', () => {
  it('is within 10 % of the schedule, for as many tries as it has', () => {
    fc.assert(
      fc.property(schedules, randoms, (schedule, random) => {
        for (const [index, seconds] of schedule.entries()) {
          const delayMs = scheduledDelayMs(schedule, index + 1, random) ?? Number.NaN;
          expect(delayMs).toBeGreaterThanOrEqual(seconds * 900 - 0.001);
          expect(delayMs).toBeLessThanOrEqual(seconds * 1100 + 0.001);
        }
      }),
    );
  });

  it('ends with the schedule', () => {
    fc.assert(
      fc.property(schedules, randoms, fc.nat(5), (schedule, random, more) => {
        expect(scheduledDelayMs(schedule, schedule.length + 1 + more, random)).toBeUndefined();
      }),
    );
  });

  it('grows with the random number, so that all of the spread is used', () => {
    expect(scheduledDelayMs([100], 1, 0)).toBe(90_000);
    expect(scheduledDelayMs([100], 1, 0.5)).toBe(100_000);
    expect(scheduledDelayMs([100], 1, 0.999_999)).toBeCloseTo(110_000, 0);
  });
});

describe('the wait after failures in a row', () => {
  it('doubles from half a minute to half an hour, never longer, and jitter takes at most a half', () => {
    expect([1, 2, 3].map((failures) => doublingDelayMs(failures, 0))).toEqual([30_000, 60_000, 120_000]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, random) => {
          const ms = doublingDelayMs(failures, random);
          expect(ms).toBeLessThanOrEqual(1_800_000);
          expect(ms).toBeGreaterThanOrEqual(15_000);
          expect(ms).toBeGreaterThanOrEqual(doublingDelayMs(failures, 0) / 2);
        },
      ),
    );
  });
});
