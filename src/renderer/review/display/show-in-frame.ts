import type { Aim } from './use-in-sight';

/** An object in a frame of rendered content. */
export interface FramePlace {
  getBoundingClientRect: () => DOMRect;
}

/** Returns the position in the page. */
function rectInPage(place: FramePlace, frame: HTMLIFrameElement): DOMRect {
  const { x, y, width, height } = place.getBoundingClientRect();
  const { left, top } = frame.getBoundingClientRect();
  return new DOMRect(left + x, top + y, width, height);
}

/** Distance in pixels from an edge at which a place counts as hidden. */
const margin = 10;

/**
 * Returns the scroll containers of a place in a frame: the field, if it scrolls by itself, and the list of
 * fields.
 */
function scrollersOf(frame: HTMLIFrameElement): readonly Element[] {
  return ['.rendered-box', '[data-review-focus]'].flatMap((selector) => frame.closest(selector) ?? []);
}

function isShownIn(scroller: Element, place: FramePlace, frame: HTMLIFrameElement): boolean {
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = rectInPage(place, frame);
  return top > view.top + margin && bottom < view.bottom - margin;
}

/** Scrolls the field and the list of fields until a place in a frame is visible. */
function showInFrame(place: FramePlace, frame: HTMLIFrameElement): void {
  for (const scroller of scrollersOf(frame)) {
    if (isShownIn(scroller, place, frame)) continue;
    const view = scroller.getBoundingClientRect();
    scroller.scrollBy({ top: rectInPage(place, frame).top - view.top - view.height / 2 });
  }
}

/** Returns the first place in the frames of rendered content; `placeIn` finds it in one frame. */
export function aimInFrames(
  box: HTMLElement,
  placeIn: (frame: HTMLIFrameElement) => FramePlace | undefined,
): readonly Aim[] {
  for (const frame of box.querySelectorAll<HTMLIFrameElement>('.field-row:not(.spare) iframe.rendered')) {
    const place = placeIn(frame);
    if (place === undefined) continue;
    return [
      {
        isInSight: () => scrollersOf(frame).every((scroller) => isShownIn(scroller, place, frame)),
        bring: () => showInFrame(place, frame),
      },
    ];
  }
  return [];
}
