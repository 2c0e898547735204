import { app, dialog, type BrowserWindow } from 'electron';
import type { TrayChoice } from '../../contract/desktop/desktop-settings';
import type { DesktopTexts } from '../desktop/desktop-texts';
import type { Log } from '../platform/environment';
import type { RestartableBackend } from './restartable-backend';

interface Parts {
  readonly log: Log;
  readonly window: BrowserWindow;
  readonly backend: RestartableBackend;
  readonly texts: DesktopTexts;
}

/**
 * Closing the window may keep Locdesk in the tray, so that tools are still answered and syncs continue. The
 * person is asked once, and can change the answer in the settings; quitting from a menu always quits.
 */
export function closingOf({ window, backend, log, texts }: Parts): void {
  let isQuitting = false;
  let isAsking = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  const choice = (): TrayChoice => backend.current?.core.settings.get('desktop.keepInTray') ?? 'no';
  /** Never rejects: an answer that can't be stored (full disk) applies this time, and is asked for again. */
  const remember = async (stays: boolean): Promise<void> => {
    try {
      await backend.current?.core.settings.write({ 'desktop.keepInTray': stays ? 'yes' : 'no' });
    } catch (error) {
      log.warn({ err: error }, 'the answer could not be remembered');
    }
  };
  window.on('close', (event) => {
    if (isQuitting) return;
    switch (choice()) {
      case 'no':
        return;
      case 'yes':
        event.preventDefault();
        window.hide();
        return;
      case 'ask':
        event.preventDefault();
        if (isAsking) return;
        isAsking = true;
        void askWhetherToStay(window, texts)
          .then(async (stays) => {
            await remember(stays);
            if (stays) window.hide();
            else app.quit();
          })
          .catch((error: unknown) => log.warn({ err: error }, 'the window could not ask whether to stay'))
          .finally(() => {
            isAsking = false;
          });
    }
  });
}

async function askWhetherToStay(window: BrowserWindow, texts: DesktopTexts): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: texts.text('stay.question'),
    detail: texts.text('stay.detail'),
    buttons: [texts.text('stay.keep'), texts.text('menu.quit')],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}
