import { BrowserWindow, nativeTheme, screen, session } from 'electron';
import { appOrigin } from './app-protocol';
import { askBeforeOpening } from './external-links';
import {
  fitBounds,
  nextZoom,
  readWindowState,
  smallestWindow,
  usualWindow,
  writeWindowState,
  type WindowState,
} from './window-state';

export interface DeskWindow {
  readonly window: BrowserWindow;
  /** One step up, down, or back to the actual size; remembered. */
  readonly zoom: (by: 1 | -1 | 0) => void;
  /** In front of everything else, from wherever it is. */
  readonly bring: () => void;
}

/** The one window: sandboxed, isolated, nailed to our own page, and where it was left. `ownAddress`: of the service, now. */
export function createWindow(
  preload: string,
  dataFolder: string,
  ownAddress: () => string | undefined,
): DeskWindow {
  const state = readWindowState(dataFolder);
  const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...usualWindow,
    ...(state.bounds === undefined ? {} : fitBounds(state.bounds, workAreas)),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    show: false,
    title: 'Locdesk',
    // The page's own background, so that the window doesn't flash before the first paint.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#161719' : '#f6f6f4',
    // `spellcheck`: Chromium's own, which would stand in the way of ours.
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
    },
  });
  if (state.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  stayOnOurPage(window, ownAddress);
  denyPermissions();
  fetchNoDictionaries();
  const zoom = rememberState(window, dataFolder, state);
  return { window, zoom, bring: () => bring(window) };
}

function bring(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Navigation and new windows are denied; a web address in content is opened by the system's browser, if the person says so. */
function stayOnOurPage(window: BrowserWindow, ownAddress: () => string | undefined): void {
  window.webContents.on('will-navigate', (event) => event.preventDefault());
  window.webContents.on('will-attach-webview', (event) => event.preventDefault());
  window.webContents.setWindowOpenHandler(({ url }) => {
    void askBeforeOpening(window, url, ownAddress());
    return { action: 'deny' };
  });
}

function rememberState(
  window: BrowserWindow,
  dataFolder: string,
  { zoom: initial }: WindowState,
): DeskWindow['zoom'] {
  let zoom = initial;
  // A page that is loaded begins at its actual size.
  window.webContents.on('did-finish-load', () => window.webContents.setZoomFactor(zoom));
  const remember = (): void => {
    if (window.isDestroyed()) return;
    writeWindowState(dataFolder, {
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      zoom,
    });
  };
  window.on('close', remember);
  window.on('hide', remember);
  return (by) => {
    zoom = by === 0 ? 1 : nextZoom(zoom, by);
    window.webContents.setZoomFactor(zoom);
    remember();
  };
}

/**
 * Chromium's own spell checker fetches its dictionaries from the network; nothing of ours does that (`src/preload/spelling.ts`). Off, without
 * a language, and what it might fetch all the same would come from an address that has nothing. On macOS the system's would be asked, and the
 * last two do nothing.
 */
function fetchNoDictionaries(): void {
  const { defaultSession } = session;
  defaultSession.setSpellCheckerDictionaryDownloadURL(`${appOrigin}/no-dictionaries/`);
  defaultSession.setSpellCheckerLanguages([]);
  defaultSession.setSpellCheckerEnabled(false);
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
