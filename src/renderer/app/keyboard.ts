import { flushSync } from 'react-dom';
import { commandIds, commandRow, type CommandId } from '../../contract/command-table';
import { keysOf } from '../lib/command-keys';
import { applyKey, isPressed, pressedKeys, takesText } from '../lib/keys';
import type { Stores } from '../stores/context';
import { focusList } from '../stores/focus';
import { runAtOnce } from '../stores/run-at-once';
import { commandActions, isAvailableHere } from './commands/commands';

/**
 * Runs the command of the pressed keys; returns whether there is one. An element that the command opens has
 * the focus before the next key event.
 */
export function handleKey(event: KeyboardEvent, stores: Stores): boolean {
  const { firstKey, setFirstKey } = stores.app.getState();
  // The second key may be a letter with Shift.
  if (isModifier(event)) return false;
  if (firstKey !== undefined) setFirstKey(undefined);
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  // The browser closes a popover with it.
  if (event.key === 'Escape' && document.querySelector(':popover-open') !== null) return false;
  const isInText = takesText(event.target);
  if (firstKey !== undefined && !isInText && isPlain(event)) {
    const second = commandIds.find((one) => isSecondKey(one, firstKey, event, stores));
    if (second !== undefined) runAtOnce(stores, () => commandActions[second].run(stores));
    // A second key that means nothing must not run the command of that letter.
    return true;
  }
  // Arrow keys alone belong to the focused element.
  const isFree = document.activeElement === document.body;
  const { preferences } = stores.app.getState();
  const id = commandIds.find((one) => {
    if (isInText && commandRow(one).inText !== true) return false;
    const isItsKey = keysOf(one, preferences).some(
      (key) => isPressed(key, event) && (isFree || !key.startsWith('Arrow')),
    );
    return isItsKey && isAvailableHere(stores, one);
  });
  // Esc that ends a composition belongs to the input method.
  const isLeaving = event.key === 'Escape' && !event.isComposing;
  if (id === undefined && isInText) return isLeaving && leaveField(event.target);
  if (id === undefined) return startSequence(event, stores) || moveInList(event, stores);
  if (!event.repeat || commandRow(id).repeats === true)
    runAtOnce(stores, () => commandActions[id].run(stores));
  return true;
}

/**
 * Leaves a text field that does nothing on Esc, so that letters are commands again. A list closes itself, and
 * a search field with a text is emptied by the browser.
 */
function leaveField(field: HTMLElement): boolean {
  if (field instanceof HTMLSelectElement) return false;
  if (field instanceof HTMLInputElement && field.type === 'search' && field.value !== '') return false;
  field.blur();
  return true;
}

/** `j` and `k` go through the list of each screen, wherever the focus is; the list itself handles them. */
function moveInList(event: KeyboardEvent, { app }: Stores): boolean {
  const { key, target } = event;
  if ((key !== 'j' && key !== 'k') || !isPlain(event) || !app.getState().preferences.singleKeys) return false;
  const list = document.querySelector<HTMLElement>('[data-list-focus]');
  if (list === null || (target instanceof Element && (list.contains(target) || isInMenu(target))))
    return false;
  focusList();
  pressOn(list, { key });
  return true;
}

/** An open menu or popover keeps the focus; a menu closes when it loses it. */
const isInMenu = (element: Element): boolean => element.closest('[role="menu"], [popover]') !== null;

/** Remembers the first of two keys; returns whether the pressed key is one. */
function startSequence(event: KeyboardEvent, stores: Stores): boolean {
  const first = commandIds
    .flatMap((id) => secondKeys(id, stores))
    .find((pair) => isPressed(pair.first, event))?.first;
  if (first !== undefined) stores.app.getState().setFirstKey(first);
  return first !== undefined;
}

function isSecondKey(id: CommandId, firstKey: string, event: KeyboardEvent, stores: Stores): boolean {
  return secondKeys(id, stores).some(({ first, second }) => first === firstKey && isPressed(second, event));
}

/** Returns the pairs of keys that run a command one after the other, if it is available. */
export function secondKeys(
  id: CommandId,
  stores: Stores,
): readonly { readonly first: string; readonly second: string }[] {
  const pairs = keysOf(id, stores.app.getState().preferences).flatMap((keys) => {
    const [first, second] = keys.split(' ');
    return first === undefined || second === undefined ? [] : [{ first, second }];
  });
  return pairs.length > 0 && isAvailableHere(stores, id) ? pairs : [];
}

const isModifier = ({ key }: KeyboardEvent): boolean => /^(?:Shift|Control|Alt|Meta|CapsLock)$/.test(key);

const isPlain = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Keys that choose in a dialog's list, or lead to another row outside one. */
const MOVE_KEY = /^(?:Arrow.*|Page(?:Up|Down)|Home|End)$/;

/**
 * Holds a key back while a requested text field is not in the page yet, and returns whether it did.
 * `followHeldKeys` types it into the field later. Keys that lead elsewhere cancel the wait.
 */
export function holdForInput(event: KeyboardEvent, { app }: Stores): boolean {
  const { isInputAwaited, isDialogAwaited, holdKey, takeHeldKeys, giveUpInput } = app.getState();
  if (!isInputAwaited || takesText(event.target)) return false;
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Enter' && !altKey) {
    // Ctrl+Enter is held too, because it saves a note; as a command it would mark the request.
    holdKey(pressedKeys(event));
    return true;
  }
  if (ctrlKey || metaKey || altKey) {
    // Another command may open another field.
    if (key.length === 1) takeHeldKeys();
    return false;
  }
  if (isDialogAwaited && MOVE_KEY.test(key)) {
    holdKey(pressedKeys(event));
    return true;
  }
  if (key !== 'Escape' && key !== 'Tab' && !key.startsWith('Arrow')) {
    if (key.length === 1 || key === 'Backspace') holdKey(pressedKeys(event));
    return true;
  }
  giveUpInput();
  return false;
}

/**
 * Types held keys into the text field once it exists, and presses those that move in the dialog that took
 * the focus. Without a field or a dialog they are dropped: the code of a dialog may fail to load. Returns the
 * function that stops it.
 */
export function followHeldKeys({ app }: Stores): () => void {
  const type = (): void => {
    const { isInputAwaited, takeHeldKeys } = app.getState();
    // The field's code is loaded, and the field itself follows.
    if (isInputAwaited) return;
    let isFirst = true;
    for (const key of takeHeldKeys()) {
      const field = document.activeElement ?? document.body;
      const isMove = MOVE_KEY.test(key.key);
      if (!isMove && takesText(field)) applyKey(field, key);
      // A key before this one may have closed the dialog: then this one is for what has the focus now.
      else if (!isFirst || (isMove && field.closest('dialog[open]') !== null)) pressOn(field, key);
      else return;
      isFirst = false;
    }
  };
  return app.subscribe((now, before) => {
    // Runs after the commit that focuses the field, and before the next key event.
    if (before.isInputAwaited && !now.isInputAwaited) queueMicrotask(type);
  });
}

/** Presses a key; what it did is shown before the next key. */
function pressOn(focused: Element, keys: KeyboardEventInit): void {
  flushSync(() =>
    focused.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })),
  );
}
