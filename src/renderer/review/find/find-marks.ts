import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { FieldSide, FoundPlace } from '../../../content/search/found-places';
import { useStores } from '../../stores/context';
import { noMarks, type TextMark } from '../display/text-mark';

/** Hits in one field. */
export type SideMarks = { readonly [S in FieldSide]: readonly TextMark[] };

export const noSideMarks: SideMarks = { source: noMarks, target: noMarks };

/** The hits in a field by their positions; the current hit of "next" and "previous" is marked differently. */
export function useFindMarks(): (position: number | undefined) => SideMarks {
  const { find } = useStores();
  const places = useStore(find, (s) => s.places);
  const current = useStore(find, (s) => (s.current === undefined ? undefined : s.places[s.current]));
  const marks = useMemo(() => marksByField(places), [places]);
  return useMemo(() => {
    const own = current && withCurrent(marks.get(current.position) ?? noSideMarks, current);
    return (position) => {
      if (position === undefined) return noSideMarks;
      if (own !== undefined && position === current?.position) return own;
      return marks.get(position) ?? noSideMarks;
    };
  }, [marks, current]);
}

export function marksByField(places: readonly FoundPlace[]): ReadonlyMap<number, SideMarks> {
  const fields = new Map<number, { readonly [S in FieldSide]: TextMark[] }>();
  for (const { position, side, start, end } of places) {
    const marks = fields.get(position) ?? { source: [], target: [] };
    fields.set(position, marks);
    marks[side].push({ from: start, to: end, kind: 'find' });
  }
  return fields;
}

export function withCurrent(marks: SideMarks, { side, start }: FoundPlace): SideMarks {
  const withKind = marks[side].map((mark) =>
    mark.from === start ? { ...mark, kind: 'find find-current' } : mark,
  );
  return { ...marks, [side]: withKind };
}
