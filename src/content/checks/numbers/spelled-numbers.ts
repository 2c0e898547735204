import { matchesOf } from '../../text/matches';
import { isChineseOrJapanese, type CheckedLanguage } from '../parsed/checked-language';
import { monthNames } from '../dates/month-names';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { letterRuns } from '../text/letter-runs';
import { numberWords } from './number-words';
import { ownValue } from '../../own-value';

const SHORTEST_STEM = 1;
const LONGEST_STEM = 14;

/**
 * Returns the numbers that a text has in words: small numbers, ordinals, months. Uncertain ones count too
 * ("second" as 2), because they only excuse a number that the other side has in digits.
 */
export function spelledNumbers(text: string, language: CheckedLanguage): ReadonlySet<string> {
  const values = new Set<string>();
  for (const [fraction] of matchesOf(text, /[¼-¾⅐-⅞]/g)) {
    for (const part of fraction.normalize('NFKC').split('\u2044')) values.add(part);
  }
  for (const [power] of matchesOf(text, /[⁰¹²³⁴-⁹]{1,9}/g)) values.add(power.normalize('NFKC'));
  for (const [roman] of matchesOf(text, ROMAN)) values.add(String(romanValue(roman)));
  if (isChineseOrJapanese(language)) {
    addHanNumbers(text, values);
    return values;
  }
  addNumberWords(text, language, values);
  // Arabic says two things by the ending of their name: ثانيتان. Many plurals end so, too, but for ت and ئ.
  if (language.base === 'ar' && /\p{L}{2}(?:ت(?:ان|ين)|ئين)(?!\p{L})/u.test(text)) values.add('2');
  for (const [base, name] of BASES) if (name.test(text)) values.add(base);
  // "half a dozen"
  if (values.has('0.5') && values.has('12')) values.add('6');
  // "one and a half"
  if (values.has('0.5')) for (const value of values) if (/^\d$/.test(value)) values.add(`${value}.5`);
  if (HALF_DAYS.test(text)) values.add('12');
  return values;
}

/** Returns the numbers of a text, those in digits as they are written. */
export const numbersIn = (
  text: string,
  language: CheckedLanguage,
): Readonly<Record<'digits' | 'words', readonly string[]>> => ({
  digits: text.match(/\p{Nd}{1,20}/gu) ?? [],
  words: [...spelledNumbers(text, language)],
});

function addHanNumbers(text: string, values: Set<string>): void {
  for (const [numeral] of matchesOf(text, /[〇零一二三四五六七八九十百千万萬億亿兩两]+/g)) {
    for (const value of hanValues(numeral)) values.add(String(value));
  }
  for (const [, chapter = '', section = ''] of matchesOf(text, CHAPTER)) {
    for (const whole of hanValues(chapter))
      for (const part of hanValues(section)) values.add(`${String(whole)}.${String(part)}`);
  }
  if (/半/.test(text)) values.add('0.5');
  if (/[初首]|最も|[单單単](?:个|個|一|独|獨)/.test(text)) values.add('1');
  if (/[双雙両]/.test(text)) values.add('2');
}

