import {
  commandIds,
  commandRow,
  controlKeys,
  type CommandGroup,
  type CommandId,
} from '../../../contract/command-table';
import { displayLocale } from './locale';

export interface CommandTitles {
  readonly titles: Readonly<Record<string, string>>;
  /** In the order of `controlKeys`. */
  readonly controlKeyTitles: readonly string[];
  /** In the language's plural forms. */
  readonly desktopTexts: Readonly<Record<string, string>>;
}

let current: CommandTitles | undefined;

/** Titles of commands from now on; without them, the table's English ones. */
export function titleCommandsBy(titles: CommandTitles | undefined): void {
  current = titles;
}

/** Returns a command's title in the language of the window. */
export function commandTitle(id: CommandId): string {
  return current?.titles[id] ?? commandRow(id).title;
}

/** Keys that a control handles itself; see `controlKeys`. */
export interface ControlKeys {
  readonly title: string;
  readonly keys: readonly string[];
  readonly group: CommandGroup;
}

/** Returns the keys that controls handle themselves, with their titles in the language of the window. */
export function titledControlKeys(): readonly ControlKeys[] {
  return controlKeys.map((row, index) => ({ ...row, title: current?.controlKeyTitles[index] ?? row.title }));
}

/** Returns the texts of the desktop in the language of the window; its English ones are in main. */
export function desktopLanguage() {
  const texts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(commandIds.map((id) => [id, commandTitle(id)])),
    ...current?.desktopTexts,
  };
  return { locale: displayLocale(), texts: Object.entries(texts).map(([id, text]) => ({ id, text })) };
}
