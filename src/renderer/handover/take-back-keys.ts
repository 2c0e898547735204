import type { KeyboardEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { isPressed, takesText } from '../lib/keys';
import type { TakeBackState } from '../stores/handover/take-back-state';

/**
 * Handles the keys of the fields that came back: a accepts, l leaves, u undoes, Space selects, arrows move.
 * While their pane itself has the focus, letters act on the current field.
 */
export function takeBackKeys(state: StoreApi<TakeBackState>): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { key, target, currentTarget } = event;
    if (takesText(event.target) || !(target instanceof HTMLElement)) return;
    const isPane = target === currentTarget;
    const element = isPane ? currentItem(currentTarget) : target.closest<HTMLElement>('[data-item]');
    // In the pane, the other keys scroll.
    if (element === null || (isPane && !/^[a-z]$/i.test(key))) return;
    const { items, chosen, accept, leave, choose, undo } = state.getState();
    const item = items.find((one) => one.key === Number(element.dataset['item']));
    if (item === undefined) return;
    const isKey = (name: string): boolean => isPressed(name, event.nativeEvent);
    const step = isKey('ArrowDown') || isKey('j') ? 1 : isKey('ArrowUp') || isKey('k') ? -1 : undefined;
    if (step !== undefined) {
      const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
      all[all.indexOf(element) + (isPane ? 0 : step)]?.focus();
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
