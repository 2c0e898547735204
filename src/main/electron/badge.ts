import { app, nativeImage, type BrowserWindow } from 'electron';

/**
 * Shows a count at the application's icon: in the dock or launcher, and on Windows, which shows no numbers
 * there, as a dot with the count as its text.
 */
export function badgeOf(window: BrowserWindow, dotFile: string): (count: number) => void {
  if (process.platform !== 'win32') return (count) => void app.setBadgeCount(count);
  const dot = nativeImage.createFromPath(dotFile);
  return (count) => {
    if (window.isDestroyed()) return;
    window.setOverlayIcon(count === 0 ? null : dot, count === 0 ? '' : `${count} to import`);
  };
}
