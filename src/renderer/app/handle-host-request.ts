import type { HostRequest } from '../../contract/host-request';
import { t } from '../lib/messages/translate';
import type { Desk } from '../stores/context';
import { openRequest } from '../stores/open-request';
import { runCommand } from './commands';

/** Does what a menu, the tray, a notification or a link wants. */
export function handleHostRequest(desk: Desk, request: HostRequest): void {
  switch (request.kind) {
    case 'run':
      runCommand(desk, request.command);
      return;
    case 'screen':
      desk.app.getState().goTo(request.screen);
      return;
    case 'request':
      void openRequest(desk, request.key, request.row);
      return;
    case 'request-missing':
      desk.toasts.getState().show({ tone: 'error', text: t('link.missing', { id: request.id }) });
  }
}
