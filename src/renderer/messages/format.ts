import { displayLocale } from './locale';

const dayMs = 86_400_000;

const time = new Intl.DateTimeFormat(displayLocale, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(displayLocale, { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat(displayLocale, { day: 'numeric', month: 'short', year: 'numeric' });
const full = new Intl.DateTimeFormat(displayLocale, { dateStyle: 'full', timeStyle: 'long' });
const relative = new Intl.RelativeTimeFormat(displayLocale, { numeric: 'auto' });
const number = new Intl.NumberFormat(displayLocale);

/** The local calendar day as an instant in UTC, where all days are equally long. */
const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Whole days between the local calendar days of two instants; 0 is today, -1 yesterday. */
function calendarDays(at: Date, now: Date): number {
  return Math.round((dayOf(at) - dayOf(now)) / dayMs);
}

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(displayLocale) + text.slice(1);

function dayText(at: Date, now: Date): string {
  return at.getFullYear() === now.getFullYear() ? day.format(at) : dayOfYear.format(at);
}

/** As short as a list allows: the time today, "Yesterday", else the day. A text that is no date comes back as it is. */
export function shortTime(timestamp: string, now: Date = new Date()): string {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return timestamp;
  const days = calendarDays(at, now);
  if (days === 0) return time.format(at);
  if (days === -1) return capitalized(relative.format(days, 'day'));
  return dayText(at, now);
}

/** For a sentence: "today 14:05", "yesterday 09:02", "18 Nov 11:20". */
export function sentenceTime(timestamp: string, now: Date = new Date()): string {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return timestamp;
  const days = calendarDays(at, now);
  const when = days === 0 || days === -1 ? relative.format(days, 'day') : dayText(at, now);
  return `${when} ${time.format(at)}`;
}

/** The same at the beginning of a table cell: "Today 14:05". */
export function cellTime(timestamp: string): string {
  return capitalized(sentenceTime(timestamp));
}

/** Local time in full and the same instant in UTC, for tooltips. */
export function exactTime(timestamp: string): string {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return timestamp;
  return `${full.format(at)}\n${at.toISOString().replace('T', ' ').replace(/Z$/, ' UTC')}`;
}

export function formatNumber(value: number): string {
  return number.format(value);
}

export function formatPercent(fraction: number): string {
  return new Intl.NumberFormat(displayLocale, { style: 'percent' }).format(fraction);
}

/** A size in kB or MB, as people read file sizes. */
export function formatSize(bytes: number): string {
  const mega = bytes >= 1_000_000;
  return new Intl.NumberFormat(displayLocale, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1000));
}
