import { useEffect, useState, type RefObject } from 'react';

/** Rows above get their real heights, and push the row away again. */
const restFrames = 8;
/** A busy machine draws a few frames a second. */
const patienceMs = 5000;

/** Puts a row at the top once there are rows, and keeps it there until all is drawn or somebody scrolls. True: that is over. */
export function useBeginAt(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
  begun: number,
  total: number,
): boolean {
  const [isOver, setOver] = useState(begun === 0);
  useEffect(() => {
    const box = scroller.current;
    if (isOver || box === null || total <= begun) return undefined;
    const end = performance.now() + patienceMs;
    let rested = 0;
    let frame = 0;
    const follow = (): void => {
      const row = box.querySelector(`[data-index="${begun}"]`);
      const before = box.scrollTop;
      if (row === null) scrollToRow(begun);
      else box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top;
      rested = row !== null && Math.abs(box.scrollTop - before) < 1 ? rested + 1 : 0;
      if (rested < restFrames && performance.now() < end) frame = requestAnimationFrame(follow);
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
  }, [scroller, scrollToRow, begun, total, isOver]);
  return isOver;
}
