import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { aimInFrames } from '../rendered/show-in-frame';
import { aimAt, useInSight, type FindAims } from '../display/use-in-sight';
import { currentHitIn } from './use-frame-hits';

/** Scrolls the current hit of "next" and "previous" into view: its row first, then its place in the row. */
export function useFoundInSight(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const { find } = useStores();
  const place = useStore(find, (s) => (s.current === undefined ? undefined : s.places[s.current]));
  useInSight(scroller, scrollToRow, place, aimsIn);
}

/** Rendered content has no marks in the page. */
const aimsIn: FindAims = (box) => [
  ...aimAt(box, 'mark[data-kind~="find-current"]'),
  ...aimInFrames(box, currentHitIn),
];
