import { formatInstant } from '../../../content/timestamp';
import type { Database } from '../../database/database';
import { SavedViewStore } from '../../review/saved-view-store';
import { readEntry } from '../../terms/entry-columns';
import { TermStore, type StoredTermUse } from '../../terms/term-store';
import type { ExportedConnectionRow } from '../export-store';
import type { TermbaseLine, TermEntryLine } from './exported-terms';

/** The lines of termbases, each with its entries below it. */
export class TermLines {
  readonly #store: TermStore;
  readonly #views: SavedViewStore;

  constructor(db: Database) {
    this.#store = new TermStore(db);
    this.#views = new SavedViewStore(db);
  }

  *lines(connections: ReadonlyMap<number, ExportedConnectionRow>): Generator<TermbaseLine | TermEntryLine> {
    const uses = this.#store.uses();
    for (const { key, name } of this.#store.list()) {
      const own = uses.filter((use) => use.termbase_key === key);
      yield { kind: 'termbase', name, uses: own.flatMap((use) => this.#use(use, connections)) };
      for (const { body } of this.#store.bodies(key))
        yield { kind: 'term-entry', termbase: name, entry: readEntry(body) };
    }
  }

  /** Empty for a use whose connection or view is gone. */
  #use(
    { origin, view_key: view }: StoredTermUse,
    connections: ReadonlyMap<number, ExportedConnectionRow>,
  ): TermbaseLine['uses'] {
    if (view !== null) {
      const name = this.#views.byKey(view)?.name;
      return name === undefined ? [] : [{ view: name }];
    }
    if (origin === 0) return [{ origin: null }];
    const connection = origin === null ? undefined : connections.get(origin);
    if (connection === undefined) return [];
    const { name, removed_us: removedUs } = connection;
    return [{ origin: name, ...(removedUs === null ? {} : { originRemoved: formatInstant(removedUs) }) }];
  }
}
