import { commandIds, commandRow, type CommandId } from '../../../contract/command-table';
import type { Stores } from '../../stores/context';
import { runAtOnce } from '../../stores/run-at-once';
import type { Command } from './command';
import { listCommands } from './list-commands';
import { reviewCommands } from './review-commands';
import { editCommands } from './edit-commands';
import { windowCommands } from './window-commands';
import { markCommands } from './mark-commands';
import { feedCommands } from './feed-commands';
import { requestCommands } from './request-commands';

/** The action of every command, and when it is available. */
export const commandActions: Readonly<Record<CommandId, Command>> = {
  ...listCommands,
  ...reviewCommands,
  ...editCommands,
  ...windowCommands,
  ...markCommands,
  ...feedCommands,
  ...requestCommands,
};

/** Whether a command can run now: its screen is shown, and it has something to act on. */
export function isAvailableHere(stores: Stores, id: CommandId): boolean {
  const { screen } = commandRow(id);
  return (
    (screen === undefined || stores.app.getState().screen === screen) &&
    commandActions[id].isAvailable(stores)
  );
}

/** Ids of commands that can run now, which is none behind a dialog; the menus enable these. */
export function availableCommands(stores: Stores): readonly CommandId[] {
  return isDialogOpen(stores) ? [] : commandIds.filter((id) => isAvailableHere(stores, id));
}

const isDialogOpen = ({ app }: Stores): boolean => app.getState().openDialogs > 0;

/** Runs a command of a menu; does nothing if it is not available. */
export function runCommand(stores: Stores, id: CommandId): void {
  if (!isDialogOpen(stores) && isAvailableHere(stores, id))
    runAtOnce(stores, () => commandActions[id].run(stores));
}
