/** Days and months: `today`, `yesterday`, `7d`, `2w`, `3m` (that long ago), `2026-11-01`, `2026-11`. */
const named = /^(today|yesterday)$/;
const ago = /^(\d{1,4})([dwm])$/;

/** Returns the canonical spelling of a day or month, or undefined for an invalid one (2026-02-30). */
export function normalDate(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (named.test(lower)) return lower;
  if (ago.test(lower)) return lower.replace(/^0+(?=\d)/, '');
  const match = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(lower);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 1)];
  const date = new Date(Date.UTC(year, month - 1, day));
  // The Date constructor reads years below 100 as 19xx.
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const parts = match[3] === undefined ? [month] : [month, day];
  return [match[1], ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

/**
 * Returns the canonical spelling of a day, a month or a range `from..to`; one end may be open, not both, and
 * the range may not end before it begins. A relative day alone (`7d`) is a range that has begun then and goes
 * on.
 */
export function normalDateRange(text: string): string | undefined {
  const [from = '', to, ...rest] = text.split('..');
  if (rest.length > 0) return undefined;
  if (to === undefined) return normalDate(from);
  const [first, last] = [from === '' ? '' : normalDate(from), to === '' ? '' : normalDate(to)];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  return isReversed(first, last) ? undefined : `${first}..${last}`;
}

/**
 * Whether a range ends before it begins on whatever day it is read: it would find nothing and, with a minus,
 * everything. Days are not compared with months ago, whose length varies, nor with dates.
 */
function isReversed(first: string, last: string): boolean {
  if (first === '' || last === '' || sortOf(first) !== sortOf(last)) return false;
  const { fromMs = 0, toMs = 0 } = spanOf(`${first}..${last}`, 0);
  return toMs <= fromMs;
}

function sortOf(day: string): 'date' | 'months-ago' | 'days-ago' {
  if (/^\d{4}-/.test(day)) return 'date';
  return ago.test(day) && day.endsWith('m') ? 'months-ago' : 'days-ago';
}

/** Half-open range in milliseconds since 1970: `fromMs` is included, `toMs` is not. */
export interface Span {
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
}

/**
 * Returns the time span of a canonical range in the machine's time zone: a day begins at local midnight.
 * Relative days count from `nowMs`.
 */
export function spanOf(range: string, nowMs: number): Span {
  const [from = '', to = ago.test(from) ? '' : from] = range.split('..');
  return {
    fromMs: from === '' ? undefined : startOf(from, nowMs, 0),
    toMs: to === '' ? undefined : startOf(to, nowMs, 1),
  };
}

/** Returns the start of a day or month, or of one that is `later` days or months later. */
function startOf(text: string, nowMs: number, later: number): number {
  const now = new Date(nowMs);
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const [, count = '', unit] = ago.exec(text) ?? [];
  if (unit === 'm') {
    // Three months before 31 May is the last day of February.
    const lastDay = new Date(year, month - Number(count) + 1, 0).getDate();
    return new Date(year, month - Number(count), Math.min(day, lastDay) + later).getTime();
  }
  if (unit !== undefined || named.test(text)) {
    const days = unit === undefined ? (text === 'today' ? 0 : 1) : Number(count) * (unit === 'w' ? 7 : 1);
    return new Date(year, month, day - days + later).getTime();
  }
  const [ofYear = 0, ofMonth = 1, ofDay] = text.split('-').map(Number);
  const local = new Date(2000, 0, 1);
  if (ofDay === undefined) local.setFullYear(ofYear, ofMonth - 1 + later, 1);
  else local.setFullYear(ofYear, ofMonth - 1, ofDay + later);
  return local.getTime();
}
