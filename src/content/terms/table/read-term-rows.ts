import type { EntryCollector, FoundTerm } from '../entry-collector';
import { partOfSpeechOfWord, statusOfWord, truthOfWord } from '../term-words';
import { tidyLanguage, tidyLine } from '../tidy-entry';
import { noteColumns, type FoundTable, type TermTableRow } from './found-table';
import type { TermCells, TermColumn } from './term-columns';

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
  noteColumns(table, collector);
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
    const language = (cells.language ?? '').trim() === '' ? undefined : tidyLanguage(cells.language ?? '');
    if (language === undefined) {
      collector.notices.add('language', cells.language ?? '', row.line);
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

function termOf(cells: TermCells, { line }: TermTableRow, { notices }: EntryCollector): FoundTerm {
  const status = (cells.status ?? '').trim();
  const known = status === '' ? undefined : statusOfWord(status);
  if (status !== '' && known === undefined) notices.add('status', status, line);
  const word = (cells['part of speech'] ?? '').trim();
  const partOfSpeech = word === '' ? undefined : partOfSpeechOfWord(word);
  if (word !== '' && partOfSpeech === undefined) notices.add('part-of-speech', word, line);
  const note = cells['term note'] ?? '';
  return {
    text: cells.term ?? '',
    status: status === '' ? undefined : (known ?? 'admitted'),
    ...(word === '' ? {} : { partOfSpeech: partOfSpeech ?? 'other' }),
    ...(truthOfWord(cells['case-sensitive'] ?? '') === true ? { isCaseSensitive: true } : {}),
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
