import { matchesOf } from '../../text/matches';
import { atDigit } from './at-digit';
import type { NumberToken } from './number-tokens';
import type { ParsedValue } from '../parsed/parsed-value';

/* Digits that another notation of the target explains: units of another size, keys and letters. */

/** Units of a kind with their sizes, longer names first: "1.8 meters" are 180 公分, and 48000 Hz 48 kHz. */
const SIZES: readonly (readonly [kind: string, size: number, unit: RegExp])[] = [
  ['length', 1e3, /^(?:km|kilomet(?:er|re)s?|км|кіломет|километ|公里|千米|キロ|킬로)(?!\p{Script=Latin})/iu],
  ['length', 0.01, /^(?:cm|centimet(?:er|re)s?|см|сантимет|公分|厘米|センチ|센티)(?!\p{Script=Latin})/iu],
  ['length', 0.001, /^(?:mm|millimet(?:er|re)s?|мм|мілімет|миллимет|毫米|ミリ|밀리)(?!\p{Script=Latin})/iu],
  [
    'length',
    1,
    /^(?:m|met(?:er|re)s?|м|метр\p{L}{0,2}|公尺|米|メートル|미터)(?!\p{Script=Latin}|\p{Script=Cyrillic})/iu,
  ],
  ['mass', 1e3, /^(?:kg|kilograms?|кг|公斤|千克|キロ|킬로)(?!\p{Script=Latin})/iu],
  ['mass', 1, /^(?:g|grams?|г|грам\p{L}{0,3}|克|グラム|그램)(?!\p{Script=Latin}|\p{Script=Cyrillic})/iu],
  ['frequency', 1e9, /^(?:GHz|ГГц)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u],
  ['frequency', 1e6, /^(?:MHz|МГц)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u],
  ['frequency', 1e3, /^(?:kHz|кГц)(?!\p{Script=Latin}|\p{Script=Cyrillic})/iu],
  ['frequency', 1, /^(?:Hz|Гц|hertz|ヘルツ|헤르츠|赫)(?!\p{Script=Latin})/iu],
  ['time', 1, /^(?:s|secs?|seconds?|с|сек|秒|초)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u],
  [
    'time',
    1e-3,
    /^(?:ms|msecs?|milliseconds?|мс|ミリ秒|毫秒|밀리초)(?!\p{Script=Latin}|\p{Script=Cyrillic})/u,
  ],
];

/** The size of the unit behind a number, in the unit of its kind. */
function sizeAt(words: string, end: number): readonly [kind: string, size: number] | undefined {
  const after = words.slice(end, end + 24).replace(/^[ \u00a0-]/, '');
  const found = SIZES.find(([, , unit]) => unit.test(after));
  return found === undefined ? undefined : [found[0], found[1]];
}

/** Whether a number of the source and one of the target are one quantity in a larger and a smaller unit. */
export function isResized(
  one: NumberToken,
  source: ParsedValue,
  others: readonly NumberToken[],
  target: ParsedValue,
): boolean {
  const from = sizeAt(source.words, one.end);
  if (from === undefined) return false;
  return others.some((other) => {
    const to = sizeAt(target.words, other.end);
    if (to === undefined || to[0] !== from[0] || to[1] === from[1]) return false;
    const [was, is] = [Number(one.values[0]) * from[1], Number(other.values[0]) * to[1]];
    return Math.abs(was / is - 1) < sameQuantity;
  });
}

/** The two factors are powers of ten, so that only their multiplication may round. */
const sameQuantity = 1e-6;

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
