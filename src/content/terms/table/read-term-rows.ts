import type { EntryCollector, FoundTerm } from '../entry-collector';
import { truthOfWord } from '../term-words';
import { tidyLanguage, tidyLine } from '../tidy-entry';
import { noteUnread, type FoundTable, type TermTableRow } from './found-table';
import { languageByName, type TermCells, type TermColumn } from './term-columns';
import { termProperties } from './term-properties';

interface OpenEntry {
  readonly id: string;
  readonly line: () => number;
  readonly terms: Record<string, FoundTerm[]>;
  readonly definitions: Record<string, string>;
  readonly concept: Record<'subject' | 'definition' | 'note', string>;
  isUntranslatable: boolean;
}

/** Reads a table with a row for each term; rows with one ID are one concept, wherever they stand. */
export function readTermRows(table: FoundTable, collector: EntryCollector): void {
  noteUnread(table, collector);
  const open = new Map<string, OpenEntry>();
  let unnamed = 0;
  for (const row of table.rows) {
    const cells = cellsOf(row, table);
    const id = tidyLine(cells.id ?? '');
    // A row without an ID is a concept of its own.
    const key = id === '' ? `\n${(unnamed += 1)}` : id;
    if (tidyLine(cells.term ?? '') === '') {
      if (row.texts.some((text) => text.trim() !== '')) collector.notices.add('empty-row', '', row.line);
      continue;
    }
    const named = (cells.language ?? '').trim();
    // A name may have the form of a tag, such as `German`.
    const language = named === '' ? undefined : (languageByName(named) ?? tidyLanguage(named));
    if (language === undefined) {
      collector.notices.add('language', named, row.line);
      continue;
    }
    const entry = open.get(key) ?? newEntry(id, row);
    open.set(key, entry);
    (entry.terms[language] ??= []).push(termOf(cells, row, collector));
    takeConcept(entry, cells, language);
  }
  for (const { line, concept, definitions, ...entry } of open.values()) {
    collector.add({ ...entry, ...concept, definitions }, line);
  }
}

function newEntry(id: string, { line }: TermTableRow): OpenEntry {
  const concept = { subject: '', definition: '', note: '' };
  return { id, line, terms: {}, definitions: {}, concept, isUntranslatable: false };
}

function cellsOf({ texts }: TermTableRow, { headings }: FoundTable): TermCells {
  const cells: Partial<Record<TermColumn, string>> = {};
  for (const [index, heading] of headings.entries())
    if (heading?.kind === 'column') cells[heading.column] ??= texts[index] ?? '';
  return cells;
}

function termOf(cells: TermCells, { line }: TermTableRow, collector: EntryCollector): FoundTerm {
  const note = cells['term note'] ?? '';
  return {
    text: cells.term ?? '',
    ...termProperties(cells, line, collector),
    ...(note === '' ? {} : { note }),
  };
}

/** Texts of the concept may stand in any of its rows; different texts are joined. */
function takeConcept(entry: OpenEntry, cells: TermCells, language: string): void {
  for (const name of ['subject', 'definition', 'note'] as const) {
    const text = (cells[name] ?? '').trim();
    const known = entry.concept[name];
    if (text === '' || known === text) continue;
    entry.concept[name] = known === '' ? text : `${known}\n${text}`;
  }
  const definition = (cells['language definition'] ?? '').trim();
  if (definition !== '') entry.definitions[language] ??= definition;
  if (truthOfWord(cells['do not translate'] ?? '') === true) entry.isUntranslatable = true;
}
