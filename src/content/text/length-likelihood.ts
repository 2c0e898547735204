/** A range in a sequence of texts: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Variance of a translation's length for each character of its source, measured in the paper. */
const variance = 6.8;

/**
 * The likelihood that texts of these lengths translate each other, where a translation is about `ratio` times
 * as long as its source (Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora", 1993).
 */
export function lengthLikelihood(source: number, target: number, ratio: number): number {
  const mean = (source + target / ratio) / 2;
  const deviation = Math.abs(target - source * ratio) / (ratio * Math.sqrt(mean * variance));
  return 2 * (1 - normalShare(deviation));
}

/** The standard normal distribution's share below z ≥ 0 (Abramowitz and Stegun, 26.2.17). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - 0.3989423 * Math.exp((-z * z) / 2) * polynomial;
}
