import type { EntryCollector } from '../entry-collector';
import type { Heading } from './term-columns';

/** A row as the readers of layouts see it. */
export interface TermTableRow {
  /** Texts by column, from 0. */
  readonly texts: readonly string[];
  /** A line of a text, or a row of a sheet. */
  readonly line: () => number;
}

/** A table whose headings were read. */
export interface FoundTable {
  readonly headings: readonly (Heading | undefined)[];
  /** The headings as they stand there; empty for a table without. */
  readonly heads: readonly string[];
  readonly rows: readonly TermTableRow[];
  readonly headLine: () => number;
}

/** Says which columns are not read. */
export function noteColumns({ headings, heads, headLine }: FoundTable, { notices }: EntryCollector): void {
  for (const [index, head] of heads.entries())
    if (headings[index] === undefined && head.trim() !== '') notices.add('column', head.trim(), headLine);
}
