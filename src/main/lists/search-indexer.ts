import { createHash } from 'node:crypto';
import type { VersionField } from '../../content/content-request';
import { plainText } from '../../content/html/plain-text';
import { fold } from '../../content/search/fold';
import { tokensOf } from '../../content/search/tokens';
import { wordCount } from '../../content/text/text-size';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { NoteStore } from '../review/note-store';
import { contentHash, sourceOf } from '../upstream/forwarding/forwarded-content';
import type { SearchFeedStore } from './search-feed-store';
import type { SearchEntry, SearchIndexStore } from './search-index-store';
import type { VersionStore } from '../requests/version-store';

/** Size of one step; calls wait until it ends. */
const portion = { requests: 64, characters: 128 * 1024 };

/** A token that no query contains, because phrases must not span two fields. */
const fieldEnd = '\ue000';

interface IndexedStores {
  readonly feed: SearchFeedStore;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly notes: NoteStore;
}

/**
 * Updates the search index to the main database, in portions. Its position is stored in the index together
 * with the entries, so it continues there after any end of the process.
 */
export class SearchIndexer {
  readonly #stores: IndexedStores;
  readonly #index: SearchIndexStore;

  constructor(stores: IndexedStores, index: SearchIndexStore) {
    this.#stores = stores;
    this.#index = index;
  }

  /** Processes the next portion; returns false when there is none. */
  step(): boolean {
    const changes = this.#stores.feed.after(this.#index.revision(), portion.requests);
    const entries: SearchEntry[] = [];
    const removed: number[] = [];
    let characters = 0;
    let reached = 0;
    for (const { requestKey, revision } of changes) {
      const entry = this.#entry(requestKey);
      if (entry === undefined) removed.push(requestKey);
      else entries.push(entry);
      reached = revision;
      characters += (entry?.source.length ?? 0) + (entry?.target.length ?? 0) + (entry?.notes.length ?? 0);
      if (characters > portion.characters) break;
    }
    if (reached === 0) return false;
    this.#index.apply(entries, removed, reached);
    return true;
  }

  /** Counts requests whose latest content is not indexed yet. */
  behind(): number {
    return this.#stores.feed.countAfter(this.#index.revision());
  }

  #entry(requestKey: number): SearchEntry | undefined {
    const request = this.#stores.requests.byKey(requestKey);
    if (request === undefined) return undefined;
    const fields = this.#stores.versions.fields(requestKey, request.version);
    const sides = fields.map(sidesOf);
    return {
      requestKey,
      words: sides.reduce((sum, { source }) => sum + wordCount(source, request.language_source), 0),
      job: jobOf(request.language_source_canonical, fields),
      fieldIds: fields.map(({ id }) => id),
      source: sides.map(({ source }) => indexed(source)).join(` ${fieldEnd} `),
      target: sides.map(({ target }) => indexed(target)).join(` ${fieldEnd} `),
      notes: this.#stores.notes.textsOf(requestKey).map(indexed).join(` ${fieldEnd} `),
    };
  }
}

/**
 * Returns the hash of a source and its language, in 48 bits. Requests of the same source are one job.
 * Undefined when a part of the source is not known, or all of it is empty.
 */
function jobOf(language: string, fields: readonly VersionField[]): number | undefined {
  if (fields.some(({ isSourceUnknown }) => isSourceUnknown === true)) return undefined;
  if (fields.every((field) => sourceOf(field).trim() === '')) return undefined;
  const hash = createHash('sha256').update(`${language} ${contentHash(fields)}`);
  return hash.digest().readUIntBE(0, 6);
}

/**
 * Returns source and target of a field as visible text; the target is empty until it exists (decisions,
 * section 2).
 */
export function sidesOf({ value, originalValue, isSourceUnknown, data }: VersionField): {
  readonly source: string;
  readonly target: string;
} {
  if (isSourceUnknown === true) return { source: '', target: plainText(value, data) };
  if (originalValue === undefined) return { source: plainText(value, data), target: '' };
  return { source: plainText(originalValue, data), target: plainText(value, data) };
}

function indexed(text: string): string {
  return [...tokensOf(fold(text))].map((token) => token.text).join(' ');
}
