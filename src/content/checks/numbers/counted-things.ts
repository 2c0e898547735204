import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { isFunctionWord } from '../text/plain-words';
import type { LoneNumber } from './number-blocks';
import type { NumberToken } from './number-tokens';
import { numbersIn } from './spelled-numbers';

/**
 * Whether a translation may tell a missing number in other words: it only counts the things behind it, "the 2
 * points", or is an angle, and nothing in its block shows another number in its place.
 */
export const isPerhapsReworded = (
  token: NumberToken,
  lone: LoneNumber | undefined,
  pair: ParsedPair,
): boolean =>
  lone !== undefined &&
  lone.added.length === 0 &&
  (isCount(token, pair) || isAngle(token)) &&
  !saysAnother(pair, lone.block, lone.partner);

/** Whether a small number stands before a word in small letters that it counts, and behind no name. */
function isCount({ text, start, end, unit }: NumberToken, { source, sourceLanguage }: ParsedPair): boolean {
  if (unit !== undefined || !SMALL.test(text)) return false;
  // A value in an element of its own counts nothing.
  if (source.raw[source.readable.spanOf(start, end).to] === '<') return false;
  const [, sign = '', counted] = COUNTED.exec(source.words.slice(end, end + 24)) ?? [];
  const before = source.words.slice(Math.max(0, start - 30), start);
  if (counted === undefined || isFunctionWord(counted, sourceLanguage.base)) return false;
  const isJoined = sign === '-' || /(?<!\p{L})an? $/u.test(before);
  return (isJoined || counted.endsWith('s')) && BEFORE_COUNT.test(before);
}

/** A word, which has a vowel, and not a unit: "8 bpp". One in the singular is behind a name: "page 2 now". */
const COUNTED = /^([ -])(?=\p{Ll}{0,20}[aeiouy])(\p{Ll}{3,20})(?!\p{L})/u;
/** The beginning, or a word in small letters, which is no part of a name or a formula: "GNOME 3". */
const BEFORE_COUNT = /(?:^|[.!?:;,(]\s|(?<![\p{L}\p{N}_.])\p{Ll}{1,25} )$/u;

/** More than one, and less than nearly all languages write in digits. */
const SMALL = /^(?:[2-9]|1[0-2])$/;

/** A right angle and its multiples have names: "a straight line", "concave". */
const isAngle = ({ text, unit }: NumberToken): boolean =>
  unit?.ids.has('degree') === true && Number(text) % 90 === 0;

/** Whether a block of the target says a small number, in digits or a word, that its source does not say. */
function saysAnother(
  { source, target, sourceLanguage, targetLanguage }: ParsedPair,
  of: TextBlock,
  block: TextBlock,
): boolean {
  const known = new Set(saidIn(source, of, sourceLanguage));
  return saidIn(target, block, targetLanguage).some((value) => SMALL.test(value) && !known.has(value));
}

const saidIn = (
  value: ParsedValue,
  { start, end }: TextBlock,
  language: CheckedLanguage,
): readonly string[] => {
  const { digits, words } = numbersIn(value.words.slice(start, end), language);
  return [...digits, ...words];
};
