import { t, type MessageKey } from '../lib/messages/translate';
import type { Desk } from '../stores/context';
import { saveAsNewView, saveView } from '../requests/save-view-button';
import { focusFilter, focusList, isInReview } from '../stores/focus';
import { handleFindKey } from '../review/find/find-keys';
import { handleInspectorKey } from '../review/inspect/inspector-keys';
import { beginNote } from '../review/notes/begin-note';
import { dismissCurrent, isFormOnItsWay, stepProblem } from '../review/problems/problem-keys';
import { saveEdited } from '../review/edit/save-edited';
import { showMode, toggleMode } from '../review/display/review-mode';
import { chooseLook } from '../review/choose-look';
import { currentFieldId } from '../review/display/current-field';

/** The list that `?` shows. Written by hand beside the handler below: one screen, read together. */
export const shortcutGroups = [
  {
    title: 'shortcuts.group.list',
    shortcuts: [
      { keys: ['j', '↓', 'Alt+↓'], text: 'shortcuts.next' },
      { keys: ['k', '↑', 'Alt+↑'], text: 'shortcuts.previous' },
      { keys: ['Home', 'End'], text: 'shortcuts.first' },
      { keys: ['Enter'], text: 'shortcuts.open' },
      { keys: ['Esc'], text: 'shortcuts.back' },
    ],
  },
  {
    title: 'shortcuts.group.find',
    shortcuts: [
      { keys: ['/'], text: 'shortcuts.filter' },
      { keys: ['Ctrl+F'], text: 'shortcuts.findInRequest' },
      { keys: ['F3', 'Shift+F3'], text: 'shortcuts.nextHit' },
      { keys: ['Esc'], text: 'shortcuts.clearFilter' },
      { keys: ['Ctrl+S'], text: 'shortcuts.saveView' },
      { keys: ['Ctrl+Shift+S'], text: 'shortcuts.saveAsNewView' },
      { keys: ['Ctrl+K'], text: 'shortcuts.palette' },
    ],
  },
  {
    title: 'shortcuts.group.several',
    shortcuts: [
      { keys: ['Shift+↑↓'], text: 'shortcuts.extend' },
      { keys: ['Ctrl+↑↓', 'Ctrl+Space'], text: 'shortcuts.toggle' },
      { keys: ['Ctrl+A'], text: 'shortcuts.chooseAll' },
    ],
  },
  {
    title: 'shortcuts.group.review',
    shortcuts: [
      { keys: ['s'], text: 'shortcuts.imported' },
      { keys: ['f'], text: 'shortcuts.failed' },
      { keys: ['Ctrl+Enter'], text: 'shortcuts.importedNext' },
      { keys: ['z', 'Ctrl+Z'], text: 'shortcuts.undo' },
      { keys: ['r', 'Shift+R'], text: 'shortcuts.reviewed' },
      { keys: ['n', 'p'], text: 'shortcuts.nextProblem' },
      { keys: ['x'], text: 'shortcuts.dismiss' },
      { keys: ['c'], text: 'shortcuts.changes' },
      { keys: ['d', 'Shift+D'], text: 'shortcuts.nextChange' },
      { keys: ['m'], text: 'shortcuts.note' },
      { keys: ['e'], text: 'shortcuts.edit' },
      { keys: ['Ctrl+S'], text: 'shortcuts.saveEdited' },
      { keys: ['1', '2', '3'], text: 'shortcuts.look' },
      { keys: ['Shift+1–3'], text: 'shortcuts.fieldLook' },
      { keys: ['i'], text: 'shortcuts.inspect' },
    ],
  },
  {
    title: 'shortcuts.group.webhook',
    shortcuts: [
      { keys: ['r'], text: 'shortcuts.redeliver' },
      { keys: ['Delete'], text: 'shortcuts.cancelMark' },
    ],
  },
  {
    title: 'shortcuts.group.window',
    shortcuts: [
      { keys: ['Ctrl+,'], text: 'shortcuts.settings' },
      { keys: ['?'], text: 'shortcuts.help' },
    ],
  },
] as const satisfies readonly {
  readonly title: MessageKey;
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly text: MessageKey }[];
}[];

/** Letters typed into a field are text, not commands. Radio buttons take no text. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** Does what a key means here; true when it meant something. */
export function handleShortcut(event: KeyboardEvent, desk: Desk): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  const command = event.ctrlKey || event.metaKey;
  if (command && !event.shiftKey && event.key.toLowerCase() === 'k')
    return done(() => desk.palette.getState().open());
  if (command && event.key === ',') return done(() => desk.app.getState().goTo('settings'));
  const isInRequests = desk.app.getState().room === 'requests';
  if (isInRequests && command && !event.altKey && event.key.toLowerCase() === 's')
    return done(() => saveByKey(event, desk));
  if (isInRequests && (handleInspectorKey(event, desk) || handleFindKey(event, desk))) return true;
  if (takesText(event.target)) return false;
  if (event.key.toLowerCase() === 'z' && (command ? !event.shiftKey : !event.altKey && event.key === 'z'))
    return done(() => undo(desk));
  if (!command && !event.altKey && event.key === '?')
    return done(() => desk.app.getState().showShortcuts(true));
  const { room } = desk.app.getState();
  if (room === 'requests') return inRequests(event, desk, command);
  if (command || event.altKey) return false;
  if (room === 'connections') return inOutbox(event, desk);
  return room === 'webhook' && event.key === 'r' && sendAgain(event, desk);
}

