import type { DeskAsk } from '../../shared/desk-asks';
import { t } from '../lib/messages/translate';
import { copyDiagnostics } from '../settings/copy-diagnostics';
import { runCommand } from './commands';
import type { Desk } from '../stores/context';
import { openRequest } from '../stores/open-request';

/** Does what a menu, the tray, a notice or a link asked for. */
export function answerAsk(desk: Desk, ask: DeskAsk): void {
  const { app, connections, toasts } = desk;
  switch (ask.kind) {
    case 'command':
      runCommand(desk, ask.command);
      return;
    case 'room':
      app.getState().goTo(ask.room);
      return;
    case 'request':
      void openRequest(desk, ask.key, ask.row);
      return;
    case 'request-missing':
      toasts.getState().show({ tone: 'error', text: t('link.missing', { id: ask.id }) });
      return;
    case 'add-connection':
      connections.getState().show({ kind: 'add' });
      app.getState().showConnectionsTab('connections');
      app.getState().goTo('connections');
      return;
    case 'licences':
      app.getState().showLicences(true);
      return;
    case 'copy-diagnostics':
      void copyDiagnostics(desk);
  }
}
