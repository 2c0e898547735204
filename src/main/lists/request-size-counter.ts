import { plainText } from '../../content/html/plain-text';
import { joinSizes, noSize, type SizePlace, type SizePortion } from '../../content/text/request-size';
import { textSize, textSlices } from '../../content/text/text-size';
import type { ReviewField } from '../../contract/ui-types';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { VersionStore } from '../requests/version-store';
import { LruCache } from '../platform/lru-cache';
import { toReviewField } from '../review/review-service';
import { requestGone } from '../requests/missing-request';

export interface SizeQuestion {
  readonly key: number;
  readonly version: number;
  readonly from: SizePlace;
}

/** Characters per slice: about two milliseconds of counting. */
const sliceCharacters = 4000;
/** Characters per portion, about twenty milliseconds, after which other calls run. */
const portionCharacters = 40_000;
/** A slice counts as at least so many, because a short one takes time too. */
const leastCharacters = 100;
/** The text of a longer value is cached, so that its markup is not parsed for each portion. */
const keptCharacters = 40_000;
const portionFields = 500;

interface Slice {
  readonly side: 'source' | 'target';
  readonly text: string;
}

/** Counts words and characters of a request, a portion at a time. */
export class RequestSizeCounter {
  readonly #kept = new LruCache<readonly Slice[]>(1);
  readonly #stores: { readonly requests: ContentRequestStore; readonly versions: VersionStore };

  constructor(stores: { readonly requests: ContentRequestStore; readonly versions: VersionStore }) {
    this.#stores = stores;
  }

  /** Counts at least one slice of text if there is one. @throws AppError NOT_FOUND */
  count({ key, version, from }: SizeQuestion): SizePortion {
    const request = this.#stores.requests.byKey(key);
    if (request === undefined || version > request.version) throw requestGone();
    const { id, created_us, field_count, language_source: source, language_target: target } = request;
    const languages = { source, target };
    // Identified by more than the key, which may be reused by another request.
    const state = `${key} ${id} ${created_us} ${version}`;
    let size = noSize;
    let counted = 0;
    let { field: position, slice } = from;
    const range = { offset: position, limit: portionFields };
    for (const stored of this.#stores.versions.fieldRange(key, version, range)) {
      const field = toReviewField(stored, position);
      const slices = this.#slicesOf(field, state);
      for (; slice < slices.length; slice++) {
        if (counted >= portionCharacters) return { ...size, next: { field: position, slice } };
        size = joinSizes(size, sizeOf(slices[slice], languages));
        counted += Math.max(leastCharacters, slices[slice]?.text.length ?? 0);
      }
      if (field.target === undefined || field.isSourceUnknown === true) size = { ...size, isPaired: false };
      position += 1;
      slice = 0;
    }
    return position < field_count ? { ...size, next: { field: position, slice } } : size;
  }

  #slicesOf(field: ReviewField, state: string): readonly Slice[] {
    const isLong = field.source.length + (field.target?.length ?? 0) > keptCharacters;
    return isLong ? this.#kept.get(state, String(field.position), () => slicesOf(field)) : slicesOf(field);
  }
}

function slicesOf({ source, target = '', data }: ReviewField): readonly Slice[] {
  const cut = (side: Slice['side'], value: string): readonly Slice[] =>
    Array.from(textSlices(plainText(value, data), sliceCharacters), (text) => ({ side, text }));
  return [...cut('source', source), ...cut('target', target)];
}

function sizeOf(slice: Slice | undefined, languages: Readonly<Record<Slice['side'], string>>): SizePortion {
  if (slice === undefined) return noSize;
  const { side, text } = slice;
  return { ...noSize, [side]: textSize(text, languages[side]) };
}
