import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import { parsePair } from '../../content/checks/parsed/parsed-pair';
import { termIndex, type TermIndex } from '../../content/terms/check/term-index';
import type { VersionStore } from '../requests/version-store';
import type { Vocabularies } from '../spelling/vocabularies';
import type { TermChange } from '../terms/term-change';
import type { CheckableRequest } from './request-checker';
import { languagesOf } from './request-languages';
import { readScope } from './scope-text';

interface Stores {
  readonly versions: VersionStore;
  readonly vocabularies?: (() => Vocabularies | undefined) | undefined;
}

/** The columns of a request that a scope looks at. */
type ScopedRequest = Omit<CheckableRequest, 'origin' | 'token_id' | 'is_test'>;

/** Says which requests a change of terms concerns, so that a sweep passes over all others. */
export class SweepScope {
  readonly #stores: Stores;
  readonly #change: TermChange;
  readonly #bases: ReadonlySet<string>;
  readonly #indexes = new Map<string, TermIndex | undefined>();

  constructor(scope: string, stores: Stores) {
    this.#stores = stores;
    this.#change = readScope(scope);
    this.#bases = new Set(this.#change.languages.map((tag) => checkedLanguage(tag).base));
  }

  /** False for a request whose problems the change leaves as they are. */
  concerns(request: ScopedRequest): boolean {
    const { source, target } = languagesOf(request);
    if (![source, target].some((tag) => this.#bases.has(checkedLanguage(tag).base))) return false;
    if (this.#change.entries === undefined) return true;
    const index = this.#indexOf(request);
    return index !== undefined && this.#isIn(request, index);
  }

  #isIn(request: ScopedRequest, index: TermIndex): boolean {
    const languages = languagesOf(request);
    const { key, version, field_count: limit } = request;
    for (const field of this.#stores.versions.fieldRange(key, version, { offset: 0, limit })) {
      const { type, data, value: target, originalValue: source } = field;
      if (source === undefined) continue;
      const pair = parsePair({ type, data, source, target }, languages);
      if (index.source.find(pair.source.prose).length > 0) return true;
      if (index.target.find(pair.target.words).length > 0) return true;
    }
    return false;
  }

  #indexOf(request: ScopedRequest): TermIndex | undefined {
    const languages = languagesOf(request);
    const name = `${languages.source} ${languages.target}`;
    if (!this.#indexes.has(name)) {
      const lemmasOf = (language: string) => this.#stores.vocabularies?.()?.lemmasOf(language);
      this.#indexes.set(name, termIndex(this.#change.entries ?? [], languages, lemmasOf));
    }
    return this.#indexes.get(name);
  }
}
