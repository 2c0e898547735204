import type { UnsavedValue } from './draft-saver';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Text of one request that is not saved. */
export interface UnsavedTexts {
  /** Id of the request: another desk at the same address may have another request with this key. */
  readonly id: string;
  /** The version that the text was written for. */
  readonly version: number;
  readonly fields: ReadonlyMap<string, UnsavedValue>;
}

const storageKey = 'locdesk.refusedText';
/** Browsers keep about five million characters of a page. More text than this stays in the window only. */
const mostKept = 2_000_000;

/** Keeps unsaved text in the page's storage, so that it outlives a reload and the end of the page. */
export class UnsavedTextStorage {
  readonly #storage: TextStorage | undefined;
  /** Requests that have text there, so that ordinary typing doesn't read the storage. */
  readonly #stored: Set<number>;

  constructor(storage: TextStorage | undefined) {
    this.#storage = storage;
    this.#stored = new Set(this.read().keys());
  }

  /** Returns the kept texts by their request's key, without damaged ones. */
  read(): ReadonlyMap<number, UnsavedTexts> {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(storageKey) ?? '[]');
      return new Map(Array.isArray(stored) ? stored.flatMap(parseTexts) : []);
    } catch {
      return new Map();
    }
  }

  /** Keeps these texts of a request, in place of those that were kept before. */
  keep(key: number, texts: UnsavedTexts): void {
    if (texts.fields.size === 0 && !this.#stored.has(key)) return;
    const all = new Map(this.read());
    if (texts.fields.size === 0) all.delete(key);
    else all.set(key, texts);
    const text = JSON.stringify([...all].map(([of, { fields, ...one }]) => [of, one, [...fields]]));
    try {
      if (all.size === 0) this.#storage?.removeItem(storageKey);
      else if (text.length <= mostKept) this.#storage?.setItem(storageKey, text);
    } catch {
      // The storage is full or forbidden: the text stays in the window.
    }
    if (all.has(key)) this.#stored.add(key);
    else this.#stored.delete(key);
  }
}

function parseTexts(stored: unknown): readonly (readonly [number, UnsavedTexts])[] {
  if (!Array.isArray(stored)) return [];
  const [key, request, entries] = stored as readonly unknown[];
  if (typeof key !== 'number' || !isRequest(request) || !Array.isArray(entries)) return [];
  const fields = new Map(entries.filter(isEntry));
  return fields.size === 0 ? [] : [[key, { id: request.id, version: request.version, fields }]];
}

function isRequest(value: unknown): value is Pick<UnsavedTexts, 'id' | 'version'> {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('version' in value)) return false;
  return typeof value.id === 'string' && typeof value.version === 'number';
}

function isEntry(entry: unknown): entry is readonly [string, UnsavedValue] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const value: unknown = entry[1];
  if (typeof value !== 'object' || value === null) return false;
  if (!('value' in value) || !('revision' in value)) return false;
  if ('message' in value && typeof value.message !== 'string') return false;
  return typeof value.value === 'string' && typeof value.revision === 'number';
}
