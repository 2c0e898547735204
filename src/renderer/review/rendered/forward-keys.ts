/**
 * Repeats key events inside a content frame on the frame element, where the window's shortcuts listen.
 * Returns the function that stops it.
 */
export function forwardKeys(inner: Document, frame: HTMLIFrameElement): () => void {
  const repeat = (event: KeyboardEvent): void => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat: isRepeat } = event;
    const copy = new KeyboardEvent('keydown', {
      key,
      code,
      ctrlKey,
      metaKey,
      altKey,
      shiftKey,
      repeat: isRepeat,
      bubbles: true,
      cancelable: true,
    });
    if (!frame.dispatchEvent(copy)) event.preventDefault();
  };
  inner.addEventListener('keydown', repeat);
  return () => inner.removeEventListener('keydown', repeat);
}
