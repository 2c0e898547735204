import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { DesktopTexts } from '../desktop/desktop-texts';
import { askBeforeOpening } from './external-links';
import { safeWebPreferences } from './web-contents-guards';
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
  /** Zooms one step in, out, or back to actual size, and stores that. */
  readonly zoom: (by: 1 | -1 | 0) => void;
  /** Shows the window in front of all others, even if it was hidden. */
  readonly bring: () => void;
}

/**
 * Opens the only window at its last place. `web-contents-guards.ts` keeps it on our own page; web addresses
 * in content open in the system's browser after the user has agreed. `ownAddress` is the service's current
 * address.
 */
export function createWindow(
  preload: string,
  dataFolder: string,
  ownAddress: () => string | undefined,
  texts: DesktopTexts,
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
    webPreferences: { ...safeWebPreferences(), preload },
  });
  if (state.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.webContents.setWindowOpenHandler(({ url }) => {
    void askBeforeOpening(window, url, ownAddress(), texts);
    return { action: 'deny' };
  });
  const zoom = rememberState(window, dataFolder, state);
  return { window, zoom, bring: () => bring(window) };
}

function bring(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

function rememberState(
  window: BrowserWindow,
  dataFolder: string,
  { zoom: initial }: WindowState,
): DeskWindow['zoom'] {
  let zoom = initial;
  // A newly loaded page has the actual size, so the zoom is set again.
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
