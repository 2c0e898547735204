import { useEffect, type RefObject } from 'react';

/** A row far away is fetched and drawn first. */
const patienceMs = 3000;

interface Placed {
  /** Of its row. */
  readonly position: number;
}

/**
 * Brings what was gone to into sight: its row first, then what stands for it there. The first of `selectors` says that it
 * is there; the others follow, the last one closest.
 */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  scrollToRow: (index: number) => void,
  place: Placed | undefined,
  selectors: readonly string[],
): void {
  const wanted = selectors.join('\n');
  useEffect(() => {
    if (place === undefined) return undefined;
    const isThere = (): boolean => {
      const found = wanted
        .split('\n')
        .map((selector) => scroller.current?.querySelector<HTMLElement>(selector) ?? undefined);
      for (const element of found) {
        element?.scrollIntoView({ block: isInSight(element) ? 'nearest' : 'center', inline: 'nearest' });
      }
      return found[0] !== undefined;
    };
    if (isThere()) return undefined;
    scrollToRow(place.position);
    const end = performance.now() + patienceMs;
    let frame = requestAnimationFrame(function look() {
      if (!isThere() && performance.now() < end) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, scroller, scrollToRow, wanted]);
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const box = element.closest('[data-review-focus]')?.getBoundingClientRect();
  return box !== undefined && top > box.top + 8 && bottom < box.bottom - 8;
}
