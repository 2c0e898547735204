import { CheckSweepStore } from '../../checks/check-sweep-store';
import type { Database } from '../../database/database';
import { SavedViewStore } from '../../review/saved-view-store';
import { columnsOf } from '../../terms/entry-columns';
import { TermStore } from '../../terms/term-store';
import { checkedName } from '../../terms/termbase-name';
import { entryOf, type TermbaseLine, type TermEntryLine } from './exported-terms';

/** Imports termbases and their entries. Existing ones stay unchanged. */
export class TermImporter {
  readonly #store: TermStore;
  readonly #views: SavedViewStore;
  readonly #sweep: CheckSweepStore;
  /** The termbases that got an entry by this import. */
  readonly #touched = new Set<number>();

  constructor(db: Database) {
    this.#store = new TermStore(db);
    this.#views = new SavedViewStore(db);
    this.#sweep = new CheckSweepStore(db);
  }

  /**
   * Must be called inside a transaction. Returns false if there is a termbase of this name. A place that is
   * not here is left out, and with all places left out the termbase applies nowhere.
   */
  takeTermbase(
    { name, uses }: TermbaseLine,
    originKey: (use: TermbaseLine['uses'][number]) => number | undefined,
  ): boolean {
    const own = checkedName(name);
    if (this.#store.byName(own) !== undefined) return false;
    const key = this.#store.insert(own);
    for (const use of uses) {
      const view = use.view === undefined ? undefined : this.#viewKey(use.view);
      const origin = use.view === undefined ? originKey(use) : undefined;
      this.#store.insertUse(key, origin ?? null, view ?? null);
    }
    return true;
  }

  /** Returns false if the termbase has an entry of this ID, undefined if the termbase is not here. */
  takeEntry({ termbase, entry }: TermEntryLine): boolean | undefined {
    const key = this.#store.byName(checkedName(termbase))?.key;
    const tidied = entryOf(entry);
    if (key === undefined || tidied === undefined) return undefined;
    if (this.#store.entryById(key, tidied.id) !== undefined) return false;
    this.#store.insertEntry(key, columnsOf(tidied));
    if (!this.#touched.has(key)) {
      this.#touched.add(key);
      this.#store.touch(key);
      this.#sweep.restart();
    }
    return true;
  }

  #viewKey(name: string): number | undefined {
    return this.#views.list().find((view) => view.name === name)?.key;
  }
}
