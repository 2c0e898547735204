import { segmenterOf } from './segmenters';

/** A sentence, by the paragraph it is in and its place in that. */
export interface Sentence {
  readonly block: number;
  readonly start: number;
  readonly end: number;
}

/** Sentences of one side that say what sentences of the other do: `from` included, `to` not. One side may have none. */
export interface SentencePair {
  readonly source: SentenceSpan;
  readonly target: SentenceSpan;
}

export interface SentenceSpan {
  readonly from: number;
  readonly to: number;
}

/** The sentences of paragraphs in order; those of white space alone are none. */
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
 * Which sentences belong together, by their lengths (Gale and Church, "A Program for Aligning Sentences in Bilingual
 * Corpora", 1993): the length of a translation follows that of its source. Where both sides have equally many
 * paragraphs, each is aligned with its counterpart alone. The spans of both sides are in order and without gaps.
 */
export function alignSentences(
  source: readonly Sentence[],
  target: readonly Sentence[],
): readonly SentencePair[] {
  const [inSource, inTarget] = [spansByBlock(source), spansByBlock(target)];
  const parts =
    inSource.length === inTarget.length
      ? inSource.map((span, i) => ({ source: span, target: inTarget[i] ?? { from: 0, to: 0 } }))
      : [{ source: { from: 0, to: source.length }, target: { from: 0, to: target.length } }];
  const ratio = totalLength(target) / Math.max(1, totalLength(source)) || 1;
  return parts.flatMap((part) => alignPart(part, source.map(lengthOf), target.map(lengthOf), ratio));
}

const lengthOf = ({ start, end }: Sentence): number => end - start;
const totalLength = (sentences: readonly Sentence[]): number =>
  sentences.reduce((total, sentence) => total + lengthOf(sentence), 0);

/** The sentences of each paragraph that has any. */
function spansByBlock(sentences: readonly Sentence[]): readonly SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (let to = 1; to <= sentences.length; to++) {
    if (sentences[to]?.block === sentences[from]?.block) continue;
    spans.push({ from, to });
    from = to;
  }
  return spans;
}

/** What may answer what, and how rare it is; the penalties of the paper, in its units. */
const steps = [
  { source: 1, target: 1, penalty: 0 },
  { source: 2, target: 1, penalty: 230 },
  { source: 1, target: 2, penalty: 230 },
  { source: 2, target: 2, penalty: 440 },
  { source: 1, target: 0, penalty: 450 },
  { source: 0, target: 1, penalty: 450 },
] as const;

/** More would take longer than a pointer waits; then sentences are paired by their share of the whole. */
const mostCells = 250_000;

function alignPart(
  part: SentencePair,
  sourceLengths: readonly number[],
  targetLengths: readonly number[],
  ratio: number,
): readonly SentencePair[] {
  const rows = part.source.to - part.source.from;
  const columns = part.target.to - part.target.from;
  if (rows === 0 || columns === 0) return [part];
  if (rows * columns > mostCells) return pairsByShare(part);
  const width = columns + 1;
  const costs = new Float64Array((rows + 1) * width).fill(Infinity);
  const cameBy = new Uint8Array((rows + 1) * width);
  costs[0] = 0;
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j <= columns; j++) {
      for (const [number, step] of steps.entries()) {
        if (step.source > i || step.target > j) continue;
        const before = costs[(i - step.source) * width + j - step.target] ?? Infinity;
        const from = part.source.from + i;
        const to = part.target.from + j;
        const lengths = [
          sum(sourceLengths, from - step.source, from),
          sum(targetLengths, to - step.target, to),
        ] as const;
        const cost = before + step.penalty + lengthCost(...lengths, ratio);
        if (cost >= (costs[i * width + j] ?? Infinity)) continue;
        costs[i * width + j] = cost;
        cameBy[i * width + j] = number;
      }
    }
  }
  const pairs: SentencePair[] = [];
  for (let [i, j] = [rows, columns]; i > 0 || j > 0;) {
    const step = steps[cameBy[i * width + j] ?? 0] ?? steps[0];
    const source = { from: part.source.from + i - step.source, to: part.source.from + i };
    const target = { from: part.target.from + j - step.target, to: part.target.from + j };
    pairs.push({ source, target });
    i -= step.source;
    j -= step.target;
  }
  return pairs.toReversed();
}

function sum(lengths: readonly number[], from: number, to: number): number {
  let total = 0;
  for (let i = from; i < to; i++) total += lengths[i] ?? 0;
  return total;
}

/** Variance of a translation's length for each character of its source, measured in the paper. */
const variance = 6.8;

/** How unlikely it is that texts of these lengths say the same: −100 × the logarithm of the probability. */
function lengthCost(source: number, target: number, ratio: number): number {
  if (source === 0 || target === 0) return 0;
  const mean = (source + target / ratio) / 2;
  const deviation = Math.abs(target - source * ratio) / (ratio * Math.sqrt(mean * variance));
  return -100 * Math.log(Math.max(1e-12, 2 * (1 - normalShare(deviation))));
}

/** The standard normal distribution's share below z ≥ 0 (Abramowitz and Stegun, 26.2.17). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - 0.3989423 * Math.exp((-z * z) / 2) * polynomial;
}

function pairsByShare({ source, target }: SentencePair): readonly SentencePair[] {
  const count = Math.min(source.to - source.from, target.to - target.from);
  const share = ({ from, to }: SentenceSpan, i: number): SentenceSpan => ({
    from: from + Math.floor((i * (to - from)) / count),
    to: from + Math.floor(((i + 1) * (to - from)) / count),
  });
  return Array.from({ length: count }, (_, i) => ({ source: share(source, i), target: share(target, i) }));
}
