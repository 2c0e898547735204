import { termIndex, type TermIndex } from '../../content/terms/check/term-index';
import type { LanguagePair } from '../../contract/problems';
import { LruCache } from '../platform/lru-cache';
import { KnownWordsFolder } from '../terms/known-words-folder';
import type { AppliedTermbases, TermedRequest } from '../terms/applied-termbases';
import type { Vocabularies } from '../spelling/vocabularies';

/**
 * Indexes that are kept: a new one takes up to a second, and ten megabytes, for large termbases. The last one
 * of each set of termbases and pair of languages is kept as well and mostly is one of these, so there are
 * twice as many at most.
 */
const mostKept = 6;

/** The terms that the checks of a request know, by the termbases that apply to it. */
export class TermIndexes {
  readonly #termbases: AppliedTermbases;
  readonly #vocabularies: () => Vocabularies | undefined;
  readonly #dataFolder: string | undefined;
  #knownWords: KnownWordsFolder | undefined;
  /** The last index of termbases for two languages, from which one after a change takes what is the same. */
  readonly #latest = new Map<string, TermIndex>();
  readonly #known = new LruCache<{ readonly index: TermIndex | undefined }>(mostKept);

  constructor(
    termbases: AppliedTermbases,
    vocabularies: () => Vocabularies | undefined,
    dataFolder?: string,
  ) {
    this.#termbases = termbases;
    this.#vocabularies = vocabularies;
    this.#dataFolder = dataFolder;
  }

  /** Keeps the words that were read, for the next start. Only for the thread that checks all requests. */
  keepWords(): void {
    // Indexes of terms before a change are not needed at the next start.
    for (const { source, target, targetLanguage } of this.#latest.values())
      for (const side of [source, target, targetLanguage.matcher()]) {
        const known = side?.known();
        if (known !== undefined) this.#knownWords?.keep(known);
      }
  }

  /** Undefined where no termbase has anything for the request's languages. */
  of(request: TermedRequest, languages: LanguagePair): NamedIndex | undefined {
    const applied = this.#termbases.of(request);
    if (applied.length === 0) return undefined;
    const vocabularies = this.#vocabularies();
    const versions = applied.map(({ key, version }) => [key, version]);
    const name = JSON.stringify([languages, vocabularies !== undefined, versions]);
    const { index } = this.#known.get('', name, () => {
      const entries = applied.flatMap(({ key }) => this.#termbases.entries(key));
      // Without dictionaries, readings are others than those that are kept.
      if (vocabularies !== undefined && this.#dataFolder !== undefined)
        this.#knownWords ??= new KnownWordsFolder(this.#dataFolder);
      const memory = vocabularies === undefined ? undefined : this.#knownWords;
      const lemmasOf = (language: string) => vocabularies?.lemmasOf(language);
      const unversioned = JSON.stringify([languages, applied.map(({ key }) => key)]);
      const earlier = this.#latest.get(unversioned);
      const made = termIndex(entries, languages, lemmasOf, { memory, earlier });
      this.#latest.delete(unversioned);
      if (made !== undefined) this.#latest.set(unversioned, made);
      for (const oldest of this.#latest.keys()) {
        if (this.#latest.size <= mostKept) break;
        this.#latest.delete(oldest);
      }
      return { index: made };
    });
    return index === undefined ? undefined : { name, index };
  }
}

/** An index with a name that changes with its terms. */
export interface NamedIndex {
  readonly name: string;
  readonly index: TermIndex;
}
