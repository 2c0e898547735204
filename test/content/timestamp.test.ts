import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInstant, parseTimestamp } from '../../src/content/timestamp';
import { anyCharacter } from '../support/content/any-character';

const FIRST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const anyMs = fc.integer({ min: FIRST_MS, max: LAST_MS });
/** Instants whose microseconds a number holds exactly. */
const recentMs = fc.integer({ min: Date.parse('1700-01-01T00:00Z'), max: Date.parse('2250-01-01T00:00Z') });

function instant(text: string): number | undefined {
  return parseTimestamp(text)?.us;
}

describe('parseTimestamp refuses', () => {
  test.each([
    ['an empty text', ''],
    ['a date alone', '2026-11-20'],
    ['a missing offset', '2026-11-20T09:30:00'],
    ['a space as separator', '2026-11-20 09:30:00Z'],
    ['missing seconds', '2026-11-20T09:30Z'],
    ['space around it', ' 2026-11-20T09:30:00Z'],
    ['a line feed after it', '2026-11-20T09:30:00Z\n'],
    ['February 30', '2026-02-30T09:30:00Z'],
    ['February 29 of a common year', '2026-02-29T09:30:00Z'],
    ['February 29 of 1900', '1900-02-29T09:30:00Z'],
    ['April 31', '2026-04-31T09:30:00Z'],
    ['month 0', '2026-00-10T09:30:00Z'],
    ['month 13', '2026-13-10T09:30:00Z'],
    ['day 0', '2026-11-00T09:30:00Z'],
    ['24:00', '2026-11-20T24:00:00Z'],
    ['hour 25', '2026-11-20T25:00:00Z'],
    ['minute 60', '2026-11-20T09:60:00Z'],
    ['second 61', '2026-06-30T23:59:61Z'],
    ['an offset of 24 hours', '2026-11-20T09:30:00+24:00'],
    ['an offset of 60 minutes', '2026-11-20T09:30:00+01:60'],
    ['an offset without colon', '2026-11-20T09:30:00+0100'],
    ['an offset of hours alone', '2026-11-20T09:30:00+01'],
    ['a typographic minus', '2026-11-20T09:30:00\u221201:00'],
    ['a fraction without digits', '2026-11-20T09:30:00.Z'],
    ['a comma before the fraction', '2026-11-20T09:30:00,5Z'],
    ['two offsets', '2026-11-20T09:30:00Z+01:00'],
    ['a year of five digits', '12026-11-20T09:30:00Z'],
    ['digits of another script', '٢٠٢٦-11-20T09:30:00Z'],
    ['an instant before the year 0', '0000-01-01T00:30:00+01:00'],
    ['an instant after the year 9999', '9999-12-31T23:30:00-01:00'],
    ['a leap second at noon', '2016-12-31T12:00:60Z'],
    ['a leap second in March', '2016-03-31T23:59:60Z'],
    ['a leap second that is not at midnight in UTC', '2016-12-31T23:59:60+01:00'],
  ])('%s', (_what, text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  });

  test('any text that is not a timestamp, without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(parseTimestamp(text)).toBeUndefined();
      }),
    );
  });
});

describe('parseTimestamp', () => {
  test('keeps the text exactly as received', () => {
    const text = '2026-11-20t10:30:00.1234567890+01:00';
    expect(parseTimestamp(text)?.text).toBe(text);
  });

  test('t and z are accepted in either case', () => {
    expect(instant('2026-11-20t09:30:00z')).toBe(instant('2026-11-20T09:30:00Z'));
  });

  test('an offset is subtracted, -00:00 is UTC', () => {
    const utc = instant('2026-11-20T09:30:00Z');
    expect(instant('2026-11-20T15:15:00+05:45')).toBe(utc);
    expect(instant('2026-11-19T22:30:00-11:00')).toBe(utc);
    expect(instant('2026-11-20T09:30:00-00:00')).toBe(utc);
  });

  test('digits beyond microseconds are cut off, also before 1970', () => {
    expect(instant('1970-01-01T00:00:00.1234569Z')).toBe(123_456);
    expect(instant('1969-12-31T23:59:59.9999999Z')).toBe(-1);
    expect(instant('1970-01-01T00:00:00.5Z')).toBe(500_000);
  });

  test('a fraction may have megabytes of digits', () => {
    expect(instant(`1970-01-01T00:00:00.${'1'.repeat(4_000_000)}Z`)).toBe(111_111);
  });

  test('a leap second is the following second', () => {
    expect(instant('2016-12-31T23:59:60Z')).toBe(instant('2017-01-01T00:00:00Z'));
    expect(instant('2015-07-01T01:59:60.25+02:00')).toBe(instant('2015-07-01T00:00:00.25Z'));
  });

  test('the first and the last instant are accepted', () => {
    expect(instant('0000-01-01T00:00:00Z')).toBe(FIRST_MS * 1000);
    expect(instant('9999-12-31T23:59:59.999Z')).toBe(LAST_MS * 1000);
    expect(instant('0000-02-29T00:00:00Z')).toBeDefined();
  });

  test('agrees with Date.parse to the millisecond, whatever the offset', () => {
    const offset = fc.tuple(
      fc.constantFrom('+', '-'),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
    );
    fc.assert(
      fc.property(recentMs, offset, (ms, [sign, hours, minutes]) => {
        const local = new Date(ms).toISOString().slice(0, -1);
        const text = `${local}${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
        expect(instant(text)).toBe(Date.parse(text) * 1000);
      }),
    );
  });

  test('order of instants is order of us, and us is an integer, in all years', () => {
    const micros = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(anyMs, micros, fc.oneof(anyMs, fc.constant(undefined)), micros, (a, aUs, other, bUs) => {
        const b = other ?? Math.min(a + 1, LAST_MS);
        const [earlier, later] =
          a < b || (a === b && aUs <= bUs)
            ? [
                [a, aUs],
                [b, bUs],
              ]
            : [
                [b, bUs],
                [a, aUs],
              ];
        const [first, second] = [earlier, later].map(([ms = 0, us = 0]) =>
          instant(
            new Date(ms)
              .toISOString()
              .replace(/^\+\d\d/, '')
              .replace('Z', `${String(us).padStart(3, '0')}Z`),
          ),
        );
        expect(Number.isInteger(first)).toBe(true);
        expect(first).toBeLessThanOrEqual(second ?? NaN);
      }),
    );
  });
});

describe('formatInstant', () => {
  test.each([NaN, Infinity, (FIRST_MS - 1) * 1000, (LAST_MS + 1) * 1000])('refuses %s', (us) => {
    expect(() => formatInstant(us)).toThrow(RangeError);
  });

  test('writes UTC with milliseconds and Z, finer digits cut off', () => {
    expect(formatInstant(Date.UTC(2026, 10, 20, 9, 30, 0, 123) * 1000 + 999)).toBe(
      '2026-11-20T09:30:00.123Z',
    );
    expect(formatInstant(-1)).toBe('1969-12-31T23:59:59.999Z');
    expect(formatInstant(FIRST_MS * 1000)).toBe('0000-01-01T00:00:00.000Z');
  });

  test('a written instant is read back unchanged, in all years', () => {
    fc.assert(
      fc.property(anyMs, (ms) => {
        const text = formatInstant(ms * 1000);
        expect(text).toBe(new Date(ms).toISOString());
        expect(instant(text)).toBe(ms * 1000);
      }),
    );
  });
});
