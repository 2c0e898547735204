/** Columns of a review table, in their order. Their names are the same in every language. */
export const tableColumns = [
  'number',
  'source',
  'target',
  'verdict',
  'comment',
  'context',
  'problems',
  'handover',
  'desk',
  'request',
  'field',
  'part',
  'sourceHash',
  'targetHash',
] as const;

export type TableColumn = (typeof tableColumns)[number];

/** Columns that the reviewer writes into. */
export const editableColumns: ReadonlySet<TableColumn> = new Set(['target', 'verdict', 'comment']);
/** Columns that identify a row; a reviewer needs none of them. */
export const identityColumns: ReadonlySet<TableColumn> = new Set([
  'handover',
  'desk',
  'request',
  'field',
  'part',
  'sourceHash',
  'targetHash',
]);

/** Stands in the column `handover` of the row of heads that a person reads. */
export const labelRow = 'locdesk-heads';
/** Stands behind the cell for the reviewer's name. */
export const reviewerCell = 'locdesk-reviewer';

/** Without these, nothing of a table can be taken back. */
export const neededColumns: readonly TableColumn[] = ['target', 'handover', 'request', 'field'];

export type TableCells = Readonly<Partial<Record<TableColumn, string>>>;
