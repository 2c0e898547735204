import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import { isUnspaced, type CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { NumberToken } from './number-tokens';
import { boundBeyond } from './bounds';
import { beginsWithNumber, hasNumberWords } from './spelled-numbers';

/* Ways in which the target says a number that the source has in digits: by a word, or as a part of a name. */

/**
 * Numbers that other languages say without digits: "1:1 calls" are face to face, "1 message" is one by its
 * form, "50ths" have a word of their own, as have billions.
 */
export function isSaidOtherwise(
  { text, start, end, unit }: NumberToken,
  { source, target, targetLanguage }: ParsedPair,
): boolean {
  const beyond = boundBeyond({ text, start, end }, source.prose, target.prose);
  if (beyond !== undefined && figuresIn(target).has(beyond)) return true;
  const after = source.words.slice(end, end + 10);
  // Notes of music have names of their own, and so has another one: "32nd Note", "3rd party".
  if (/^(?:st|nd|rd|th)(?:s\b|[ -](?:note|rest|party)\b)/i.test(after)) return true;
  if (text === '12' && /^ o['’]clock/.test(after) && isDirectionOrNoon(start, source.words, target.words))
    return true;
  // "2FA" is said with a word: "seconds facteurs".
  if (text === '2' && /^FA?(?!\p{L})/u.test(after)) return true;
  if (/^-ways?\b/i.test(after) && WAYS[text]?.test(target.words.slice(0, mostSearched)) === true) return true;
  // A small ordinal is a word in many languages, and a large one in a label without any digit: "128th".
  const isLabel = Number(text) > 20 && source.words.length < 30 && !/\p{Nd}/u.test(target.words);
  if (/^(?:st|nd|rd|th|va)\b/.test(after) && (isLabel || isSmallOrdinal(text, target, targetLanguage)))
    return true;
  if (text === '1' && (/^:1(?!\d)/.test(after) || source.words.slice(start - 2, start).endsWith('1:')))
    return true;
  if (
    text === '1' &&
    !(unit !== undefined && isUnspaced(targetLanguage) && !EACH.test(target.words)) &&
    /^(?: \p{Ll}|-\p{L}\p{Ll})\p{Ll}{2}/u.test(after) &&
    !/\p{Nd}/u.test(source.words.slice(end)) &&
    !isOfPlurals(after, target.words)
  )
    return true;
  // "Every 1m", "a cada minuto".
  if (text === '1' && /^ ?(?:min|sec|[hmsd])(?![\p{L}\p{N}])/u.test(after) && EVERY.test(target.words))
    return true;
  return targetLanguage.base === 'ko' && /^ (?:b|m|tr)illion/.test(after);
}

/** Words for "2-way" and "3-way", which are compounds or adjectives. */
const WAYS: Readonly<Record<string, RegExp>> = {
  2: /(?<!\p{L})(?:bidire|beid|zwei|dopp|dobb|dobl|doub|dubb|dwu|dvou|двух|двун|двуст|двой|två|tove[ij]s|twee)|[双雙両]|양방향/iu,
  3: /(?<!\p{L})(?:tripl|drei|tr[oó]j|tř[ií]|тр[её]х|трой|трьох|потрій|trev|drie|kolmi|háromutas|üç)|三|삼/iu,
};

/** Whether the target has a word for a small number, perhaps, or none of its words are known. */
const isSmallOrdinal = (text: string, target: ParsedValue, language: CheckedLanguage): boolean =>
  Number(text) <= 20 && (!hasNumberWords(language) || beginsWithNumber(Number(text), target, language));

/** Whether 12 o'clock is a direction, "towards 12 o'clock", or the target says noon or midnight. */
const isDirectionOrNoon = (at: number, words: string, other: string): boolean =>
  /\btowards? $|\b(?:turn|point|fac|look|head)[a-z]{1,3} to $/i.test(words.slice(Math.max(0, at - 15), at)) ||
  /^12 o['’]clock position\b/.test(words.slice(at, at + 20)) ||
  NOON.test(other.slice(0, mostSearched));

const NOON =
  /(?<![\p{L}-])(?:mittags?|mitternachts?|midi|minuit|mediod[ií]a|medianoche|mezzogiorno|mezzanotte|meio[- ]dia|meia[- ]noite|middag|middernacht|południe|północ|полдень|полноч|полуноч|öğlen|gece yarısı)|正午|中午|午夜|정오|자정/iu;

/** Whether the number begins the first of two forms by number: "1 item|{count} items". */
const isOfPlurals = (after: string, other: string): boolean =>
  /^ \p{L}{1,8}\|/u.test(after) && other.includes('|');

/** Words for one and for each, without which a unit of Chinese or Japanese has a number: "1 second", 1秒. */
const EACH = /[一壹单單毎每逐各]|ワン/;
const EVERY =
  /[毎每]|매|(?<!\p{L})(?:cada|jede|chaque|ogni|elk|каж|кож|varje|hver|każd|každ|minden|her|fiecare|joka|κάθε|كل)/iu;

/** A network of 8, 16 or 24 bits is one of class A, B or C: "198.116.0.0/16", "classe B 198.116". */
export const isNetworkClass = ({ text, start }: NumberToken, words: string, other: string): boolean => {
  const letter = CLASSES.get(text);
  return (
    letter !== undefined &&
    /\d\.\d{1,3}\/$/.test(words.slice(Math.max(0, start - 6), start)) &&
    matchesOf(other.slice(0, mostSearched), NETWORK_CLASS).some((found) => found.slice(1).includes(letter))
  );
};

const CLASSES: ReadonlyMap<string, string> = new Map([
  ['8', 'A'],
  ['16', 'B'],
  ['24', 'C'],
]);
const NETWORK_CLASS =
  /(?<!\p{L})(?:[ck]las\p{L}{0,4}|класс?\p{L}{0,3}|クラス|클래스)[ \u00a0]?["“«„]?([A-C])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])([A-C]) ?(?:类|類)/giu;

/** Whether it is in a list that goes on, "0, 1, 2...", none of whose numbers the target has. */
export function isOfOpenList({ start, end }: NumberToken, from: string, to: string): boolean {
  const before = /(?:\d{1,4}, ?){0,4}$/.exec(from.slice(Math.max(0, start - 24), start))?.[0] ?? '';
  const after = /^(?:, ?\d{1,4}){0,4}(?:, ?)?(?:\.{3}|…)/.exec(from.slice(end, end + 30))?.[0];
  if (after === undefined) return false;
  const others = (before + from.slice(start, end) + after).match(/\d+/g) ?? [];
  // Digits of another script are not compared.
  if (/(?!\d)\p{Nd}/u.test(to)) return false;
  const said = new Set(to.match(/\d+/g));
  return others.length > 2 && others.every((number) => !said.has(number));
}

const figuresIn = once(
  ({ prose }: ParsedValue): ReadonlySet<number> => new Set((prose.match(/\d{1,9}/g) ?? []).map(Number)),
);

/** Whether a day and its month lost the space to the word before them: "am14.3. 2006". */
export const isGluedDay = ({ text }: NumberToken, value: ParsedValue): boolean =>
  /^\d{1,2}$/.test(text) && gluedDateIn(value).includes(Number(text));

const gluedDateIn = once(({ words }: ParsedValue): readonly number[] =>
  (/\p{L}(\d{1,2})\. ?(\d{1,2})\./u.exec(words) ?? []).slice(1).map(Number),
);

/** These searches are made for each number: a hostile value has very many. */
const mostSearched = 2000;

/** Whether the other side counts in thousands, in a text of usual length: 68000, 68k. */
export const isThousands = ({ text }: NumberToken, words: string): boolean =>
  /^\d{1,4}000$/.test(text) &&
  matchesOf(words.slice(0, mostSearched), /(?<!\d)(\d{1,4})k(?!\p{L})/giu).some(
    ([, number = '']) => number === text.slice(0, -3),
  );

/** Whether the other side says 1/2, "divide by 2", 30 minutes or 500 ms in a word, in no long text. */
export const isHalf = ({ text, start, end }: NumberToken, words: string, other: string): boolean =>
  ((text === '2' && /(?:1\/|\bdivided? by )$/i.test(words.slice(Math.max(0, start - 11), start))) ||
    (text === '1' && /^\/2(?!\d)/.test(words.slice(end, end + 3))) ||
    (/^[39]0$/.test(text) && /^[ -]?min/i.test(words.slice(end, end + 4))) ||
    (text === '18' && /^[ -]?month/i.test(words.slice(end, end + 6))) ||
    (text === '500' && /^ ?m(?:illi)?s/.test(words.slice(end, end + 7)))) &&
  HALF.test(other.slice(0, mostSearched));

const HALF =
  /(?<!\p{L})(?:half|halb|halv|hälft|demi|moitié|mitad|medi[oa]|met[àa]|d?i?mezz|metade|mei[oa]|пол|пів|pół|poł|půl|pol|puol|fél|yarı|חצי|نصف)|[半½]/iu;

/** Whether the other side says 7 days as a week, in a text of usual length. */
export const isWeek = ({ text, end }: NumberToken, words: string, other: string): boolean =>
  text === '7' &&
  /^[ -]days?(?![a-z])/i.test(words.slice(end, end + 6)) &&
  WEEK.test(other.slice(0, mostSearched));

const WEEK =
  /(?<!\p{L})(?:woch|semain|seman|settiman|week|veck|uge|uke|viik|tydzie|tygod|týd|недел|тиж|hafta|hét|εβδομ|săptăm|setman|tuần|minggu|pekan|[הובלמ]{0,2}שבוע|أسبوع)|[週周]|주(?:간|일)|สัปดาห์/iu;

/** Whether the other side says that a number is negative or positive, and compares nothing: "N < 0". */
export const isSign = ({ text, start }: NumberToken, words: string, other: string): boolean =>
  text === '0' && /[<>]=? ?$/.test(words.slice(Math.max(0, start - 3), start)) && !/[<>≤≥]/.test(other);

/** Whether the other side has a version as a part of a word, as languages without spaces do: 「はv3.5.0以降」. */
export const isVersion = ({ text, start }: NumberToken, { source, target }: ParsedPair): boolean =>
  hasVersion(text, target.words) || isGluedVersion(text, start, source, target);

/** Whether the other side says a version with one more zero: 0.14, 0.14.0. */
const hasVersion = (text: string, words: string): boolean =>
  /^\d{1,3}\.\d{1,3}$/.test(text) &&
  words
    .split(`${text}.0`)
    .slice(1)
    .some((rest) => !/^\.?\d/.test(rest));

const isGluedVersion = (text: string, start: number, source: ParsedValue, target: ParsedValue): boolean =>
  source.words[start - 1] === 'v' &&
  target.raw
    .split(`v${text}`)
    .slice(1)
    .some((rest) => !/^[\d.]/.test(rest));
