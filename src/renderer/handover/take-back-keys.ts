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
    const { items, chosen, accept, leave, choose, undo } = state.getState();
    const item = items.find((one) => one.key === Number(element.dataset['item']));
    if (item === undefined) return;
    const step = isKey('ArrowDown') || isKey('j') ? 1 : isKey('ArrowUp') || isKey('k') ? -1 : undefined;
    if (step !== undefined) {
      const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
      all[all.indexOf(element) + (own === null ? 0 : step)]?.focus();
    } else if (isKey('a') || isKey('l')) {
      const keys = chosen.size > 0 ? [...chosen] : [item.key];
      if (!item.canAccept && chosen.size === 0) return;
      void (isKey('a') ? accept(keys) : leave(keys));
      const next = element.nextElementSibling;
      if (chosen.size === 0 && next instanceof HTMLElement) next.focus();
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
