import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isCutShort } from '../text/cut-short';
import { atDigit } from './at-digit';
import { blockOf } from './number-blocks';
import type { NumberToken } from './number-tokens';

/* Digits that another notation explains: keys, fractions, letters, placeholders and tags. */

/**
 * Whether the digit is the key of a label in brackets behind it, "(&3)", where the source has its key inside
 * of the label: "&35mm equivalent".
 */
export const isAccessKey = (
  { text, start, end }: NumberToken,
  { words }: ParsedValue,
  source: ParsedValue,
): boolean => {
  const sign = words[start - 1] ?? '';
  return (
    /^[&_]$/.test(sign) && words[start - 2] === '(' && words[end] === ')' && source.raw.includes(sign + text)
  );
};

const NUMBER_ALONE = /(?<![\d/])\d{1,2}(?![\d/])/g;

/**
 * Whether the 1 of a fraction is not said, where the target has its denominator as a number of its own:
 * "1/4 notes" are every fourth one.
 */
export const isPartOf = ({ text, end }: NumberToken, words: string, other: string): boolean => {
  const denominator = /^\/(\d{1,2})(?!\d|\/)/.exec(words.slice(end, end + 4))?.[1];
  return (
    text === '1' && denominator !== undefined && other.match(NUMBER_ALONE)?.includes(denominator) === true
  );
};

/**
 * Whether a sign of Burmese that is a digit stands for the letter that looks like it: ၀ for ဝ, ၇ for ရ and ၄
 * in the word ၄င်း, where the source has no digit at all.
 */
export const isBurmeseLetter = ({ text, end }: NumberToken, words: string, source: ParsedValue): boolean =>
  /^[\u1040\u1044\u1047]$/.test(text) &&
  /^(?:[\u1000-\u102a]|[\u102b-\u103e])/.test(words.slice(end, end + 1)) &&
  !A_DIGIT.test(source.words);

const A_DIGIT = atDigit(/\p{Nd}/u);

/**
 * Whether it is the name of a small part, "100th seconds", for which languages have words of their own, or
 * the number of a tag in plain text, "<0>", which the checks of placeholders compare.
 */
export const isNameOfPart = ({ text, start, end }: NumberToken, { isHtml, words }: ParsedValue): boolean =>
  (/^10{1,3}$/.test(text) && /^ths? \p{L}/u.test(words.slice(end, end + 8))) ||
  (!isHtml && words[end] === '>' && /<\/?$/.test(words.slice(Math.max(0, start - 2), start)));

/** Whether the source has the number with the sign of a key in it: "Workspace 1_0". */
export const isDividedByKey = ({ values: [value = ''] }: NumberToken, { raw }: ParsedValue): boolean =>
  matchesOf(raw, /(?<!\d)\d[_&]\d(?!\d)/g).some(([found]) => found.replace(/[_&]/, '') === value);

/** Whether a source is the name of a setting, for which the target has its value: 'DEFAULT_COORDINATES'. */
export const isNameOfSetting = ({ raw }: ParsedValue): boolean =>
  /^\s?['"]?[A-Z]{2,40}(?:_[A-Z]{1,40}){1,10}['"]?\s?$/.test(raw);

/** Whether digits and the letters behind them are a word that the source has, perhaps in code: "3xx". */
export function isInWordOfCode(
  { start, end }: NumberToken,
  target: ParsedValue,
  source: ParsedValue,
): boolean {
  const [letters] = /^\p{L}{2,10}(?![\p{L}\p{N}])/u.exec(target.words.slice(end, end + 12)) ?? [];
  return letters !== undefined && wordsWithDigits(source).has(target.words.slice(start, end) + letters);
}

const wordsWithDigits = once(
  ({ readable }: ParsedValue): ReadonlySet<string> =>
    new Set(readable.text.match(/(?<![\p{L}\p{N}.,])\p{Nd}{1,4}\p{L}{2,10}(?![\p{L}\p{N}])/gu)),
);

/** Whether a number is at the end of a text that was cut, as its translation was: "up to 2 +". */
export function isAtCut(token: NumberToken, pair: ParsedPair): boolean {
  const own = blockOf(pair.source, token);
  const other = pair.partnerOf(own);
  return (
    own !== undefined &&
    other !== undefined &&
    /^ \+\s*$/.test(pair.source.readable.text.slice(token.end, own.end)) &&
    isCutShort(pair.target, other)
  );
}

/** Whether the other side groups the digits of a large number in another way: 999,999,999 and 9,9999,9999. */
export const hasDigits = ({ text }: NumberToken, words: string): boolean =>
  text.length > 8 &&
  /^[\d.,]+$/.test(text) &&
  words.replaceAll(/(?<=\d)[.,' ](?=\d)/g, '').includes(text.replaceAll(/[.,]/g, ''));

/** Whether the other side has the digits without the colons between them: "YUV420", "YUV 4:2:0". */
export function isDividedByColons({ text, start, end }: NumberToken, words: string, other: string): boolean {
  const [before = ''] = /(?:(?<![\d:])\d(?::\d)?:)?$/.exec(words.slice(Math.max(0, start - 5), start)) ?? [];
  const [after = ''] = /^(?::\d){0,2}(?![\d:])/.exec(words.slice(end, end + 5)) ?? [];
  const digits = `${before}${text}${after}`;
  if (!/^\d:\d:\d$/.test(digits)) return false;
  return hasNumber(other.slice(0, longestSearched), digits.replaceAll(':', ''));
}

const hasNumber = (words: string, number: string): boolean =>
  matchesOf(words, /\d{1,9}/g).some(([found]) => found === number);

/** This search is made for each number: a hostile value has very many. */
const longestSearched = 2000;

/** Whether a placeholder of the other side has the number in its name: "{include:010.fr.js}". */
export const isInPlaceholder = ({ text }: NumberToken, other: ParsedValue): boolean =>
  text.length > 1 && numbersInPlaceholders(other).has(text);

const numbersInPlaceholders = once(
  ({ fixedParts }: ParsedValue): ReadonlySet<string> =>
    new Set(fixedParts.flatMap(({ kind, text }) => (kind === 'placeholder' ? text.split(/\D+/) : []))),
);

/** Whether the number stands in place of an argument of Qt, whose loss is one of a placeholder: "%1 file". */
export const isInPlaceOfArgument = (number: string, { source, target }: ParsedPair): boolean =>
  source.words.includes(`%${number}`) && !target.words.includes(`%${number}`);

/** Whether a number stands in a tag of plain text: `<span style="font-weight:600">`. */
export const isInTag = ({ isHtml, words }: ParsedValue, { start, end }: NumberToken): boolean =>
  !isHtml &&
  /<[a-z][^<>]{0,200}$/i.test(words.slice(Math.max(0, start - 200), start)) &&
  /^[^<>]{0,200}>/.test(words.slice(end, end + 201));
