import { memoryTokens, pairMark } from '../../content/memory/memory-tokens';
import { matchScore, scoredText } from '../../content/memory/match-score';
import { withPlainSpaces } from '../../content/memory/field-units';
import type { LanguagePair } from '../../contract/problems';
import type { FoundUnit, MemorySearchStore } from './memory-search-store';
import { gramsOf, segmentHash } from './stored-unit';

/** A unit that is like a segment. */
export interface SimilarUnit {
  readonly unit: FoundUnit;
  /** Percentage; 100 for equal texts only. */
  readonly score: number;
}

/** The least similarity that is worth offering. */
export const leastScore = 60;

/** Tokens of a segment that are looked up. */
const mostTokens = 8;
/** Units read for a token: those of the same length first. */
const mostOfToken = 1200;
/** Units whose texts are compared. */
const mostCompared = 100;
const mostEqual = 20;

/** Finds units of one memory that are like a segment, the most similar first. */
export function findSimilar(
  store: MemorySearchStore,
  text: string,
  languages: LanguagePair,
  limit: number,
): readonly SimilarUnit[] {
  const segment = withPlainSpaces(text);
  const mark = pairMark(languages);
  const equal = store
    .ofSource(segmentHash(segment), mostEqual)
    .filter((unit) => pairMark({ source: unit.languageSource, target: unit.languageTarget }) === mark);
  const own = scoredText(segment);
  const known = new Set(equal.map(({ key }) => key));
  const similar = store
    .units(candidates(store, segment, languages).filter((key) => !known.has(key)))
    .map((unit) => ({ unit, score: matchScore(own, scoredText(unit.source), leastScore) }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score || b.unit.key - a.unit.key);
  return [...equal.map((unit) => ({ unit, score: 100 })), ...similar].slice(0, limit);
}

/** Returns the units that share the most, and the rarest, tokens with a segment. */
function candidates(store: MemorySearchStore, segment: string, languages: LanguagePair): readonly number[] {
  const { pair, length, hashes } = gramsOf(memoryTokens(segment), languages, mostTokens);
  const lengths = lengthsLike(length);
  const weights = new Map<number, number>();
  for (const gram of hashes) {
    const keys: number[] = [];
    for (const one of lengths) {
      if (keys.length >= mostOfToken) break;
      keys.push(...store.alike(pair, gram, one, mostOfToken - keys.length));
    }
    const weight = Math.log((2 * mostOfToken) / (keys.length + 1));
    for (const key of keys) weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  return [...weights]
    .toSorted(([a, own], [b, other]) => other - own || b - a)
    .slice(0, mostCompared)
    .map(([key]) => key);
}

/** Lengths in tokens that a similar segment may have, the nearest first. */
function lengthsLike(length: number): readonly number[] {
  const [from, to] = [Math.floor((length * leastScore) / 100), Math.ceil((length * 100) / leastScore)];
  const lengths = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return lengths.toSorted((a, b) => Math.abs(a - length) - Math.abs(b - length));
}
