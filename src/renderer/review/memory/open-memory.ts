import type { MemorySide } from '../../../contract/memory/memory';
import type { Stores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { selectionInField } from '../terms/selected-texts';

/** Opens the concordance with the selected text, or focuses it again. */
export function openMemory({ memory }: Stores): void {
  const input = document.querySelector<HTMLInputElement>('[data-memory-input]');
  if (document.activeElement !== input) memory.setState({ openedFrom: document.activeElement });
  memory.getState().open(selectedText());
  input?.focus();
  input?.select();
}

/** Closes the concordance; the focus returns to where it was. */
export function closeMemory({ memory }: Pick<Stores, 'memory'>): void {
  const { openedFrom, close } = memory.getState();
  close();
  if (openedFrom instanceof HTMLElement && openedFrom.isConnected && openedFrom !== document.body)
    openedFrom.focus({ preventScroll: true });
  else focusReview();
  memory.setState({ openedFrom: null });
}

export function isInMemory(element: Element | null): boolean {
  return element !== null && element.closest('[data-memory]') !== null;
}

/** Longer selections are no search for words. */
const longestSelection = 200;

function selectedText(): { readonly text?: string; readonly side?: MemorySide } {
  const active = document.activeElement;
  if (active instanceof HTMLTextAreaElement && active.matches('.edit-box')) {
    const text = active.value.slice(active.selectionStart, active.selectionEnd).trim();
    return text === '' ? {} : { text: text.slice(0, longestSelection), side: 'target' };
  }
  const found = selectionInField();
  return found === undefined ? {} : { text: found.text.slice(0, longestSelection), side: found.side };
}
