import { useEffect, type RefObject } from 'react';

/** A row far away is fetched and drawn first, a megabyte piece by piece. */
const patienceMs = 20_000;
/** What is drawn above may still grow and push it out of sight again. */
const restFrames = 8;

interface Placed {
  /** Of its row. */
  readonly position: number;
}

/** What stands for a place. */
export interface Aim {
  readonly rect: () => DOMRect;
  readonly bring: (block: 'center' | 'nearest') => void;
}

/** The aims that are there now, the one that matters most first. */
export type FindAims = (box: HTMLElement) => readonly Aim[];

/**
 * Brings what was gone to into sight: its row first, then what stands for it there. The first aim stays in sight; the
 * others come near it once.
 */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  /** Only where the row is not drawn yet. */
  scrollToRow: (index: number) => void,
  place: Placed | undefined,
  /** One and the same function at every call. */
  aimsIn: FindAims,
): void {
  useEffect(() => {
    const box = scroller.current;
    if (place === undefined || box === null) return undefined;
    const end = performance.now() + patienceMs;
    let inSight = 0;
    let frame = 0;
    let areNear = false;
    const follow = (): void => {
      const [aim, ...others] = aimsIn(box);
      if (aim !== undefined && !areNear) for (const other of others) other.bring('nearest');
      areNear = aim !== undefined;
      if (aim !== undefined && isInSight(aim, box)) inSight++;
      else {
        inSight = 0;
        if (aim === undefined) scrollToRow(place.position);
        else aim.bring('center');
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
  }, [place, scroller, scrollToRow, aimsIn]);
}

/** The first element that a selector finds. */
export function aimAt(box: HTMLElement, selector: string): readonly Aim[] {
  const element = box.querySelector<HTMLElement>(selector);
  if (element === null) return [];
  return [
    {
      rect: () => element.getBoundingClientRect(),
      bring: (block) => element.scrollIntoView({ block, inline: 'nearest' }),
    },
  ];
}

function isInSight(aim: Aim, box: HTMLElement): boolean {
  const { top, bottom } = aim.rect();
  const view = box.getBoundingClientRect();
  return top > view.top + 8 && bottom < view.bottom - 8;
}
