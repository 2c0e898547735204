import {
  commandIds,
  commandRow,
  controlKeys,
  type CommandGroup,
  type CommandId,
} from '../../../contract/command-table';
import { menuTextIds, menuTexts, type MenuTextId } from '../../../contract/menu-texts';

export interface CommandTitles {
  readonly titles: Readonly<Record<string, string>>;
  /** In the order of `controlKeys`. */
  readonly controlKeyTitles: readonly string[];
  /** The desktop's menus. */
  readonly menus: Readonly<Record<MenuTextId, string>>;
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

/** Returns every text of the desktop's menus in the language of the window. */
export function menuTitles(): readonly { readonly id: CommandId | MenuTextId; readonly title: string }[] {
  return [
    ...commandIds.map((id) => ({ id, title: commandTitle(id) })),
    ...menuTextIds.map((id) => ({ id, title: current?.menus[id] ?? menuTexts[id] })),
  ];
}
