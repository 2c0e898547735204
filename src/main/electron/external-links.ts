import { dialog, shell, type BrowserWindow } from 'electron';
import type { DesktopTexts } from '../desktop/desktop-texts';

/**
 * Returns an address that may be opened in the system's browser: http(s), with a host and without user or
 * password; else undefined.
 */
export function externalAddress(text: string): string | undefined {
  try {
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens a web address in the system's browser after the person has confirmed it; other addresses are ignored.
 * `own` is the address of our service, whose reference page opens without a question.
 */
export async function askBeforeOpening(
  window: BrowserWindow,
  text: string,
  own: string | undefined,
  texts: DesktopTexts,
): Promise<void> {
  const address = externalAddress(text);
  if (address === undefined) return;
  if (own !== undefined && address.startsWith(`${own}/`)) {
    await shell.openExternal(address);
    return;
  }
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: texts.text('link.question'),
    detail: address,
    buttons: [texts.text('link.open'), texts.text('dialog.cancel')],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  if (response === 0) await shell.openExternal(address);
}
