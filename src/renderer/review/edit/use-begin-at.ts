import { useEffect, useState, type RefObject } from 'react';

/** Rows above get their real heights during some frames, which moves the row. */
const stillFrames = 8;
/** Gives up on a row that never stays. Counted in frames, because a busy machine renders few per second. */
const mostFrames = 600;

interface BeginAt {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollToRow: (index: number) => void;
  /** The row to begin at. */
  readonly begun: number;
  readonly total: number;
  /** The row is in the page, with its field. */
  readonly isThere: boolean;
}

/**
 * Scrolls a row to the top once there are rows, and keeps it there until everything is rendered or the user
 * scrolls. Returns true when that is over.
 */
export function useBeginAt({ scroller, scrollToRow, begun, total, isThere }: BeginAt): boolean {
  const [isOver, setOver] = useState(begun === 0);
  useEffect(() => {
    const box = scroller.current;
    if (isOver || box === null || total <= begun) return undefined;
    let left = mostFrames;
    let still = 0;
    let frame = 0;
    const follow = (): void => {
      const row = box.querySelector(`[data-index="${begun}"]`);
      const before = box.scrollTop;
      if (row === null) scrollToRow(begun);
      else box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top;
      still = isThere && row !== null && Math.abs(box.scrollTop - before) < 1 ? still + 1 : 0;
      left -= 1;
      if (still < stillFrames && left > 0) frame = requestAnimationFrame(follow);
      else setOver(true);
    };
    follow();
    const stop = (): void => setOver(true);
    box.addEventListener('wheel', stop, { passive: true });
    box.addEventListener('pointerdown', stop);
    box.addEventListener('keydown', stop);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('wheel', stop);
      box.removeEventListener('pointerdown', stop);
      box.removeEventListener('keydown', stop);
    };
  }, [scroller, scrollToRow, begun, total, isThere, isOver]);
  return isOver;
}
