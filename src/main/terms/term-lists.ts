import { fold } from '../../content/search/fold';
import { tidyLanguage, tidyLine } from '../../content/terms/tidy-entry';
import type { Term, TermEntry } from '../../content/terms/termbase';
import type { LanguageCount, TermbaseSummary, TermbaseUse, TermWindow } from '../../contract/terms';
import { readEntry } from './entry-columns';
import type { EntryQuery, StoredTermUse, TermStore } from './term-store';

/** Languages of a row, terms of a language, and characters of a text that a list shows. */
const most = { languages: 20, terms: 6, characters: 200 } as const;

/** Reads termbases and windows of their entries, in the query thread. */
export class TermLists {
  readonly #store: TermStore;

  constructor(store: TermStore) {
    this.#store = store;
  }

  list(): readonly TermbaseSummary[] {
    const uses = this.#store.uses();
    return this.#store.list().map(({ key, name }) => {
      const languages = countLanguages(this.#store.languages(key));
      return {
        key,
        name,
        entries: this.#store.count({ termbase: key, find: '', language: '' }),
        languages,
        uses: uses.filter((use) => use.termbase_key === key).map(toUse),
      };
    });
  }

  /** Returns the index of an entry in a list of `entries`; null when it is not in it. */
  indexOf(key: number, wanted: WantedEntries): number | null {
    return this.#store.indexOf(queryOf(wanted), key) ?? null;
  }

  entries(wanted: WantedEntries & { readonly offset: number; readonly limit: number }): TermWindow {
    const query = queryOf(wanted);
    const rows = this.#store.window(query, wanted.offset, wanted.limit);
    return {
      total: this.#store.count(query),
      rows: rows.map(({ key, body }) => ({ key, entry: shortened(readEntry(body)) })),
    };
  }
}

interface WantedEntries {
  readonly termbase: number;
  readonly find?: string | undefined;
  /** A whole term, in any letter case. */
  readonly term?: string | undefined;
  readonly language?: string | undefined;
}

function queryOf({ termbase, find = '', term, language }: WantedEntries): EntryQuery {
  const tag = language === undefined ? '' : ` ${tidyLanguage(language) ?? language} `;
  const wanted = term === undefined ? fold(find.trim()) : `\n${fold(tidyLine(term))}\n`;
  return { termbase, find: wanted, language: tag };
}

function countLanguages(
  groups: readonly { readonly languages: string; readonly entries: number }[],
): readonly LanguageCount[] {
  const counts = new Map<string, number>();
  for (const { languages, entries } of groups)
    for (const language of languages.trim().split(' '))
      counts.set(language, (counts.get(language) ?? 0) + entries);
  return Array.from(counts, ([language, entries]) => ({ language, entries })).toSorted(
    (a, b) => b.entries - a.entries || (a.language < b.language ? -1 : 1),
  );
}

export function toUse({ key, origin, view_key: view, name }: StoredTermUse): TermbaseUse {
  return {
    key,
    ...(origin === null ? {} : { origin }),
    ...(view === null ? {} : { view }),
    ...(name === null ? {} : { name }),
  };
}

function shortened({ definitions: _definitions, ...entry }: TermEntry): TermEntry {
  return {
    ...entry,
    ...(entry.definition === undefined ? {} : { definition: entry.definition.slice(0, most.characters) }),
    ...(entry.note === undefined ? {} : { note: entry.note.slice(0, most.characters) }),
    terms: Object.fromEntries(
      Object.entries(entry.terms)
        .slice(0, most.languages)
        .map(([language, terms]) => [language, terms.slice(0, most.terms).map(shortTerm)]),
    ),
  };
}

function shortTerm({ note: _note, ...term }: Term): Term {
  return { ...term, text: term.text.slice(0, most.characters) };
}
