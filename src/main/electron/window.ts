import { BrowserWindow, nativeTheme, session } from 'electron';
import { appOrigin } from './app-protocol';

/** The smallest size at which every screen works (ux.md, "Frame"). */
const smallest = { minWidth: 900, minHeight: 600 };

/** The one window: sandboxed, isolated, and nailed to our own page. */
export function createWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    ...smallest,
    show: false,
    title: 'Locdesk',
    // The page's own background, so that the window doesn't flash before the first paint.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#161719' : '#f6f6f4',
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  window.once('ready-to-show', () => window.show());
  window.webContents.on('will-navigate', (event) => event.preventDefault());
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  denyPermissions();
  return window;
}

function allowed(permission: string, url: string): boolean {
  return permission === 'clipboard-sanitized-write' && url.startsWith(`${appOrigin}/`);
}

/** Copying is the only thing of the browser's that a page of ours asks for. */
function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(allowed(permission, details.requestingUrl));
  });
  session.defaultSession.setPermissionCheckHandler((_contents, permission, origin) =>
    allowed(permission, `${origin}/`),
  );
}
