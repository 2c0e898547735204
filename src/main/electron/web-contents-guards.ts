import { app, type Session, type WebContents, type WebPreferences } from 'electron';
import { appOrigin } from './app-protocol';

/**
 * Guards every web contents and its session as soon as it exists, so that later windows are as restricted as
 * the first one. Call it before the application is ready. `window.ts` replaces only the handler for new
 * windows, by one that asks first.
 */
export function guardWebContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    guardContents(contents);
    guardSession(contents.session);
  });
}

/**
 * The preferences of every window: sandboxed, isolated and without Node; no developer tools in an installed
 * Locdesk.
 */
export function safeWebPreferences(): WebPreferences {
  return {
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    // Chromium's own spell checker would interfere with ours.
    spellcheck: false,
    devTools: !app.isPackaged,
  };
}

interface Preventable {
  readonly preventDefault: () => void;
}

const prevent = (event: Preventable): void => event.preventDefault();

function guardContents(contents: WebContents): void {
  contents.on('will-navigate', prevent);
  contents.on('will-frame-navigate', (details) => {
    if (details.isMainFrame || !isEmptyFrame(details.url)) details.preventDefault();
  });
  contents.on('will-redirect', prevent);
  contents.on('will-attach-webview', prevent);
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault();
    choose('');
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Frames for rendered content are filled by the page itself (`srcdoc`), never from an address. */
function isEmptyFrame(url: string): boolean {
  return url === 'about:srcdoc' || url === 'about:blank';
}

/** Windows share one session, and its events have one listener each. */
const guarded = new WeakSet<Session>();

function guardSession(session: Session): void {
  if (guarded.has(session)) return;
  guarded.add(session);
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isAllowed(permission, details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isAllowed(permission, `${origin}/`));
  session.setDevicePermissionHandler(() => false);
  session.on('select-hid-device', (event, _details, choose) => {
    event.preventDefault();
    choose(null);
  });
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    event.preventDefault();
    choose('');
  });
  session.on('select-usb-device', (event, _details, choose) => {
    event.preventDefault();
    choose();
  });
  // Exports and backups are written by the main process, after a file dialog.
  session.on('will-download', prevent);
  fetchNoDictionaries(session);
}

/** Copying is the only permission our own page uses. */
function isAllowed(permission: string, url: string): boolean {
  return permission === 'clipboard-sanitized-write' && url.startsWith(`${appOrigin}/`);
}

/**
 * Prevents downloads of Chromium's spell checker dictionaries; ours needs none (`src/preload/spelling.ts`).
 * The checker is switched off and has no language, and its download address leads nowhere. On macOS the
 * system's checker is used, and the last two have no effect.
 */
function fetchNoDictionaries(session: Session): void {
  session.setSpellCheckerDictionaryDownloadURL(`${appOrigin}/no-dictionaries/`);
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}
