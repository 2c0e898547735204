import open from 'open';

/** Whether there is a display for a browser. */
export function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return (process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'] ?? '') !== '';
}

/** Opens a file in the browser. `onFailure` is called when that is known to have failed. */
export async function openInBrowser(file: string, onFailure: () => void): Promise<void> {
  try {
    const browser = await open(file);
    browser.on('error', onFailure);
    browser.on('exit', (code) => {
      if (code !== 0 && code !== null) onFailure();
    });
  } catch {
    onFailure();
  }
}
