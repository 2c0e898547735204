/**
 * Replaces a part of the text of an area, by the browser's command, because only that can be undone; the area
 * has the focus then, where Ctrl+Z undoes it. Returns false where the browser has no such command.
 */
export function replaceText(
  area: HTMLTextAreaElement,
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): boolean {
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}
