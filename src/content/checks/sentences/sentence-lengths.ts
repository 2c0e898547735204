import type { ParsedPair } from '../parsed/parsed-pair';
import { usualLength } from '../text/usual-length';
import type { Traces } from './sentence-traces';
import type { Sentence } from './sentences';

interface Misfits {
  /** How badly the lengths fit where two neighbours were joined, at best. */
  readonly joined: number;
  /** How badly they fit where a sentence is missing. */
  without(lost: Sentence): number;
}

/** How much a length differs from the expected one, as a logarithm. */
const misfit = (is: number, expected: number): number => Math.abs(Math.log(is / expected));

/**
 * Compares the lengths of the sentences of both sides as if two neighbours were joined, or one is missing.
 * Undefined where more than one sentence fewer is there.
 */
export function misfitsOf(
  before: readonly Sentence[],
  after: readonly Sentence[],
  ratio: number,
): Misfits | undefined {
  if (after.length !== before.length - 1) return undefined;
  const lengths = before.map(({ text }) => text.length * ratio);
  const told = after.map(({ text }) => text.length);
  // Sums of the misfits before each place and from it on, so that a place takes no pass over the block.
  const ahead = [0];
  for (const [at, is] of told.entries()) ahead.push((ahead[at] ?? 0) + misfit(is, lengths[at] ?? 1));
  const behind = told.map(() => 0).concat(0);
  for (let at = told.length - 1; at >= 0; at--)
    behind[at] = (behind[at + 1] ?? 0) + misfit(told[at] ?? 1, lengths[at + 1] ?? 1);
  const joined = told.map(
    (is, at) =>
      (ahead[at] ?? 0) + misfit(is, (lengths[at] ?? 0) + (lengths[at + 1] ?? 0)) + (behind[at + 1] ?? 0),
  );
  const placeOf = new Map(before.map((sentence, at) => [sentence, at]));
  return {
    joined: joined.reduce((least, one) => Math.min(least, one), Infinity),
    without(lost) {
      const at = placeOf.get(lost) ?? 0;
      return (ahead[at] ?? 0) + (behind[at] ?? 0);
    },
  };
}

/**
 * Where the lengths fit clearly better without a sentence, one is missing at up to this share of the expected
 * length. Two sentences that were joined keep 78 % of it in published translations, but less where a comma
 * joins them and the second one leaves words out. Those of Chinese and Japanese have limits of their own.
 */
export const joinedLength = { byComma: 0.65, otherwise: 0.7 };

/**
 * How much of the expected length may be there at most where a sentence with this share of its block is
 * missing. It is more where the lengths of the other sentences fit clearly better without it (`isClear`).
 */
export function limitFor(
  share: number,
  traces: Traces,
  isMerged: boolean,
  isClear: boolean,
  joined: number,
): number {
  if (traces === 'none') return isClear ? Math.min(0.8, 1 - share * 0.6) : Math.min(0.7, 1 - share * 0.8);
  if (isMerged) return Math.min(isClear ? 0.5 : 0.42, 1 - share);
  return isClear ? Math.min(joined, 1 - share * 0.6) : Math.min(0.5, 1 - share * 0.9);
}

export const lengthOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length, 0);

/**
 * The ratio of the rest of the field is a better measure than that of the language, where there is enough.
 */
export function expectedRatio({ sourceLanguage, targetLanguage, blocks }: ParsedPair): number {
  const usual = usualLength(sourceLanguage, targetLanguage);
  if (blocks.length < 4) return usual;
  const ratios = blocks
    .map(({ source: from, target: to }) => [from.end - from.start, to.end - to.start] as const)
    .filter(([was, is]) => was > 40 && is > 0)
    .map(([was, is]) => is / was)
    .toSorted((a, b) => a - b);
  const middle = ratios[ratios.length >> 1];
  return middle === undefined || ratios.length < 4
    ? usual
    : Math.min(Math.max(middle, usual * 0.8), usual * 1.25);
}
