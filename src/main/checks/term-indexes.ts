import { termIndex, type TermIndex } from '../../content/terms/check/term-index';
import type { LanguagePair } from '../../contract/problems';
import { LruCache } from '../platform/lru-cache';
import type { AppliedTermbases, TermedRequest } from '../terms/applied-termbases';
import type { Vocabularies } from '../spelling/vocabularies';

/** Indexes that are kept: a new one takes up to a second, and ten megabytes, for large termbases. */
const mostKept = 6;

/** The terms that the checks of a request know, by the termbases that apply to it. */
export class TermIndexes {
  readonly #termbases: AppliedTermbases;
  readonly #vocabularies: () => Vocabularies | undefined;
  readonly #known = new LruCache<{ readonly index: TermIndex | undefined }>(mostKept);

  constructor(termbases: AppliedTermbases, vocabularies: () => Vocabularies | undefined) {
    this.#termbases = termbases;
    this.#vocabularies = vocabularies;
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
      return { index: termIndex(entries, languages, (language) => vocabularies?.lemmasOf(language)) };
    });
    return index === undefined ? undefined : { name, index };
  }
}

/** An index with a name that changes with its terms. */
export interface NamedIndex {
  readonly name: string;
  readonly index: TermIndex;
}
