import { useEffect, type RefObject } from 'react';

/** A row far away is fetched and drawn first, a megabyte piece by piece. */
const patienceMs = 20_000;
/** What is drawn above may still grow and push it out of sight again. */
const restFrames = 8;

interface Placed {
  /** Of its row. */
  readonly position: number;
}

/**
 * Brings what was gone to into sight: its row first, then what stands for it there. Of `selectors` the first one that is
 * there stays in sight; the others come near it once.
 */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  /** Only where the row is not drawn yet. */
  scrollToRow: (index: number) => void,
  place: Placed | undefined,
  selectors: readonly string[],
): void {
  const wanted = selectors.join('\n');
  useEffect(() => {
    const box = scroller.current;
    if (place === undefined || box === null) return undefined;
    const end = performance.now() + patienceMs;
    let inSight = 0;
    let frame = 0;
    let areNear = false;
    const follow = (): void => {
      const found = wanted
        .split('\n')
        .map((selector) => box.querySelector<HTMLElement>(selector))
        .filter((element) => element !== null);
      const [aim, ...others] = found;
      if (aim !== undefined && !areNear)
        for (const other of others) other.scrollIntoView({ block: 'nearest' });
      areNear = aim !== undefined;
      if (aim !== undefined && isInSight(aim, box)) inSight++;
      else {
        inSight = 0;
        if (aim === undefined) scrollToRow(place.position);
        else aim.scrollIntoView({ block: 'center', inline: 'nearest' });
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
  }, [place, scroller, scrollToRow, wanted]);
}

function isInSight(element: HTMLElement, box: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  return top > view.top + 8 && bottom < view.bottom - 8;
}
