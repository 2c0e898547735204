import type { HandoverFormat } from '../handover-format';
import type {
  HandoverFault,
  Remark,
  ReturnedDocument,
  ReturnedPlace,
  ReturnedRow,
} from '../returned-document';
import { rowNotices } from './row-notices';
import { columnOfHead, isReviewerText, verdictOfWord } from '../reviewer-texts';
import { labelRow, neededColumns, tableColumns, type TableCells, type TableColumn } from './table-columns';

/** A row of a table that came back, by its columns. */
export interface ReturnedCells {
  readonly cells: TableCells;
  readonly place: ReturnedPlace;
  readonly author?: string;
  /** Number of the table, in a file that has several. */
  readonly table?: number;
  readonly isHidden?: true;
  /** Texts of the row that stand in no column of the table. */
  readonly beside?: readonly string[];
  /** Faults of single cells, found by the format. */
  readonly faults?: readonly HandoverFault[];
}

/** Returns the columns that a row of heads names, by their indexes; undefined when it is no row of heads. */
export function readHeads(heads: readonly string[]): ReadonlyMap<TableColumn, number> | undefined {
  const found = new Map<TableColumn, number>();
  for (const [index, head] of heads.entries()) {
    // A byte order mark that was misread stands before the first head.
    const name = head.trim().replace(/^[^\x20-\x7e]{1,4}/, '');
    const column = tableColumns.find((known) => known.toLowerCase() === name.toLowerCase());
    if (column !== undefined && !found.has(column)) found.set(column, index);
  }
  // Some people translate the names of columns into those that their file or ours has for them.
  for (const [index, head] of heads.entries()) {
    const column = columnOfHead(head);
    if (column !== undefined && !found.has(column)) found.set(column, index);
  }
  return neededColumns.every((column) => found.has(column)) ? found : undefined;
}

/** Whether a row of heads is one of a hand-over, also where it lacks a column that is needed. */
export function hasIdentity(heads: readonly string[]): boolean {
  return ['sourceHash', 'targetHash'].every((name) => heads.some((head) => head.trim() === name));
}

/** Whether a row names the columns, for this program or for a person, and is no answer. */
export function isHeadRow(texts: readonly string[], columns: ReadonlyMap<TableColumn, number>): boolean {
  const mark = texts[columns.get('handover') ?? -1]?.trim();
  return mark === labelRow || mark === 'handover' || hasIdentity(texts);
}

/**
 * Returns the columns by the heads that a person reads, for a table whose first row with the names is gone.
 * Identities have no heads and stand in their order behind the cell that marks this row.
 */
export function readLabels(labels: readonly string[]): ReadonlyMap<TableColumn, number> | undefined {
  const at = labels.indexOf(labelRow);
  if (at === -1) return undefined;
  const found = new Map<TableColumn, number>();
  const first = tableColumns.indexOf('handover');
  for (const [index, column] of tableColumns.slice(first).entries()) found.set(column, at + index);
  for (const [index, label] of labels.entries()) {
    const column = columnOfHead(label);
    if (column !== undefined && !found.has(column)) found.set(column, index);
  }
  return neededColumns.every((column) => found.has(column)) ? found : undefined;
}

/**
 * Makes the document of a table's rows. Rows without identity, target and comment are no rows; texts in them,
 * and those beside the table, are remarks.
 */
export function returnedTable(
  format: HandoverFormat,
  rows: readonly ReturnedCells[],
  {
    faults = [],
    remarks = [],
    author,
  }: {
    readonly faults?: readonly HandoverFault[];
    readonly remarks?: readonly Remark[];
    readonly author?: string;
  },
): ReturnedDocument {
  const own = rows.filter(({ cells }) => isRow(cells));
  const first = (column: 'handover' | 'desk') => own.find(({ cells }) => has(cells[column]))?.cells[column];
  const [handover, desk] = [first('handover'), first('desk')];
  return {
    format,
    ...(handover === undefined ? {} : { handover: handover.trim() }),
    ...(desk === undefined ? {} : { desk: desk.trim() }),
    ...(has(author) ? { author: author.trim() } : {}),
    rows: own.map((row) => ({
      ...returnedRow(row, handover),
      ...(format === 'csv' ? { isUntyped: true } : {}),
    })),
    ...withRemarks([...remarks, ...rows.flatMap(remarksIn)]),
    faults:
      own.length === 0 && faults.length === 0
        ? [{ rule: 'no-rows', detail: {} }]
        : [...faults, ...rowNotices(own)],
  };
}

/** The fault of a packed file whose end is missing: it names the last field that is there. */
export function cutOffFault(rows: readonly ReturnedCells[]): HandoverFault {
  const last = rows.findLast(({ cells }) => isRow(cells));
  const place = last === undefined ? {} : { place: last.place };
  return { rule: 'file-cut-off', detail: { after: last?.cells.field ?? '' }, ...place };
}

/** A part of a document: it has the property only where there are remarks. */
export function withRemarks(remarks: readonly Remark[]): Pick<ReturnedDocument, 'remarks'> {
  const own = remarks.filter(({ text }) => has(text) && !isReviewerText(text));
  return own.length === 0 ? {} : { remarks: own };
}

function remarksIn({ cells, place, beside = [] }: ReturnedCells): readonly Remark[] {
  const { number: _, ...own } = cells;
  const texts = isRow(cells) ? beside : [...new Set([...Object.values(own), ...beside])];
  return texts.filter(has).map((text) => ({ text, place }));
}

function isRow(cells: TableCells): boolean {
  return has(cells.request) || has(cells.field) || has(cells.target) || has(cells.comment);
}

export function has(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

function returnedRow({ cells, place, author, faults = [] }: ReturnedCells, handover?: string): ReturnedRow {
  const { request, field, part = '', sourceHash, targetHash, source, target = '', comment } = cells;
  // Programs that take the column for one of numbers write 2 as 2.0 beside empty cells.
  const number = /^\d{1,9}(?:\.0)?$/.test(part.trim()) ? Number(part) : undefined;
  const verdict = verdictOfWord(cells.verdict ?? '');
  const said: HandoverFault[] = [...faults];
  // Rows of two hand-overs in one table were pasted together.
  const isForeign = handover !== undefined && has(cells.handover) && cells.handover !== handover;
  if (!has(request) || !has(field) || isForeign || (part.trim() !== '' && number === undefined)) {
    said.push({ rule: 'identity-missing', detail: {}, place });
  }
  if (verdict === undefined && has(cells.verdict)) {
    said.push({ rule: 'unknown-verdict', detail: { verdict: cells.verdict.trim().slice(0, 80) }, place });
  }
  return {
    ...(has(request) && !isForeign ? { request } : {}),
    ...(has(field) && !isForeign ? { field } : {}),
    ...(number === undefined ? {} : { segment: number }),
    ...(has(sourceHash) ? { sourceHash: sourceHash.trim() } : {}),
    ...(has(targetHash) ? { targetHash: targetHash.trim() } : {}),
    ...(source === undefined ? {} : { shownSource: source }),
    markedTarget: target,
    ...(verdict === undefined ? {} : { verdict }),
    ...(has(comment) ? { comment: comment.trim() } : {}),
    ...(has(author) ? { author: author.trim() } : {}),
    place,
    faults: said,
  };
}
