import { firstMatches } from '../counted';
import { isInKeptWords, isLeft, isQuoted } from '../numbers/kept-words';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import type { ProblemCollector } from '../problem-collector';
import { CURRENCIES } from './currency-names';

const AMOUNT = String.raw`\p{Nd}{1,3}(?:[.,]?\p{Nd}{3}){0,3}(?:[.,]\p{Nd}{1,2})?`;
/** An amount of money with its sign before or behind it. */
const SIGNED = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{Sc}.,/_\\-])(?:([€$£¥])([ \u00a0\u202f]?)(${AMOUNT})(?![\p{N}\p{L}\p{Sc}_]|[ \u00a0\u202f]?\p{Sc}|[.,/-]\p{N})|(${AMOUNT})([ \u00a0\u202f]?)([€$£¥])(?![\p{L}\p{N}_{(]))`,
  'gu',
);

interface Signed {
  readonly index: number;
  readonly text: string;
  readonly sign: string;
  readonly amount: string;
  readonly isBefore: boolean;
}

/** Finds signs of currencies at the side of their numbers where only the source's language has them. */
export function compareCurrencySigns(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (!/[€$£¥]/.test(target.prose) || /^(?:Arab|Hebr)$/.test(targetLanguage.script)) return;
  const before = signedIn(source.prose);
  if (before.length === 0) return;
  for (const { index, text, sign, amount, isBefore } of signedIn(target.prose)) {
    const place = signPlaces(targetLanguage.tag).get(sign);
    if (place === undefined || place.isBefore === isBefore) continue;
    // Spanish of no country is read in America, too, where the dollar stands before its amount.
    if (sign === '$' && targetLanguage.tag === 'es') continue;
    if (signPlaces(sourceLanguage.tag).get(sign)?.isBefore !== isBefore) continue;
    const isOfSource = before.some(
      (one) =>
        one.sign === sign &&
        one.isBefore === isBefore &&
        digitsOf(one.amount) === digitsOf(amount) &&
        // A space that the source does not have is a way of its own: "€ 20" in Italian and German.
        /\s/.test(one.text) === /\s/.test(text),
    );
    if (!isOfSource || isLeft(pair, index) || isQuoted(target, index)) continue;
    const span = target.readable.spanAt(index, text);
    if (isInKeptWords(pair, index, text) || problems.hasAt('number-format', span)) continue;
    const expected = isBefore ? amount + place.space + sign : sign + place.space + amount;
    problems.add('number-format', 'number', { number: text, expected }, { target: [span] });
  }
}

const signedIn = (text: string): readonly Signed[] =>
  firstMatches(text, SIGNED)
    .map(({ index, 0: found, 1: first, 3: after, 4: before, 6: last }) => ({
      index,
      text: found,
      sign: first ?? last ?? '',
      amount: after ?? before ?? '',
      isBefore: first !== undefined,
    }))
    .filter(({ sign }) => sign !== '$' || !ARGUMENT.test(text));

/** `$0` to `$9` are arguments of programs, and so are others beside them, "the address $80". */
const ARGUMENT =
  /\$\p{Nd}(?!\p{Nd}|[.,]\p{Nd})|\b(?:address|argument|cell|parameter|register|variable)s? \$/iu;

const digitsOf = (amount: string): string => amount.replaceAll(/\P{Nd}/gu, '');

/** Where a language has the signs of currencies, and what stands between them and the number. */
const signPlaces = perLanguage((tag): ReadonlyMap<string, { isBefore: boolean; space: string }> => {
  if (!isKnownToIntl(tag)) return new Map();
  return new Map(
    [...CURRENCIES].map(([sign, currency]) => {
      const format = new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      });
      const types = format.formatToParts(15).filter(({ value }) => /[^\u200e\u200f]/.test(value));
      const isBefore = types[0]?.type === 'currency';
      const between = types.find(({ type }) => type === 'literal')?.value ?? '';
      return [sign, { isBefore, space: between }] as const;
    }),
  );
});
