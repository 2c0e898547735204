import { firstMatches } from '../counted';
import { atDigit } from './at-digit';
import type { CheckedLanguage } from '../parsed/checked-language';
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
  const signs = groupSigns(sourceLanguage);
  const [own] = signs;
  const numbers = new Set(
    firstMatches(source.prose, GROUPED).flatMap(([number, sign = '']) =>
      sign === own ? [digitsOf(number)] : [],
    ),
  );
  if (numbers.size === 0) return;
  const usual = groupSigns(targetLanguage);
  for (const { index, 0: number, 1: sign = '' } of firstMatches(target.prose, GROUPED)) {
    if (sign === own || usual.includes(sign) || !numbers.has(digitsOf(number))) continue;
    if (source.prose.includes(number) || isQuoted(target, index) || isInKeptWords(pair, index, number))
      continue;
    const expected = new Intl.NumberFormat(targetLanguage.tag, { numberingSystem: 'latn' }).format(
      Number(digitsOf(number)),
    );
    const places = { target: [target.readable.spanOf(index, index + number.length)] };
    problems.add('number-format', 'number', { number, expected }, places);
  }
}

const digitsOf = (number: string): string => number.replaceAll(/[.,'’]/g, '');

const known = new Map<string, readonly string[]>();

/** The signs between groups of digits in a language, that of its region first. */
function groupSigns({ tag, base }: CheckedLanguage): readonly string[] {
  const before = known.get(tag);
  if (before !== undefined) return before;
  if (known.size >= 500) known.clear();
  const isKnown = base !== '' && Intl.NumberFormat.supportedLocalesOf([base]).length > 0;
  const signs = (isKnown ? [tag, base] : []).flatMap((one) =>
    new Intl.NumberFormat(one, { numberingSystem: 'latn' })
      .formatToParts(1_234_567)
      .flatMap(({ type, value }) => (type === 'group' ? [value] : [])),
  );
  const list = [...new Set(signs)].flatMap((sign) => (sign === '’' ? [sign, "'"] : [sign]));
  known.set(tag, list);
  return list;
}
