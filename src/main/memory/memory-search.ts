import { memoryTokens, pairMark } from '../../content/memory/memory-tokens';
import { matchScore, scoredText } from '../../content/memory/match-score';
import { onOneLine } from '../../content/memory/field-units';
import { isUndivided } from '../../content/search/tokens';
import type { Phrase } from '../../content/search/search-query';
import type { LanguagePair } from '../../contract/problems';
import type { FoundKeys, FoundUnit, MemorySearchStore, MemorySide } from './memory-search-store';
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
  const segment = onOneLine(text);
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

/** A question for texts of a memory. */
export interface TextQuestion {
  /** The words as they are written; the last one may be the beginning of a word. */
  readonly text: string;
  readonly side: MemorySide;
  /** Undefined for all languages. */
  readonly languages: LanguagePair | undefined;
}

/** Finds units that contain a text, the newest first; if there are none, those that have all of its words. */
export function findText(
  store: MemorySearchStore,
  { text, side, languages }: TextQuestion,
  limit: number,
): FoundKeys & { readonly phrases: readonly Phrase[] } {
  const phrase = openPhrase(text);
  const mark = languages === undefined ? undefined : pairMark(languages);
  if (phrase.tokens.length === 0) return { keys: [], isComplete: true, phrases: [] };
  const found = store.withWords({ phrases: [phrase], side, mark }, limit);
  if (found.keys.length > 0 || phrase.tokens.length === 1) return { ...found, phrases: [phrase] };
  const words = text
    .split(/\s+/)
    .map(openPhrase)
    .filter(({ tokens }) => tokens.length > 0);
  if (words.length < 2) return { ...found, phrases: [phrase] };
  return { ...store.withWords({ phrases: words, side, mark }, limit), phrases: words };
}

/**
 * The phrase of a text whose last word may go on. The last character of a run without spaces is looked for
 * alone only where it is alone.
 */
function openPhrase(text: string): Phrase {
  const tokens = memoryTokens(text);
  const last = tokens.at(-1);
  // A single letter begins too many words.
  if (last === undefined || !isUndivided(last)) return { tokens, isOpen: (last?.length ?? 0) > 1 };
  const isAlone = tokens.length === 1 || !(tokens.at(-2) ?? '').endsWith(last);
  return isAlone ? { tokens, isOpen: true } : { tokens: tokens.slice(0, -1), isOpen: false };
}
