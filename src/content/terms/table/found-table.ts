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
  /** The headings as they stand there; letters of the columns for a table without. */
  readonly heads: readonly string[];
  /** Rows above the headings. */
  readonly titles: readonly TermTableRow[];
  readonly rows: readonly TermTableRow[];
  readonly headLine: () => number;
}

/** Says which columns, and which rows above the headings, are not read. */
export function noteUnread(
  { headings, heads, headLine, titles }: FoundTable,
  { notices }: EntryCollector,
): void {
  for (const { texts, line } of titles) notices.add('title', texts.join('').trim(), line);
  for (const [index, head] of heads.entries())
    if (headings[index] === undefined && head.trim() !== '') notices.add('column', head.trim(), headLine);
}
