import type { TableColumn } from '../table/table-columns';

/** Columns of the table in a document, in their order. */
export const docxColumns = [
  'number',
  'source',
  'target',
  'verdict',
  'comment',
] as const satisfies readonly TableColumn[];

export type DocxColumn = (typeof docxColumns)[number];

/** Shown where no verdict is chosen yet. */
export const noVerdict = '–';

/** Begins a hidden text that says what a row or a column is: a row's identity, or a column's name. */
export const hiddenStart = '{"locdesk":';
