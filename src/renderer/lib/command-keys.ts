import { commandRow, type CommandId } from '../../contract/command-table';
import type { UiPreferences } from '../../contract/ui-types';

/** A letter, digit or sign without Ctrl or Alt, or several one after another; Shift does not count. */
const SINGLE_KEY = /^(?:(?:Shift\+)?\S(?: |$))+$/u;

/** Returns the keys that run a command, the usual one first; the user may have switched single keys off. */
export function keysOf(id: CommandId, { singleKeys }: Pick<UiPreferences, 'singleKeys'>): readonly string[] {
  const { keys = [] } = commandRow(id);
  return singleKeys ? keys : keys.filter((key) => !SINGLE_KEY.test(key));
}
