import { commandRow, type CommandId } from '../../contract/command-table';
import { ariaKeys, keyText } from '../lib/keys';

export interface CommandHint {
  /** As printed on the keyboard; undefined for a command without keys. */
  readonly shortcut: string | undefined;
  readonly ariaKeys: string | undefined;
  readonly title: string;
}

/** What a control of a command shows beside its label, from the table of commands: its keys, and `text` with the usual one as its tooltip. */
export function commandHint(id: CommandId, text: string = commandRow(id).title): CommandHint {
  const { keys = [] } = commandRow(id);
  const [usual] = keys;
  if (usual === undefined) return { shortcut: undefined, ariaKeys: undefined, title: text };
  const shortcut = keyText(usual);
  return { shortcut, ariaKeys: ariaKeys(keys), title: `${text} (${shortcut})` };
}

/** The same as attributes of an element. */
export function attributesOf(hint: CommandHint | undefined): {
  readonly 'aria-keyshortcuts'?: string | undefined;
  readonly title?: string;
} {
  return hint === undefined ? {} : { 'aria-keyshortcuts': hint.ariaKeys, title: hint.title };
}
