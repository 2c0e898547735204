import type { SettingStore } from '../platform/settings/setting-store';
import { storedSetting } from '../platform/settings/settings-service';

const setting = 'spelling.words';

/**
 * The words that the person declared correct, as they are stored: for a thread that has no settings service.
 * Words that are given for one run (`--set`) are not among them.
 */
export class OwnWords {
  readonly #store: Pick<SettingStore, 'read'>;
  /** The setting as it was read last: parsing thousands of words for each request takes too long. */
  #read: { readonly json: string | undefined; readonly words: ReadonlySet<string> } | undefined;

  constructor(store: Pick<SettingStore, 'read'>) {
    this.#store = store;
  }

  has(word: string): boolean {
    const json = this.#store.read(setting);
    if (this.#read?.json !== json) this.#read = { json, words: new Set(storedSetting(this.#store, setting)) };
    return isOwnWord(word, this.#read?.words ?? new Set());
  }
}

/** Accepts the word as stored, or with an initial capital at the beginning of a sentence. */
export function isOwnWord(word: string, own: ReadonlySet<string>): boolean {
  const text = word.normalize('NFC');
  const [first = ''] = text;
  return own.has(text) || own.has(first.toLocaleLowerCase() + text.slice(first.length));
}
