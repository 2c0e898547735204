import type { KeyboardEvent } from 'react';
import { isPressed, takesText } from '../lib/keys';
import type { Stores } from '../stores/context';
import { handoverStores } from '../stores/handover/handover-stores';

/**
 * Handles the keys of the fields that came back: a accepts, l leaves, u undoes, Space selects, arrows move.
 * While their pane itself has the focus, letters act on the current field; `j` and `k` lead to it from
 * everything else in the pane.
 */
export function takeBackKeys(stores: Stores): (event: KeyboardEvent<HTMLElement>) => void {
  const { app } = stores;
  const state = handoverStores(stores).takeBack;
  return (event) => {
    const { key, target, currentTarget } = event;
    if (takesText(event.target) || !(target instanceof HTMLElement)) return;
    const isLetter = /^\p{L}$/u.test(key);
    if (isLetter && !app.getState().preferences.singleKeys) return;
    const isKey = (name: string): boolean => isPressed(name, event.nativeEvent);
    const own = target.closest<HTMLElement>('[data-item]');
    const element = own ?? currentItem(currentTarget);
    // In the pane, the other keys scroll; on its other controls they are those of the control.
    const isForCurrent = target === currentTarget ? isLetter : isKey('j') || isKey('k');
    if (element === null || (own === null && !isForCurrent)) return;
    const { items, filter, chosen, accept, leave, choose, undo } = state.getState();
    const item = items.find((one) => one?.key === Number(element.dataset['item']));
    if (item === undefined) return;
    const step = isKey('ArrowDown') || isKey('j') ? 1 : isKey('ArrowUp') || isKey('k') ? -1 : undefined;
    if (step !== undefined) {
      (own === null ? element : beside(element, step))?.focus();
    } else if (isKey('a') || isKey('l')) {
      const keys = chosen.size > 0 ? [...chosen] : [item.key];
      if (!item.canAccept && chosen.size === 0) return;
      void (isKey('a') ? accept(keys) : leave(keys));
      // Under this filter, what is decided leaves the list, and the focus must not go with it.
      const last = filter === 'open' ? beside(element, -1) : null;
      if (chosen.size === 0) (beside(element, 1) ?? last)?.focus();
    } else if (isKey('u')) {
      if (!item.canUndo) return;
      void undo([item.key]);
    } else if (key === ' ' && target === element) {
      if (item.canAccept && item.decision === 'open') choose(item.key, !chosen.has(item.key));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function currentItem(pane: HTMLElement): HTMLElement | null {
  return (
    pane.querySelector<HTMLElement>('[data-item][aria-current]') ??
    pane.querySelector<HTMLElement>('[data-item]')
  );
}

/** The item before or after one. The list draws both of them for the one that has the focus. */
function beside(item: HTMLElement, step: 1 | -1): HTMLElement | null {
  const index = Number(item.dataset['index']) + step;
  return item.parentElement?.querySelector<HTMLElement>(`[data-item][data-index="${index}"]`) ?? null;
}
