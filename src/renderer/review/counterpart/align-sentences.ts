import { alignLengths, type AlignedSpans } from './align-lengths';
import type { Span } from '../../../content/text/length-likelihood';
import { segmenterOf } from '../../../content/text/segmenters';

/** A sentence, by its paragraph and its position there. */
export interface Sentence {
  readonly block: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the sentences of paragraphs in order, without those of white space alone. */
export function sentencesOf(blocks: readonly string[], language: string): readonly Sentence[] {
  const segmenter = segmenterOf(language, 'sentence');
  const sentences: Sentence[] = [];
  for (const [block, text] of blocks.entries()) {
    for (const { segment, index } of segmenter.segment(text)) {
      if (segment.trim() !== '') sentences.push({ block, start: index, end: index + segment.length });
    }
  }
  return sentences;
}

/**
 * Aligns sentences by length. Paragraphs are aligned first, one to one if both sides have equally many, then
 * the sentences in them. The spans of both sides are in order and without gaps.
 */
export function alignSentences(
  source: readonly Sentence[],
  target: readonly Sentence[],
): readonly AlignedSpans[] {
  const [sourceLengths, targetLengths] = [source.map(lengthOf), target.map(lengthOf)];
  const ratio = sum(targetLengths) / Math.max(1, sum(sourceLengths)) || 1;
  const [inSource, inTarget] = [spansByBlock(source), spansByBlock(target)];
  const blocks =
    inSource.length === inTarget.length
      ? inSource.map((_, i) => ({ source: { from: i, to: i + 1 }, target: { from: i, to: i + 1 } }))
      : alignLengths(
          inSource.map((span) => sum(inSpan(sourceLengths, span))),
          inTarget.map((span) => sum(inSpan(targetLengths, span))),
          ratio,
        );
  return blocks.flatMap((pair) => {
    const [own, other] = [sentencesIn(inSource, pair.source), sentencesIn(inTarget, pair.target)];
    return alignLengths(inSpan(sourceLengths, own), inSpan(targetLengths, other), ratio).map((part) => ({
      source: shifted(part.source, own.from),
      target: shifted(part.target, other.from),
    }));
  });
}

const lengthOf = ({ start, end }: Sentence): number => end - start;
const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
const inSpan = (lengths: readonly number[], { from, to }: Span): readonly number[] => lengths.slice(from, to);
const shifted = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by });

/** Converts a span of paragraphs to a span of their sentences. */
function sentencesIn(blocks: readonly Span[], { from, to }: Span): Span {
  const end = blocks[Math.max(from, to) - 1]?.to ?? 0;
  return { from: from < to ? (blocks[from]?.from ?? end) : end, to: end };
}

/** Returns the sentences of each paragraph that has some. */
function spansByBlock(sentences: readonly Sentence[]): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (let to = 1; to <= sentences.length; to++) {
    if (sentences[to]?.block === sentences[from]?.block) continue;
    spans.push({ from, to });
    from = to;
  }
  return spans;
}
