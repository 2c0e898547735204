import { flushSync } from 'react-dom';
import { commandIds, commandRow } from '../../contract/command-table';
import { keysOf } from '../lib/command-keys';
import { isPressed, takesText, typeKey } from '../lib/keys';
import type { Stores } from '../stores/context';
import { commandActions, isAvailableHere } from './commands';

/**
 * Runs the command of the pressed keys; returns whether there is one. An element that the command opens has
 * the focus before the next key event.
 */
export function handleKey(event: KeyboardEvent, stores: Stores): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  const isInText = takesText(event.target);
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
  if (id === undefined) return false;
  if (!event.repeat || commandRow(id).repeats === true) flushSync(() => void commandActions[id].run(stores));
  return true;
}

/**
 * Holds a key back while a requested text field is not in the page yet, and returns whether it did.
 * `typeHeldKeys` types it into the field later. Keys that lead elsewhere cancel the wait.
 */
export function holdForInput(event: KeyboardEvent, { app }: Stores): boolean {
  const { isInputAwaited, holdKey, takeHeldKeys, giveUpInput } = app.getState();
  if (!isInputAwaited || takesText(event.target)) return false;
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key === 'Enter' && !altKey) {
    // Ctrl+Enter is held too, because it saves a note; as a command it would mark the request.
    holdKey({ key, ctrlKey, metaKey, shiftKey });
    return true;
  }
  if (ctrlKey || metaKey || altKey) {
    // Another command may open another field.
    if (key.length === 1) takeHeldKeys();
    return false;
  }
  if (key !== 'Escape' && key !== 'Tab' && !key.startsWith('Arrow')) {
    if (key.length === 1 || key === 'Backspace') holdKey({ key, ctrlKey, metaKey, shiftKey });
    return true;
  }
  giveUpInput();
  return false;
}

/**
 * Types held keys into the text field once it exists; without one they are dropped. Returns the function that
 * stops it.
 */
export function followHeldKeys({ app }: Stores): () => void {
  const type = (): void => {
    const { isInputAwaited, takeHeldKeys } = app.getState();
    // The field's code is loaded, and the field itself follows.
    if (isInputAwaited) return;
    for (const key of takeHeldKeys()) {
      const field = document.activeElement;
      if (!takesText(field)) return;
      typeKey(field, key);
    }
  };
  return app.subscribe((now, before) => {
    // Runs after the commit that focuses the field, and before the next key event.
    if (before.isInputAwaited && !now.isInputAwaited) queueMicrotask(type);
  });
}
