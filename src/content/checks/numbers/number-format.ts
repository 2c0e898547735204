import { firstMatches } from '../counted';
import { matchesOf } from '../../text/matches';
import { atDigit } from './at-digit';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import { once } from '../parsed/once';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemCollector } from '../problem-collector';
import { monthNames } from './month-names';
import { isFunctionWord } from '../text/plain-words';
import { decimalOf } from './number-values';

/** Finds numbers and dates that were left in the form of the source's language. */
export const numberFormat: FieldCheck = {
  ids: ['number-format'],
  find(pair, problems) {
    const { source, target } = pair;
    if (!/\p{Nd}/u.test(source.prose)) return;
    if (decimalOf(pair.sourceLanguage) !== decimalOf(pair.targetLanguage) && pair.targetLanguage.base !== '')
      numbersOf(pair, problems);
    datesOf(pair, problems);
    if (/\p{Nd}/u.test(target.prose)) monthsOf(pair, problems);
  },
};

/** A unit after a decimal fraction; without one it may be a version or a section. */
const UNIT = String.raw`(?=\s?(?:%|€|\$|£|km|cm|mm|kg|[kKMGT]i?[Bb](?!\p{L})|[kMG]?Hz|°|m²|m³|ms(?!\p{L})|kW|million|inch))`;

/**
 * Numbers that are surely no version and no section: groups of three digits with decimals or with another
 * group, one group of three, and a decimal fraction with a unit behind it.
 */
function formOf(decimal: string, group: string): RegExp {
  const grouped = String.raw`\p{Nd}{1,3}(?:${group}\p{Nd}{3})+${decimal}\p{Nd}+|\p{Nd}{1,3}(?:${group}\p{Nd}{3}){2,}|[1-9]\p{Nd}{0,2}${group}\p{Nd}{3}`;
  const measured = String.raw`\p{Nd}{1,4}${decimal}\p{Nd}{1,3}${UNIT}`;
  return atDigit(
    new RegExp(String.raw`(?<![\p{L}\p{N}.,/_-]|\p{L}:)(?:${grouped}|${measured})(?!\p{N}|[.,/]\p{N})`, 'gu'),
  );
}

const forms = new Map([
  ['.', formOf(String.raw`\.`, ',')],
  [',', formOf(',', String.raw`\.`)],
]);

function numbersOf(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const decimal = decimalOf(sourceLanguage);
  const form = forms.get(decimal);
  if (form === undefined) return;
  const inSource = new Set(source.prose.match(form));
  if (inSource.size === 0) return;
  for (const { index, 0: number } of matchesOf(target.prose, form)) {
    if (!inSource.has(number) || isLeft(pair, index) || isQuoted(target, index)) continue;
    if (isInKeptWords(pair, index, number)) continue;
    const expected = rewritten(number, decimal, targetLanguage);
    // A list of numbers with commas has no other form.
    if (expected === number) continue;
    const places = { target: [target.readable.spanOf(index, index + number.length)] };
    problems.add('number-format', 'number', { number, expected }, places);
  }
}

/** Whether the number is in a block that is the source's: it was not translated. */
const isLeft = (pair: ParsedPair, at: number): boolean => {
  const { source, target } = pair;
  const block = blockPairAt(pair, 'target', at);
  if (block === undefined) return false;
  const [from, to] = [block.source, block.target];
  const text = target.prose.slice(to.start, to.end).trim();
  return /\p{L}{3}/u.test(text) && source.prose.slice(from.start, from.end).trim() === text;
};

/**
 * Whether the number stands among words that the target has as the source has them, such as a program's
 * output or the imprint of a book: they are no sentence of the target's language.
 */
