import { lengthLikelihood, type Span } from '../text/length-likelihood';
import { joinAnchors, sharedAnchors, type Anchors } from './anchors';

/** A sentence as the aligner weighs it. */
export interface Weighed {
  /** In UTF-16 units. */
  readonly length: number;
  readonly anchors: Anchors;
}

/** Corresponding texts; one of the spans is empty where a text has no counterpart. */
export interface AlignedPair {
  readonly source: Span;
  readonly target: Span;
  /** Probability of the correspondence, compared with all others of these texts. */
  readonly certainty: number;
}

/** Possible correspondences with the logarithms of their frequencies, from the paper below. */
const steps = [
  { source: 1, target: 1, weight: Math.log(0.89) },
  { source: 2, target: 1, weight: Math.log(0.045) },
  { source: 1, target: 2, weight: Math.log(0.045) },
  { source: 2, target: 2, weight: Math.log(0.006) },
  { source: 1, target: 0, weight: Math.log(0.005) },
  { source: 0, target: 1, weight: Math.log(0.005) },
] as const;

/** Limit of the table, which takes about 10 ms. Longer paragraphs stay whole. */
const mostCells = 4000;

/**
 * Aligns two sequences of sentences of one paragraph by length (Gale and Church, "A Program for Aligning
 * Sentences in Bilingual Corpora", 1993) and by what both sides share, such as numbers. The certainty is the
 * posterior of the correspondence, from all alignments of the paragraph (forward-backward). Undefined for
 * paragraphs of too many sentences.
 */
export function alignTexts(
  source: readonly Weighed[],
  target: readonly Weighed[],
): readonly AlignedPair[] | undefined {
  const [rows, columns] = [source.length, target.length];
  if (rows * columns > mostCells || rows === 0 || columns === 0) return undefined;
  const ratio = Math.max(0.1, total(target) / Math.max(1, total(source)));
  const width = columns + 1;
  const at = (i: number, j: number): number => i * width + j;
  const size = (rows + 1) * width;
  const [these, those] = [endingAt(source), endingAt(target)];
  const weights = steps.map(() => new Float64Array(size).fill(-Infinity));
  const forward = new Float64Array(size).fill(-Infinity);
  const best = new Float64Array(size).fill(-Infinity);
  const cameBy = new Uint8Array(size);
  forward[0] = 0;
  best[0] = 0;
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j <= columns; j++) {
      for (const [number, step] of steps.entries()) {
        if (step.source > i || step.target > j) continue;
        const weight = step.weight + likelihood(these[step.source]?.[i], those[step.target]?.[j], ratio);
        const before = at(i - step.source, j - step.target);
        const here = at(i, j);
        const weighed = weights[number];
        if (weighed !== undefined) weighed[here] = weight;
        forward[here] = addLogs(forward[here] ?? -Infinity, (forward[before] ?? -Infinity) + weight);
        const reached = (best[before] ?? -Infinity) + weight;
        if (reached <= (best[here] ?? -Infinity)) continue;
        best[here] = reached;
        cameBy[here] = number;
      }
    }
  }
  const backward = new Float64Array(size).fill(-Infinity);
  backward[size - 1] = 0;
  for (let i = rows; i >= 0; i--) {
    for (let j = columns; j >= 0; j--) {
      const here = at(i, j);
      for (const [number, step] of steps.entries()) {
        if (step.source > i || step.target > j) continue;
        const before = at(i - step.source, j - step.target);
        const through = (backward[here] ?? -Infinity) + (weights[number]?.[here] ?? -Infinity);
        backward[before] = addLogs(backward[before] ?? -Infinity, through);
      }
    }
  }
  const all = forward[size - 1] ?? 0;
  const pairs: AlignedPair[] = [];
  for (let [i, j] = [rows, columns]; i > 0 || j > 0;) {
    const here = at(i, j);
    const number = cameBy[here] ?? 0;
    const step = steps[number] ?? steps[0];
    const before = at(i - step.source, j - step.target);
    const through =
      (forward[before] ?? -Infinity) + (weights[number]?.[here] ?? -Infinity) + (backward[here] ?? -Infinity);
    pairs.push({
      source: { from: i - step.source, to: i },
      target: { from: j - step.target, to: j },
      certainty: Math.exp(through - all),
    });
    i -= step.source;
    j -= step.target;
  }
  return pairs.toReversed();
}

function total(texts: readonly Weighed[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** For a number of sentences in a row, the text that they make, by the index behind its end. */
function endingAt(texts: readonly Weighed[]): readonly (readonly (Weighed | undefined)[])[] {
  const single = [undefined, ...texts];
  const double = single.map((text, end) => {
    const before = single[end - 1];
    if (before === undefined || text === undefined) return undefined;
    return { length: before.length + text.length, anchors: joinAnchors(before.anchors, text.anchors) };
  });
  return [[], single, double];
}

/** The logarithm of the likelihood that these texts translate each other. */
function likelihood(source: Weighed | undefined, target: Weighed | undefined, ratio: number): number {
  if (source === undefined || target === undefined) return 0;
  const lengths = Math.log(Math.max(1e-9, lengthLikelihood(source.length, target.length, ratio)));
  return lengths + sharedAnchors(source.anchors, target.anchors);
}

/** The logarithm of the sum of two numbers, from their logarithms. */
function addLogs(a: number, b: number): number {
  if (a === -Infinity) return b;
  if (b === -Infinity) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
}
