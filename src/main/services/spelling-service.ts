import { AppError } from '../../shared/errors';
import {
  dictionariesFor,
  isSpellingDictionary,
  longestSpelledWord,
  mostOwnWords,
  type SpellingDictionary,
  type SpellingSettings,
} from '../../shared/spelling';
import type { Changes } from './changes';
import type { SettingsService } from './settings-service';
import type { Speller } from './speller';

interface Parts {
  readonly settings: SettingsService;
  readonly changes: Changes;
  readonly speller: Speller;
  /** As the person ordered them: `de-CH`, `en`. */
  readonly systemLanguages: () => readonly string[];
}

/** Words that were found wrong, and where: so many are remembered for whoever asks what is meant by one. */
const mostRemembered = 2000;
const byAlphabet = new Intl.Collator();

/** Which dictionaries a word is looked up in, and which words are right because the person says so. */
export class SpellingService {
  readonly #parts: Parts;
  readonly #foundWrong = new Map<string, readonly SpellingDictionary[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  read(): SpellingSettings {
    return { languages: this.#chosen(), usual: this.#usual(), words: this.#words() };
  }

  choose(languages: readonly SpellingDictionary[] | null): SpellingSettings {
    this.#parts.settings.set('spelling.languages', languages === null ? null : [...languages]);
    return this.#changed();
  }

  /** @throws AppError CONFLICT when there are too many. */
  addWord(word: string): SpellingSettings {
    const words = this.#words();
    const added = word.trim().normalize('NFC');
    if (added === '' || words.includes(added)) return this.read();
    if (words.length >= mostOwnWords) {
      throw new AppError(
        'CONFLICT',
        `There are ${mostOwnWords} own words already. Remove some in the settings first.`,
      );
    }
    this.#keep([...words, added].toSorted(byAlphabet.compare));
    return this.#changed();
  }

  removeWord(word: string): SpellingSettings {
    this.#keep(this.#words().filter((one) => one !== word));
    return this.#changed();
  }

  /** Those of the words that are wrong in text of this language; undefined: of any of the person's languages. */
  async misspelled(language: string | undefined, words: readonly string[]): Promise<readonly string[]> {
    const dictionaries = this.#dictionariesOf(language);
    const own = new Set(this.#words());
    const asked = words.filter((word) => word.length <= longestSpelledWord && !isOwn(word, own));
    if (dictionaries.length === 0 || asked.length === 0) return [];
    const wrong = await this.#parts.speller.misspelled(asked, dictionaries);
    for (const word of wrong) this.#remember(word, dictionaries);
    return wrong;
  }

  /** What may be meant by a word that was found wrong, in the language in which it was. */
  async suggest(word: string): Promise<readonly string[]> {
    const dictionaries = this.#foundWrong.get(word);
    return dictionaries === undefined ? [] : this.#parts.speller.suggest(word, dictionaries);
  }

  #dictionariesOf(language: string | undefined): readonly SpellingDictionary[] {
    const chosen = this.#chosen();
    if (language === undefined) return chosen ?? this.#usual();
    return chosen === null ? dictionariesFor(language) : dictionariesFor(language, chosen);
  }

  /** Without those that a later program knows and this one does not. */
  #chosen(): readonly SpellingDictionary[] | null {
    return this.#parts.settings.get('spelling.languages')?.filter(isSpellingDictionary) ?? null;
  }

  #usual(): readonly SpellingDictionary[] {
    const known = this.#parts.systemLanguages().flatMap((tag) => dictionariesFor(tag));
    return known.length === 0 ? ['en-US'] : [...new Set(known)];
  }

  #words(): readonly string[] {
    return this.#parts.settings.get('spelling.words');
  }

  #keep(words: readonly string[]): void {
    this.#parts.settings.set('spelling.words', [...words]);
  }

  #changed(): SpellingSettings {
    this.#parts.changes.tell({ name: 'preferences.changed', payload: {} });
    return this.read();
  }

  #remember(word: string, dictionaries: readonly SpellingDictionary[]): void {
    this.#foundWrong.delete(word);
    this.#foundWrong.set(word, dictionaries);
    const [oldest] = this.#foundWrong.keys();
    if (this.#foundWrong.size > mostRemembered && oldest !== undefined) this.#foundWrong.delete(oldest);
  }
}

/** As it was taken in, or at the beginning of a sentence. */
function isOwn(word: string, own: ReadonlySet<string>): boolean {
  const text = word.normalize('NFC');
  const [first = ''] = text;
  return own.has(text) || own.has(first.toLocaleLowerCase() + text.slice(first.length));
}
