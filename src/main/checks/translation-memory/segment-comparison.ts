import type { LanguagePair } from '../../../contract/problems';
import type { TranslationMemoryStore } from './translation-memory-store';
import {
  hashPlace,
  segmentDifferences,
  type Compared,
  type KnownTranslations,
  type NamedRequests,
  type PlacedFinding,
  type PlacedSegment,
} from './segment-differences';

/** The two checks that compare a request with all others of its languages. */
export class SegmentComparison {
  readonly #segments: TranslationMemoryStore;
  readonly #requests: NamedRequests;

  constructor(segments: TranslationMemoryStore, requests: NamedRequests) {
    this.#segments = segments;
    this.#requests = requests;
  }

  /** Stores a request's segments, and returns differences from known ones. */
  compare(
    requestKey: number,
    languages: LanguagePair,
    placed: readonly PlacedSegment[],
    compared: Compared,
  ): readonly PlacedFinding[] {
    const store = this.#segments;
    const pair = store.pairKey(languages);
    const texts = new Map<number, string>();
    const places = placed.map((segment) => hashPlace(segment, texts));
    store.replace(requestKey, pair, places, texts);
    const known: KnownTranslations = {
      ends: (by, segment) => store.knownEnds(by, pair, segment),
    };
    return segmentDifferences(requestKey, places, known, compared, this.#requests);
  }

  /** Removes the segments of a request that is gone, or no longer has a target. */
  forget(requestKey: number): void {
    this.#segments.replace(requestKey, 0, [], new Map());
  }
}
