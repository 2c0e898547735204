import { useStore } from 'zustand';
import type { CommandId } from '../../contract/command-table';
import { keysOf } from '../lib/command-keys';
import { commandTitle } from '../lib/messages/command-titles';
import { ariaKeys } from '../lib/keys';
import { keyText } from './key-text';
import { useStores } from '../stores/context';

export interface CommandHint {
  /** Keys as printed on the keyboard; undefined for a command without keys. */
  readonly shortcut: string | undefined;
  readonly ariaKeys: string | undefined;
  readonly title: string;
}

/** Returns a control's hints from the command table: its keys, and a tooltip of `text` with the usual key. */
export function useCommandHint(): (id: CommandId, text?: string) => CommandHint {
  const { app } = useStores();
  const preferences = useStore(app, (s) => s.preferences);
  return (id, text = commandTitle(id)) => {
    const keys = keysOf(id, preferences);
    const [usual] = keys;
    if (usual === undefined) return { shortcut: undefined, ariaKeys: undefined, title: text };
    const shortcut = keyText(usual);
    return { shortcut, ariaKeys: ariaKeys(keys), title: `${text} (${shortcut})` };
  };
}

/** Returns the hint as attributes of an element. */
export function attributesOf(hint: CommandHint | undefined): {
  readonly 'aria-keyshortcuts'?: string | undefined;
  readonly title?: string;
} {
  return hint === undefined ? {} : { 'aria-keyshortcuts': hint.ariaKeys, title: hint.title };
}
