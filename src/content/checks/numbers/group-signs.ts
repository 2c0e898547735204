import { isKnownToIntl, perLanguage } from '../parsed/per-language';
import { firstMatches } from '../counted';
import { atDigit } from './at-digit';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { isInKeptWords, isQuoted } from './kept-words';

const GROUPED = atDigit(
  /(?<![\p{L}\p{N}.,'’/_-])[1-9]\p{Nd}{0,2}(?:([.,'’])\p{Nd}{3})(?:\1\p{Nd}{3}){0,4}(?![\p{Lu}\p{Ll}\p{N}]|[.,'’/:-]\p{N})/gu,
);

/** Finds numbers whose groups have the sign of a third language: 12'500 in German, 12.500 in Japanese. */
export function compareGroupSigns(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, sourceLanguage, targetLanguage } = pair;
  if (targetLanguage.base === '') return;
  const signs = groupSigns(sourceLanguage.tag);
  const [own] = signs;
  const numbers = new Set(
    firstMatches(source.prose, GROUPED).flatMap(([number, sign = '']) =>
      sign === own ? [digitsOf(number)] : [],
    ),
  );
  if (numbers.size === 0) return;
  const usual = groupSigns(targetLanguage.tag);
  for (const { index, 0: number, 1: sign = '' } of firstMatches(target.prose, GROUPED)) {
    if (sign === own || usual.includes(sign) || !numbers.has(digitsOf(number))) continue;
    if (source.prose.includes(number) || isQuoted(target, index) || isInKeptWords(pair, index, number))
      continue;
    const expected = new Intl.NumberFormat(targetLanguage.tag, { numberingSystem: 'latn' }).format(
      Number(digitsOf(number)),
    );
    const places = { target: [target.readable.spanAt(index, number)] };
    problems.add('number-format', 'number', { number, expected }, places);
  }
}

const digitsOf = (number: string): string => number.replaceAll(/[.,'’]/g, '');

/** The signs between groups of digits in a language, that of its region first. */
const groupSigns = perLanguage((tag): readonly string[] => {
  const signs = (isKnownToIntl(tag) ? [tag, new Intl.Locale(tag).language] : []).flatMap((one) =>
    new Intl.NumberFormat(one, { numberingSystem: 'latn' })
      .formatToParts(1_234_567)
      .flatMap(({ type, value }) => (type === 'group' ? [value] : [])),
  );
  return [...new Set(signs)].flatMap((sign) => (sign === '’' ? [sign, "'"] : [sign]));
});
