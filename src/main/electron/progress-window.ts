import { app, BrowserWindow, nativeTheme } from 'electron';
import type { WindowLanguage } from '../../contract/ui-types';
import type { OnProgress } from '../database/backup-file';
import { safeWebPreferences } from './web-contents-guards';

export interface WaitSign {
  /** Shows the progress; before the first call and after `total` the bar is indeterminate. */
  readonly progress: OnProgress;
  /** Closes the window. */
  readonly end: () => void;
}

/** The text of a window that is shown before the main one. */
export interface WaitText {
  readonly text: string;
  readonly language: WindowLanguage;
}

/** Shorter work opens no window, which would only flash. */
const quickMs = 300;

/**
 * Shows a small window while something takes long before the main window opens. `onClose` is called when the
 * person closes it, and decides about the work: the window stays until `end`.
 */
export function showWaitSign(said: WaitText, onClose: () => void = () => undefined): WaitSign {
  let window: BrowserWindow | undefined;
  let share: number | undefined;
  const timer = setTimeout(() => {
    window = openSign(said, onClose);
    window.webContents.once('did-finish-load', show);
  }, quickMs);
  return {
    progress: (done, total) => {
      share = total > done ? done / total : undefined;
      show();
    },
    end: () => {
      clearTimeout(timer);
      window?.destroy();
      window = undefined;
    },
  };

  function show(): void {
    if (window === undefined) return;
    // Electron shows values above 1 as indeterminate.
    window.setProgressBar(share ?? 2);
    const act = share === undefined ? "removeAttribute('value')" : `value = ${share}`;
    // Before the page is loaded and after it is closed, this fails harmlessly.
    window.webContents
      .executeJavaScript(`document.querySelector('progress').${act}; undefined`)
      .catch(() => undefined);
  }
}

function openSign(said: WaitText, onClose: () => void): BrowserWindow {
  stayWithoutWindow();
  const window = new BrowserWindow({
    width: 420,
    height: 150,
    useContentSize: true,
    resizable: false,
    minimizable: true,
    maximizable: false,
    fullscreenable: false,
    show: false,
    title: 'Locdesk',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#161719' : '#f6f6f4',
    webPreferences: safeWebPreferences(),
  });
  window.setMenuBarVisibility(false);
  window.once('ready-to-show', () => window.show());
  let isQuitting = false;
  app.once('before-quit', () => (isQuitting = true));
  window.on('close', (event) => {
    if (isQuitting) return;
    event.preventDefault();
    onClose();
  });
  window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(signPage(said))}`).catch(() => undefined);
  return window;
}

/** Electron quits after the last window unless a listener exists; this window is not the last one. */
function stayWithoutWindow(): void {
  if (!app.listeners('window-all-closed').includes(stay)) app.on('window-all-closed', stay);
}

function stay(): void {
  // The listener alone prevents quitting; the main window's own listener decides later.
}

/** `text` is our own and needs no escaping. */
function signPage({ text, language }: WaitText): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Locdesk</title>
<style>
  :root { color-scheme: light dark; --page: #f6f6f4; --text: #1d1e20; --accent: #3a5bd9 }
  @media (prefers-color-scheme: dark) { :root { --page: #161719; --text: #e6e6e3; --accent: #8aa2ff } }
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; justify-content: center; gap: 14px; padding: 0 28px;
    box-sizing: border-box; background: var(--page); color: var(--text); font: 14px/1.5 system-ui, sans-serif; cursor: default }
  p { margin: 0 }
  progress { width: 100%; accent-color: var(--accent) }
</style>
<body>
  <p id="text" role="status">${text}</p>
  <progress aria-labelledby="text"></progress>
</body>
</html>`;
}
