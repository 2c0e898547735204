import type { BrowserWindow } from 'electron';
import type { HostRequest } from '../../contract/host-request';
import type { DeepLink } from './deep-link';
import type { DeskBackend } from './desk-backend';

interface Parts {
  readonly desk: DeskBackend;
  readonly window: BrowserWindow;
  readonly bring: () => void;
}

export interface LinkOpener {
  /** Sends the request to the window once its page can receive it. */
  readonly send: (request: HostRequest) => void;
  /** Brings the window to the front, at the request of the link. */
  readonly open: (link: DeepLink) => void;
}

export function linkOpener({ desk, window, bring }: Parts): LinkOpener {
  const send = (payload: HostRequest): void => {
    const emit = (): void => desk.current?.core.changes.notify({ name: 'host.requested', payload });
    if (window.webContents.isLoading()) window.webContents.once('did-finish-load', emit);
    else emit();
  };
  return {
    send,
    open({ requestId, fieldId }) {
      bring();
      const place = desk.current?.core.review.placeOf(requestId, fieldId);
      send(place === undefined ? { kind: 'request-missing', id: requestId } : { kind: 'request', ...place });
    },
  };
}
