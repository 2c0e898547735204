import type { BrowserWindow } from 'electron';
import type { HostRequest } from '../../contract/desktop/host-request';
import type { DeepLink } from './deep-link';
import { openedFiles } from './desktop-host';
import type { RestartableBackend } from './restartable-backend';

interface Parts {
  readonly backend: RestartableBackend;
  readonly window: BrowserWindow;
  readonly bring: () => void;
}

export interface LinkOpener {
  /** Sends the request to the window once its page can receive it. */
  readonly send: (request: HostRequest) => void;
  /** Brings the window to the front, at the request of the link. */
  readonly open: (link: DeepLink) => void;
  /** Brings the window to the front, with the files to import. */
  readonly openFiles: (paths: readonly string[]) => void;
}

export function linkOpener({ backend, window, bring }: Parts): LinkOpener {
  const send = (payload: HostRequest): void => {
    const emit = (): void => backend.current?.core.changes.notify({ name: 'host.requested', payload });
    if (window.webContents.isLoading()) window.webContents.once('did-finish-load', emit);
    else emit();
  };
  return {
    send,
    openFiles(paths) {
      if (paths.length === 0) return;
      openedFiles.add(paths);
      bring();
      send({ kind: 'files' });
    },
    open({ requestId, fieldId }) {
      bring();
      const place = backend.current?.core.review.placeOf(requestId, fieldId);
      send(place === undefined ? { kind: 'request-missing', id: requestId } : { kind: 'request', ...place });
    },
  };
}