/** Where targets are written, saving means them. */
function saveByKey({ shiftKey, repeat }: KeyboardEvent, desk: Desk): unknown {
  if (repeat) return undefined;
  if (desk.review.getState().mode === 'edit') return saveEdited(desk);
  return shiftKey ? saveAsNewView(desk) : saveView(desk);
}

/** What is selected, in the half of the room that is shown. A held key sends once. */
function sendAgain(event: KeyboardEvent, desk: Desk): true {
  const { app, deliveries, receipts } = desk;
  if (event.repeat) return true;
  if (app.getState().webhookTab === 'deliveries') return done(() => deliveries.getState().redeliver());
  return done(() => receipts.getState().replay());
}

/** What is selected in the outbox. A conflict is overridden by its button only. */
function inOutbox(event: KeyboardEvent, { app, outbox }: Desk): boolean {
  if (app.getState().connectionsTab !== 'outbox' || event.repeat) return false;
  if (event.key === 'r') return done(() => outbox.getState().sendNow(false));
  return event.key === 'Delete' && done(() => outbox.getState().cancel());
}

function inRequests(event: KeyboardEvent, desk: Desk, command: boolean): boolean {
  if (isFormOnItsWay(desk)) return true;
  const { move } = desk.requests.getState();
  const mark = (state: 'success' | 'fail', advance: boolean): boolean =>
    // A held key marks one request, not all of them.
    done(() => (event.repeat ? undefined : markKeepingFocus(desk, state, advance)));

  if (command) return event.key === 'Enter' && !event.altKey ? mark('success', true) : false;
  if (event.altKey) {
    if (event.key === 'ArrowDown') return done(() => move(1));
    if (event.key === 'ArrowUp') return done(() => move(-1));
    return false;
  }
  if (chooseLook(event, desk.review)) return true;
  switch (event.key) {
    case '/':
      return done(focusFilter);
    case 'j':
    case 'k':
      startInList();
      return done(() => move(event.key === 'j' ? 1 : -1));
    case 's':
      return mark('success', false);
    case 'f':
      return mark('fail', false);
    case 'r':
    case 'R':
    case 'c':
    case 'd':
    case 'D':
    case 'm':
    case 'e':
    case 'n':
    case 'p':
    case 'x':
      return event.repeat && !isStep(event.key) ? true : onWhatIsShown(event.key, desk);
    case 'Escape':
      return isInReview(document.activeElement) ? done(focusList) : false;
    case 'ArrowDown':
    case 'ArrowUp':
      if (document.activeElement !== document.body) return false;
      startInList();
      return done(() => move(event.key === 'ArrowDown' ? 1 : -1));
    default:
      return false;
  }
}

/** Nothing has the focus: the keyboard starts in the list, which reads out what is gone to. */
function startInList(): void {
  if (document.activeElement === document.body) focusList();
}

/** A held key goes on. */
function isStep(key: string): boolean {
  return ['d', 'D', 'n', 'p'].includes(key);
}

/** Keys that act on the request that is shown, or on the field the keyboard is in. */
export function onWhatIsShown(
  key: 'r' | 'R' | 'c' | 'd' | 'D' | 'm' | 'e' | 'n' | 'p' | 'x',
  desk: Desk,
): boolean {
  const { changes, reviewing, review } = desk;
  const { request, mode } = review.getState();
  if (request === undefined) return false;
  // Of several, none is shown that anything else could be done with.
  if (key !== 'r' && desk.requests.getState().chosen.size > 1) return true;
  switch (key) {
    case 'r':
      return done(() => reviewing.toggle());
    case 'n':
      return done(() => stepProblem(desk, 1));
    case 'p':
      return done(() => stepProblem(desk, -1));
    case 'x':
      return done(() => dismissCurrent(desk));
    case 'c':
      return done(() => toggleMode(desk, 'compare'));
    case 'd':
    case 'D':
      return done(() => {
        if (mode !== 'compare') showMode(desk, 'compare');
        else changes.getState().step(key === 'd' ? 1 : -1);
      });
    case 'e':
      return done(() => toggleMode(desk, 'edit'));
    case 'm':
      return mode !== 'edit' && done(() => beginNote(desk));
    case 'R': {
      // Fields of the request before are no fields of this one.
      const fieldId = review.getState().stale ? undefined : currentFieldId();
      if (fieldId === undefined || mode === 'edit') return false;
      return done(() => reviewing.toggleField(fieldId));
    }
  }
}

/** Takes the newest act back, and says so when there is none: pressing a key without an answer leaves one in doubt. */
export function undo({ toasts }: Desk): void {
  const { runNewestAction, show } = toasts.getState();
  if (!runNewestAction()) show({ tone: 'done', text: t('undo.nothing') });
}

/** When nothing is left to review, the focused control disappears with it: the list takes over. */
export async function markKeepingFocus(
  desk: Desk,
  state: 'success' | 'fail',
  advance: boolean,
): Promise<void> {
  await desk.marking.mark(state, { advance });
  if (document.activeElement === document.body) focusList();
}

function done(act: () => unknown): true {
  void act();
  return true;
}
