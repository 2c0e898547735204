import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { httpDateMs, retryAfterMs } from '../../../src/main/platform/retry-after';

const now = Date.parse('2026-11-20T09:30:00Z');
const day = 86_400_000;
/** Returns the wait that an answer with these headers requests. */
const waitMs = (retryAfter: string | null, date: string | null): number | undefined =>
  retryAfterMs(
    [
      ...(retryAfter === null ? [] : [['retry-after', retryAfter] as const]),
      ...(date === null ? [] : [['date', date] as const]),
    ],
    now,
  );

describe('Retry-After', () => {
  it.each([
    ['seconds', '120', 120_000],
    ['zero', '0', 0],
    ['spaces around it', ' 7 ', 7000],
    ['an HTTP date', 'Fri, 20 Nov 2026 09:31:00 GMT', 60_000],
    ['an HTTP date of the second form', 'Friday, 20-Nov-26 09:31:00 GMT', 60_000],
    ['an HTTP date of the third form', 'Fri Nov 20 09:31:00 2026', 60_000],
    ['a date that has passed', 'Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['three days', '259200', 3 * day],
    ['more than a week', '99999999', 7 * day],
    ['a date in years', 'Sun, 20 Nov 2039 09:31:00 GMT', 7 * day],
  ])('%s', (_what, header, ms) => expect(waitMs(header, null)).toBe(ms));

  it.each([null, '', 'soon', '-5', '1.5', '1e3', '2026-11-20T09:31:00Z', 'Fri, 99 Nov 2026 09:31:00 GMT'])(
    'that says nothing is left out: %j',
    (header) => expect(waitMs(header, null)).toBeUndefined(),
  );

  it('as a date is compared with the clock of the answer, not with ours', () => {
    const date = 'Fri, 20 Nov 2026 10:30:00 GMT';
    expect(waitMs('Fri, 20 Nov 2026 10:31:00 GMT', date)).toBe(60_000);
  });

  it('never makes anything wait longer than a week, or less than nothing, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.nat().map(String),
          fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
        ),
        (header) => {
          const ms = waitMs(header, header) ?? 0;
          expect(httpDateMs(header)).not.toBeNaN();
          expect(ms).toBeGreaterThanOrEqual(0);
          expect(ms).toBeLessThanOrEqual(7 * day);
        },
      ),
    );
  });
});
