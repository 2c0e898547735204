import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import { perLanguage } from '../parsed/per-language';
import type { ProblemCollector } from '../problem-collector';
import { atDigit } from './at-digit';
import { FRACTION, fractionsOf } from './decimal-fractions';
import { compareDateForms } from '../dates/date-forms';
import { compareMonthLabels, compareMonths, compareWeekdays } from '../dates/date-names';
import { compareCurrencySigns } from '../quantities/currency-signs';
import { isInKeptWords, isLeft, isQuoted } from './kept-words';
import { compareMonthWords } from '../dates/month-words';
import { compareGroupSigns } from './group-signs';
import { decimalOf } from './number-values';

/** Finds numbers and dates that were left in the form of the source's language. */
export const numberFormat: FieldCheck = {
  ids: ['number-format', 'numbers'],
  find(pair, problems) {
    const { source, target } = pair;
    compareWeekdays(pair, problems);
    compareMonthLabels(pair, problems);
    compareMonthWords(pair, problems);
    if (!/\p{Nd}/u.test(source.prose)) return;
    if (decimalOf(pair.sourceLanguage) !== decimalOf(pair.targetLanguage) && pair.targetLanguage.base !== '')
      numbersOf(pair, problems);
    compareCurrencySigns(pair, problems);
    compareGroupSigns(pair, problems);
    compareDateForms(pair, problems);
    if (/\p{Nd}/u.test(target.prose)) compareMonths(pair, problems);
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
  const priced = String.raw`(?<=[$€£][ \u00a0]?)\p{Nd}{1,3}${decimal}\p{Nd}{2}`;
  return atDigit(
    new RegExp(
      String.raw`(?<![\p{L}\p{N}.,/_-]|\p{L}:)(?:${grouped}|${measured}|${priced})(?!\p{N}|[.,/]\p{N})`,
      'gu',
    ),
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
  const values = fractionsOf(pair, decimal);
  const inSource = new Set([...(source.prose.match(form) ?? []), ...values]);
  if (inSource.size === 0) return;
  const found = [
    ...matchesOf(target.prose, form),
    ...(values.size === 0 ? [] : matchesOf(target.prose, FRACTION).filter(([number]) => values.has(number))),
  ];
  for (const { index, 0: number } of found) {
    const isOfLabel = LABELLED_NUMBER.test(target.prose) && isGroupedFraction(number, decimal);
    if (!inSource.has(number) || (isLeft(pair, index) && !isOfLabel) || isQuoted(target, index)) continue;
    if (isInKeptWords(pair, index, number)) continue;
    const expected = rewritten(number, decimal, targetLanguage);
    // A list of numbers with commas has no other form.
    if (TRIPLE.test(number) && /\w\($/.test(target.prose.slice(Math.max(0, index - 2), index))) continue;
    if (expected === number || (PAIR.test(number) && isPairIn(source.prose, number))) continue;
    const places = { target: [target.readable.spanAt(index, number)] };
    problems.add('number-format', 'number', { number, expected }, places);
  }
}

/** Three values of a function, such as those of a colour: "rgb(165,165,165)". */
const TRIPLE = /^\p{Nd}{3}(?:,\p{Nd}{3}){2}$/u;

const longestLabel = 80;
const PAIR = /^\p{Nd}{3},(?!000)\p{Nd}{3}$/u;

/** Whether two numbers in brackets are those of a place or a size: "a position of (320,200)". */
function isPairIn(text: string, numbers: string): boolean {
  const at = text.indexOf(`(${numbers})`);
  return at !== -1 && HAS_TWO_NUMBERS.test(text.slice(Math.max(0, at - longestLabel), at));
}

const HAS_TWO_NUMBERS = /\b(?:position|pixel|point|coordinate|dimension|size|resolution|width|x\b)/i;

/** A word alone before a number may be one of both languages: "Total: $15,750.25". */
const LABELLED_NUMBER = /^\s*\p{L}{3,20}:[^\p{L}]{1,30}$/u;
const isGroupedFraction = (number: string, decimal: string): boolean =>
  /^\p{Nd}{1,3}([.,])\p{Nd}{3}[.,]\p{Nd}{2}$/u.test(number) && number.charAt(number.length - 3) === decimal;

/** The number as the target's language writes it. */
function rewritten(number: string, decimal: string, { tag }: CheckedLanguage): string {
  const [whole = '', fraction = ''] = number.split(decimal);
  const digits = fraction.length;
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${fraction === '' ? '0' : fraction}`);
  if (number.length > 15) return number;
  const formats = formatsOf(tag);
  const format = formats.get(digits) ?? formatWith(tag, digits);
  formats.set(digits, format);
  return format.format(value);
}

/** By their digits behind the point, of which a number of at most 15 characters has few. */
const formatsOf = perLanguage(() => new Map<number, Intl.NumberFormat>());

const formatWith = (tag: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  });
