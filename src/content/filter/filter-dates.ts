/** Relative days: `today`, `yesterday`, `7d` (seven days ago); absolute ones are written `2026-11-01`. */
const relative = /^(today|yesterday|\d{1,4}d)$/;

/** Returns the canonical spelling of a day, or undefined for an invalid one (2026-02-30). */
export function normalDate(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (relative.test(lower)) return lower.replace(/^0+(?=\d)/, '');
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(lower);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // The Date constructor reads years below 100 as 19xx.
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return `${match[1]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Returns the canonical spelling of a day or a range `from..to`; one end may be open, not both. */
export function normalDateRange(text: string): string | undefined {
  const [from = '', to, ...rest] = text.split('..');
  if (rest.length > 0) return undefined;
  if (to === undefined) return normalDate(from);
  const [first, last] = [from === '' ? '' : normalDate(from), to === '' ? '' : normalDate(to)];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  return `${first}..${last}`;
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
  const [from = '', to = from] = range.split('..');
  return {
    fromMs: from === '' ? undefined : midnight(from, nowMs, 0),
    toMs: to === '' ? undefined : midnight(to, nowMs, 1),
  };
}

function midnight(day: string, nowMs: number, daysLater: number): number {
  const date = new Date(nowMs);
  if (relative.test(day)) {
    const back = day === 'today' ? 0 : day === 'yesterday' ? 1 : Number.parseInt(day, 10);
    return new Date(date.getFullYear(), date.getMonth(), date.getDate() - back + daysLater).getTime();
  }
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const local = new Date(2000, 0, 1);
  local.setFullYear(year, month - 1, dayOfMonth + daysLater);
  return local.getTime();
}
