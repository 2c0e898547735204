import { firstMatches } from '../counted';
import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { atDigit } from './at-digit';
import { compareDateForms } from '../dates/date-forms';
import { compareMonthLabels, compareMonths, compareWeekdays } from '../dates/date-names';
import { isInKeptWords, isLeft, isQuoted } from './kept-words';
import { compareGroupSigns } from './group-signs';
import { decimalOf } from './number-values';

/** Finds numbers and dates that were left in the form of the source's language. */
export const numberFormat: FieldCheck = {
  ids: ['number-format', 'numbers'],
  find(pair, problems) {
    const { source, target } = pair;
    compareWeekdays(pair, problems);
    compareMonthLabels(pair, problems);
    if (!/\p{Nd}/u.test(source.prose)) return;
    if (decimalOf(pair.sourceLanguage) !== decimalOf(pair.targetLanguage) && pair.targetLanguage.base !== '')
      numbersOf(pair, problems);
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
  const values = valuesOf(source.prose, decimal);
  const inSource = new Set([...(source.prose.match(form) ?? []), ...values]);
  if (inSource.size === 0) return;
  const found = [
    ...matchesOf(target.prose, form),
    ...(values.size === 0 ? [] : matchesOf(target.prose, VALUE).filter(([number]) => values.has(number))),
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

/** A decimal fraction that is all that a text has behind a colon, and one before a word. */
const LABELLED = String.raw`(?<=:[ \u00a0])\p{Nd}{1,4}[.,]\p{Nd}{1,2}(?=\s*(?:$|\u001c))`;
const BEFORE_WORD = String.raw`(?<![\p{L}\p{N}.,/_-]|\p{Lu}\p{L}{0,20}[ \u00a0])\p{Nd}{1,4}[.,]\p{Nd}{1,2}(?=[ \u00a0]\p{L})`;
const VALUE = atDigit(new RegExp(`${LABELLED}|${BEFORE_WORD}`, 'gu'));
/** Labels of numbers with a point that are no decimal fractions. */
const NO_FRACTION =
  /versi|release|availab|deprecat|revision|section|chapter|figure|table|build|standard|protocol|firmware|kernel|program|software|plug-?in|driver|library|model|edition|update|format|require|support|example|e\.g/i;
/** Words of English behind a measure. */
const MEASURES =
  /^[ \u00a0](?:(?:milli|micro|nano)?seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|inch(?:es)?|pixels?|percent|points?|(?:kilo|centi|milli)?met(?:er|re)s?|miles?|pounds?|degrees?|volts?|watts?|(?:kilo|mega|giga|tera)(?:bytes?|bits?|hertz))(?!\p{L})/u;

/** Returns the decimal fractions of the source that are no versions: "Height: 71.2", "2.5 seconds". */
const valuesOf = (text: string, decimal: string): ReadonlySet<string> =>
  new Set(
    firstMatches(text, VALUE)
      .filter(({ index, 0: number }) => {
        if (!number.includes(decimal)) return false;
        const after = text.slice(index + number.length, index + number.length + longestMeasure);
        return /\S/.test(after) && !/^\s*\u001c/.test(after)
          ? MEASURES.test(after)
          : !NO_FRACTION.test(text.slice(Math.max(0, index - longestLabel), index));
      })
      .map(([number]) => number),
  );

const longestMeasure = 20;
const longestLabel = 80;

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
