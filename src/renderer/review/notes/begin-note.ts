import { t } from '../../lib/messages/translate';
import type { Stores } from '../../stores/context';
import { currentFieldId } from '../display/current-field';
import { showMode } from '../display/review-mode';

/**
 * Begins a note on the current field. While the fields are still loading it waits for the first one; where
 * none can load, it reports that at once. Keys that lead elsewhere cancel it (`isInputAwaited`).
 */
export function beginNote(stores: Stores): void {
  const { app, review } = stores;
  const { stale, problem, fieldAt } = review.getState();
  if (!stale && problem === undefined) return write(stores, currentFieldId(stores) ?? fieldAt(0)?.id);
  if (isRefused(stores)) return;
  app.getState().awaitInput(true);
  const stop = review.subscribe((now) => {
    const isCancelled = !app.getState().isInputAwaited;
    if (!isCancelled && now.stale && !isRefused(stores)) return;
    stop();
    if (isCancelled) return;
    // Another request starts at its first field.
    if (!now.stale) write(stores, now.fieldAt(0)?.id);
  });
}

function write(stores: Stores, fieldId: string | undefined): void {
  const { awaitInput, giveUpInput } = stores.app.getState();
  if (fieldId === undefined) return giveUpInput();
  awaitInput(true);
  showMode(stores, 'read');
  stores.notes.getState().write({ fieldId, note: undefined });
}

/**
 * No field can load, and a notice has the reason. While it is shown, letters typed for the note are not
 * commands.
 */
function isRefused({ app, review, toasts }: Stores): boolean {
  const isLost = app.getState().connection === 'lost';
  if (!isLost && review.getState().problem === undefined) return false;
  const text = t(isLost ? 'notes.noFields.lost' : 'notes.noFields');
  const shown = toasts.getState().show({ tone: 'error', text });
  app.getState().awaitInput(true);
  const stop = toasts.subscribe((now) => {
    if (now.toasts.some(({ id }) => id === shown)) return;
    stop();
    app.getState().giveUpInput();
  });
  return true;
}
