import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useDesk } from '../desk/desk';

/** A row far away is fetched and drawn first, a megabyte piece by piece. */
const patienceMs = 20_000;
/** What is drawn above may still grow and push it out of sight again. */
const restFrames = 8;

/** Brings the hit that next and previous went to into sight: its row first, then its place in the row. */
export function useFoundInSight(
  scroller: RefObject<HTMLElement | null>,
  /** Only where the row is not drawn yet. */
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
        if (mark === null) scrollToRow(place.position);
        else mark.scrollIntoView({ block: 'center', inline: 'nearest' });
      }
      if (inSight < restFrames && performance.now() < end) frame = requestAnimationFrame(follow);
    };
    follow();
    // Whoever scrolls meanwhile wants to be elsewhere.
    const stop = (): void => cancelAnimationFrame(frame);
    box.addEventListener('wheel', stop, { passive: true });
    box.addEventListener('pointerdown', stop);
    box.addEventListener('keydown', stop);
    return () => {
      stop();
      box.removeEventListener('wheel', stop);
      box.removeEventListener('pointerdown', stop);
      box.removeEventListener('keydown', stop);
    };
  }, [place, scroller, scrollToRow]);
}

function isInSight(element: HTMLElement, box: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  return top > view.top + 8 && bottom < view.bottom - 8;
}
