import type { Stores } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { hasDrafts } from '../../stores/review/edit-state';
import { availableActions } from './available-actions';

/**
 * `Ctrl+S` in the editor: saves a new version of a completed request, else the drafts, which are also saved
 * while typing.
 */
export async function saveEdited({ edit, toasts }: Stores): Promise<void> {
  const { fulfilment, busy, run, keepTyped } = edit.getState();
  if (fulfilment === undefined || busy) return;
  // Typed text is stored as a draft first.
  if (!(await keepTyped())) return;
  const save = availableActions(fulfilment, hasDrafts(edit.getState())).find((one) => one.action === 'save');
  if (save !== undefined && save.disabledReason === undefined) return void (await run('save'));
  toasts.getState().show({ tone: 'done', text: save?.disabledReason ?? t('edit.kept') });
}