function isInKeptWords({ source, target }: ParsedPair, at: number, text: string): boolean {
  const [from, to] = [Math.max(0, at - keptReach), at + text.length + keptReach];
  let index = source.prose.indexOf(text);
  for (let tries = 0; index !== -1 && tries < mostTried; tries += 1) {
    let [left, right] = [0, text.length];
    while (at - left > from && source.prose[index - left - 1] === target.prose[at - left - 1]) left += 1;
    while (at + right < to && source.prose[index + right] === target.prose[at + right]) right += 1;
    const kept = target.prose.slice(at - left, at + right).match(/\p{L}{3,40}/gu);
    if ((kept?.length ?? 0) >= keptWords) return true;
    index = source.prose.indexOf(text, index + text.length);
  }
  return false;
}

/** How far on both sides of a number words are compared. */
const keptReach = 60;
const keptWords = 5;
/** Places of the number in the source that are compared. */
const mostTried = 20;

/** A value in quotes is an example of a form, as a program or a file has it. */
const isQuoted = ({ prose }: ParsedValue, at: number): boolean => /["“«»„「']/.test(prose[at - 1] ?? '');

/** The number as the target's language writes it. */
function rewritten(number: string, decimal: string, { tag }: CheckedLanguage): string {
  const [whole = '', fraction = ''] = number.split(decimal);
  const digits = fraction.length;
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction === '' ? '0' : fraction}`);
  if (number.length > 15) return number;
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(value);
}

const DATE = atDigit(
  /(?<![\p{L}\p{N}./-])(\p{Nd}{1,2})\/(\p{Nd}{1,2})\/(\p{Nd}{4}|\p{Nd}{2})(?![\p{N}./-])/gu,
);

/** A date in figures in the source's order, where the target's language has another one. */
function datesOf(
  { source, target, sourceLanguage, targetLanguage }: ParsedPair,
  problems: ProblemCollector,
): void {
  if (orderOf(sourceLanguage) === orderOf(targetLanguage)) return;
  const inSource = new Set(source.prose.match(DATE));
  if (inSource.size === 0) return;
  // A text about the forms of dates has one day in two of them: 1/13/2008, 13.1.2008.
  const days = Map.groupBy(new Set(source.prose.match(ANY_DATE)), dayOf);
  for (const { index, 0: date } of matchesOf(target.prose, DATE)) {
    // 01/01 is the same in either order.
    if (/^(\p{Nd}{1,2})\/\1\//u.test(date) || !isDay(date)) continue;
    if (!inSource.has(date) || isQuoted(target, index) || (days.get(dayOf(date))?.length ?? 0) > 1) continue;
    const places = { target: [target.readable.spanOf(index, index + date.length)] };
    problems.add('number-format', 'date', { date }, places);
  }
}

const ANY_DATE = atDigit(/(?<![\p{L}\p{N}./-])\p{Nd}{1,4}([./-])\p{Nd}{1,2}\1\p{Nd}{1,4}(?!\p{N})/gu);

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

const orders = new Map<string, string>();

/** The order of day, month and year, and the sign between them. */
function orderOf({ tag, base }: CheckedLanguage): string {
  const known = orders.get(tag);
  if (known !== undefined) return known;
  if (orders.size >= 500) orders.clear();
  const isKnown = base !== '' && Intl.DateTimeFormat.supportedLocalesOf([base]).length > 0;
  const format = new Intl.DateTimeFormat(isKnown ? tag : 'en', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const order = format
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value.trim() : type))
    .join(' ');
  orders.set(tag, order);
  return order;
}

interface Month {
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Compares the months of dates, and finds those that were left in the source's language. */
function monthsOf(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  const before = monthsOfSource(source, sourceLanguage);
  if (before.length === 0) return;
  const after = datedMonths(target.prose, targetLanguage);
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
  if (after.length !== before.length) return;
  const [left, right] = [before, after].map((months) =>
    months
      .map(({ number }) => number)
      .toSorted((a, b) => a - b)
      .join(' '),
  );
  if (left === right) return;
  const lost = before.find(({ number }) => !after.some((other) => other.number === number));
  const added = after.find(({ number }) => !before.some((other) => other.number === number));
  if (lost === undefined || added === undefined) return;
  const places = {
    source: [source.readable.spanOf(lost.start, lost.end)],
    target: [target.readable.spanOf(added.start, added.end)],
  };
  problems.add('numbers', 'month', { before: lost.text, after: added.text }, places);
}

/** Whether a date in quotation marks has a time, and is the output of a program that the source shows. */
function isOutput(text: string, source: string, start: number, end: number): boolean {
  const before = /["“«„]([^"“”«»„]{1,20})$/.exec(text.slice(Math.max(0, start - 24), start))?.[1];
  const after = /^([^"“”«»„]{1,20})["”»“]/.exec(text.slice(end, end + 24))?.[1];
  if (before === undefined || after === undefined) return false;
  const quoted = before + text.slice(start, end) + after;
  return /\d:\d\d/.test(quoted) && source.includes(quoted);
}

const BESIDE_NAME =
  /(?<![a-z])(?:(?<=\p{Nd}(?:st|nd|rd|th|er|º|ª|°|\.)?[ \u00a0](?:de |d['’]|of |van )?)(\p{L}[\p{L}\p{M}]{2,14})\.?(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{2,14})\.?(?=[ \u00a0]\p{Nd}{1,4}(?!\p{Nd}|[.,]\p{Nd})))/gu;
const NUMBERED = atDigit(/(?<!\p{Nd})(\p{Nd}{1,2})\s?[月월](?![份\u3040-\u30ff]?[间間])/gu);

const monthsOfSource = once(({ prose }: ParsedValue, language: CheckedLanguage) =>
  datedMonths(prose, language),
);

const A_DIGIT = atDigit(/\p{Nd}/u);

/** Months that stand beside a number, so that "may" and "march" are no months. */
function datedMonths(text: string, { base }: CheckedLanguage): readonly Month[] {
  if (base === 'ja' || base === 'zh' || base === 'ko') {
    return firstMatches(text, NUMBERED).map(({ index, 0: found, 1: number }) => ({
      number: Number(number),
      text: found,
      start: index,
      end: index + found.length,
    }));
  }
  if (!A_DIGIT.test(text)) return [];
  const names = monthNames(base);
  const months = namesOfWords(base);
  if (months !== undefined) {
    return firstMatches(text, months).map(({ index, 0: found, 1: name = '' }) => ({
      number: names.get(name.toLowerCase()) ?? 0,
      text: found,
      start: index,
      end: index + found.length,
    }));
  }
  return firstMatches(text, BESIDE_NAME).flatMap(({ index, 1: first, 2: second }) => {
    const name = first ?? second ?? '';
    const number = names.get(name.toLowerCase());
    // The short form of a month may be another word: "4 pro" is "4 for" in Czech.
    if (number === undefined || (/^\p{Ll}{1,4}$/u.test(name) && isFunctionWord(name, base))) return [];
    return [{ number, text: name, start: index, end: index + name.length }];
  });
}

/** Mongolian and Central Kurdish, whose months are called by several words: "eleventh month". */
const WITH_SEVERAL_WORDS = new Set(['mn', 'ckb']);

const severalWords = new Map<string, RegExp>();

/** Matches such months behind a number; a case may add letters. Undefined for other languages. */
function namesOfWords(base: string): RegExp | undefined {
  if (!WITH_SEVERAL_WORDS.has(base)) return undefined;
  const before = severalWords.get(base);
  if (before !== undefined) return before;
  // The longer name comes first: "eleventh" ends as "first" does.
  const names = [...monthNames(base).keys()]
    .filter((name) => /^[\p{L}\p{M} ]+$/u.test(name))
    .toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<=\p{Nd}[^\p{Nd}\n]{1,8})(?<![\p{L}\p{M}])(${names.join('|')})[\p{L}\p{M}]{0,3}(?![\p{L}\p{M}])`,
    'giu',
  );
  severalWords.set(base, pattern);
  return pattern;
}
