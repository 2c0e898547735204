/**
 * An instant that arrived as text.
 *
 * `text` is exactly what was received. `us` is its instant: whole microseconds since 1970-01-01T00:00:00Z,
 * finer digits cut off. A number holds microseconds exactly from 1684 to 2255; for instants outside that span
 * `us` is exact to the millisecond (rounded to the nearest number, at most 16 µs away) and still keeps order.
 */
export interface Timestamp {
  readonly text: string;
  readonly us: number;
}

// "2026-11-20T09:30:00": everything before the optional fraction. Scanned by hand: a mirror reads hundreds of
// thousands of them, and the fraction may have any number of digits, of which a greedy \d+ keeps one
// backtracking entry each.
const DATE_TIME_LENGTH = 19;
const OFFSET = /^(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const LONGEST_OFFSET = 6;

const EARLIEST_MS = Date.parse('0000-01-01T00:00:00.000Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Reads an RFC 3339 date-time with offset (section 5.6). Anything else is `undefined`: a date alone, a
 * missing offset, a space instead of `T`, an impossible date or time, an instant that is outside the years
 * 0000–9999 in UTC.
 *
 * Second 60 is accepted where a leap second can be (section 5.7: the last second of June or December in UTC)
 * and counts as the following second. Whether there was one that year is not checked.
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  if (!hasSeparators(text)) return undefined;
  const year = numberIn(text, 0, 4);
  const month = numberIn(text, 5, 7);
  const day = numberIn(text, 8, 10);
  const hour = numberIn(text, 11, 13);
  const minute = numberIn(text, 14, 16);
  const second = numberIn(text, 17, DATE_TIME_LENGTH);
  if (Number.isNaN(year + month + day + hour + minute + second)) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 60) return undefined;

  let position = DATE_TIME_LENGTH;
  let fraction = '';
  if (text[position] === '.') {
    const first = position + 1;
    position = first;
    while (isDigit(text.charCodeAt(position))) position += 1;
    if (position === first) return undefined;
    fraction = text.slice(first, Math.min(position, first + 6));
  }
  if (text.length - position > LONGEST_OFFSET) return undefined;
  const offsetMinutes = parseOffset(text.slice(position));
  if (offsetMinutes === undefined) return undefined;

  const secondMs = instantMs(year, month, day, hour, minute, second) - offsetMinutes * 60_000;
  if (second === 60 && !followsPossibleLeapSecond(secondMs)) return undefined;
  const fractionUs = Number(fraction.padEnd(6, '0'));
  const ms = secondMs + Math.floor(fractionUs / 1000);
  if (ms < EARLIEST_MS || ms > LATEST_MS) return undefined;
  const us = ms * 1000 + (fractionUs % 1000);
  return { text, us: Number.isSafeInteger(us) ? us : ms * 1000 };
}

/**
 * Returns the digits beyond the microsecond, without trailing zeros. As texts they sort like their instants.
 */
export function finerDigits(text: string): string {
  return /^.{19}\.\d{6}(\d*?)0*(?!\d)/.exec(text)?.[1] ?? '';
}

/**
 * Writes an instant the way the service sends it: `2026-11-20T09:30:00.123Z` (RFC 3339, UTC, milliseconds;
 * what is finer is cut off). `us` is microseconds since the epoch. Throws a RangeError outside the years
 * 0000–9999.
 */
export function formatInstant(us: number): string {
  // Beyond the safe integers `us` is a rounded whole millisecond (see Timestamp), so rounding finds it again.
  const ms = Number.isSafeInteger(us) ? Math.floor(us / 1000) : Math.round(us / 1000);
  if (!(ms >= EARLIEST_MS && ms <= LATEST_MS)) {
    throw new RangeError(`${us} µs since 1970 is not an instant in the years 0000 to 9999`);
  }
  return new Date(ms).toISOString();
}

function hasSeparators(text: string): boolean {
  const isTime = text[10] === 'T' || text[10] === 't';
  return isTime && text[4] === '-' && text[7] === '-' && text[13] === ':' && text[16] === ':';
}

/** NaN if the range contains anything but digits. */
function numberIn(text: string, from: number, to: number): number {
  let number = 0;
  for (let index = from; index < to; index++) {
    const code = text.charCodeAt(index);
    if (!isDigit(code)) return Number.NaN;
    number = number * 10 + (code - 0x30);
  }
  return number;
}

function parseOffset(text: string): number | undefined {
  if (text === 'Z') return 0;
  const match = OFFSET.exec(text);
  if (match === null) return undefined;
  const [, sign, hours, minutes] = match;
  if (sign === undefined) return 0;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -total : total;
}

/** Milliseconds of a wall-clock time taken as UTC. Date.UTC would read the years 0–99 as 1900–1999. */
function instantMs(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number {
  if (year > 99) return Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, 0);
}

function followsPossibleLeapSecond(ms: number): boolean {
  const date = new Date(ms);
  const isMidnight = ms % 86_400_000 === 0;
  const isJanuaryOrJuly = date.getUTCMonth() === 0 || date.getUTCMonth() === 6;
  return isMidnight && date.getUTCDate() === 1 && isJanuaryOrJuly;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
