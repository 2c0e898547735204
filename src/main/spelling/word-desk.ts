import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import type { SpellingDictionary } from '../../shared/spelling';
import { readDictionary } from './dictionary-packages';

/** More than these at once help nobody. */
const mostSuggestions = 6;

/** Words against dictionaries; one is opened when it is first asked, and stays open. */
export class WordDesk {
  readonly #open = new Map<SpellingDictionary, Promise<Hunspell>>();

  async misspelled(
    words: readonly string[],
    dictionaries: readonly SpellingDictionary[],
  ): Promise<readonly string[]> {
    const opened = await this.#all(dictionaries);
    return words.filter((word) => !opened.some((dictionary) => dictionary.testSpelling(asLookedUp(word))));
  }

  async suggest(word: string, dictionaries: readonly SpellingDictionary[]): Promise<readonly string[]> {
    const opened = await this.#all(dictionaries);
    const found = opened.flatMap((dictionary) => dictionary.getSpellingSuggestions(asLookedUp(word)));
    const isCurly = word.includes('’');
    const written = found.map((one) => (isCurly ? one.replaceAll("'", '’') : one));
    return [...new Set(written)].slice(0, mostSuggestions);
  }

  #all(dictionaries: readonly SpellingDictionary[]): Promise<readonly Hunspell[]> {
    return Promise.all(dictionaries.map((dictionary) => this.#opened(dictionary)));
  }

  #opened(dictionary: SpellingDictionary): Promise<Hunspell> {
    const known = this.#open.get(dictionary);
    if (known !== undefined) return known;
    const opening = openDictionary(dictionary);
    this.#open.set(dictionary, opening);
    return opening;
  }
}

async function openDictionary(dictionary: SpellingDictionary): Promise<Hunspell> {
  const { aff, dic } = await readDictionary(dictionary);
  return createHunspellFromStrings(aff, dic);
}

/** Not every dictionary knows the typographic apostrophe, or accents in parts; none has soft hyphens. */
function asLookedUp(word: string): string {
  return word.normalize('NFC').replaceAll('\u00AD', '').replaceAll('’', "'");
}
