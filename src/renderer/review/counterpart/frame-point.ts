import type { PagePlace } from './counterpart-pair';

/**
 * An event on the frame element about the pointer inside a content frame: pointer events in a frame do not
 * reach the outside.
 */
export class FramePoint extends Event {
  static readonly type = 'locdesk-frame-point';
  /** Undefined when the pointer has left. */
  readonly place: PagePlace | undefined;

  constructor(place: PagePlace | undefined) {
    super(FramePoint.type, { bubbles: true });
    this.place = place;
  }
}

/** Reports the place of the pointer or caret in a frame. Returns the function that stops it. */
export function forwardPointer(inner: Document, frame: HTMLIFrameElement): () => void {
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    // Elements of a frame belong to its window's classes.
    const element = inner.elementFromPoint(clientX, clientY);
    const place = element === null ? undefined : placeAt(inner, element, clientX, clientY);
    frame.dispatchEvent(new FramePoint(place));
  };
  const onLeave = (): void => {
    frame.dispatchEvent(new FramePoint(undefined));
  };
  const onSelection = (): void => {
    const { focusNode: node = null, focusOffset: offset = 0 } = inner.getSelection() ?? {};
    if (node !== null) frame.dispatchEvent(new FramePoint({ node, offset, element: undefined }));
  };
  inner.addEventListener('selectionchange', onSelection);
  inner.addEventListener('pointermove', onMove);
  inner.documentElement.addEventListener('pointerleave', onLeave);
  return () => {
    inner.removeEventListener('selectionchange', onSelection);
    inner.removeEventListener('pointermove', onMove);
    inner.documentElement.removeEventListener('pointerleave', onLeave);
  };
}

/** Returns the text under a point, or else the element alone. */
export function placeAt(inner: Document, element: Element, x: number, y: number): PagePlace {
  const caret = inner.caretPositionFromPoint(x, y);
  if (caret === null || !element.contains(caret.offsetNode)) return { node: element, offset: 0, element };
  return { node: caret.offsetNode, offset: caret.offset, element };
}
