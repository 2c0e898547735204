import type {
  CountedEnd,
  HashedSegment,
  KnownEnd,
  SegmentSide,
  SegmentStore,
} from '../checks/consistency/segment-store';
import type { KnownTranslations } from '../checks/consistency/segment-differences';
import type { LruCache } from '../platform/lru-cache';

/** The segments of a request as if its drafts were saved. */
interface DraftedRequest {
  readonly key: number;
  readonly segments: readonly HashedSegment[];
  /** Those of them whose counterparts are asked for. */
  readonly asked: readonly HashedSegment[];
  /** Returns the beginning of a text of the drafts. */
  readonly text: (hash: number) => string | undefined;
  /** Counterparts of its segments in other requests, kept from one change to the next. */
  readonly known: LruCache<readonly CountedEnd[]>;
}

/** The segments of a language pair, with one request as if its drafts were saved. Nothing is written. */
export class DraftSegments implements KnownTranslations {
  readonly #store: SegmentStore | undefined;
  readonly #pair: number | undefined;
  readonly #drafted: DraftedRequest;
  readonly #version: string;
  /** The other side's texts of each segment that is asked for, in all drafts. */
  readonly #own = { source: new Map<number, number[]>(), target: new Map<number, number[]>() };

  /** `store` and `pair` are undefined when there are no segments of other requests. */
  constructor(store: SegmentStore | undefined, pair: number | undefined, drafted: DraftedRequest) {
    this.#store = store;
    this.#pair = pair;
    this.#drafted = drafted;
    this.#version = store?.version() ?? '';
    for (const { source, target } of drafted.asked) {
      this.#own.source.set(source, []);
      this.#own.target.set(target, []);
    }
    for (const { source, target } of drafted.segments) {
      this.#own.source.get(source)?.push(target);
      this.#own.target.get(target)?.push(source);
    }
  }

  /** The counterparts in other requests, which stay known until these change. */
  #elsewhere(by: SegmentSide, hash: number): readonly CountedEnd[] {
    const [store, pair] = [this.#store, this.#pair];
    if (store === undefined || pair === undefined) return [];
    const { key, known } = this.#drafted;
    return known.get(`${pair} ${key} ${this.#version}`, `${by} ${hash}`, () =>
      store.commonest(by, pair, hash, key),
    );
  }

  /** Counts as `SegmentStore.knownEnds`, so that the same is said before and after saving. */
  readonly ends = (by: SegmentSide, segment: HashedSegment): readonly KnownEnd[] => {
    const [hash, own] = by === 'source' ? [segment.source, segment.target] : [segment.target, segment.source];
    const { key, text } = this.#drafted;
    const [store, pair] = [this.#store, this.#pair];
    const here = new Set(this.#own[by].get(hash));
    const ends = new Map(this.#elsewhere(by, hash).map((end) => [end.hash, end]));
    // Most segments have one counterpart only, and nothing is counted for them.
    if (new Set([...ends.keys(), ...here, own]).size < 2) return [];
    for (const other of new Set([...here, own])) {
      const known = ends.get(other);
      const counted = by === 'source' ? { source: hash, target: other } : { source: other, target: hash };
      const requests =
        known?.requests ?? (store === undefined || pair === undefined ? 0 : store.count(pair, counted, key));
      ends.set(other, {
        hash: other,
        requests: requests + (here.has(other) ? 1 : 0),
        requestKey: Math.min(known?.requestKey ?? Infinity, here.has(other) ? key : Infinity),
      });
    }
    return [...ends.values()].map((end) => ({ ...end, text: text(end.hash) ?? store?.text(end.hash) ?? '' }));
  };
}
