import type { TermEntry } from '../../content/terms/termbase';
import type { TermImportMode } from '../../contract/terms';
import { columnsOf } from './entry-columns';
import { isSameEntry, mergeEntry } from './merge-entry';
import type { EntryColumns } from './term-store';

/** An entry that is in the termbase. */
export interface KnownEntry {
  readonly key: number;
  readonly entry: TermEntry;
}

export type PlannedWrite =
  | { readonly kind: 'insert'; readonly columns: EntryColumns }
  | { readonly kind: 'update'; readonly key: number; readonly columns: EntryColumns }
  | { readonly kind: 'remove'; readonly key: number };

/** Decides what becomes of the entries of a file, and counts it. */
export class PlannedImport {
  readonly counts = { added: 0, changed: 0, same: 0, removed: 0 };
  /** The entries that change, before and after. */
  readonly changed: TermEntry[] = [];
  readonly #known: Map<string, KnownEntry>;
  readonly #mode: TermImportMode;

  constructor(known: Iterable<KnownEntry>, mode: TermImportMode) {
    this.#known = new Map(Array.from(known, (one) => [one.entry.id, one]));
    this.#mode = mode;
  }

  writesOf(entries: readonly TermEntry[]): readonly PlannedWrite[] {
    return entries.flatMap((entry): readonly PlannedWrite[] => {
      const here = this.#known.get(entry.id);
      this.#known.delete(entry.id);
      if (here === undefined) {
        this.counts.added += 1;
        this.changed.push(entry);
        return [{ kind: 'insert', columns: columnsOf(entry) }];
      }
      const wanted = this.#mode === 'merge' ? mergeEntry(here.entry, entry) : entry;
      if (isSameEntry(here.entry, wanted)) {
        this.counts.same += 1;
        return [];
      }
      this.counts.changed += 1;
      this.changed.push(here.entry, wanted);
      return [{ kind: 'update', key: here.key, columns: columnsOf(wanted) }];
    });
  }

  /** Call at the end: the entries that are not in the file, if it replaces the termbase. */
  removals(): readonly PlannedWrite[] {
    if (this.#mode === 'merge') return [];
    this.counts.removed = this.#known.size;
    for (const { entry } of this.#known.values()) this.changed.push(entry);
    return Array.from(this.#known.values(), ({ key }) => ({ kind: 'remove', key }));
  }
}
