import { getWasmModule, Hunspell } from 'hunspell-wasm';
import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import type { Vocabulary } from '../../content/checks/spelling/vocabulary';
import { dictionariesFor } from '../../contract/spelling';
import { findDictionaries } from './dictionary-finder';
import { readCommonWords, readDictionary } from './dictionary-text';
import { asLookedUp } from './spell-engine';
import type { Dictionary } from './speller';

/** Looks words up in the caller's own thread, for the checks. */
export interface Vocabularies {
  /** Opens the dictionaries of a language, which takes up to a second; undefined where there are none. */
  readonly of: (language: string) => Vocabulary | undefined;
}

/** No words are looked up. */
export const noVocabularies: Vocabularies = { of: () => undefined };

/** Number of words that are remembered for each language. */
const mostRemembered = 50_000;

/**
 * Uses the dictionaries that came with Locdesk, and no others: one that crashes or hangs would end the checks
 * of every request. They stay open, each takes about 10 MB.
 */
export async function openVocabularies(folder: string): Promise<Vocabularies> {
  const found = await findDictionaries({ own: '', bundled: folder, system: [] });
  const module: unknown = found.length === 0 ? undefined : await getWasmModule();
  const tags = found.map(({ tag }) => tag);
  const open = new Map<string, Vocabulary>();
  return {
    of(language) {
      const wanted = dictionariesFor(language, tags);
      const key = wanted.join(' ');
      const known = open.get(key);
      if (known !== undefined || wanted.length === 0) return known;
      const { base } = checkedLanguage(language);
      const common = readCommonWords(folder, base);
      if (common === undefined) return undefined;
      const dictionaries = found.filter(({ tag }) => wanted.includes(tag));
      const vocabulary = new OpenVocabulary({ base, dictionaries, common, module });
      open.set(key, vocabulary);
      return vocabulary;
    },
  };
}

interface Opening {
  readonly base: string;
  readonly dictionaries: readonly Dictionary[];
  readonly common: ReadonlySet<string>;
  readonly module: unknown;
}

class OpenVocabulary implements Vocabulary {
  readonly base: string;
  readonly #dictionaries: readonly Hunspell[];
  readonly #known = new Map<string, boolean>();
  readonly #common: ReadonlySet<string>;

  constructor({ base, dictionaries, common, module }: Opening) {
    this.base = base;
    this.#common = common;
    this.#dictionaries = dictionaries.map((dictionary) => {
      const { aff, dic } = readDictionary(dictionary);
      return new Hunspell(module, aff, dic);
    });
  }

  isCommon(word: string): boolean {
    return this.#common.has(word);
  }

  has(word: string): boolean {
    const before = this.#known.get(word);
    if (before !== undefined) return before;
    const lookedUp = asLookedUp(word);
    const isKnown = this.#dictionaries.some((dictionary) => dictionary.testSpelling(lookedUp));
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(word, isKnown);
    return isKnown;
  }
}
