import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { positionsBetween } from '../../stores/review/field-windows';

/** The fields that are shown, as rows one below another. */
export interface ShownFields {
  readonly count: number;
  /** The position of the field in a row. */
  readonly positionAt: (row: number) => number;
  /** The row of the field at a position; undefined if it is not shown. */
  readonly rowOf: (position: number) => number | undefined;
  /** Positions of the fields in some rows. */
  readonly positionsIn: (first: number, last: number) => readonly number[];
}

const none: readonly number[] = [];

/** Returns the fields that the filter of the review lets through, of `total` fields. */
export function useShownFields(total: number): ShownFields {
  const { fieldFilter } = useStores();
  const isAll = useStore(fieldFilter, (s) => s.filter === 'all');
  // Before the positions are known, no field is shown rather than all for a moment.
  const positions = useStore(fieldFilter, (s) => s.positions) ?? none;
  return useMemo(
    () => (isAll ? allOf(total) : someOf(positions.filter((one) => one < total))),
    [isAll, positions, total],
  );
}

function allOf(total: number): ShownFields {
  const isHere = (position: number): boolean => position < total;
  return {
    count: total,
    positionAt: (row) => row,
    rowOf: (position) => (isHere(position) ? position : undefined),
    positionsIn: positionsBetween,
  };
}

function someOf(positions: readonly number[]): ShownFields {
  const rows = new Map(positions.map((position, row) => [position, row]));
  return {
    count: positions.length,
    positionAt: (row) => positions[row] ?? 0,
    rowOf: (position) => rows.get(position),
    positionsIn: (first, last) => positions.slice(first, last + 1),
  };
}
