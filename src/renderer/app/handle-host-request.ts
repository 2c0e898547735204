import type { HostRequest } from '../../contract/desktop/host-request';
import { t } from '../lib/messages/translate';
import type { Stores } from '../stores/context';
import { importOpenedFiles } from '../stores/import-opened-files';
import { openRequest } from '../stores/open-request';
import { runCommand } from './commands/commands';

/** Performs an action requested by a menu, the tray, a notification or a link. */
export function handleHostRequest(stores: Stores, request: HostRequest): void {
  switch (request.kind) {
    case 'run':
      runCommand(stores, request.command);
      return;
    case 'screen':
      stores.app.getState().goTo(request.screen);
      return;
    case 'request':
      void openRequest(stores, request.key, request.row);
      return;
    case 'files':
      stores.app.getState().goTo('orders');
      void importOpenedFiles(stores);
      return;
    case 'request-missing':
      stores.toasts.getState().show({ tone: 'error', text: t('link.missing', { id: request.id }) });
  }
}
