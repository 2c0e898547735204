import { getWasmModule } from 'hunspell-wasm';
import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import { perLanguage } from '../../content/checks/parsed/per-language';
import type { Vocabulary } from '../../content/checks/spelling/vocabulary';
import type { WordPairs } from '../../content/checks/words/word-pairs';
import type { Lemmas } from '../../content/terms/recognize/lemmas';
import { dictionariesFor } from '../../contract/spelling';
import type { LanguagePair } from '../../contract/problems';
import { findDictionaries } from './dictionary-finder';
import { pairedLanguages, readCommonWords, readPairsOf } from './dictionary-text';
import { OpenDictionary } from './open-dictionary';

/** Looks words up in the caller's own thread, for the checks. */
export interface Vocabularies {
  /** Changes with the dictionaries. */
  readonly version: string;
  /** Finds the dictionaries of a language, which the first word opens; undefined where there are none. */
  readonly of: (language: string) => Vocabulary | undefined;
  /** Finds the dictionaries of a language for the base forms of words; undefined where there are none. */
  readonly lemmasOf: (language: string) => Lemmas | undefined;
  /** Returns the words of two languages that translate each other; undefined where none are known. */
  readonly wordPairsOf: (languages: LanguagePair) => WordPairs | undefined;
  /** Opens the dictionaries that `lemmasOf` finds now, so that the first word does not wait for them. */
  readonly open: (language: string) => void;
}

/**
 * Uses the dictionaries that came with Locdesk, and no others: one that crashes or hangs would end the checks
 * of every request. They stay open, each takes about 10 MB, Turkish 80 MB.
 */
export async function openVocabularies(folder: string): Promise<Vocabularies> {
  const found = await findDictionaries({ own: '', bundled: folder, system: [] });
  const module: unknown = found.length === 0 ? undefined : await getWasmModule();
  const tags = found.map(({ tag }) => tag);
  const open = new Map<string, OpenDictionary>();
  const dictionaryOf = (language: string): OpenDictionary | undefined => {
    const wanted = dictionariesFor(language, tags);
    const key = wanted.join(' ');
    const known = open.get(key);
    if (known !== undefined || wanted.length === 0) return known;
    const opened = new OpenDictionary(
      found.filter(({ tag }) => wanted.includes(tag)),
      module,
    );
    open.set(key, opened);
    return opened;
  };
  // Terms know the endings of Turkish; its dictionary has forms as words of their own: "hesaplarken".
  const termDictionaryOf = (language: string): OpenDictionary | undefined =>
    checkedLanguage(language).base === 'tr' ? undefined : dictionaryOf(language);
  const commonOf = perLanguage((base) => readCommonWords(folder, base));
  const pairsOf = perLanguage((language) => readPairsOf(folder, language));
  const pairsBut = (own: string): ReadonlyMap<string, WordPairs> =>
    new Map(
      pairedLanguages(folder).flatMap((language) => {
        const other = language === own ? undefined : pairsOf(language);
        return other === undefined ? [] : [[language, other] as const];
      }),
    );
  // Few labels ask for the other languages, whose lists take long to read.
  const pairsBeside = perLanguage((own): WordPairs | undefined => {
    const pairs = pairsOf(own);
    if (pairs === undefined) return undefined;
    let others: ReadonlyMap<string, WordPairs> | undefined;
    return { ...pairs, others: () => (others ??= pairsBut(own)) };
  });
  return {
    version: found.map(({ tag, version }) => `${tag} ${version}`).join(', '),
    of(language) {
      const { base } = checkedLanguage(language);
      const words = dictionariesFor(language, tags).length === 0 ? undefined : commonOf(base);
      const dictionary = words === undefined ? undefined : dictionaryOf(language);
      if (words === undefined || dictionary === undefined) return undefined;
      return {
        base,
        has: (word) => dictionary.has(word),
        isCommon: (word) => words.has(word),
      };
    },
    wordPairsOf({ source, target }) {
      const { base, script } = checkedLanguage(target);
      if (checkedLanguage(source).base !== 'en' || base === 'en') return undefined;
      return pairsBeside(script === 'Hant' ? `${base}-${script}` : base);
    },
    lemmasOf: termDictionaryOf,
    open: (language) => termDictionaryOf(language)?.open(),
  };
}
