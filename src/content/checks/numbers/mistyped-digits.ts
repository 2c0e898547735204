import { firstMatches } from '../counted';
import type { NumberToken } from './number-tokens';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';

/** Digits with letters among them that look like 0 and 1: "lO0", "1,O0". */
const MISTYPED = /(?<![\p{L}\p{M}\p{N}_.-])[\dlIOo](?:[.,]?[\dlIOo]){1,12}(?!-?[\p{M}\p{N}_]|\p{L})/gu;

/** A number, or one of letters alone that are no word, as a small "l" stands before no capital. */
const SHOWS_DIGITS = /\d|^lO/;

/**
 * Reports numbers that the target has with letters for some of their digits. Returns these numbers of the
 * source, which are not missing then.
 */
export function findMistypedDigits(
  { source, target }: ParsedPair,
  missing: readonly NumberToken[],
  problems: ProblemCollector,
): ReadonlySet<NumberToken> {
  const found = new Set<NumberToken>();
  if (missing.length === 0 || !/[lIOo]/.test(target.words)) return found;
  for (const { index, 0: text } of firstMatches(target.words, MISTYPED)) {
    if (!SHOWS_DIGITS.test(text) || !/[lIOo]/.test(text)) continue;
    const digits = withOneMark(text.replaceAll(/[lI]/g, '1').replaceAll(/[Oo]/g, '0'));
    const was = missing.find((token) => withOneMark(token.text) === digits && !found.has(token));
    if (was === undefined || source.words.includes(text)) continue;
    found.add(was);
    const places = {
      source: [source.readable.spanOf(was.start, was.end)],
      target: [target.readable.spanAt(index, text)],
    };
    problems.add('numbers', 'changed', { before: was.text, after: text }, places);
  }
  return found;
}

/** Languages have other decimal and group signs. */
const withOneMark = (number: string): string => number.replaceAll(',', '.');
