import type {
  HashedSegment,
  OtherSegment,
  SegmentEnd,
  SegmentSide,
  TranslationMemoryStore,
} from '../checks/translation-memory/translation-memory-store';
import type { KnownTranslations } from '../checks/translation-memory/segment-differences';

/** The segments of a request as if its drafts were saved. */
interface DraftedRequest {
  readonly key: number;
  readonly segments: readonly HashedSegment[];
  /** Returns the beginning of a text of the drafts. */
  readonly text: (hash: number) => string | undefined;
}

/** The segments of a language pair, with one request as if its drafts were saved. Nothing is written. */
export class DraftSegments implements KnownTranslations {
  readonly #store: TranslationMemoryStore | undefined;
  readonly #pair: number | undefined;
  readonly #drafted: DraftedRequest;
  /** The other side's texts of each segment in the drafts. */
  readonly #own = { source: new Map<number, number[]>(), target: new Map<number, number[]>() };

  /** `store` and `pair` are undefined when there are no segments of other requests. */
  constructor(store: TranslationMemoryStore | undefined, pair: number | undefined, drafted: DraftedRequest) {
    this.#store = store;
    this.#pair = pair;
    this.#drafted = drafted;
    for (const { source, target } of drafted.segments) {
      add(this.#own.source, source, target);
      add(this.#own.target, target, source);
    }
  }

  readonly otherTargets = ({ source, target }: HashedSegment): readonly OtherSegment[] =>
    this.#others('source', source, target);

  readonly otherSources = ({ source, target }: HashedSegment): readonly OtherSegment[] =>
    this.#others('target', target, source);

  /**
   * Uses the order of `TranslationMemoryStore.ends`, so that the same example is named before and after
   * saving.
   */
  #others(by: SegmentSide, hash: number, known: number): readonly OtherSegment[] {
    const { key, text } = this.#drafted;
    const elsewhere = this.#pair === undefined ? [] : this.#store?.ends(by, this.#pair, hash, key);
    const here = this.#own[by].get(hash) ?? [];
    const all = [...(elsewhere ?? []), ...here.map((own) => ({ hash: own, requestKey: key }))].toSorted(
      byPlace,
    );
    return [all.at(0), all.at(-1)]
      .filter((end) => end !== undefined)
      .filter((end) => end.hash !== known)
      .map((end) => ({
        requestKey: end.requestKey,
        text: text(end.hash) ?? this.#store?.text(end.hash) ?? '',
      }));
  }
}

function add(to: Map<number, number[]>, hash: number, other: number): void {
  const known = to.get(hash);
  if (known === undefined) to.set(hash, [other]);
  else known.push(other);
}

const byPlace = (a: SegmentEnd, b: SegmentEnd): number => a.hash - b.hash || a.requestKey - b.requestKey;
