/** Chromium undoes the last input of the whole page, also in a field that the person has left. */
export function undoHere(event: InputEvent): void {
  const isHistory = event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
  if (isHistory && event.target !== document.activeElement) event.preventDefault();
}
