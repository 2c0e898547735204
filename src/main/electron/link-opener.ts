import type { BrowserWindow } from 'electron';
import type { DeskAsk } from '../../shared/desk-asks';
import type { DeepLink } from './deep-link';
import type { DeskBackend } from './desk-backend';

interface Parts {
  readonly desk: DeskBackend;
  readonly window: BrowserWindow;
  readonly bring: () => void;
}

export interface LinkOpener {
  /** Asks the window, once its page can hear it. */
  readonly ask: (ask: DeskAsk) => void;
  /** Brings the window to the front, at the request of the link. */
  readonly open: (link: DeepLink) => void;
}

export function linkOpener({ desk, window, bring }: Parts): LinkOpener {
  const ask = (payload: DeskAsk): void => {
    const tell = (): void => desk.current?.core.changes.tell({ name: 'desk.asked', payload });
    if (window.webContents.isLoading()) window.webContents.once('did-finish-load', tell);
    else tell();
  };
  return {
    ask,
    open({ requestId, fieldId }) {
      bring();
      const place = desk.current?.core.review.placeOf(requestId, fieldId);
      ask(place === undefined ? { kind: 'request-missing', id: requestId } : { kind: 'request', ...place });
    },
  };
}
