/** Something that is drawn in a frame of rendered content. */
export interface FramePlace {
  getBoundingClientRect: () => DOMRect;
}

/** Where it is in the page. */
export function rectInPage(place: FramePlace, frame: HTMLIFrameElement): DOMRect {
  const { x, y, width, height } = place.getBoundingClientRect();
  const { left, top } = frame.getBoundingClientRect();
  return new DOMRect(left + x, top + y, width, height);
}

/** Pixels to an edge that is not yet out of sight. */
const margin = 10;

/** Scrolls the field, if it scrolls by itself, and the fields until a place in a frame is in sight. */
export function showInFrame(place: FramePlace, frame: HTMLIFrameElement): void {
  for (const scroller of [frame.closest('.rendered-box'), frame.closest('[data-review-focus]')]) {
    if (scroller === null) continue;
    const view = scroller.getBoundingClientRect();
    const { top, bottom } = rectInPage(place, frame);
    const isNear = top > view.top + margin && bottom < view.bottom - margin;
    if (!isNear) scroller.scrollBy({ top: top - view.top - view.height / 2 });
  }
}
