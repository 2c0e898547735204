import type { CriteriaFilter, Instant } from './criteria-filter-sql';
import { clip } from './instant-ranges-sql';

export interface SortTerm {
  readonly by: Instant;
  readonly descending: boolean;
}

/** The columns that place a request in every order of the list. */
export interface Position {
  readonly createdUs: number;
  readonly completedUs: number | null;
  /** Digits beyond the microsecond; positions stored by earlier versions lack them. */
  readonly createdFiner?: string;
  readonly completedFiner?: string;
  readonly id: string;
  readonly key: number;
}

/**
 * A part of a filter's hits: a filter itself, and, where requests share every instant, those after one of
 * them.
 */
export interface Segment {
  readonly filter: CriteriaFilter;
  readonly after?: Position;
}

/**
 * Returns the complete order of a sort: as requested, then `created`; then the id and, when two origins share
 * one, the key.
 */
export function wholeSort(sort: readonly SortTerm[]): readonly SortTerm[] {
  return sort.some(({ by }) => by === 'created') ? sort : [...sort, { by: 'created', descending: false }];
}

/**
 * Returns the hits after a position as segments in order. Each is a range of an index and can be counted like
 * any filter: continuing costs the same on the first page and on the thousandth. `finer` lists the instants
 * whose finer digits matter.
 */
export function segmentsAfter(
  filter: CriteriaFilter,
  sort: readonly SortTerm[],
  position: Position,
  finer: ReadonlySet<Instant>,
): readonly Segment[] {
  const beyond: (readonly Segment[])[] = [];
  let same = filter;
  for (const term of wholeSort(sort)) {
    beyond.unshift(beyondOn(same, term, position));
    same = sameOn(same, term, position);
    if (!finer.has(term.by)) continue;
    const digits = (term.by === 'created' ? position.createdFiner : position.completedFiner) ?? '';
    beyond.unshift([{ filter: finerOn(same, term.by, term.descending ? '<' : '>', digits) }]);
    same = finerOn(same, term.by, '=', digits);
  }
  return [{ filter: same, after: position }, ...beyond.flat()];
}

function beyondOn(
  filter: CriteriaFilter,
  { by, descending }: SortTerm,
  position: Position,
): readonly Segment[] {
  const us = by === 'created' ? position.createdUs : position.completedUs;
  // Requests without completion come last.
  if (us === null) return [];
  const ranges = clip(filter[by], descending ? { toUs: us } : { fromUs: us + 1 });
  const segments: Segment[] = ranges.length === 0 ? [] : [{ filter: { ...filter, [by]: ranges } }];
  if (by === 'completed' && filter.completed.length === 0) {
    segments.push({ filter: { ...filter, withoutCompleted: true } });
  }
  return segments;
}

function finerOn(
  filter: CriteriaFilter,
  by: Instant,
  relation: '<' | '=' | '>',
  digits: string,
): CriteriaFilter {
  return { ...filter, finer: [...(filter.finer ?? []), { by, relation, digits }] };
}

function sameOn(filter: CriteriaFilter, { by }: SortTerm, position: Position): CriteriaFilter {
  const us = by === 'created' ? position.createdUs : position.completedUs;
  if (us === null) return { ...filter, withoutCompleted: true };
  return { ...filter, [by]: [{ fromUs: us, toUs: us + 1 }] };
}
