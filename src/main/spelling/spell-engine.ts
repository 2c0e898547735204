import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import type { Dictionary } from './speller';
import { readDictionary } from './dictionary-text';

/** More suggestions would make the menu harder to read. */
const mostSuggestions = 6;

/** A dictionary is opened once, and then asked for every word. */
export type SpellingStep = 'opening' | 'asking';

/** Looks words up; a dictionary is opened on first use and stays open. */
export class SpellEngine {
  readonly #onStep: (step: SpellingStep, dictionary: Dictionary) => void;
  readonly #open = new Map<string, Promise<Hunspell>>();

  /** `onStep` is called before any step that a damaged dictionary can make endless. */
  constructor(onStep: (step: SpellingStep, dictionary: Dictionary) => void = () => undefined) {
    this.#onStep = onStep;
  }

  async misspelled(
    words: readonly string[],
    dictionaries: readonly Dictionary[],
  ): Promise<readonly string[]> {
    let wrong = words;
    for (const dictionary of dictionaries) {
      const hunspell = await this.#opened(dictionary);
      this.#onStep('asking', dictionary);
      wrong = wrong.filter((word) => !hunspell.testSpelling(asLookedUp(word)));
    }
    return wrong;
  }

  async suggest(word: string, dictionaries: readonly Dictionary[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const dictionary of dictionaries) {
      const hunspell = await this.#opened(dictionary);
      this.#onStep('asking', dictionary);
      found.push(...hunspell.getSpellingSuggestions(asLookedUp(word)));
    }
    const isCurly = word.includes('’');
    const written = found.map((one) => (isCurly ? one.replaceAll("'", '’') : one));
    return [...new Set(written)].slice(0, mostSuggestions);
  }

  #opened(dictionary: Dictionary): Promise<Hunspell> {
    const key = `${dictionary.tag} ${dictionary.dicFile} ${dictionary.version}`;
    const known = this.#open.get(key);
    if (known !== undefined) return known;
    this.#onStep('opening', dictionary);
    const opening = openDictionary(dictionary);
    this.#open.set(key, opening);
    return opening;
  }
}

async function openDictionary(dictionary: Dictionary): Promise<Hunspell> {
  const { aff, dic } = readDictionary(dictionary);
  return createHunspellFromStrings(aff, dic);
}

/** Some dictionaries lack the typographic apostrophe or decomposed accents, and none has soft hyphens. */
export function asLookedUp(word: string): string {
  return word.normalize('NFC').replaceAll('\u00AD', '').replaceAll('’', "'");
}
