import type { EntryCollector, FoundEntry, FoundTerm } from '../entry-collector';
import { truthOfWord } from '../term-words';
import { tidyLine } from '../tidy-entry';
import { noteUnread, type FoundTable, type TermTableRow } from './found-table';
import type { TermColumn } from './term-columns';
import { termProperties } from './term-properties';

/**
 * Reads a table with a row for each concept and a column for each language. Rows without an ID whose first
 * term is the same are one concept, as in glossaries that have synonyms in rows of their own.
 */
export function readLanguageRows(table: FoundTable, collector: EntryCollector): void {
  noteUnread(table, collector);
  const found = new Map<string, { readonly entry: FoundEntry; readonly line: () => number }>();
  for (const [index, row] of table.rows.entries()) {
    const entry = entryOf(row, table, collector);
    if (entry === undefined) {
      if (row.texts.some((text) => text.trim() !== '')) collector.notices.add('empty-row', '', row.line);
      continue;
    }
    const [[language, terms] = ['', []]] = Object.entries(entry.terms);
    const key = entry.id === '' ? `${language}\n${terms[0]?.text ?? index}` : `\n${entry.id}`;
    const known = found.get(key);
    found.set(
      key,
      known === undefined
        ? { entry, line: row.line }
        : {
            ...known,
            entry: joined(known.entry, entry, (text) =>
              collector.notices.add('two-statuses', text, row.line),
            ),
          },
    );
  }
  for (const { entry, line } of found.values()) collector.add(entry, line);
}

function entryOf(
  { texts, line }: TermTableRow,
  { headings }: FoundTable,
  collector: EntryCollector,
): FoundEntry | undefined {
  const terms: Record<string, FoundTerm[]> = {};
  const cells: Partial<Record<TermColumn, string>> = {};
  for (const [index, heading] of headings.entries()) {
    const text = texts[index]?.trim() ?? '';
    if (heading === undefined || text === '') continue;
    if (heading.kind === 'column') cells[heading.column] ??= text;
    else if (heading.kind === 'language')
      (terms[heading.language] ??= []).push({ text: tidyLine(text), status: undefined });
  }
  if (Object.keys(terms).length === 0) return undefined;
  const { status, ...properties } = termProperties(cells, line, collector);
  const note = [cells.note, cells['term note']].filter((text) => text !== undefined).join('\n');
  const languages = Object.keys(terms);
  return {
    id: tidyLine(cells.id ?? ''),
    ...(cells.subject === undefined ? {} : { subject: cells.subject }),
    ...(cells.definition === undefined ? {} : { definition: cells.definition }),
    ...(note === '' ? {} : { note }),
    ...(truthOfWord(cells['do not translate'] ?? '') === true ? { isUntranslatable: true } : {}),
    // The status of a row is that of its translations: a source term is the word that texts have.
    terms: Object.fromEntries(
      Object.entries(terms).map(([language, list]) => [
        language,
        list.map((term) => ({
          ...term,
          status: language === languages[0] && languages.length > 1 ? undefined : status,
          ...properties,
        })),
      ]),
    ),
  };
}

function joined(one: FoundEntry, other: FoundEntry, onTwoStatuses: (text: string) => void): FoundEntry {
  const terms: Record<string, readonly FoundTerm[]> = { ...one.terms };
  for (const [language, list] of Object.entries(other.terms)) {
    const own = [...(terms[language] ?? [])];
    for (const term of list) {
      const place = own.findIndex(({ text }) => text === term.text);
      const known = own[place];
      if (known === undefined) own.push(term);
      else if (known.status === undefined) own[place] = { ...known, status: term.status };
      else if (term.status !== undefined && term.status !== known.status) onTwoStatuses(term.text);
    }
    terms[language] = own;
  }
  const text = (name: 'subject' | 'definition' | 'note') => {
    const both = [one[name], other[name]].filter((part) => part !== undefined);
    return both.length === 0 ? {} : { [name]: [...new Set(both)].join('\n') };
  };
  const isUntranslatable = one.isUntranslatable === true || other.isUntranslatable === true;
  return {
    ...one,
    ...text('subject'),
    ...text('definition'),
    ...text('note'),
    ...(isUntranslatable ? { isUntranslatable } : {}),
    terms,
  };
}
