import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { VisibleRange } from '../../stores/lists/window-loader';

interface FixedRowsParts {
  readonly scrollerRef: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  /** The scroll offset to begin at. */
  readonly initialOffset: number;
}

/** `nearest` scrolls as little as possible. */
type Alignment = 'nearest' | 'center';

export interface FixedRows {
  /** The rows on screen, also those in part; undefined while the list has no height or no rows. */
  readonly visible: VisibleRange | undefined;
  /** Must be called in an effect or a handler. */
  readonly scrollToRow: (row: number, align: Alignment) => void;
}

/**
 * Which of many rows of one height are on screen. It only calculates: a list of 100,000 rows costs as much as
 * one of 100, and nothing has to be measured.
 */
export function useFixedRows(parts: FixedRowsParts): FixedRows {
  const { scrollerRef, count, rowHeight, initialOffset } = parts;
  const [view, setView] = useState({ top: initialOffset, height: 0 });
  /** The place that the list shows or will show with the next frame: reading it would cause a layout. */
  const now = useRef({ count, rowHeight, ...view });
  useLayoutEffect(() => {
    Object.assign(now.current, { count, rowHeight });
  }, [count, rowHeight]);

  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (element === null) return undefined;
    if (now.current.top > 0) element.scrollTo({ top: now.current.top });
    const look = (): void => {
      const seen = { top: element.scrollTop, height: element.clientHeight };
      Object.assign(now.current, seen);
      setView(seen);
    };
    // The rows of a place are in the page before it is painted.
    const onScroll = (): void => flushSync(look);
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scrollerRef]);

  const scrollToRow = useCallback(
    (row: number, align: Alignment): void => {
      const top = offsetOf(row, align, now.current);
      if (top === now.current.top) return;
      now.current.top = top;
      scrollerRef.current?.scrollTo({ top });
    },
    [scrollerRef],
  );
  return { visible: visibleRows({ ...view, count, rowHeight }), scrollToRow };
}

interface View {
  readonly top: number;
  readonly height: number;
  readonly count: number;
  readonly rowHeight: number;
}

function visibleRows({ top, height, count, rowHeight }: View): VisibleRange | undefined {
  if (height === 0 || count === 0) return undefined;
  const within = (row: number): number => Math.min(Math.max(0, row), count - 1);
  return {
    first: within(Math.floor(top / rowHeight)),
    last: within(Math.ceil((top + height) / rowHeight) - 1),
  };
}

/** Returns the scroll offset at which a row is aligned in the list. */
function offsetOf(row: number, align: Alignment, { top, height, count, rowHeight }: View): number {
  const start = row * rowHeight;
  const beyond = start + rowHeight - height;
  const wanted = align === 'center' ? (start + beyond) / 2 : Math.max(beyond, Math.min(start, top));
  return Math.max(0, Math.min(wanted, count * rowHeight - height));
}
