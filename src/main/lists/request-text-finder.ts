import { findInBlocks, searchBlocks, type SearchBlock } from '../../content/search/find-in-value';
import {
  mostHitsAtOnce,
  sides as allSides,
  type FieldSide,
  type FoundPlace,
  type FoundPortion,
} from '../../content/search/found-places';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import { LruCache } from '../platform/lru-cache';
import { toReviewField } from '../review/review-service';
import { requestGone } from '../requests/missing-request';

export interface TextSearch {
  readonly text: string;
  /** `read` searches the visible text; `written` includes tags and leaves references encoded. */
  readonly as: 'read' | 'written';
  readonly key: number;
  readonly version: number;
  readonly sides: readonly FieldSide[];
  /** Index of the first field to search. */
  readonly offset: number;
}

/** Characters searched per call: about thirty milliseconds, after which other calls run. */
const portionCharacters = 60_000;
/** A longer value takes up to a second, so its parsed form is cached for the next typed letter. */
const keptCharacters = 60_000;
const portionFields = 500;

/** Looks for a text in the fields of one request. */
export class RequestTextFinder {
  readonly #kept = new LruCache<readonly SearchBlock[]>(2);
  readonly #stores: { readonly requests: ContentRequestStore; readonly versions: VersionStore };

  constructor(stores: { readonly requests: ContentRequestStore; readonly versions: VersionStore }) {
    this.#stores = stores;
  }

  /** Searches at least one field, then as many as one call may. @throws AppError NOT_FOUND */
  find(search: TextSearch): FoundPortion {
    const { key, version, offset, sides } = search;
    const request = this.#stores.requests.byKey(key);
    if (request === undefined || version > request.version) throw requestGone();
    // Identified by more than the key, which may be reused by another request.
    const state = `${key} ${request.id} ${request.created_us} ${version}`;
    const places: FoundPlace[] = [];
    let characters = 0;
    let hasMore = false;
    let position = offset;
    for (const stored of this.#stores.versions.fieldRange(key, version, { offset, limit: portionFields })) {
      if (characters > portionCharacters || places.length >= mostHitsAtOnce) break;
      const field = toReviewField(stored, position);
      for (const side of allSides) {
        const value = field[side];
        if (value === undefined || !sides.includes(side)) continue;
        characters += value.length;
        const isMarkup = field.data === 'html' && search.as === 'read';
        const read = (): readonly SearchBlock[] => searchBlocks(value, isMarkup);
        const blocks =
          value.length < keptCharacters
            ? read()
            : this.#kept.get(state, `${position} ${side} ${isMarkup}`, read);
        const hits = findInBlocks(blocks, search.text, mostHitsAtOnce);
        hasMore ||= hits.length === mostHitsAtOnce;
        for (const hit of hits) places.push({ position, side, start: hit.start, end: hit.end });
      }
      position += 1;
    }
    return { places, hasMore, ...(position < request.field_count ? { next: position } : {}) };
  }
}
