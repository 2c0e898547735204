import { useEffect, useState, type RefObject } from 'react';
import { keepPlace } from '../display/keep-place';

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
 * Scrolls a row to the top once there are rows, and keeps it there however late the rows above it are
 * rendered, until the user scrolls, types or points at something. Returns true once the row was at the top,
 * or the user took over.
 */
export function useBeginAt({ scroller, scrollToRow, begun, total, isThere }: BeginAt): boolean {
  const [isReached, setReached] = useState(begun === 0);
  const [isEnded, setEnded] = useState(begun === 0);
  useEffect(() => {
    const box = scroller.current;
    if (isEnded || box === null || total <= begun) return undefined;
    const leave = keepPlace(box, () => {
      const row = box.querySelector(`[data-position="${begun}"]`);
      const before = box.scrollTop;
      if (row === null) scrollToRow(begun);
      else box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top;
      const isAtTop = isThere && row !== null && Math.abs(box.scrollTop - before) < 1;
      if (isAtTop) setReached(true);
      return isAtTop;
    });
    const end = (): void => {
      leave();
      setReached(true);
      setEnded(true);
    };
    box.addEventListener('wheel', end, { passive: true });
    box.addEventListener('pointerdown', end);
    box.addEventListener('keydown', end);
    return () => {
      leave();
      box.removeEventListener('wheel', end);
      box.removeEventListener('pointerdown', end);
      box.removeEventListener('keydown', end);
    };
  }, [scroller, scrollToRow, begun, total, isThere, isEnded]);
  return isReached;
}
