import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';

/** A row far away is fetched and drawn first. */
const patienceMs = 4000;
/** What is drawn above may still grow and push it out of sight again. */
const restFrames = 8;

/** Brings the hit that next and previous went to into sight: its row first, then its place in the row. */
export function useFoundInSight(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
): void {
  const { find } = useDesk();
  const place = useStore(find, (s) => (s.current === undefined ? undefined : s.places[s.current]));
  useEffect(() => {
    const box = scroller.current;
    if (place === undefined || box === null) return undefined;
    const end = performance.now() + patienceMs;
    let inSight = 0;
    let frame = 0;
    const follow = (): void => {
      const mark = box.querySelector<HTMLElement>('mark[data-kind~="find-current"]');
      if (mark !== null && isInSight(mark, box)) inSight++;
      else {
        inSight = 0;
        mark?.scrollIntoView({ block: 'center', inline: 'nearest' });
      }
      if (inSight < restFrames && performance.now() < end) frame = requestAnimationFrame(follow);
    };
    if (box.querySelector('mark[data-kind~="find-current"]') === null) scrollToRow(place.position);
    follow();
    // Whoever scrolls meanwhile wants to be elsewhere.
    const stop = (): void => cancelAnimationFrame(frame);
    box.addEventListener('wheel', stop, { passive: true });
    box.addEventListener('pointerdown', stop);
    return () => {
      stop();
      box.removeEventListener('wheel', stop);
      box.removeEventListener('pointerdown', stop);
    };
  }, [place, scroller, scrollToRow]);
}

function isInSight(element: HTMLElement, box: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  return top > view.top + 8 && bottom < view.bottom - 8;
}
