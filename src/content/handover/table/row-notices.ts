import type { HandoverFault, ReturnedPlace } from '../returned-document';
import type { TableCells } from './table-columns';

interface NoticedRow {
  readonly cells: TableCells;
  readonly place: ReturnedPlace;
  /** Number of the table, in a file that has several. */
  readonly table?: number;
  readonly isHidden?: true;
}

/** Says what was done to the rows of a table without harm: each is found by its identity. */
export function rowNotices(rows: readonly NoticedRow[]): readonly HandoverFault[] {
  const hidden = rows.filter(({ isHidden }) => isHidden === true).length;
  const once = withoutCopies(rows);
  const copies = rows.length - once.length;
  return [
    ...(areInOrder(once) ? [] : [{ rule: 'rows-sorted', detail: {} } as const]),
    ...(hidden === 0 ? [] : [{ rule: 'rows-hidden', detail: { count: String(hidden) } } as const]),
    ...(copies === 0 ? [] : [{ rule: 'rows-repeated', detail: { count: String(copies) } } as const]),
  ];
}

/** Leaves out rows that say what an earlier row of the same identity says. */
function withoutCopies(rows: readonly NoticedRow[]): readonly NoticedRow[] {
  const seen = new Set<string>();
  return rows.filter(({ cells }) => {
    const said = JSON.stringify(spoken.map((column) => cells[column]));
    const isCopy = (cells.field ?? '') !== '' && seen.has(said);
    seen.add(said);
    return !isCopy;
  });
}

const spoken: readonly (keyof TableCells)[] = [
  'handover',
  'request',
  'field',
  'part',
  'target',
  'verdict',
  'comment',
];

/**
 * Whether the numbers that rows were handed out with go up in each table. They begin again with the table of
 * another language, which has other requests, also where a person has joined two tables.
 */
function areInOrder(rows: readonly NoticedRow[]): boolean {
  let last = 0;
  let request: string | undefined;
  let current: string | number | undefined;
  return rows.every(({ cells, place, table = place.sheet }) => {
    const number = Number(cells.number);
    if (!Number.isInteger(number) || number < 1) return true;
    const begins = table !== current || (number === 1 && cells.request !== request);
    const isNext = begins || number >= last;
    [last, request, current] = [number, cells.request, table];
    return isNext;
  });
}
