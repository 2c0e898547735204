import { lengthLikelihood, type Span } from '../../../content/text/length-likelihood';

/** Corresponding texts of both sides; one of the spans may be empty. */
export interface AlignedSpans {
  readonly source: Span;
  readonly target: Span;
}

/** Possible correspondences with their penalties, in the units of the paper. */
const steps = [
  { source: 1, target: 1, penalty: 0 },
  { source: 2, target: 1, penalty: 230 },
  { source: 1, target: 2, penalty: 230 },
  { source: 2, target: 2, penalty: 440 },
  { source: 1, target: 0, penalty: 450 },
  { source: 0, target: 1, penalty: 450 },
] as const;

/**
 * Limit of the table; above it sentences are paired by their share of the whole, to answer before the pointer
 * moves on.
 */
const mostCells = 90_000;

/**
 * Aligns two sequences of texts by length alone (Gale and Church, "A Program for Aligning Sentences in
 * Bilingual Corpora", 1993): a translation is about `ratio` times as long as its source.
 */
export function alignLengths(
  source: readonly number[],
  target: readonly number[],
  ratio: number,
): readonly AlignedSpans[] {
  const [rows, columns] = [source.length, target.length];
  if (rows === 0 || columns === 0)
    return [{ source: { from: 0, to: rows }, target: { from: 0, to: columns } }];
  if (rows * columns > mostCells) return pairsByShare(rows, columns);
  const width = columns + 1;
  const costs = new Float64Array((rows + 1) * width).fill(Infinity);
  const cameBy = new Uint8Array((rows + 1) * width);
  costs[0] = 0;
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j <= columns; j++) {
      for (const [number, step] of steps.entries()) {
        if (step.source > i || step.target > j) continue;
        const before = costs[(i - step.source) * width + j - step.target] ?? Infinity;
        const lengths = [sum(source, i - step.source, i), sum(target, j - step.target, j)] as const;
        const cost = before + step.penalty + lengthCost(...lengths, ratio);
        if (cost >= (costs[i * width + j] ?? Infinity)) continue;
        costs[i * width + j] = cost;
        cameBy[i * width + j] = number;
      }
    }
  }
  const pairs: AlignedSpans[] = [];
  for (let [i, j] = [rows, columns]; i > 0 || j > 0;) {
    const step = steps[cameBy[i * width + j] ?? 0] ?? steps[0];
    pairs.push({ source: { from: i - step.source, to: i }, target: { from: j - step.target, to: j } });
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

/** Cost of pairing texts of these lengths: −100 × the logarithm of the probability. */
function lengthCost(source: number, target: number, ratio: number): number {
  if (source === 0 || target === 0) return 0;
  return -100 * Math.log(Math.max(1e-12, lengthLikelihood(source, target, ratio)));
}

function pairsByShare(rows: number, columns: number): readonly AlignedSpans[] {
  const count = Math.min(rows, columns);
  const share = (of: number, i: number): Span => ({
    from: Math.floor((i * of) / count),
    to: Math.floor(((i + 1) * of) / count),
  });
  return Array.from({ length: count }, (_, i) => ({ source: share(rows, i), target: share(columns, i) }));
}
