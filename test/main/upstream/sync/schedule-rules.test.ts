import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkingHours } from '../../../../src/contract/upstream/connections';
import { nextWithin, type ZoneOffset } from '../../../../src/main/upstream/sync/working-hours';
import { runs } from '../../../support/effort';

const utc = (): number => 0;
/** Berlin in 2026: summer time from March 29 to October 25, 01:00 UTC. */
const berlin = (ms: number): number =>
  ms >= Date.parse('2026-03-29T01:00:00Z') && ms < Date.parse('2026-10-25T01:00:00Z') ? 120 : 60;
const weekdays = [1, 2, 3, 4, 5];
const next = (hours: WorkingHours, from: string, zone: ZoneOffset = utc): string =>
  new Date(nextWithin(hours, Date.parse(from), zone)).toISOString();

describe('working hours', () => {
  const office: WorkingHours = { days: weekdays, from: '08:00', to: '18:00' };

  it('let a sync through at once while they last, and hold it until they begin otherwise', () => {
    expect(next(office, '2026-11-20T09:30:00.123Z')).toBe('2026-11-20T09:30:00.123Z');
    expect(next(office, '2026-11-20T07:59:59.999Z')).toBe('2026-11-20T08:00:00.000Z');
    // A Friday evening: Monday morning.
    expect(next(office, '2026-11-20T18:00:00.000Z')).toBe('2026-11-23T08:00:00.000Z');
  });

  it('run over midnight where they end before they begin', () => {
    const night: WorkingHours = { days: [5], from: '22:00', to: '06:00' };
    expect(next(night, '2026-11-20T21:00:00Z')).toBe('2026-11-20T22:00:00.000Z');
    expect(next(night, '2026-11-21T05:59:00Z')).toBe('2026-11-21T05:59:00.000Z');
    expect(next(night, '2026-11-21T06:00:00Z')).toBe('2026-11-27T22:00:00.000Z');
  });

  it('go by the clock on the wall when that changes', () => {
    // 08:00 in Berlin is 07:00Z before and 06:00Z after the night of March 29.
    expect(next(office, '2026-03-27T18:30:00Z', berlin)).toBe('2026-03-30T06:00:00.000Z');
    expect(next(office, '2026-10-23T18:30:00Z', berlin)).toBe('2026-10-26T07:00:00.000Z');
    // 02:30 does not exist that night: the hours begin when the clock jumps.
    const gap: WorkingHours = { days: [7], from: '02:30', to: '05:00' };
    expect(next(gap, '2026-03-29T00:10:00Z', berlin)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('are never missed and never too early, whatever they are', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    const hours = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: time,
      to: time,
    });
    const start = Date.parse('2026-03-20T00:00:00Z');
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 20 * 86_400_000 }), (working, offset) => {
        const now = start + offset;
        const at = nextWithin(working, now, berlin);
        expect(at).toBeGreaterThanOrEqual(now);
        expect(nextWithin(working, at, berlin)).toBe(at);
        // Checks that no instant in between is within working hours.
        for (const part of [0.01, 0.3, 0.7, 0.99]) {
          const between = now + Math.floor((at - now) * part);
          expect(nextWithin(working, between, berlin)).toBe(at);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});
