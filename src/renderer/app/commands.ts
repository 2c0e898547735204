import type { WindowCommand } from '../../shared/desk-asks';
import { openFind } from '../review/find/find-keys';
import { openInspector } from '../review/inspect/inspector-keys';
import { t } from '../lib/messages/translate';
import { isFormOnItsWay } from '../review/problems/problem-keys';
import { saveAsNewView, saveView } from '../requests/save-view-button';
import type { Desk } from '../stores/context';
import { focusFilter } from '../stores/focus';
import { markKeepingFocus, onWhatIsShown, undo } from './shortcuts';

interface Command {
  /** `requests`: it acts on what is selected there, so it does nothing while another screen is shown. */
  readonly where: 'anywhere' | 'requests';
  readonly run: (desk: Desk) => unknown;
}

const anywhere = (run: Command['run']): Command => ({ where: 'anywhere', run });
const inRequests = (run: Command['run']): Command => ({ where: 'requests', run });
const onShown = (key: Parameters<typeof onWhatIsShown>[0]): Command =>
  inRequests((desk) => onWhatIsShown(key, desk));

/** What the menus ask for by name. */
const commands: Readonly<Record<WindowCommand, Command>> = {
  settings: anywhere(({ app }) => app.getState().goTo('settings')),
  palette: anywhere(({ palette }) => palette.getState().open()),
  shortcuts: anywhere(({ app }) => app.getState().showShortcuts(true)),
  undo: anywhere(undo),
  'save-view': inRequests(saveView),
  'save-new-view': inRequests(saveAsNewView),
  filter: inRequests(focusFilter),
  find: inRequests((desk) => {
    const isRead = desk.review.getState().request !== undefined && desk.review.getState().mode !== 'edit';
    return isRead ? openFind(desk) : undefined;
  }),
  'find-next': inRequests(({ find }) => find.getState().shown && find.getState().step(1)),
  'find-previous': inRequests(({ find }) => find.getState().shown && find.getState().step(-1)),
  'look-rendered': inRequests(({ review }) => review.getState().setLook('rendered')),
  'look-text': inRequests(({ review }) => review.getState().setLook('text')),
  'look-code': inRequests(({ review }) => review.getState().setLook('code')),
  inspect: inRequests(openInspector),
  next: inRequests(({ requests }) => requests.getState().move(1)),
  previous: inRequests(({ requests }) => requests.getState().move(-1)),
  'mark-imported': inRequests((desk) => markKeepingFocus(desk, 'success', false)),
  'mark-imported-next': inRequests((desk) => markKeepingFocus(desk, 'success', true)),
  'mark-failed': inRequests((desk) => markKeepingFocus(desk, 'fail', false)),
  'remove-mark': inRequests(({ marking }) => marking.remove()),
  changes: onShown('c'),
  reviewed: onShown('r'),
  'field-reviewed': onShown('R'),
  note: onShown('m'),
  'next-problem': onShown('n'),
  'previous-problem': onShown('p'),
  dismiss: onShown('x'),
  'next-change': onShown('d'),
  'previous-change': onShown('D'),
  edit: onShown('e'),
};

/** Does what a menu item stands for, where it applies. A dialog keeps the window to itself. */
export function runCommand(desk: Desk, name: WindowCommand): void {
  if (document.querySelector('dialog[open]:not([popover])') !== null) return;
  const { where, run } = commands[name];
  if (where === 'requests') {
    if (desk.app.getState().room !== 'requests') {
      desk.toasts.getState().show({ tone: 'error', text: t('command.notHere') });
      return;
    }
    if (isFormOnItsWay(desk)) return;
  }
  void run(desk);
}