/** Reads words one after the other, because several may be parts of one number. */
function addNumberWords(text: string, language: CheckedLanguage, values: Set<string>): void {
  const months = monthNames(language.base);
  const isEnglish = language.base === 'en';
  let before:
    | { readonly value: number; readonly end: number; readonly either: number | undefined }
    | undefined;
  let hundreds: { readonly value: number; readonly end: number } | undefined;
  let tens: { readonly value: number; readonly end: number } | undefined;
  for (const { index, 0: found } of matchesOf(text, /[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu)) {
    const word = found.toLowerCase().replace('ʼ', '’');
    const end = index + found.length;
    const month = months.get(word);
    if (month !== undefined && !(isEnglish && VERBS.has(found))) values.add(String(month));
    const value = wordValue(word, language);
    const last = before?.end === index - 1 ? before : undefined;
    // "two decades", "two centuries"
    const years = isEnglish ? SPANS.get(word) : undefined;
    if (years !== undefined) values.add(String(years * (last?.value ?? 1)));
    // "four billion"
    const scale = isEnglish ? SCALES.get(word) : undefined;
    if (scale !== undefined && last !== undefined) values.add(String(last.value * scale));
    if (value === undefined) {
      before =
        last !== undefined && EITHER.has(word) ? { value: last.value, end, either: last.value } : undefined;
      tens = undefined;
      continue;
    }
    values.add(String(value));
    // "twenty four", "twenty-four", but "twenty twelve" is a year.
    if (tens?.end === index - 1)
      values.add(String(value < 10 ? tens.value + value : tens.value * 100 + value));
    // "one hundred and forty", "hundred forty-three"
    if (hundreds !== undefined && value < 100 && JOINT.test(text.slice(hundreds.end, index))) {
      values.add(String(hundreds.value + value));
      hundreds = value % 10 === 0 ? { value: hundreds.value + value, end } : undefined;
    }
    // "двести пятьдесят"
    if (value > 100 && value < 1000) hundreds = { value, end };
    if (value === 100 || value === 1000) {
      // "two hundred", "five thousand"
      const product = value * (last?.value ?? 1);
      values.add(String(product));
      hundreds = { value: product, end };
      // "two or three hundred"
      if (last?.either !== undefined) values.add(String(value * last.either));
    }
    before = value < 100 ? { value, end, either: last?.either } : undefined;
    tens = value >= 10 && value < 100 && value % 10 === 0 ? { value, end } : undefined;
  }
}

function wordValue(word: string, language: CheckedLanguage): number | undefined {
  const { values: words, areStems, whole } = numberWords(language.base);
  return (
    whole.get(word) ??
    words.get(word) ??
    derivedValue(word.replace(/^.{1,5}['’]/u, ''), words, language) ??
    // un’ora
    words.get(word.replace(/['’].*$/u, '')) ??
    (areStems ? stemValue(word, words) : undefined)
  );
}

/** The section of a chapter: 第五讲第三节 for 5.3. */
const CHAPTER =
  /第([一二三四五六七八九十]{1,3})\p{Script=Han}第([一二三四五六七八九十]{1,3})\p{Script=Han}/gu;

const SPANS: ReadonlyMap<string, number> = new Map([
  ['decade', 10],
  ['decades', 10],
  ['century', 100],
  ['centuries', 100],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['million', 1e6],
  ['billion', 1e9],
]);
/** Names of months in small letters are verbs of English. */
const VERBS = new Set(['may', 'march']);
const EITHER = new Set(['or', 'to']);
const JOINT = /^(?: | and |-)$/;

/** Numerals of centuries, chapters and kings: XXI. */
const ROMAN = /(?<![\p{L}\p{N}])(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})(?:i?[eè]me|er?)?(?![\p{L}\p{N}])/gu;

function romanValue(roman: string): number {
  const digits = Array.from(roman.replace(/[^IVX]+$/, ''), (letter) =>
    letter === 'X' ? 10 : letter === 'V' ? 5 : 1,
  );
  return digits.reduce<number>((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** Number systems by their names, which are much the same in many languages. */
const BASES: readonly (readonly [base: string, name: RegExp])[] = [
  ['2', /bin[aäáà](?:r|ir)|dwójk|dvojk|двоичн|двійков|ikili|이진/iu],
  ['8', /o[ck]tal|ósemk|osmičk|восьмеричн|вісімков|sekizli|팔진/iu],
  ['10', /d[eé][cz]i?mal|dziesiętn|desítk|десятичн|десятков|ondalık|십진/iu],
  ['16', /hexa|szesnastk|šestnáct|шестнадцатеричн|шістнадцятков|onaltılı|십육진/iu],
];

/** The clock of twelve hours. */
const HALF_DAYS = /\bam\s?(?:\/|or)\s?pm\b/i;

export const hasNumberWords = (language: CheckedLanguage): boolean =>
  isChineseOrJapanese(language) || numberWords(language.base).values.size > 0;

/** Whether a word begins as one for a number does: "cztery", "czteroznakowy"; "settimo", "settima". */
export function beginsWithNumber(number: number, value: ParsedValue, { base }: CheckedLanguage): boolean {
  const beginnings = beginningsOf(value);
  for (const [word, one] of numberWords(base).values)
    if (one === number && beginnings.has(word.slice(0, Math.max(2, Math.min(3, word.length - 1)))))
      return true;
  return false;
}

/** The first two and the first three letters of all words. */
const beginningsOf = once(
  (value: ParsedValue): ReadonlySet<string> =>
    new Set(letterRuns(value).flatMap((word) => [word.slice(0, 2), word.slice(0, 3)])),
);

/** Ordinals and collective numbers, which are formed with these endings: vingtième, vingtaine, ventesimo. */
const DERIVED: Readonly<Record<string, RegExp>> = {
  fr: /(?:ièmes?|aines?)$/,
  it: /(?:esim[oaie]|ina|ine|inai[ao])$/,
  es: /(?:ésim[oa]s?|enas?|avos?|avas?)$/,
  pt: /(?:ésim[oa]s?|enas?|avos?|avas?)$/,
  nl: /cijferige?$/,
  sv: /siffrig[at]?$/,
};

/** Returns the value of the cardinal number that a word is formed of: "trentaine" of "trente". */
function derivedValue(
  word: string,
  words: ReadonlyMap<string, number>,
  { base }: CheckedLanguage,
): number | undefined {
  const ending = ownValue(DERIVED, base);
  if (ending === undefined) return undefined;
  const stem = word.replace(ending, '');
  // After an article: l'un, d'une.
  if (stem === word) return words.get(word);
  if (stem.length < 3) return undefined;
  for (const vowel of ['', 'e', 'o', 'a', 'i', 's']) {
    const value = words.get(stem + vowel);
    if (value !== undefined && value > 0) return value;
  }
  return undefined;
}

/**
 * Returns the value of the longest stem that begins the word; a prefix such as the Hebrew or Arabic article
 * may precede it.
 */
function stemValue(word: string, words: ReadonlyMap<string, number>): number | undefined {
  for (const start of /^[\u0590-\u06ff]/.test(word) ? [0, 1, 2] : [0]) {
    for (let length = Math.min(LONGEST_STEM, word.length - start); length >= SHORTEST_STEM; length--) {
      const value = words.get(word.slice(start, start + length));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const HAN_MYRIADS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8 };

/** 二十三 is 23, 三万 is 30000, 二〇二六 is 2026. Each numeral of a long sequence also counts alone. */
function hanValues(numeral: string): readonly number[] {
  const digits = Array.from(numeral, (char) =>
    HAN_DIGITS.indexOf(char.replace('零', '〇').replace(/[兩两]/, '二')),
  );
  if (numeral.length > 12) return digits.filter((digit) => digit >= 0);
  if (digits.every((digit) => digit >= 0)) return [Number(digits.join('')), ...digits];
  let [total, section, digit] = [0, 0, 0];
  for (const [index, char] of Array.from(numeral).entries()) {
    const value = digits[index] ?? -1;
    const unit = HAN_UNITS[char];
    if (value >= 0) {
      digit = value;
    } else if (unit !== undefined) {
      section += (digit === 0 ? 1 : digit) * unit;
      digit = 0;
    } else {
      total += Math.max(1, section + digit) * (HAN_MYRIADS[char] ?? 1);
      [section, digit] = [0, 0];
    }
  }
  return [total + section + digit];
}
