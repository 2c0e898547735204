import { onScrolledByUser } from './scrolled-by-user';

/**
 * How long the scroll position is searched for in every frame until its row is drawn; afterwards only when
 * the fields change.
 */
const lookedForMs = 20_000;
/** Rows change their heights during some frames while they are rendered. */
const stillFrames = 8;
/**
 * Changes that move a row or its marks, or show the fields again, affect these attributes or the elements.
 */
const drawnAttributes = ['style', 'data-kind', 'aria-current', 'hidden'];

/** Functions that end keeping a place, by box: only the newest place is kept. */
const kept = new WeakMap<HTMLElement, () => void>();

/**
 * Keeps a box of fields scrolled to a place, however late the fields are loaded, rendered and measured, until
 * the user scrolls or the program moves elsewhere. `reach` scrolls towards the place if necessary; it returns
 * true when the box was there already. Returns the function that ends this.
 */
export function keepPlace(box: HTMLElement, reach: () => boolean): () => void {
  leavePlace(box);
  let end = 0;
  let still = 0;
  let frame: number | undefined;
  const follow = (): void => {
    frame = undefined;
    // Hidden fields have no layout; showing them triggers another call.
    if (box.hidden) return;
    still = reach() ? still + 1 : 0;
    if (still < stillFrames && performance.now() < end) frame = requestAnimationFrame(follow);
  };
  const begin = (): void => {
    end = performance.now() + lookedForMs;
    still = 0;
  };
  // On a busy computer a row above may be loaded or rendered long after the place was reached.
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

/** Call when the program moves elsewhere in these fields, so that no place is kept. */
export function leavePlace(box: HTMLElement): void {
  kept.get(box)?.();
}
