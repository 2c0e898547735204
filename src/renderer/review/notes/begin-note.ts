import type { Desk } from '../../stores/context';
import { t } from '../../lib/messages/translate';
import { currentFieldId } from '../display/current-field';
import { showMode } from '../display/review-mode';

/** Whoever types slower than this is not writing a note any more. */
const longestPauseMs = 1500;
let awaitedAt = -Infinity;

/**
 * Begins a note on the field the keyboard is in. Fields on their way are waited for; where none will come, that is said at
 * once.
 */
export function beginNote(desk: Desk): void {
  const { review } = desk;
  const { stale, problem, fieldAt } = review.getState();
  if (!stale && problem === undefined) return write(desk, currentFieldId() ?? fieldAt(0)?.id);
  awaitedAt = performance.now();
  if (isRefused(desk)) return;
  const stop = review.subscribe((now) => {
    if (now.stale && !isRefused(desk)) return;
    stop();
    // Another request begins at its top.
    if (!now.stale && isAwaited()) write(desk, now.fieldAt(0)?.id);
  });
}

/** A note was asked for and has no place: what is typed on is meant for it, and no command. Keys that lead away end it. */
export function holdsForNote({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!isAwaited() || ctrlKey || metaKey || altKey) return false;
  const leadsAway = key === 'Escape' || key === 'Tab' || key.startsWith('Arrow');
  awaitedAt = leadsAway ? -Infinity : performance.now();
  return !leadsAway;
}

function isAwaited(): boolean {
  return performance.now() - awaitedAt <= longestPauseMs;
}

function write(desk: Desk, fieldId: string | undefined): void {
  awaitedAt = -Infinity;
  if (fieldId === undefined) return;
  showMode(desk, 'read');
  desk.notes.getState().write({ fieldId, note: undefined });
}

/** No field will come, and the reader is told why. */
function isRefused({ app, review, toasts }: Desk): boolean {
  const isLost = app.getState().connection === 'lost';
  if (!isLost && review.getState().problem === undefined) return false;
  toasts.getState().show({ tone: 'error', text: t(isLost ? 'notes.noFields.lost' : 'notes.noFields') });
  return true;
}
