import { takesText } from '../../lib/keys';

/** Keys by which the browser, or `useEndKeys`, scrolls the focused element. */
const scrollKeys: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Tab',
  ' ',
]);

/**
 * Calls `run` when the user scrolls a box or clicks in it. Letters don't count, because they are commands,
 * and one that moves to a place must not be ended by the next one. Returns the function that stops listening.
 */
export function onScrolledByUser(box: HTMLElement, run: () => void): () => void {
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (scrollKeys.has(key) && (key === 'Tab' || !takesText(target))) run();
  };
  box.addEventListener('wheel', run, { passive: true });
  box.addEventListener('pointerdown', run);
  box.addEventListener('keydown', onKeyDown);
  return () => {
    box.removeEventListener('wheel', run);
    box.removeEventListener('pointerdown', run);
    box.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * Repeats scrolling input inside a frame on the frame element, where the page can observe it. Returns the
 * function that stops it.
 */
export function forwardScrolling(inner: Document, frame: HTMLIFrameElement): () => void {
  const onWheel = (): void => {
    frame.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  };
  const onPointerDown = (): void => {
    frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  };
  inner.addEventListener('wheel', onWheel, { passive: true });
  inner.addEventListener('pointerdown', onPointerDown);
  return () => {
    inner.removeEventListener('wheel', onWheel);
    inner.removeEventListener('pointerdown', onPointerDown);
  };
}
