import type { NamedRequests } from './named-requests';
import { replaceSegments } from './replace-segments';
import type { ComparedPair, SegmentStore } from './segment-store';
import {
  hashPlace,
  segmentDifferences,
  type Compared,
  type HashedPlace,
  type KnownTranslations,
  type PlacedFinding,
  type PlacedSegment,
} from './segment-differences';

/** The two checks that compare a request with all others of its languages in its connection. */
export class SegmentComparison {
  readonly #segments: SegmentStore;
  readonly #requests: NamedRequests;

  constructor(segments: SegmentStore, requests: NamedRequests) {
    this.#segments = segments;
    this.#requests = requests;
  }

  /** Stores a request's segments, in place of those that it had. */
  learn(
    requestKey: number,
    compared: ComparedPair,
    placed: readonly PlacedSegment[],
  ): readonly HashedPlace[] {
    const texts = new Map<number, string>();
    const places = placed.map((segment) => hashPlace(segment, texts));
    replaceSegments(this.#segments, requestKey, this.#segments.pairKey(compared), places, texts);
    return places;
  }

  /** Returns how a request's segments differ from known ones. */
  differences(
    requestKey: number,
    compared: ComparedPair,
    places: readonly HashedPlace[],
    wanted: Compared,
  ): readonly PlacedFinding[] {
    const pair = this.#segments.pairKey(compared);
    const several = {
      source: this.#segments.several(
        'source',
        pair,
        places.map(({ source }) => source),
      ),
      target: this.#segments.several(
        'target',
        pair,
        places.map(({ target }) => target),
      ),
    };
    const known: KnownTranslations = {
      ends: (by, segment) =>
        several[by].has(segment[by]) ? this.#segments.knownEnds(by, pair, segment) : [],
    };
    return segmentDifferences(requestKey, places, known, wanted, this.#requests);
  }

  /** Removes the segments of a request that is gone, or no longer has a target. */
  forget(requestKey: number): void {
    replaceSegments(this.#segments, requestKey, 0, [], new Map());
  }
}
