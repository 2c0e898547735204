import { matchesOf } from '../../text/matches';
import { hasPercentFirst } from '../parsed/checked-language';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';

/* The arguments of Qt, "Page %1 of %L2": a letter behind the digit is of the text, as in "%1s". */

type Sides<T> = readonly [source: readonly T[], target: readonly T[]];

export const isArgumentOfQt = (text: string): boolean => /^%L?[1-9]$/.test(text);

/** Returns the fixed parts of both sides, with the arguments of Qt where the source has them. */
export const fixedPartsOf = once((pair: ParsedPair): Sides<FixedPart> => {
  const { source, target, targetLanguage } = pair;
  if (!isOfQt(pair)) return [source.fixedParts, target.fixedParts];
  const [before, after] = [partsOfQt(source), partsOfQt(target)];
  if (!hasPercentFirst(targetLanguage)) return [before, after];
  const known = new Set(before.map(numberOf));
  return [before, after.filter((part) => !isArgumentOfQt(part.text) || known.has(numberOf(part)))];
});

const numberOf = ({ text }: FixedPart): string => text.slice(-1);

/**
 * Whether the source shows that it has arguments of Qt: by one that reads neither as a percentage nor as a
 * conversion, or where the target has one so: "%1s", "%1 с".
 */
const isOfQt = ({ source, target, sourceLanguage, targetLanguage }: ParsedPair): boolean =>
  !hasPercentFirst(sourceLanguage) &&
  (ARGUMENT_ALONE.test(source.words) ||
    (!hasPercentFirst(targetLanguage) &&
      ARGUMENT_ALONE.test(target.words) &&
      ONLY_ARGUMENTS.test(source.raw)));

const ARGUMENT_ALONE = /(?<![\d%])%L?[1-9](?![\dA-F$]|[.,]\d|[ \u00a0]?%)/;
/** A text without any other percent sign. */
const ONLY_ARGUMENTS = /^[^%]*(?:%L?[1-9](?![\d$%.])[^%]*)+$/;

/** The fixed parts of a text of Qt, with its arguments in place of what reads as conversions. */
const partsOfQt = once(({ fixedParts, readable: { text } }: ParsedValue): readonly FixedPart[] => {
  const others = fixedParts.filter((part) => !READ_AS_CONVERSION.test(part.text));
  let next = 0;
  const found = matchesOf(text, ARGUMENT).flatMap(({ index: start, 0: argument }): readonly FixedPart[] => {
    const end = start + argument.length;
    while ((others[next]?.end ?? Infinity) <= start) next += 1;
    const isInside = (others[next]?.start ?? Infinity) < end;
    return isInside ? [] : [{ kind: 'placeholder', text: argument, start, end }];
  });
  return [...others, ...found].toSorted((a, b) => a.start - b.start);
});

/** Neither the byte of an address, "%2F", nor a numbered conversion, "%1$s". */
const ARGUMENT = /%L?[1-9](?![\dA-F$])/g;
const READ_AS_CONVERSION = /^%(?:L?[1-9](?!\d?\$)|\d?%)/;
