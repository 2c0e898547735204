import { clipboard, dialog, type BrowserWindow } from 'electron';

/** Versions, and the way to the licences of what Locdesk is built on. */
export async function showAbout(
  window: BrowserWindow,
  version: string,
  showLicences: () => void,
): Promise<void> {
  const { electron, chrome, node } = process.versions;
  const detail = [
    `Version ${version}`,
    `Electron ${electron}, Chromium ${chrome}, Node ${node}`,
    `${process.platform} ${process.arch}`,
  ].join('\n');
  const { response } = await dialog.showMessageBox(window, {
    type: 'info',
    title: 'About Locdesk',
    message: 'Locdesk',
    detail,
    buttons: ['Close', 'Copy', 'Licences'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (response === 1) await clipboard.writeText(`Locdesk\n${detail}`);
  if (response === 2) showLicences();
}
