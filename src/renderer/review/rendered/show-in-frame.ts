import type { Aim } from '../display/use-in-sight';

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

/** Scrolls a field that scrolls by itself to a place in its frame; returns true when that was in view. */
function showInField(place: FramePlace, frame: HTMLIFrameElement): boolean {
  const field = frame.closest('.rendered-box[data-long]');
  if (field === null) return true;
  const view = field.getBoundingClientRect();
  const { top, bottom } = rectInPage(place, frame);
  if (top > view.top + margin && bottom < view.bottom - margin) return true;
  const before = field.scrollTop;
  field.scrollBy({ top: top - view.top - view.height / 2 });
  return Math.abs(field.scrollTop - before) < 1;
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
        extent: () => rectInPage(place, frame),
        bringInside: () => showInField(place, frame),
      },
    ];
  }
  return [];
}
