import { isUnspaced, type CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { NumberToken } from './number-tokens';

/* Numbers of the target that stand for words of the source. */

/**
 * Chinese, Japanese and Korean count what is listed, and say one where English has an article; some languages
 * divide long numbers by spaces.
 */
export const isCounter = (
  { text, start, end }: NumberToken,
  { target, targetLanguage }: ParsedPair,
): boolean =>
  (isUnspaced(targetLanguage) && COUNTED.test(text.normalize('NFKC') + target.words.slice(end, end + 13))) ||
  (/^\d{3}$/.test(text) && /\d[ \u00a0\u202f]$/u.test(target.words.slice(start - 2, start)));

const COUNTED =
  /^(?:[2-9] ?(?:つ|種|个|個|종|가지)|1 ?(?:つ|行|列|回|人|枚|文字|段落|ページ|画面|单词|単語|色)|1 ?[\p{Script=Katakana}\p{Script=Han}ー]{1,8}(?:あたり|当たり|当り|につき|ごと)|10 ?キー|(?:[2486]|16|32) ?分(?:音符|休符))/u;

/** The names of notes and of other parts, by their denominators. */
const SHARES: Readonly<Record<string, RegExp>> = {
  3: /\bthird\b/i,
  4: /\b(?:quarter|fourth)\b/i,
  8: /\beighth\b/i,
  16: /\bsixteenth\b/i,
  32: /\bthirty-?\s?second\b/i,
  64: /\bsixty-?\s?fourth\b/i,
};

/** Whether it is the one of "1/100" for "100ths", or of "1/8" for "eighth". */
export const isNumerator = ({ text, end }: NumberToken, words: string, before: string): boolean => {
  const denominator = /^\/(\d{1,6})/.exec(words.slice(end, end + 8))?.[1];
  if (text !== '1' || denominator === undefined) return false;
  return (
    ['st', 'nd', 'rd', 'th'].some((ending) => before.includes(denominator + ending)) ||
    (denominator === '2' && /\bhalf\b/i.test(before)) ||
    SHARES[denominator]?.test(before) === true
  );
};

export const isInThousands = (
  { text, end }: NumberToken,
  words: string,
  missing: readonly NumberToken[],
): boolean =>
  /^[kK](?!\p{L})/u.test(words.slice(end, end + 2)) && missing.some((one) => one.text === `${text}000`);

/**
 * Whether a message of Qt has one of the forms for none, one and two of Arabic and Hebrew, which say the
 * number in place of its argument: "%1 images", "٠ صورة".
 */
export const isFormOfFew = (value: string, words: string, { base }: CheckedLanguage): boolean =>
  (base === 'ar' || base === 'he') && /^[012]$/.test(value) && /%\d(?!\d) \p{L}{3}/u.test(words);

/** Whether a word of English stands for a number: "tenths of a mm" (0.1), "non-zero". */
export const isFraction = ({ text }: NumberToken, prose: string): boolean =>
  (/^0[.,]1$/.test(text) && /\btenths?\b/i.test(prose)) ||
  (/^0[.,]01$/.test(text) && /\bhundredths?\b/i.test(prose)) ||
  (text === '0' && /\b(?:non-?)?zero(?:e?s)?\b/i.test(prose)) ||
  (text === '2' && /\bsecondary\b/i.test(prose)) ||
  (/^(?:50|2)$/.test(text) && /\bhal(?:f|ves?|ved)\b/i.test(prose)) ||
  (/^(?:[14]?[45]|25)$/.test(text) && /\bquarters?\b/i.test(prose));

/** Chinese, Japanese and Korean count the corners of a hexagon: "6각형". */
export const isPolygon = ({ end }: NumberToken, words: string): boolean =>
  /^ ?(?:각형|角形|角|边形|邊形)/u.test(words.slice(end, end + 4));

const ANY = /(?:)/;

/** Numbers that words without a digit stand for, and these words in English. */
const WORDED: readonly (readonly [number: RegExp, words: RegExp])[] = [
  [/^-?[0-4]$/, ANY],
  [/^7$/, /week/i],
  [/^1[05]$/, /\b(?:ten|decade|quarter|decimal)/i],
  [/^12$/, /dozen|year|annual|noon|midday|month/i],
  [/^14$/, /fortnight|week/i],
  [/^2[04]$/, /\b(?:score|day|daily|hour|night|midnight)/i],
  [/^[369]0$/, /half|month|minute|hour|quarter|right angle|perpendicular|straight|day/i],
];

/**
 * A number that a source without any is explained by: a small one says "double" or "buggy" (2, 4x4), another
 * one "fortnight" (14), and brackets give a year or a version. Only words of English are known.
 */
export function isExplained(
  { text, start }: NumberToken,
  { source, target, sourceLanguage }: ParsedPair,
  hasNumbers: boolean,
): boolean {
  const number = text.normalize('NFKC');
  const words = WORDED.find(([of]) => of.test(number))?.[1];
  // "A week" has the number word "a", which is not the 7.
  if (hasNumbers)
    return words !== undefined && words !== ANY && sourceLanguage.base === 'en' && words.test(source.prose);
  return (
    (words !== undefined && (sourceLanguage.base !== 'en' || words.test(source.prose))) ||
    /[(（[][^()（）[\]]{0,200}$/.test(target.words.slice(Math.max(0, start - 200), start))
  );
}

/** A minus says in signs what the source says in a word: "a 1 point decrease". */
export const isLess = ({ text }: NumberToken, prose: string, numbers: readonly NumberToken[]): boolean =>
  text.startsWith('-') &&
  numbers.some((number) => number.text === text.slice(1)) &&
  /\b(?:decreas|minus|less|lower|reduc|penalt|fewer|los[est]|drain|negativ|subtract|drop)/i.test(prose);

/** Whether a unit that the source defines without a number has its 1: "KiB = 1024 bytes", "1 KiB = 1024". */
export const isOfDefinedUnit = ({ text, end }: NumberToken, words: string, other: string): boolean =>
  text === '1' && DEFINED.test(words.slice(end, end + 20)) && DEFINED_ALONE.test(other);

const DEFINED = /^\s?\p{L}{1,12}\s?=\s?\d/u;
const DEFINED_ALONE = /(?<![\p{L}\d]|\d\s)\p{L}{1,12}\s?=\s?\d/u;
