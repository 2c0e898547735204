import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';

/** A row far away is fetched and drawn first. */
const patienceMs = 3000;

/** Brings the hit that next and previous went to into sight: its row first, then its place in the row. */
export function useFoundInSight(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const { find } = useDesk();
  const place = useStore(find, (s) => (s.current === undefined ? undefined : s.places[s.current]));
  useEffect(() => {
    if (place === undefined) return undefined;
    const isThere = (): boolean => {
      const mark = scroller.current?.querySelector<HTMLElement>('mark[data-kind~="find-current"]');
      mark?.scrollIntoView({ block: isInSight(mark) ? 'nearest' : 'center', inline: 'nearest' });
      return mark !== null && mark !== undefined;
    };
    if (isThere()) return undefined;
    scrollToRow(place.position);
    const end = performance.now() + patienceMs;
    let frame = requestAnimationFrame(function look() {
      if (!isThere() && performance.now() < end) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, scroller, scrollToRow]);
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const box = element.closest('[data-review-focus]')?.getBoundingClientRect();
  return box !== undefined && top > box.top + 8 && bottom < box.bottom - 8;
}
