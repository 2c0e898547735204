import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import { firstMatches } from '../counted';
import { matchesOf } from '../../text/matches';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { atDigit } from '../numbers/at-digit';
import { monthsOf } from './dated-months';
import { isInKeptWords, isQuoted } from '../numbers/kept-words';

const DATE = atDigit(
  /(?<![\p{L}\p{N}./-])(\p{Nd}{1,2})\/(\p{Nd}{1,2})\/(\p{Nd}{4}|\p{Nd}{2})(?![\p{N}/-]|\.\p{N})/gu,
);

/** Finds dates in figures or in words that have the order of another language than the target's. */
export function compareDateForms(pair: ParsedPair, problems: ProblemCollector): void {
  datesOfSource(pair, problems);
  exchangedDates(pair, problems);
  monthsFirst(pair, problems);
}

/** A date in figures in the source's order, where the target's language has another one. */
function datesOfSource(
  { source, target, sourceLanguage, targetLanguage }: ParsedPair,
  problems: ProblemCollector,
): void {
  if (orderOf(sourceLanguage.tag) === orderOf(targetLanguage.tag)) return;
  const isDayFirst = orderOf(targetLanguage.tag).startsWith('day');
  const inSource = new Set(source.prose.match(DATE));
  if (inSource.size === 0) return;
  // A text about the forms of dates has one day in two of them: 1/13/2008, 13.1.2008.
  const days = Map.groupBy(new Set(source.prose.match(ANY_DATE)), dayOf);
  for (const { index, 0: date } of matchesOf(target.prose, DATE)) {
    // 01/01 is the same in either order.
    if (/^(\p{Nd}{1,2})\/\1\//u.test(date) || !isDay(date)) continue;
    // A day that no month has the number of is first in the source, too: 14/03/2009.
    if (isDayFirst && Number(/^\p{Nd}{1,2}/u.exec(date)?.[0]) > 12) continue;
    if (!inSource.has(date) || isQuoted(target, index) || (days.get(dayOf(date))?.length ?? 0) > 1) continue;
    const places = { target: [target.readable.spanAt(index, date)] };
    problems.add('number-format', 'date', { date }, places);
  }
}

const ANY_DATE = atDigit(/(?<![\p{L}\p{N}./-])\p{Nd}{1,4}([./-]|\. )\p{Nd}{1,2}\1\p{Nd}{1,4}(?!\p{N})/gu);

/** The numbers of a date in the order of their size, which is the same in every form of it. */
const dayOf = (date: string): string =>
  matchesOf(date, /\p{Nd}{1,4}/gu)
    .map(([part]) => Number(part))
    .toSorted((a, b) => a - b)
    .join(' ');

/** Whether two numbers can be a month and a day: 16/18/20 are versions. */
const isDay = (date: string): boolean => {
  const parts = matchesOf(date, /\p{Nd}{1,4}/gu).map(([part]) => Number(part));
  const small = parts.filter((part) => part > 0 && part <= 12);
  return small.length > 0 && parts.filter((part) => part > 0 && part <= 31).length >= 2;
};

/**
 * Finds dates in figures whose day and month changed places: "07.20.2024" in a language that has the day
 * first, 2024-28-07 in any.
 */
function exchangedDates(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const before: readonly FoundDate[] = [
    ...firstMatches(source.prose, ANY_DATE).map(({ index, 0: text }) => ({ iso: text, text, index })),
    ...datesInWords(source, sourceLanguage),
  ];
  if (before.length === 0) return;
  exchangedInWords(pair, before, problems);
  const isDayFirst = orderOf(targetLanguage.tag).startsWith('day');
  for (const { index, 0: date } of firstMatches(target.prose, ANY_DATE)) {
    const was = before.find(({ iso }) => dayOf(iso) === dayOf(date));
    const span = target.readable.spanAt(index, date);
    if (was === undefined || isQuoted(target, index) || problems.hasAt('number-format', span)) continue;
    const [first = '', second = '0'] = matchesOf(date, /\p{Nd}{1,4}/gu).map(([part]) => part);
    const isYearFirst = first.length === 4;
    // The second number of a date that begins with its year is the month: 2024/15/03.
    const hasNoMonth = isYearFirst && Number(second) > 12;
    if (isTurned(was.iso, date, targetLanguage.tag) || hasNoMonth) {
      if (source.prose.includes(date)) continue;
      const places = {
        source: [source.readable.spanOf(was.index, was.index + was.text.length)],
        target: [span],
      };
      problems.add('numbers', 'changed', { before: was.text, after: date }, places);
    } else if (isYearFirst && /^\p{Nd}{4}/u.test(was.text)) {
      if (before.some(({ text }) => figuresOf(text) === figuresOf(date))) continue;
      const places = {
        source: [source.readable.spanOf(was.index, was.index + was.text.length)],
        target: [span],
      };
      problems.add('numbers', 'changed', { before: was.text, after: date }, places);
    } else if (
      !isYearFirst &&
      isDayFirst &&
      Number(second) > 12 &&
      Number(first) <= 12 &&
      !source.prose.includes(date)
    ) {
      problems.add('number-format', 'date', { date }, { target: [span] });
    }
  }
}

/** A date of a source, as written and in the order of the international standard, if that is known. */
interface FoundDate {
  readonly iso: string;
  readonly text: string;
  readonly index: number;
}

/** Finds dates with the name of a month: "July 8, 2018", "8 July 2018". */
const datesInWords = (value: ParsedValue, language: CheckedLanguage): readonly FoundDate[] =>
  monthsOf(value, language).flatMap(({ number, start, end }) => {
    const text = value.prose;
    const before = DAY_BEFORE.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? '';
    const after = (before === '' ? DAY_AND_YEAR_AFTER : YEAR_AFTER).exec(text.slice(end, end + 14))?.[0];
    if (after === undefined) return [];
    const [day = '', year = ''] = matchesOf(before + after, /\p{Nd}{1,4}/gu).map(([part]) => part);
    const iso = [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
    return [
      { iso, text: text.slice(start - before.length, end + after.length), index: start - before.length },
    ];
  });

const DAY_BEFORE = /(?<!\p{Nd})\p{Nd}{1,2}\.?[ \u00a0](?:de |d['’])?$/u;
const YEAR_AFTER = /^,?[ \u00a0](?:de )?\p{Nd}{4}(?!\p{Nd})/u;
const DAY_AND_YEAR_AFTER = /^[ \u00a0]\p{Nd}{1,2}(?:st|nd|rd|th)?,?[ \u00a0]\p{Nd}{4}(?!\p{Nd})/u;

/** Finds dates with the name of a month whose number is the day of the source's date. */
function exchangedInWords(pair: ParsedPair, before: readonly FoundDate[], problems: ProblemCollector): void {
  const { source, target, targetLanguage } = pair;
  if (before.length === 0) return;
  for (const { iso, text, index } of datesInWords(target, targetLanguage)) {
    const was = before.find((one) => dayOf(one.iso) === dayOf(iso));
    if (was === undefined || !/^\p{Nd}{4}-/u.test(was.iso) || before.some((one) => one.iso === iso)) continue;
    const places = {
      source: [source.readable.spanOf(was.index, was.index + was.text.length)],
      target: [target.readable.spanAt(index, text)],
    };
    problems.add('numbers', 'changed', { before: was.text, after: text }, places);
  }
}

/**
 * Whether a date in the order of the international standard, 2024-07-08, has its day and its month exchanged
 * in the order of another language.
 */
function isTurned(iso: string, date: string, tag: string): boolean {
  const [, month, day] = (/^\p{Nd}{4}-(\p{Nd}{2})-(\p{Nd}{2})$/u.exec(iso) ?? []).map(Number);
  const [first, second, third] = matchesOf(date, /\p{Nd}{1,4}/gu).map(([part]) => Number(part));
  if (month === undefined || day === undefined || month === day || month > 12) return false;
  const order = orderOf(tag)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (order === 'day month year') return first === month && second === day;
  if (order === 'month day year') return first === day && second === month;
  return order === 'year month day' && second === day && third === month;
}

/** The numbers of a date in their order. */
const figuresOf = (date: string): string =>
  matchesOf(date, /\p{Nd}{1,4}/gu)
    .map(([part]) => Number(part))
    .join(' ');

/** Finds dates with the month in front, "März 4, 2024", in a language that has the day there. */
function monthsFirst(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.base === targetLanguage.base || !hasDayBeforeName(targetLanguage.tag)) return;
  const [inSource] = firstMatches(source.prose, DAY_AND_YEAR);
  if (inSource === undefined) return;
  for (const { text, start, end } of monthsOf(target, targetLanguage)) {
    const rest = AFTER_MONTH.exec(target.prose.slice(end, end + 14))?.[0];
    if (rest === undefined || isInKeptWords(pair, start, text)) continue;
    const places = { target: [target.readable.spanOf(start, end + rest.length)] };
    problems.add('number-format', 'date', { date: text + rest }, places);
  }
}

const DAY_AND_YEAR = atDigit(/(?<!\p{N})\p{Nd}{1,2}(?:st|nd|rd|th)?,? \p{Nd}{4}(?!\p{N})/gu);
const AFTER_MONTH = /^[ \u00a0]\p{Nd}{1,2}(?:st|nd|rd|th)?,?[ \u00a0]\p{Nd}{4}(?!\p{N})/u;

/** Whether a language has the day in front of the name of the month. */
const hasDayBeforeName = perLanguage((tag) => {
  const types = isKnownToIntl(tag) ? longDate(tag).map(({ type }) => type) : [];
  return types.includes('day') && types.indexOf('day') < types.indexOf('month');
});

const longDate = (tag: string): readonly Intl.DateTimeFormatPart[] =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', calendar: 'gregory' }).formatToParts(0);

/** The order of day, month and year, and the sign between them. */
const orderOf = perLanguage((tag) => {
  const format = new Intl.DateTimeFormat(isKnownToIntl(tag) ? tag : 'en', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return format
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value.trim() : type))
    .join(' ');
});
