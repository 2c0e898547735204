import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../../stores/context';
import { aimAt, useInSight, type FindAims } from '../display/use-in-sight';

/** Brings the hit that next and previous went to into sight: its row first, then its place in the row. */
export function useFoundInSight(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const { find } = useDesk();
  const place = useStore(find, (s) => (s.current === undefined ? undefined : s.places[s.current]));
  useInSight(scroller, scrollToRow, place, aimsIn);
}

const aimsIn: FindAims = (box) => aimAt(box, 'mark[data-kind~="find-current"]');
