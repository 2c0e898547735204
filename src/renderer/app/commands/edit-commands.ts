import type { CommandId } from '../../../contract/command-table';
import { commandTitle } from '../../lib/messages/command-titles';
import { t } from '../../lib/messages/translate';
import { toggleMode } from '../../review/display/review-mode';
import { availableActions } from '../../review/edit/available-actions';
import { saveEdited } from '../../review/edit/save-edited';
import type { Stores } from '../../stores/context';
import { hasDrafts, type EditAction } from '../../stores/review/edit-state';
import { type Command, isOneShown, isMode } from './command';

/** Commands of the editor. Confirmations are shown there, as for its buttons. */
const editing = (action: EditAction): Command => ({
  isAvailable: (stores) => isMode(stores, 'edit') && isOffered(stores, action),
  run: ({ edit }) => edit.getState().run(action),
});

function isOffered({ edit }: Stores, action: EditAction): boolean {
  const { fulfilment, busy } = edit.getState();
  if (fulfilment === undefined || busy) return false;
  const offered = availableActions(fulfilment, hasDrafts(edit.getState())).find(
    (one) => one.action === action,
  );
  return offered !== undefined && offered.disabledReason === undefined;
}

/** Commands of the editor. */
export const editCommands = {
  'edit.save': {
    isAvailable: (stores) => isMode(stores, 'edit'),
    run: saveEdited,
    label: (stores) => (isOffered(stores, 'save') ? t('edit.save') : commandTitle('edit.save')),
  },
  edit: {
    // Mirrored requests can't be edited here.
    isAvailable: (stores) => isOneShown(stores) && stores.review.getState().request?.origin === undefined,
    run: (stores) => toggleMode(stores, 'edit'),
    label: (stores) => (isMode(stores, 'edit') ? t('palette.editBack') : commandTitle('edit')),
  },
  'edit.confirm': editing('confirm'),
  'edit.complete': editing('complete'),
  'edit.fill': {
    isAvailable: (stores) => isMode(stores, 'edit') && stores.repetitions.getState().count > 0,
    run: ({ repetitions }) => repetitions.getState().fill(),
  },
  'edit.reopen': editing('reopen'),
} satisfies Partial<Record<CommandId, Command>>;
