/**
 * Replaces a part of the text of an area, by the browser's command, because only that can be undone. Returns
 * false where the browser has no such command.
 */
export function replaceText(
  area: HTMLTextAreaElement,
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): boolean {
  let isDone = false;
  keepingFocus(area, () => {
    area.setSelectionRange(start, end);
    // oxlint-disable-next-line typescript/no-deprecated
    isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  });
  return isDone;
}

/** Edits an element, which needs the focus for it; a button that was pressed has it again afterwards. */
export function keepingFocus<T extends HTMLElement>(element: T, edit: (element: T) => void): void {
  const focused = document.activeElement;
  // Focusing scrolls to the beginning of the box, which may be far from the caret.
  element.focus({ preventScroll: true });
  edit(element);
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
}
