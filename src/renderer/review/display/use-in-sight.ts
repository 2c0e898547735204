import { useEffect, type RefObject } from 'react';
import { takesText } from '../../lib/keys';
import { keepPlace } from './keep-place';

/** Margin in pixels: elements closer to an edge may be half hidden. */
const margin = 8;

interface Placed {
  /** The index of its row. */
  readonly position: number;
}

/** An element in the page that shows a place. */
export interface Aim {
  readonly isInSight: (box: HTMLElement) => boolean;
  readonly bring: (block: 'center' | 'nearest') => void;
}

/** Returns the aims in the page, the most important one first. */
export type FindAims = (box: HTMLElement) => readonly Aim[];

/**
 * Scrolls a place into view: first its row, then the aims in that row. The first aim stays in view until the
 * user scrolls or moves to another place; the other aims are brought near it once. While the user types in a
 * field, that text field stays in view instead.
 */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  /** Only used for a row that is not in the page. */
  scrollToRow: (index: number) => void,
  place: Placed | undefined,
  /** Must be a stable function. */
  aimsIn: FindAims,
): void {
  useEffect(() => {
    const box = scroller.current;
    if (place === undefined || box === null) return undefined;
    let areNear = false;
    return keepPlace(box, () => {
      const [aim, ...others] = aimsIn(box);
      if (aim !== undefined && !areNear) for (const other of others) other.bring('nearest');
      areNear = aim !== undefined;
      const main = writtenIn(box) ?? aim;
      if (main?.isInSight(box) === true) return true;
      if (main === undefined) scrollToRow(place.position);
      else main.bring('center');
      return false;
    });
  }, [place, scroller, scrollToRow, aimsIn]);
}

/** Returns the focused text field in the box. */
function writtenIn(box: HTMLElement): Aim | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement && box.contains(active) && takesText(active)
    ? elementAim(active)
    : undefined;
}

/** Returns the first element that a selector finds. */
export function aimAt(box: HTMLElement, selector: string): readonly Aim[] {
  const element = box.querySelector<HTMLElement>(selector);
  return element === null ? [] : [elementAim(element)];
}

function elementAim(element: HTMLElement): Aim {
  return {
    isInSight(box) {
      const { top, bottom } = element.getBoundingClientRect();
      const view = box.getBoundingClientRect();
      return top > view.top + margin && bottom < view.bottom - margin;
    },
    bring: (block) => element.scrollIntoView({ block, inline: 'nearest' }),
  };
}
