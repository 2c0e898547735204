import { dirname } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import {
  dictionariesFor,
  longestSpelledWord,
  mostOwnWords,
  packagedDictionaries,
  type SpellingSettings,
} from '../../contract/spelling';
import type { Changes } from '../platform/changes';
import type { SettingsService } from '../platform/settings/settings-service';
import { isOwnWord } from './own-words';
import type { Dictionary, Speller } from './speller';

interface Parts {
  readonly settings: SettingsService;
  readonly changes: Changes;
  readonly speller: Speller;
  /** The system's languages in the person's order, such as `de-CH`, `en`. */
  readonly systemLanguages: () => readonly string[];
  /** The folder for the user's own dictionaries. */
  readonly ownDictionaries: string;
  readonly checks: OwnWordChecks;
}

/** Queues checks because of the person's own words; called inside a transaction. */
export interface OwnWordChecks {
  /** Queues the requests with misspelled words. */
  readonly queueMisspelled: () => void;
  /** Queues every request. */
  readonly sweep: () => void;
}

/** Number of misspelled words that are remembered with their language, for the context menu. */
const mostRemembered = 2000;
const byAlphabet = new Intl.Collator();

/** Decides which dictionaries check a word, and which words the person declared correct. */
export class SpellingService {
  readonly #parts: Parts;
  readonly #foundWrong = new Map<string, readonly Dictionary[]>();
  #found: Promise<readonly Dictionary[]> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks for dictionaries again first: the user may have added one. */
  async refresh(): Promise<SpellingSettings> {
    this.#found = undefined;
    return this.read();
  }

  async read(): Promise<SpellingSettings> {
    const found = await this.#dictionaries();
    const tags = found.map(({ tag }) => tag);
    return {
      languages: this.#chosen(tags),
      usual: this.#usual(tags),
      words: this.#words(),
      dictionaries: found.map((dictionary) => {
        const problem = this.#parts.speller.problem(dictionary);
        return {
          tag: dictionary.tag,
          origin: dictionary.origin,
          folder: dirname(dictionary.dicFile),
          ...(problem === undefined ? {} : { problem }),
        };
      }),
      ownFolder: this.#parts.ownDictionaries,
      leftOut: packagedDictionaries.filter((tag) => !tags.includes(tag)),
    };
  }

  /** @throws AppError INVALID_INPUT for a language that has no dictionary here. */
  async choose(languages: readonly string[] | null): Promise<SpellingSettings> {
    const tags = new Set((await this.#dictionaries()).map(({ tag }) => tag));
    const unknown = languages?.find((language) => !tags.has(language));
    if (unknown !== undefined) {
      throw new AppError('INVALID_INPUT', sentence`There is no dictionary for ${unknown} on this computer.`);
    }
    await this.#parts.settings.write({ 'spelling.languages': languages });
    return this.#changed();
  }

  /** @throws AppError CONFLICT when there are too many. */
  async addWord(word: string): Promise<SpellingSettings> {
    const words = this.#words();
    const added = word.trim().normalize('NFC');
    if (added === '' || words.includes(added)) return this.read();
    if (words.length >= mostOwnWords) {
      throw new AppError(
        'CONFLICT',
        sentence`There are ${mostOwnWords} own words already. Remove some in the settings first.`,
      );
    }
    const { queueMisspelled } = this.#parts.checks;
    return this.#keep([...words, added].toSorted(byAlphabet.compare), queueMisspelled);
  }

  async removeWord(word: string): Promise<SpellingSettings> {
    const words = this.#words();
    if (!words.includes(word)) return this.read();
    // Which requests have the word is not known.
    return this.#keep(
      words.filter((one) => one !== word),
      this.#parts.checks.sweep,
    );
  }

  /**
   * Returns the misspelled ones of the words in this language; undefined stands for all of the person's
   * languages.
   */
  async misspelled(language: string | undefined, words: readonly string[]): Promise<readonly string[]> {
    const dictionaries = await this.#dictionariesOf(language);
    const own = new Set(this.#words());
    const asked = words.filter((word) => word.length <= longestSpelledWord && !isOwnWord(word, own));
    if (dictionaries.length === 0 || asked.length === 0) return [];
    const wrong = await this.#parts.speller.misspelled(asked, dictionaries);
    for (const word of wrong) this.#remember(word, dictionaries);
    return wrong;
  }

  /** Returns suggestions for a misspelled word, in the language in which it was checked. */
  async suggest(word: string): Promise<readonly string[]> {
    const dictionaries = this.#foundWrong.get(word);
    return dictionaries === undefined ? [] : this.#parts.speller.suggest(word, dictionaries);
  }

  #dictionaries(): Promise<readonly Dictionary[]> {
    this.#found ??= this.#parts.speller.find();
    return this.#found;
  }

  /** Excludes dictionaries that can't be used. */
  async #dictionariesOf(language: string | undefined): Promise<readonly Dictionary[]> {
    const found = await this.#dictionaries();
    const tags = found.map(({ tag }) => tag);
    const chosen = this.#chosen(tags);
    const wanted =
      language === undefined ? (chosen ?? this.#usual(tags)) : dictionariesFor(language, chosen ?? tags);
    return found.filter(
      (dictionary) =>
        wanted.includes(dictionary.tag) && this.#parts.speller.problem(dictionary) === undefined,
    );
  }

  /** Excludes dictionaries that are not installed. */
  #chosen(tags: readonly string[]): readonly string[] | null {
    return this.#parts.settings.get('spelling.languages')?.filter((tag) => tags.includes(tag)) ?? null;
  }

  #usual(tags: readonly string[]): readonly string[] {
    const known = this.#parts.systemLanguages().flatMap((tag) => dictionariesFor(tag, tags));
    return known.length === 0 ? tags.filter((tag) => tag === 'en-US') : [...new Set(known)];
  }

  #words(): readonly string[] {
    return this.#parts.settings.get('spelling.words');
  }

  async #keep(words: readonly string[], queueChecks: () => void): Promise<SpellingSettings> {
    await this.#parts.settings.write({ 'spelling.words': words }, queueChecks);
    this.#parts.changes.notify({ name: 'problems.changed', payload: {} });
    return this.#changed();
  }

  #changed(): Promise<SpellingSettings> {
    this.#parts.changes.notify({ name: 'preferences.changed', payload: {} });
    return this.read();
  }

  #remember(word: string, dictionaries: readonly Dictionary[]): void {
    this.#foundWrong.delete(word);
    this.#foundWrong.set(word, dictionaries);
    const [oldest] = this.#foundWrong.keys();
    if (this.#foundWrong.size > mostRemembered && oldest !== undefined) this.#foundWrong.delete(oldest);
  }
}
