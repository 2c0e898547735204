import type { TermEntry } from '../../content/terms/termbase';
import { readEntry } from './entry-columns';
import type { StoredTermbase, TermStore } from './term-store';

/** A request, as far as it decides which termbases apply to it. */
export interface TermedRequest {
  /** The key of a connection; 0 for requests that were submitted here. */
  readonly origin: number;
  /** Whether the request is in a saved view; without it, uses for views don't apply. */
  readonly isInView?: (viewKey: number) => boolean;
}

/** Finds the termbases that apply to a request. Their languages decide further what they have for it. */
export class AppliedTermbases {
  readonly #store: TermStore;

  constructor(store: TermStore) {
    this.#store = store;
  }

  of({ origin, isInView }: TermedRequest): readonly StoredTermbase[] {
    const uses = this.#store.uses();
    return this.#store.list().filter(({ key }) => {
      const own = uses.filter((use) => use.termbase_key === key);
      return (
        own.length === 0 ||
        own.some(
          (use) => use.origin === origin || (use.view_key !== null && isInView?.(use.view_key) === true),
        )
      );
    });
  }

  /** Reads the entries of a termbase; its `version` says when they have to be read again. */
  entries(key: number): readonly TermEntry[] {
    return Array.from(this.#store.bodies(key), ({ body }) => readEntry(body));
  }
}
