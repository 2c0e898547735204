import { languageName } from '../../../content/language-tag';
import { directionOf, displayLanguage, displayLocale, perLocale } from './locale';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

// These styles have the locale's own digits: "9:05 AM" and "09:05".
const time = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const timeWithSeconds = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
const dayOfYear = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const full = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }));
const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const number = perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * Stands between facts in one line. The zero of Arabic digits is a dot: with one before it, the day 23 reads
 * as 230.
 */
export const factSeparator = perLocale((locale) =>
  new Intl.NumberFormat(locale).format(0) === '0' ? ' · ' : ' – ',
);

/** The local calendar day as an instant in UTC, where all days are equally long. */
const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Number of days between the local calendar days of two instants; 0 is today, -1 yesterday. */
function calendarDays(at: Date, now: Date): number {
  return Math.round((dayOf(at) - dayOf(now)) / dayMs);
}

const capitalized = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(displayLocale()) + text.slice(1);

function dayText(at: Date, now: Date): string {
  return at.getFullYear() === now.getFullYear() ? day().format(at) : dayOfYear().format(at);
}

/** How long after midnight a time of the day before still stands for itself. */
const nightMs = 12 * hourMs;

/**
 * A short form for lists: the time today and within twelve hours, "Yesterday", else the day. A text that
 * is no date is returned unchanged.
 */
export function shortTime(timestamp: string, now: Date = new Date()): string {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return timestamp;
  const days = calendarDays(at, now);
  if (days === 0 || (days === -1 && now.getTime() - at.getTime() < nightMs)) return time().format(at);
  if (days === -1) return capitalized(relative().format(days, 'day'));
  return dayText(at, now);
}

/** A form for sentences: "today 14:05", "yesterday 09:02", "18 Nov 11:20". */
export function sentenceTime(timestamp: string, now: Date = new Date()): string {
  return dayAndTime(timestamp, now, time());
}

/** Like `sentenceTime`, with seconds. */
export function preciseSentenceTime(timestamp: string, now: Date = new Date()): string {
  return dayAndTime(timestamp, now, timeWithSeconds());
}

/** A form for table cells: "Today 14:05". */
export function cellTime(timestamp: string): string {
  return capitalized(sentenceTime(timestamp));
}

/** A form for log lines: the time with seconds, after the day unless that is today. */
export function logTime(timestamp: string, now: Date = new Date()): string {
  const at = new Date(timestamp);
  if (calendarDays(at, now) === 0) return timeWithSeconds().format(at);
  return capitalized(preciseSentenceTime(timestamp, now));
}

function dayAndTime(timestamp: string, now: Date, clock: Intl.DateTimeFormat): string {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return timestamp;
  const days = calendarDays(at, now);
  const when = days === 0 || days === -1 ? relative().format(days, 'day') : dayText(at, now);
  return `${when} ${clock.format(at)}`;
}

/** Local time in full and the instant in UTC, for tooltips. */
export function exactTime(timestamp: string): string {
  const at = new Date(timestamp);
  if (Number.isNaN(at.getTime())) return timestamp;
  return `${full().format(at)}\n${at.toISOString().replace('T', ' ').replace(/Z$/, ' UTC')}`;
}

export function formatNumber(value: number): string {
  return number().format(value);
}

const lists = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "a, b and c". */
export function formatList(parts: readonly string[]): string {
  return lists().format(isolatedParts(parts));
}

const choices = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** "a, b or c". */
export function formatChoice(parts: readonly string[]): string {
  return choices().format(isolatedParts(parts));
}

/** In languages from right to left, each part is isolated, so that the list keeps its order. */
function isolatedParts(parts: readonly string[]): readonly string[] {
  const isPlain = directionOf(displayLanguage()) === 'ltr';
  return isPlain ? parts : parts.map((part) => `\u2068${part}\u2069`);
}

/** "a, b, c" for tags and the like, in the direction of the window even as a value within a text. */
export function formatTags(tags: readonly string[]): string {
  const isPlain = directionOf(displayLanguage()) === 'ltr';
  return isPlain ? tags.join(', ') : `\u200F${isolatedParts(tags).join('، ')}`;
}

/** A language’s name where it stands alone: French and Spanish begin it small only within a sentence. */
export function languageTitle(tag: string): string {
  return capitalized(languageName(tag, displayLocale()));
}

export function formatPercent(fraction: number): string {
  return new Intl.NumberFormat(displayLocale(), { style: 'percent' }).format(fraction);
}

const dayInFull = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
);

/** "Monday, 23 November". */
export function formatDay(date: Date): string {
  return dayInFull().format(date);
}

/** The largest unit of which the time has at least two, or else the minute. */
function unitOf(ms: number): { readonly unit: 'minute' | 'hour' | 'day'; readonly value: number } {
  if (ms >= 2 * dayMs) return { unit: 'day', value: ms / dayMs };
  return ms >= 2 * hourMs ? { unit: 'hour', value: ms / hourMs } : { unit: 'minute', value: ms / 60_000 };
}

/** "25 minutes ago", "3 days ago". */
export function formatAge(timestamp: string, now: Date): string {
  const { unit, value } = unitOf(Math.max(0, now.getTime() - Date.parse(timestamp)));
  return relative().format(-Math.floor(value), unit);
}

/** A long duration: "25 minutes", "3.5 hours", "12 days". */
export function formatSpan(ms: number): string {
  const { unit, value } = unitOf(ms);
  return new Intl.NumberFormat(displayLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: unit !== 'minute' && value < 10 ? 1 : 0,
  }).format(value);
}

/** Formats a size in kB or MB. */
export function formatSize(bytes: number): string {
  const mega = bytes >= 1_000_000;
  return new Intl.NumberFormat(displayLocale(), {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1000));
}

/** Formats the duration of a call: "<0.1 ms", "0.8 ms", "12 ms", "1.4 s". */
export function formatDuration(ms: number): string {
  if (ms < 0.05) return `<${formatDuration(0.1)}`;
  const inSeconds = ms >= 1000;
  const value = inSeconds ? ms / 1000 : ms;
  return new Intl.NumberFormat(displayLocale(), {
    style: 'unit',
    unit: inSeconds ? 'second' : 'millisecond',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

const twoDigits = perLocale((locale) => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }));
const padded = (part: number): string => twoDigits().format(part);

/** A countdown: "4:12", "1:04:12". */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${formatNumber(h)}:${padded(m)}:${padded(s)}` : `${formatNumber(m)}:${padded(s)}`;
}

/** Formats a possibly small size: "120 bytes", "14 kB". */
export function formatBytes(bytes: number): string {
  if (bytes >= 1000) return formatSize(bytes);
  return new Intl.NumberFormat(displayLocale(), { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(
    bytes,
  );
}
