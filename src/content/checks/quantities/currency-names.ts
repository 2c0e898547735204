import { matchesOf } from '../../text/matches';
import { countOf } from '../counted';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import { isFunctionWord } from '../text/plain-words';

/** The signs of currencies that a text has beside numbers, with the code of the one most often meant. */
export const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
]);

/** Whether a short passage says the name of a currency in a language, in any case: "50 puntaa" for "£50". */
export const namesCurrency = (passage: string, sign: string, { base }: CheckedLanguage): boolean =>
  stemsIn(base)
    .get(sign)
    ?.some((stem) => matchesOf(passage, WORD).some(([word]) => word.toLowerCase().startsWith(stem))) === true;

const WORD = /\p{L}[\p{L}\p{M}]{2,20}/gu;

/**
 * Whether a translation has all amounts of a text, two or more, in the currency of its readers: "$100" and
 * "$20" as "100 €" and "20 €". A single one, or one among others that stay, is a mistake.
 */
export function isInOwnCurrency({ source, target }: ParsedPair, was: string, is: string): boolean {
  if (!CURRENCY.test(was) || !CURRENCY.test(is) || target.words.includes(was)) return false;
  const times = countOf(source.words, was);
  return times > 1 && countOf(target.words, is) >= times;
}

/** The forms of currencies among the known symbols of units: "€", "R$", "USD", "TL". */
const CURRENCY = /^(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|TL)$/u;

/** The beginnings of the words in the names of currencies: "USA-dollár", "libra esterlina". */
const stemsIn = perLanguage((base): ReadonlyMap<string, readonly string[]> => {
  if (!isKnownToIntl(base)) return new Map();
  return new Map(
    [...CURRENCIES].map(([sign, currency]) => {
      const format = new Intl.NumberFormat(base, { style: 'currency', currency, currencyDisplay: 'name' });
      const name = format.formatToParts(5).find(({ type }) => type === 'currency')?.value ?? '';
      const words = matchesOf(name.toLowerCase(), WORD).map(([word]) => word);
      // Another case may change the last letters.
      const stems = words
        .filter((word) => !isFunctionWord(word, base))
        .map((word) => (word.length > longestShort ? word.slice(0, -2) : word));
      return [sign, stems] as const;
    }),
  );
});

/** Shorter words stay whole, so that their beginnings are not those of others. */
const longestShort = 5;
