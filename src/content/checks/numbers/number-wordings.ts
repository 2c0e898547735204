import { once } from '../parsed/once';
import { matchesOf } from '../../text/matches';
import { isUnspaced, type CheckedLanguage } from '../parsed/checked-language';
import type { NumberToken } from './number-tokens';
import { beginsWithNumber, hasNumberWords } from './spelled-numbers';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';

/* Ways to say a number that one side has in digits: by a word, in another form, or as a part of a name. */

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
  return targetLanguage.base === 'ko' && /^ (?:b|m|tr)illion/.test(after);
}

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

/**
 * Returns the number that says a bound in the other way: "4 letters or less" is the same as shorter than 5,
 * and "less than 31" is at most 30. Undefined for a number that is no bound, and where the
 * target says in the same way that something is more or less than the other number.
 */
export function boundBeyond(
  { text, start, end }: Pick<NumberToken, 'text' | 'start' | 'end'>,
  from: string,
  to: string,
): number | undefined {
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const word = /^ \p{L}+ or (less|fewer|more)\b/u.exec(from.slice(end, end + 40))?.[1];
  const than = /\b(less|fewer|shorter|more|greater|larger|longer) than $/.exec(
    from.slice(Math.max(0, start - 14), start),
  )?.[1];
  const isUpwards = word === undefined ? UNDER.test(than ?? '') : word !== 'more';
  if (word === undefined && than === undefined) return undefined;
  const beyond = Number(text) + (isUpwards === (word === undefined) ? -1 : 1);
  const isSaid =
    word === undefined &&
    matchesOf(to.slice(0, mostSearched), COMPARED).some((found) => found.slice(1).includes(String(beyond)));
  return isSaid ? undefined : beyond;
}

/** A number that something is more or less than, and not equal to. */
const COMPARED =
  /(?<!\p{L}|(?<!\p{L})(?:nicht|not?|non|pas|não|nie|niet|не) )(?:(?:größer|kleiner|mehr|weniger|länger|kürzer) als|(?:maior|menor|mais|menos)(?:es)? (?:do )?que|(?:mayor|menor|más|menos)(?:es)? (?:que|de)|(?:supérieur|inférieur)e?s? à|plus (?:grand|petit|long|court)e?s? que|(?:plus|moins) de|(?:maggior|minor)[ei] (?:di|a)|(?:più|meno) (?:lungh?[oaie] )?di|(?:groter|kleiner|meer|minder|langer|korter) dan|больше|меньше|более|менее|(?:większ|mniejsz|dłuższ|krótsz)\p{L}{1,4} (?:niż|od)|(?:więcej|mniej) niż) ?(\d{1,4})(?![\d.,]\d)|(?<!不)(?:大于|小于|多于|少于) ?(\d{1,4})(?![\d.,]\d)|(?<!\d)(\d{1,4})(?:より(?:大き|小さ|多|少|長|短)|未満| ?미만|['’]?[dt][ae]n (?:büyük|küçük|fazla|az|uzun|kısa)(?! ol(?:a|mam)))/giu;

const UNDER = /^(?:less|fewer|shorter)$/;

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
  /^(?:[2-9] ?(?:つ|種|个|個|종|가지)|1 ?(?:つ|行|列|回|人|枚|文字|段落|ページ|画面|单词|単語)|1 ?[\p{Script=Katakana}\p{Script=Han}ー]{1,8}(?:あたり|当たり|当り|につき|ごと)|10 ?キー|(?:[2486]|16|32) ?分(?:音符|休符))/u;

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

/** Whether a day and its month lost the space to the word before them: "am14.3. 2006". */
export function isGluedDay({ text }: NumberToken, words: string): boolean {
  const [, day, month] = /^\d{1,2}$/.test(text) ? (/\p{L}(\d{1,2})\. ?(\d{1,2})\./u.exec(words) ?? []) : [];
  return day !== undefined && [day, month].some((part) => Number(part) === Number(text));
}

/** These searches are made for each number: a hostile value has very many. */
const mostSearched = 2000;

/** Whether the other side counts in thousands, in a text of usual length: 68000, 68k. */
export const isThousands = ({ text }: NumberToken, words: string): boolean =>
  /^\d{1,4}000$/.test(text) &&
  matchesOf(words.slice(0, mostSearched), /(?<!\d)(\d{1,4})k(?!\p{L})/giu).some(
    ([, number = '']) => number === text.slice(0, -3),
  );

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

/** Whether a year is said with two digits and with four: '94, 01/06/94, 1994, 2012-14. */
export const areOneYear = (
  { text, start }: NumberToken,
  { words }: ParsedValue,
  { text: other }: NumberToken,
): boolean =>
  /^\d{2}$/.test(text) &&
  /^(?:19|20)\d{2}$/.test(other) &&
  other.endsWith(text) &&
  /['’‘/.-]/.test(words[start - 1] ?? '');

/** Whether the other side says a billion as a thousand millions: "1.9 billion", "1.900 millones". */
export const isBillion = (
  { text, end }: NumberToken,
  words: string,
  others: readonly NumberToken[],
): boolean =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(text) &&
  /^\s?billion/.test(words.slice(end, end + 9)) &&
  others.some((one) => one.text.replaceAll(/\D/g, '') === String(Math.round(Number(text) * 1000)));

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

/** Whether the other side groups the digits of a large number in another way: 999,999,999 and 9,9999,9999. */
export const hasDigits = ({ text }: NumberToken, words: string): boolean =>
  text.length > 8 &&
  /^[\d.,]+$/.test(text) &&
  words.replaceAll(/(?<=\d)[.,' ](?=\d)/g, '').includes(text.replaceAll(/[.,]/g, ''));

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
