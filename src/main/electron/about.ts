import { clipboard, dialog, type BrowserWindow } from 'electron';
import type { DesktopTexts } from '../desktop/desktop-texts';

/** Versions, and the way to the licences of what Locdesk is built on. */
export async function showAbout(
  window: BrowserWindow,
  version: string,
  texts: DesktopTexts,
  showLicences: () => void,
): Promise<void> {
  const { electron, chrome, node } = process.versions;
  const detail = [
    texts.text('about.version', { version }),
    `Electron ${electron}, Chromium ${chrome}, Node ${node}`,
    `${process.platform} ${process.arch}`,
  ].join('\n');
  const { response } = await dialog.showMessageBox(window, {
    type: 'info',
    title: texts.text('menu.about'),
    message: 'Locdesk',
    detail,
    buttons: [texts.text('dialog.close'), texts.text('menu.copy'), texts.text('licences')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (response === 1) await clipboard.writeText(`Locdesk\n${detail}`);
  if (response === 2) showLicences();
}
