import { onScrolledByUser } from './scrolled-by-user';

/**
 * How long the scroll position is searched for in every frame until its row is drawn; afterwards only when
 * the fields change.
 */
const lookedForMs = 20_000;
/** Rows change their heights over some frames while they are drawn. */
const stillFrames = 8;
/**
 * A change that moves a row or its marks, or shows the fields again, changes one of these attributes or the
 * elements.
 */
const drawnAttributes = ['style', 'data-kind', 'aria-current', 'hidden'];

/** Ends the keeping, by box: only the place that was gone to last is kept. */
const kept = new WeakMap<HTMLElement, () => void>();

/**
 * Keeps a box of fields scrolled to a place, however late the fields are read, drawn and measured, until the
 * user scrolls or the program goes elsewhere. `reach` scrolls towards the place where that is necessary; true
 * when the box was there already. Returns the function that ends it.
 */
export function keepPlace(box: HTMLElement, reach: () => boolean): () => void {
  leavePlace(box);
  let end = 0;
  let still = 0;
  let frame: number | undefined;
  const follow = (): void => {
    frame = undefined;
    // Hidden fields have no layout; showing them is a change.
    if (box.hidden) return;
    still = reach() ? still + 1 : 0;
    if (still < stillFrames && performance.now() < end) frame = requestAnimationFrame(follow);
  };
  const begin = (): void => {
    end = performance.now() + lookedForMs;
    still = 0;
  };
  // A busy computer may read or draw a row above long after the place was reached.
  const observer = new MutationObserver(() => {
    begin();
    frame ??= requestAnimationFrame(follow);
  });
  observer.observe(box, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: drawnAttributes,
  });
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    observer.disconnect();
    stopListening();
    if (kept.get(box) === stop) kept.delete(box);
  };
  const stopListening = onScrolledByUser(box, stop);
  kept.set(box, stop);
  begin();
  follow();
  return stop;
}

/** The program goes elsewhere in these fields: no place is kept any more. */
export function leavePlace(box: HTMLElement): void {
  kept.get(box)?.();
}
