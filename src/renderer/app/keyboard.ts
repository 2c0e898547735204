import { flushSync } from 'react-dom';
import { commandIds, commandRow } from '../../contract/command-table';
import { isPressed, takesText } from '../lib/keys';
import type { Desk } from '../stores/context';
import { commandActions, isAvailableHere } from './commands';

/**
 * Runs the command whose keys are down; true when there is one. What it opens is in the page, with the focus, before the next key
 * comes.
 */
export function handleKey(event: KeyboardEvent, desk: Desk): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  const isInText = takesText(event.target);
  // Arrows alone belong to what has the focus.
  const isFree = document.activeElement === document.body;
  const id = commandIds.find((one) => {
    const { keys = [], inText } = commandRow(one);
    if (isInText && inText !== true) return false;
    const isItsKey = keys.some((key) => isPressed(key, event) && (isFree || !key.startsWith('Arrow')));
    return isItsKey && isAvailableHere(desk, one);
  });
  if (id === undefined) return false;
  if (!event.repeat || commandRow(id).repeats === true) flushSync(() => void commandActions[id].run(desk));
  return true;
}

/**
 * Keeps a key from everything while a text field that was asked for is not in the page yet; true when it did. Keys that lead away
 * give the field up.
 */
export function holdForInput(event: KeyboardEvent, { app }: Desk): boolean {
  const { isInputAwaited, awaitInput } = app.getState();
  if (!isInputAwaited || takesText(event.target)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { key } = event;
  if (key !== 'Escape' && key !== 'Tab' && !key.startsWith('Arrow')) return true;
  awaitInput(false);
  return false;
}
