import { app, dialog, type BrowserWindow } from 'electron';
import type { DesktopTexts } from '../desktop/desktop-texts';
import type { Log } from '../platform/environment';

/** A page that crashes again within this time would keep crashing. */
const soonMs = 30_000;

/**
 * Reloads a page whose process ended (out of memory, a crash): the main process has all data, drafts
 * included. If the page crashes again at once, the person is asked, because a window that only flickers is
 * useless.
 */
export function revivePage(window: BrowserWindow, log: Log, now: () => number, texts: DesktopTexts): void {
  let revivedMs = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    log.error({ reason, exitCode }, 'the page of the window ended');
    const isAgain = now() - revivedMs < soonMs;
    revivedMs = now();
    if (!isAgain) {
      window.webContents.reload();
      return;
    }
    void askWhetherToGoOn(window, texts, reason).then((goesOn) => {
      if (!goesOn) app.quit();
      // The window may have been closed while the question was open.
      else if (!window.isDestroyed()) window.webContents.reload();
    });
  });
}

async function askWhetherToGoOn(
  window: BrowserWindow,
  texts: DesktopTexts,
  reason: string,
): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: texts.text('crash.title'),
    detail: texts.text('crash.detail', { reason }),
    buttons: [texts.text('crash.again'), texts.text('menu.quit')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 0;
}
