import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import { perLanguage } from '../parsed/per-language';
import { firstMatches } from '../counted';
import type { CheckedLanguage } from '../parsed/checked-language';
import { isFunctionWord } from '../text/plain-words';
import { atDigit } from '../numbers/at-digit';
import { monthNames } from './month-names';

/** A month or a weekday in a text, by its name or by its number in front of 月. */
export interface DateName {
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BESIDE_NAME =
  /(?<![a-z])(?:(?<=\p{Nd}(?:st|nd|rd|th|er|º|ª|°|\.)?[ \u00a0](?:de |d['’]|of |van )?)(\p{L}[\p{L}\p{M}]{2,14})\.?(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{2,14})\.?(?=[ \u00a0](?:de |del |of )?\p{Nd}{1,4}(?!\p{Nd}|[.,]\p{Nd})))/gu;
const NUMBERED = atDigit(/(?<!\p{Nd})(\p{Nd}{1,2})\s?[月월](?![份\u3040-\u30ff]?[间間])/gu);

const A_DIGIT = atDigit(/\p{Nd}/u);

/** Months that stand beside a number, so that "may" and "march" are no months. */
export function datedMonths(text: string, { base }: CheckedLanguage): readonly DateName[] {
  if (base === 'ja' || base === 'zh' || base === 'ko') {
    return firstMatches(text, NUMBERED).map(({ index, 0: found, 1: number }) => ({
      number: Number(number),
      text: found,
      start: index,
      end: index + found.length,
    }));
  }
  if (!A_DIGIT.test(text)) return [];
  const months = namesOfWords(base);
  if (months !== undefined) {
    return firstMatches(text, months).map(({ index, 0: found, 1: name = '' }) => ({
      number: monthNames(base).get(name.toLowerCase()) ?? 0,
      text: found,
      start: index,
      end: index + found.length,
    }));
  }
  return firstMatches(text, BESIDE_NAME).flatMap(({ index, 1: first, 2: second }) => {
    const name = first ?? second ?? '';
    const number = monthCalled(name.toLowerCase(), base);
    // The short form of a month may be another word: "4 pro" is "4 for" in Czech.
    if (number === undefined || (/^\p{Ll}{1,4}$/u.test(name) && isFunctionWord(name, base))) return [];
    return [{ number, text: name, start: index, end: index + name.length }];
  });
}

/** The months of a value in its own language. */
export const monthsOf = once(({ prose }: ParsedValue, language: CheckedLanguage) =>
  datedMonths(prose, language),
);

/** Returns the month of a name in lower case, which may have a preposition attached: "באוקטובר" in Hebrew. */
function monthCalled(name: string, base: string): number | undefined {
  const names = monthNames(base);
  const attached = ATTACHED.get(base) ?? OTHER_SCRIPT;
  return names.get(name) ?? names.get(name.replace(attached, ''));
}

/** "In", "to", "from" and "and" in front of a name. */
const ATTACHED: ReadonlyMap<string, RegExp> = new Map([
  ['he', /^ו?[בלמ]/],
  ['ar', /^و?[بل]?/],
]);

/** Letters of a right-to-left script in front of a name that was left in Latin letters: "בSeptember". */
const OTHER_SCRIPT = /^[\u0590-\u06ff]{1,2}(?=[a-z])/;

/** Mongolian and Central Kurdish, whose months are called by several words: "eleventh month". */
const WITH_SEVERAL_WORDS = new Set(['mn', 'ckb']);

/** Matches such months behind a number; a case may add letters. Undefined for other languages. */
const namesOfWords = perLanguage((base) => {
  if (!WITH_SEVERAL_WORDS.has(base)) return undefined;
  // The longer name comes first: "eleventh" ends as "first" does.
  const names = [...monthNames(base).keys()]
    .filter((name) => /^[\p{L}\p{M} ]+$/u.test(name))
    .toSorted((a, b) => b.length - a.length);
  return new RegExp(
    String.raw`(?<=\p{Nd}[^\p{Nd}\n]{1,8})(?<![\p{L}\p{M}])(${names.join('|')})[\p{L}\p{M}]{0,3}(?![\p{L}\p{M}])`,
    'giu',
  );
});
