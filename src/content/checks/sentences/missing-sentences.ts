import { isUnspaced } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';
import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import { usualLength } from '../text/usual-length';
import { sentencesOf, type Sentence } from './sentences';

/** Shorter sentences are joined with others. */
const shortest = 12;

/**
 * Finds blocks whose target has fewer sentences than the source, and is so much shorter that one of them must
 * be missing. The lengths of the sentences tell which one.
 */
export const missingSentences: FieldCheck = {
  ids: ['missing-sentences'],
  find(pair, problems) {
    const blocks = pair.blocks;
    if (pair.sourceLanguage.base === pair.targetLanguage.base) return;
    const wide = expectedRatio(pair);
    for (const block of blocks) compare(pair, block, wide, problems);
  },
};

type Problems = Parameters<FieldCheck['find']>[1];

function compare(
  pair: ParsedPair,
  { source: from, target: to }: BlockPair,
  ratio: number,
  problems: Problems,
): void {
  const before = sentencesOf(pair.source, from).filter(isLong);
  const after = sentencesOf(pair.target, to).filter(
    (one) => lettersOf(one.text) * (isUnspaced(pair.targetLanguage) ? 3 : 1) >= shortest,
  );
  if (before.length < 2 || after.length === 0) return;
  const [was, is] = [lengthOf(before), lengthOf(after)];
  const places = (missing: Sentence) => ({
    source: [pair.source.readable.spanOf(missing.start, missing.end)],
    target: [pair.target.readable.spanOfBlock(to)],
  });
  if (after.length < before.length) {
    // The sentence without which the lengths fit best.
    const candidates = before.map((sentence) => ({
      sentence,
      rest: is / ((was - sentence.text.length) * ratio),
    }));
    const best = candidates.toSorted((a, b) => Math.abs(Math.log(a.rest)) - Math.abs(Math.log(b.rest)))[0];
    const whole = is / (was * ratio);
    if (best === undefined || whole > limitFor(best.sentence.text.length / was)) return;
    if (Math.abs(Math.log(best.rest)) > Math.abs(Math.log(whole))) return;
    problems.add('missing-sentences', 'missing', { text: best.sentence.text }, places(best.sentence));
  } else if (after.length > before.length && is / (was * ratio) > 1.45) {
    const extra = after.at(-1);
    if (extra === undefined) return;
    problems.add(
      'missing-sentences',
      'extra',
      { text: extra.text },
      { target: [pair.target.readable.spanOf(extra.start, extra.end)] },
    );
  }
}

/** How much of the expected length may be there at most, for a share of one sentence in its block. */
const limitFor = (share: number): number => Math.min(0.84, 1 - share * 0.6);

const lettersOf = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;
const isLong = ({ text }: Sentence): boolean => lettersOf(text) >= shortest;
const lengthOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length, 0);

/**
 * The ratio of the rest of the field is a better measure than that of the language, where there is enough.
 */
function expectedRatio({ sourceLanguage, targetLanguage, blocks }: ParsedPair): number {
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
