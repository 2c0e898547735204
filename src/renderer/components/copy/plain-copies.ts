/** The character that keeps names such as `Retry-After` on one line in our texts. */
const joiner = '\u2060';

/** Copies our texts without their joiners, which other programs would keep unseen. Content stays as it is. */
export function copyPlainly(event: ClipboardEvent): void {
  const selection = document.getSelection();
  const text = selection?.toString() ?? '';
  if (event.defaultPrevented || !text.includes(joiner) || selection?.rangeCount !== 1) return;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const element = around instanceof Element ? around : around.parentElement;
  const isContent =
    element?.closest('body [lang]') !== null || range.cloneContents().querySelector('[lang]') !== null;
  if (isContent) return;
  event.clipboardData?.setData('text/plain', text.replaceAll(joiner, ''));
  event.preventDefault();
}
