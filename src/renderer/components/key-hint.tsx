import type { CommandId } from '../../contract/command-table';
import { Kbd } from './kbd';
import { useCommandHint } from './use-command-hint';

/** The usual key of a command, as printed on the keyboard; nothing for a command without keys. */
export function KeyHint({ command }: { readonly command: CommandId }) {
  const { shortcut } = useCommandHint()(command);
  return shortcut === undefined ? null : <Kbd keys={shortcut} />;
}
