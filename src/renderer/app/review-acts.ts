import type { Desk } from '../stores/context';
import { focusReview } from '../stores/focus';
import { hasDrafts } from '../stores/review/edit-state';
import { offeredActs } from '../review/edit/offered-acts';
import { showMode, toggleMode } from '../review/display/review-mode';
import { t } from '../lib/messages/translate';
import { beginNote } from '../review/notes/begin-note';
import { dismissCurrent, stepProblem } from '../review/problems/problem-keys';
import { currentFieldId } from '../review/display/current-field';
import type { PaletteAct } from './palette-act';

/** What can be done with the request that is shown, beside marking it. */
export function reviewActs(desk: Desk, inRoom: (run: () => unknown) => () => void): readonly PaletteAct[] {
  const { request } = desk.review.getState();
  if (request === undefined || desk.requests.getState().chosen.size > 1) return [];
  const act: Act = (id, label, shortcut, run) => ({
    id: `review.${id}`,
    group: 'acts',
    label,
    ...(shortcut === undefined ? {} : { shortcut }),
    run: inRoom(run),
  });
  const isReviewed = request.reviewed === 'reviewed';
  return [
    act('open', t('shortcuts.open'), 'Enter', focusReview),
    act('reviewed', t(isReviewed ? 'palette.notReviewed' : 'palette.reviewed'), 'r', () =>
      desk.reviewing.toggle(),
    ),
    ...problemActs(desk, act),
    ...changeActs(desk, act),
    ...fieldActs(desk, act),
    ...editActs(desk, act),
    ...fulfilmentActs(desk, act),
  ];
}

type Act = (id: string, label: string, shortcut: string | undefined, run: () => unknown) => PaletteAct;

function problemActs(desk: Desk, act: Act): readonly PaletteAct[] {
  const { checked, problems, checkAgain } = desk.problems.getState();
  if (checked === 'failed') return [act('checkAgain', t('problems.checkAgain'), undefined, checkAgain)];
  if (problems.length === 0) return [];
  return [
    act('nextProblem', t('palette.nextProblem'), 'n', () => stepProblem(desk, 1)),
    act('previousProblem', t('palette.previousProblem'), 'p', () => stepProblem(desk, -1)),
    act('dismiss', t('palette.dismiss'), 'x', () => dismissCurrent(desk)),
  ];
}

function changeActs(desk: Desk, act: Act): readonly PaletteAct[] {
  const { step } = desk.changes.getState();
  if (desk.review.getState().mode !== 'compare')
    return [act('changes', t('shortcuts.changes'), 'c', () => showMode(desk, 'compare'))];
  return [
    act('changes', t('palette.changesBack'), 'c', () => showMode(desk, 'read')),
    act('nextChange', t('changes.next'), 'd', () => step(1)),
    act('previousChange', t('changes.previous'), 'Shift+D', () => step(-1)),
  ];
}

const onField = (run: (fieldId: string) => unknown) => (): void => {
  const fieldId = currentFieldId();
  if (fieldId !== undefined) void run(fieldId);
};

/** For the field the keyboard is in once the palette has given the focus back. */
function fieldActs(desk: Desk, act: Act): readonly PaletteAct[] {
  const { reviewing, review } = desk;
  if (review.getState().mode === 'edit') return [];
  return [
    act(
      'fieldReviewed',
      t('palette.fieldReviewed'),
      'Shift+R',
      onField((fieldId) => reviewing.toggleField(fieldId)),
    ),
    act('note', t('shortcuts.note'), 'm', () => beginNote(desk)),
  ];
}

/** Mirrored requests are read-only here. */
function editActs(desk: Desk, act: Act): readonly PaletteAct[] {
  const { request, mode } = desk.review.getState();
  if (request?.origin !== undefined) return [];
  const label = t(mode === 'edit' ? 'palette.editBack' : 'shortcuts.edit');
  return [act('edit', label, 'e', () => toggleMode(desk, 'edit'))];
}

/** Those whose button is there and can be pressed; what a button asks first is asked beside it. */
function fulfilmentActs({ edit }: Desk, act: Act): readonly PaletteAct[] {
  const { fulfilment, busy } = edit.getState();
  if (fulfilment === undefined || busy) return [];
  return offeredActs(fulfilment, hasDrafts(edit.getState()))
    .filter(({ disabledReason }) => disabledReason === undefined)
    .map(({ act: name }) => act(name, t(`edit.${name}`), undefined, () => edit.getState().act(name)));
}
