import type { CheckedField, CheckedLanguages } from '../../../content/checks/checked-field';
import { parsePair } from '../../../content/checks/parsed/parsed-pair';
import { segmentPairs, type SegmentPair } from '../../../content/checks/segment-pairs';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { VersionStore } from '../../requests/version-store';
import { languagesOf } from '../request-languages';

/** A field whose segments are read only when they are asked for. */
export interface ReadableField {
  readonly source: string;
  readonly segments: () => readonly SegmentPair[];
}

/** The requests that a request is compared with. */
export interface NamedRequests {
  /** Answers the id of a request, by which a sentence names it; undefined once the request is gone. */
  readonly byKey: (key: number) => { readonly id: string } | undefined;
  readonly fieldsOf: (key: number) => Iterable<ReadableField>;
}

export const readableField = (field: CheckedField, languages: CheckedLanguages): ReadableField => ({
  source: field.source,
  segments: () => segmentPairs(parsePair(field, languages)),
});

/** The requests of the database. */
export function storedRequests(
  requests: Pick<ContentRequestStore, 'byKey'>,
  versions: Pick<VersionStore, 'fieldRange'>,
): NamedRequests {
  return {
    byKey: (key) => requests.byKey(key),
    *fieldsOf(key) {
      const request = requests.byKey(key);
      if (request === undefined) return;
      const { version, field_count: limit } = request;
      const languages = languagesOf(request);
      for (const field of versions.fieldRange(key, version, { offset: 0, limit })) {
        const { type, data, value: target, originalValue: source } = field;
        if (source !== undefined) yield readableField({ type, data, source, target }, languages);
      }
    },
  };
}

/** More fields with the same word are not read. */
const mostRead = 8;

/**
 * Returns the first segment of a request that `isIt`, and has the source. Only the beginnings of texts are
 * stored with their hashes, so that the whole one is read in the request itself.
 */
export function readSegment(
  fields: Iterable<ReadableField>,
  source: string,
  isIt: (segment: SegmentPair) => boolean,
): SegmentPair | undefined {
  const word = longestWord(source);
  let read = 0;
  for (const field of fields) {
    if (!field.source.toLowerCase().includes(word)) continue;
    const found = field.segments().find(isIt);
    read += 1;
    if (found !== undefined || read === mostRead) return found;
  }
  return undefined;
}

/** Tags and references rarely stand inside of a word. */
const longestWord = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
