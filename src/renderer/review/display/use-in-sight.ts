import { useEffect, type RefObject } from 'react';
import { takesText } from '../../lib/keys';
import { keepPlace } from './keep-place';

/** Margins in pixels: elements closer to an edge may be half hidden, at the top below the field's line. */
const margin = { top: 34, bottom: 12 };

interface Placed {
  /** The index of its row. */
  readonly position: number;
}

type Extent = Pick<DOMRect, 'top' | 'bottom'>;

/** Something in the page that shows a place. */
export interface Aim {
  /** Its position in the page. */
  readonly extent: () => Extent;
  /** Scrolls a box inside the row; returns true when it was there already. */
  readonly bringInside?: () => boolean;
  /** It is scrolled as little as possible, up to the edges of the box; otherwise to the middle. */
  readonly isRow?: boolean;
}

/** Returns the aims in the page, the most important one first. */
export type FindAims = (box: HTMLElement) => readonly Aim[];

/**
 * Scrolls a place into view: first its row, then the aims in that row. All aims are in view together if they
 * fit, else the first one, until the user scrolls or moves to another place. While the user types in a field,
 * that text field stays in view instead.
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
    return keepPlace(box, () => {
      const written = writtenIn(box);
      const aims = written === undefined ? aimsIn(box) : [written];
      const [aim] = aims;
      if (aim === undefined) {
        scrollToRow(place.position);
        return false;
      }
      const isStill = aim.bringInside?.() ?? true;
      return show(box, aim, together(box, aims) ?? aim.extent()) && isStill;
    });
  }, [place, scroller, scrollToRow, aimsIn]);
}

/** Returns the extent of all aims, if they fit into the box. */
function together(box: HTMLElement, aims: readonly Aim[]): Extent | undefined {
  const extents = aims.map(({ extent }) => extent());
  const all = {
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
  return all.bottom - all.top < box.clientHeight - margin.top - margin.bottom ? all : undefined;
}

/** Scrolls the box to an extent; returns true when it was in view already, or cannot be scrolled further. */
function show(box: HTMLElement, { isRow = false }: Aim, extent: Extent): boolean {
  const edges = box.getBoundingClientRect();
  const view = isRow ? edges : { top: edges.top + margin.top, bottom: edges.bottom - margin.bottom };
  const before = box.scrollTop;
  box.scrollTop += distance(extent, view, isRow);
  return Math.abs(box.scrollTop - before) < 1;
}

function distance({ top, bottom }: Extent, view: Extent, isRow: boolean): number {
  // The beginning of what is higher than the box is shown.
  if (bottom - top > view.bottom - view.top)
    return isRow || top < view.top || top > view.bottom ? top - view.top : 0;
  if (top >= view.top && bottom <= view.bottom) return 0;
  if (!isRow) return (top + bottom - view.top - view.bottom) / 2;
  return top < view.top ? top - view.top : bottom - view.bottom;
}

/** Returns the focused text field in the box, with the choices and buttons of its form if they fit. */
function writtenIn(box: HTMLElement): Aim | undefined {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !box.contains(active) || !takesText(active)) return undefined;
  const form = active.closest('form');
  const isWhole = form !== null && form.offsetHeight < box.clientHeight - margin.top - margin.bottom;
  return elementAim(isWhole ? form : active);
}

/** Returns the first element that a selector finds. */
export function aimAt(box: HTMLElement, selector: string): readonly Aim[] {
  const element = box.querySelector<HTMLElement>(selector);
  return element === null ? [] : [elementAim(element)];
}

function elementAim(element: HTMLElement): Aim {
  return { extent: () => element.getBoundingClientRect() };
}
