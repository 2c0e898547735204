import type { Desk } from '../../stores/context';
import { focusReview } from '../../stores/focus';
import { textToInspect } from './text-to-inspect';

/** `i` opens the inspector, Esc in it closes it; true when the event was one of them. */
export function handleInspectorKey(event: KeyboardEvent, desk: Desk): boolean {
  const { inspector } = desk;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[data-inspector]')) {
    inspector.getState().close();
    focusReview();
    return true;
  }
  return event.key === 'i' && !isTyping(event.target) && openInspector(desk);
}

/** False when there is nothing to look at. */
export function openInspector(desk: Desk): boolean {
  if (desk.review.getState().mode === 'edit') return false;
  const text = textToInspect(desk);
  if (text === undefined) return false;
  desk.inspector.getState().inspect(text);
  document.querySelector<HTMLElement>('[data-inspector] textarea')?.focus();
  return true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable);
