import { longestEntryId } from '../../content/terms/term-limits';
import { tidyEntry } from '../../content/terms/tidy-entry';
import type { TermEntry } from '../../content/terms/termbase';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { StoredTermEntry } from '../../contract/terms';
import type { CommitQueue } from '../database/commit-queue';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
import { columnsOf, readEntry } from './entry-columns';
import { checkedName } from './termbase-name';
import { changeOf, type TermChange } from './term-change';
import type { StoredTermbase, TermStore } from './term-store';

interface Parts {
  readonly commits: CommitQueue;
  readonly changes: Changes;
  readonly environment: Environment;
  readonly terms: TermStore;
  /** Queues what a change of terms concerns to be checked again; called inside a transaction. */
  readonly recheck: (change: TermChange) => void;
}

/** A removed termbase can be restored for a day; after that the next removal deletes it. */
const keptUs = 86_400_000_000;
/** Entries deleted in one commit, so that none takes long. */
const deletedAtOnce = 500;

/** Termbases, their entries, and the requests that they apply to. */
export class TermService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Adds an empty termbase and returns its key. @throws AppError CONFLICT when the name is taken */
  async create(name: string): Promise<number> {
    const own = checkedName(name);
    return this.#change(() => {
      this.#expectFree(own);
      return this.#parts.terms.insert(own);
    });
  }

  /** @throws AppError NOT_FOUND, CONFLICT when the name is taken */
  async rename(key: number, name: string): Promise<void> {
    const own = checkedName(name);
    return this.#change(() => {
      if (this.#require(key).name === own) return;
      this.#expectFree(own);
      this.#parts.terms.rename(key, own);
    });
  }

  /** Removes a termbase; `restore` undoes that. @throws AppError NOT_FOUND */
  async remove(key: number): Promise<void> {
    const { terms, environment, recheck } = this.#parts;
    await this.#change(() => {
      this.#require(key);
      terms.setRemoved(key, machineUs(environment));
      recheck(this.#allOf(key));
    });
    await this.#deleteOld();
  }

  /** @throws AppError CONFLICT when another termbase has its name by now */
  restore(key: number): Promise<void> {
    return this.#change(() => {
      try {
        this.#parts.terms.setRemoved(key, null);
      } catch (error) {
        throw new AppError('CONFLICT', 'Another termbase has this name now. Rename it first.', {
          cause: error,
        });
      }
      this.#parts.recheck(this.#allOf(key));
    });
  }

  /** Limits a termbase to requests of a connection or a saved view, beside those named before. */
  async use(
    termbase: number,
    { origin, view }: { readonly origin?: number | undefined; readonly view?: number | undefined },
  ): Promise<number> {
    if ((origin === undefined) === (view === undefined))
      throw new AppError('INVALID_INPUT', 'use: name either a connection or a view.');
    return this.#change(() => {
      this.#require(termbase);
      this.#parts.recheck(this.#allOf(termbase));
      return this.#parts.terms.insertUse(termbase, origin ?? null, view ?? null);
    });
  }

  removeUse(key: number): Promise<void> {
    return this.#change(() => {
      const { terms, recheck } = this.#parts;
      const use = terms.uses().find((one) => one.key === key);
      if (use === undefined) return;
      terms.removeUse(key);
      recheck(this.#allOf(use.termbase_key));
    });
  }

  /** Queues the requests of termbases that are limited to a view. Must be called inside a transaction. */
  recheckView(view: number): void {
    const { terms, recheck } = this.#parts;
    for (const use of terms.uses()) if (use.view_key === view) recheck(this.#allOf(use.termbase_key));
  }

  /** @throws AppError NOT_FOUND */
  entry(key: number): StoredTermEntry {
    const stored = this.#parts.terms.entry(key);
    if (stored === undefined) throw new AppError('NOT_FOUND', 'This entry is no longer in its termbase.');
    return { key, termbase: stored.termbase_key, entry: readEntry(stored.body) };
  }

  /**
   * Adds an entry, or replaces the one of this key. @throws AppError INVALID_INPUT for one without terms,
   * NOT_FOUND, CONFLICT when another entry has its ID, or when the entry is no longer as the caller read it.
   */
  async saveEntry(
    termbase: number,
    key: number | undefined,
    given: TermEntry,
    read?: TermEntry,
  ): Promise<StoredTermEntry> {
    const tidied = tidyEntry(given);
    if (tidied === undefined)
      throw new AppError('INVALID_INPUT', 'terms: an entry needs a term in at least one language.');
    return this.#change(() => {
      const { terms, recheck } = this.#parts;
      this.#require(termbase);
      const entry = tidied.id === '' ? { ...tidied, id: this.#freeId(termbase, tidied) } : tidied;
      const same = terms.entryById(termbase, entry.id);
      if (same !== undefined && same.key !== key)
        throw new AppError('CONFLICT', sentence`id: another entry has the ID "${entry.id}".`);
      terms.touch(termbase);
      if (key === undefined) {
        recheck(changeOf([entry]));
        return { key: terms.insertEntry(termbase, columnsOf(entry)), termbase, entry };
      }
      const before = terms.entry(key);
      if (before?.termbase_key !== termbase)
        throw new AppError('NOT_FOUND', 'This entry is no longer in its termbase.');
      if (read !== undefined && JSON.stringify(tidyEntry(read)) !== before.body)
        throw new AppError('CONFLICT', 'This entry was changed elsewhere meanwhile. Open it again.');
      terms.updateEntry(key, columnsOf(entry));
      recheck(changeOf([readEntry(before.body), entry]));
      return { key, termbase, entry };
    });
  }

  /** Removes entries of a termbase and returns those that were there. */
  removeEntries(termbase: number, keys: readonly number[]): Promise<readonly TermEntry[]> {
    return this.#change(() => {
      const { terms, recheck } = this.#parts;
      const removed = keys.flatMap((key) => {
        const stored = terms.entry(key);
        return stored?.termbase_key === termbase ? [stored] : [];
      });
      for (const { key } of removed) terms.removeEntry(key);
      terms.touch(termbase);
      const entries = removed.map(({ body }) => readEntry(body));
      recheck(changeOf(entries));
      return entries;
    });
  }

  /** Puts removed entries back; one whose ID is taken by now stays as it is. @throws AppError NOT_FOUND */
  restoreEntries(termbase: number, entries: readonly TermEntry[]): Promise<void> {
    return this.#change(() => {
      const { terms, recheck } = this.#parts;
      this.#require(termbase);
      const restored = entries.flatMap((given) => {
        const entry = tidyEntry(given);
        if (entry === undefined || terms.entryById(termbase, entry.id) !== undefined) return [];
        terms.insertEntry(termbase, columnsOf(entry));
        return [entry];
      });
      terms.touch(termbase);
      recheck(changeOf(restored));
    });
  }

  /** An ID that says something to a person who reads an exported file. */
  #freeId(termbase: number, { terms }: TermEntry): string {
    const [[language, [first]] = ['', []]] = Object.entries(terms);
    const base = `${language} ${first?.text ?? ''}`.slice(0, longestEntryId - 10);
    let id = base;
    for (let number = 2; this.#parts.terms.entryById(termbase, id) !== undefined; number += 1)
      id = `${base} (${number})`;
    return id;
  }

  /** The languages of a termbase, which all of its requests may have. */
  #allOf(termbase: number): TermChange {
    const counted = this.#parts.terms.languages(termbase);
    return { languages: [...new Set(counted.flatMap(({ languages }) => languages.split(' ')))] };
  }

  async #change<T>(write: () => T): Promise<T> {
    const { commits, changes } = this.#parts;
    const answer = await commits.durable(write);
    changes.notify({ name: 'terms.changed', payload: {} });
    return answer;
  }

  async #deleteOld(): Promise<void> {
    const { terms, commits, environment } = this.#parts;
    for (const key of terms.removedBefore(machineUs(environment) - keptUs))
      while (!(await commits.relaxed(() => terms.deleteSome(key, deletedAtOnce))));
  }

  #require(key: number): StoredTermbase {
    const termbase = this.#parts.terms.byKey(key);
    if (termbase === undefined) throw new AppError('NOT_FOUND', 'This termbase is no longer here.');
    return termbase;
  }

  #expectFree(name: string): void {
    if (this.#parts.terms.byName(name) !== undefined)
      throw new AppError('CONFLICT', sentence`name: there is a termbase "${name}" already.`);
  }
}
