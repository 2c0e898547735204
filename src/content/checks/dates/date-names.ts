import { surplus } from '../counted';
import type { CheckedLanguage } from '../parsed/checked-language';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemCollector } from '../problem-collector';
import { datedMonths, monthsOf, type DateName } from './dated-months';
import { isInKeptWords } from '../numbers/kept-words';
import { monthNames } from './month-names';
import { weekdaysIn } from './weekdays';

/** Compares the months of dates, and finds those that were left in the source's language. */
export function compareMonths(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const before = monthsOf(source, sourceLanguage);
  if (before.length === 0) return;
  const after = monthsOf(target, targetLanguage);
  if (sourceLanguage.base !== targetLanguage.base) {
    const own = monthNames(targetLanguage.base);
    for (const { text, start, end } of datedMonths(target.prose, sourceLanguage)) {
      // The own short form may be a letter longer: "sep" and "sept".
      const isOwn = own.has(text.toLowerCase()) || own.has(`${text.toLowerCase()}t`);
      if (isOwn || !/\p{L}{3}/u.test(text) || isOutput(target.prose, source.prose, start, end)) continue;
      if (isInKeptWords(pair, start, target.prose.slice(start, end))) continue;
      const places = { target: [target.readable.spanOf(start, end)] };
      problems.add('number-format', 'month', { month: text }, places);
    }
  }
  compareNames(pair, before, after, 'month', problems);
}

/** Finds a month that became another one where it is all that a block says. */
export function compareMonthLabels(
  { source, target, sourceLanguage, targetLanguage, blocks }: ParsedPair,
  problems: ProblemCollector,
): void {
  for (const { source: from, target: to } of blocks) {
    const was = onlyMonthOf(from, source, sourceLanguage);
    const is = was === undefined ? undefined : onlyMonthOf(to, target, targetLanguage);
    if (was === undefined || is === undefined || was.number === is.number) continue;
    compareNames({ source, target }, [was], [is], 'month', problems);
  }
}

function onlyMonthOf(
  { start, end }: TextBlock,
  { prose }: ParsedValue,
  { base }: CheckedLanguage,
): DateName | undefined {
  if (end - start > longestLabel) return undefined;
  const [, lead = '', text = ''] = LABEL.exec(prose.slice(start, end)) ?? [];
  const number = text === '' ? undefined : monthNames(base).get(text.toLowerCase());
  const at = start + lead.length;
  return number === undefined ? undefined : { number, text, start: at, end: at + text.length };
}

const longestLabel = 40;
const LABEL = /^(\s*)(\p{L}[\p{L}\p{M}]{2,20})\.?\s*$/u;

/** Finds a name that became another one, where both sides have as many of them. */
export function compareNames(
  { source, target }: Pick<ParsedPair, 'source' | 'target'>,
  before: readonly DateName[],
  after: readonly DateName[],
  variant: 'month' | 'weekday',
  problems: ProblemCollector,
): void {
  if (after.length !== before.length) return;
  const lost = surplus(before, after, numberOf)[0];
  const added = surplus(after, before, numberOf)[0];
  if (lost === undefined || added === undefined) return;
  const places = {
    source: [source.readable.spanOf(lost.start, lost.end)],
    target: [target.readable.spanOf(added.start, added.end)],
  };
  problems.add('numbers', variant, { before: lost.text, after: added.text }, places);
}

const numberOf = ({ number }: DateName): string => String(number);

/** Compares the names of weekdays, and finds those that were left in the source's language. */
export function compareWeekdays(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (sourceLanguage.base === targetLanguage.base) return;
  const before = weekdaysOf(source, sourceLanguage);
  if (before.length === 0) return;
  const after = weekdaysIn(target.prose, targetLanguage.base);
  for (const { text, start, end } of weekdaysIn(target.prose, sourceLanguage.base)) {
    if (after.some((own) => own.start < end && own.end > start) || !before.some((one) => one.text === text))
      continue;
    if (
      isPartOfName(target.prose, source.prose, start, end) ||
      isOutput(target.prose, source.prose, start, end)
    )
      continue;
    if (isInKeptWords(pair, start, text)) continue;
    const places = { target: [target.readable.spanOf(start, end)] };
    problems.add('number-format', 'weekday', { weekday: text }, places);
  }
  const [days, others] = [withoutWeeks(before, source.prose), withoutWeeks(after, target.prose)];
  const areAlike = before.length - days.length === after.length - others.length;
  compareNames(pair, areAlike ? days : before, areAlike ? others : after, 'weekday', problems);
}

/** Leaves out the first and the last day of whole weeks, which begin with another day: "Sunday..Saturday". */
function withoutWeeks(days: readonly DateName[], text: string): readonly DateName[] {
  const isWeek = (first: DateName | undefined, last: DateName | undefined): boolean =>
    first !== undefined &&
    last !== undefined &&
    FIRST_DAYS.has(first.number) &&
    (last.number - first.number + 7) % 7 === 6 &&
    TO.test(text.slice(first.end, last.start));
  return days.filter((day, at) => !isWeek(day, days[at + 1]) && !isWeek(days[at - 1], day));
}

/** Weeks begin on Saturday, Sunday or Monday, which is the day 0. */
const FIRST_DAYS = new Set([0, 5, 6]);
const TO = /^\.?\s?(?:\.{2,3}|…|[-–—~])\s?$/u;

const weekdaysOf = once(({ prose }: ParsedValue, { base }: CheckedLanguage) => weekdaysIn(prose, base));

/** Whether a weekday is part of a name that the source has, too: "Black Friday", "Friday Night Lights". */
function isPartOfName(text: string, source: string, start: number, end: number): boolean {
  const before = /\p{Lu}\p{L}{1,30}[ \u00a0-]$/u.exec(text.slice(Math.max(0, start - 33), start))?.[0];
  const after = /^[ \u00a0-]\p{Lu}\p{L}{1,30}/u.exec(text.slice(end, end + 33))?.[0];
  const day = text.slice(start, end);
  return [before === undefined ? '' : before + day, after === undefined ? '' : day + after].some(
    (name) => name !== '' && source.includes(name),
  );
}

/** Whether a date in quotation marks has a time, and is the output of a program that the source shows. */
function isOutput(text: string, source: string, start: number, end: number): boolean {
  const before = /["“«„]([^"“”«»„]{1,20})$/.exec(text.slice(Math.max(0, start - 24), start))?.[1];
  const after = /^([^"“”«»„]{1,20})["”»“]/.exec(text.slice(end, end + 24))?.[1];
  if (before === undefined || after === undefined) return false;
  const quoted = before + text.slice(start, end) + after;
  return /\d:\d\d/.test(quoted) && source.includes(quoted);
}
