import { checkedLanguage } from '../../content/checks/parsed/checked-language';
import { lastingConditions, meetsConditions } from '../../content/terms/limiting-filter';
import type { TermEntry } from '../../content/terms/termbase';
import { readEntry } from './entry-columns';
import type { StoredTermbase, StoredTermUse, TermStore } from './term-store';

/** The columns of a request that decide which termbases apply to it. */
export interface TermedRequest {
  /** The key of a connection; 0 for requests that were submitted here. */
  readonly origin: number;
  readonly language_source_canonical: string;
  readonly language_target_canonical: string;
  readonly is_test: number;
}

/** Finds the termbases that apply to a request. Their languages decide further what they have for it. */
export class AppliedTermbases {
  readonly #store: TermStore;

  constructor(store: TermStore) {
    this.#store = store;
  }

  of(request: TermedRequest): readonly StoredTermbase[] {
    const uses = this.#store.uses();
    return this.#store.list().filter(({ key }) => {
      const own = uses.filter((use) => use.termbase_key === key);
      return own.length === 0 || own.some((use) => this.#isMet(use, request));
    });
  }

  /** Whether a termbase has terms in each of these languages, which are named without a region. */
  haveLanguages(key: number, bases: readonly string[]): boolean {
    const tags = this.#store.languages(key).flatMap(({ languages }) => languages.trim().split(' '));
    const has = new Set(tags.map((tag) => checkedLanguage(tag).base));
    return bases.every((base) => has.has(base));
  }

  /** Reads the entries of a termbase; its `version` says when they have to be read again. */
  entries(key: number): readonly TermEntry[] {
    return Array.from(this.#store.bodies(key), ({ body }) => readEntry(body));
  }

  /** A view that is gone selects nothing. */
  #isMet({ origin, view_key: view, view_filter: filter }: StoredTermUse, request: TermedRequest): boolean {
    if (view === null) return origin === request.origin;
    if (filter === null) return false;
    return meetsConditions(lastingConditions(filter), {
      connection: request.origin === 0 ? undefined : (this.#store.connectionName(request.origin) ?? ''),
      source: request.language_source_canonical,
      target: request.language_target_canonical,
      isTest: request.is_test === 1,
    });
  }
}
