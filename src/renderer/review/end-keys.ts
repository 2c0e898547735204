import type { Virtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent } from 'react';

/** Home and End in a list of fields; heights that are measured on the way would stop the browser's own scrolling. */
export function endKeys<S extends Element, I extends Element>(
  virtualizer: Virtualizer<S, I>,
  event: KeyboardEvent,
): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if ((key !== 'Home' && key !== 'End') || altKey || ctrlKey || metaKey || shiftKey) return;
  if (event.defaultPrevented || (target instanceof Element && target.matches(takesText))) return;
  event.preventDefault();
  const last = virtualizer.options.count - 1;
  if (key === 'Home') virtualizer.scrollToOffset(0);
  else if (last >= 0) virtualizer.scrollToIndex(last, { align: 'end' });
}

const takesText = 'input, textarea, select, [contenteditable]';
