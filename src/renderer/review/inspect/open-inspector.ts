import type { Stores } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { textToInspect } from './text-to-inspect';

/** Opens the inspector for the selection, or for the current field; does nothing without text. */
export function openInspector(stores: Stores): void {
  const text = textToInspect(stores);
  if (text === undefined) return;
  stores.inspector.getState().inspect(text);
  document.querySelector<HTMLElement>('[data-inspector] textarea')?.focus();
}

/** Closes the inspector; the focus returns to the review. */
export function closeInspector({ inspector }: Stores): void {
  inspector.getState().close();
  focusReview();
}

export function isInInspector(element: Element | null): boolean {
  return element !== null && element.closest('[data-inspector]') !== null;
}
