import { app, dialog, Menu, shell } from 'electron';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { DesktopTexts } from '../desktop/desktop-texts';
import { earlyLanguage, savedLanguage } from '../desktop/early-language';
import type { Host } from '../platform/host';
import { ApplicationMenu } from './application-menu';
import { systemKeyStore } from './key-store';
import { OpenedFiles } from './opened-files';
import { linuxLoginItem } from './login-item';

/** One for the program, because a file may be opened before there is a window. */
export const openedFiles = new OpenedFiles();

/** In their early language before the window is there: a damaged database is asked about before. */
export const desktopTexts = new DesktopTexts();

/** Speaks the language that was chosen in the settings, or the system's, until the window says its texts. */
export async function speakEarly(dataFolder?: string): Promise<void> {
  const choice = dataFolder === undefined ? 'system' : savedLanguage(dataFolder);
  desktopTexts.speakEarly(await earlyLanguage(choice, app.getPreferredSystemLanguages()));
}

export const applicationMenu = new ApplicationMenu(Menu, desktopTexts);

const databaseFiles = () => [{ name: desktopTexts.text('dialog.backups'), extensions: ['db'] }];
const exportFiles = () => [{ name: desktopTexts.text('dialog.exports'), extensions: ['jsonl'] }];

/** The abilities of the desktop application beyond its window. */
export const desktopHost: Host = {
  keyStore: systemKeyStore,
  enableCommands: (available) => applicationMenu.enable(available),
  sayTexts: (language) => desktopTexts.speak(language),
  systemLanguages: () => app.getPreferredSystemLanguages(),
  async showFolder(folder) {
    const problem = await shell.openPath(folder);
    if (problem !== '') throw new AppError('UNAVAILABLE', sentence`${folder} can't be shown: ${problem}`);
  },
  async chooseBackup() {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title: desktopTexts.text('dialog.restore'),
      buttonLabel: desktopTexts.text('dialog.restore.button'),
      properties: ['openFile'],
      filters: databaseFiles(),
    });
    return canceled ? undefined : filePaths[0];
  },
  async chooseTarget(suggestedName) {
    const { canceled, filePath } = await dialog.showSaveDialog({
      title: desktopTexts.text('dialog.saveCopy'),
      defaultPath: suggestedName,
      filters: databaseFiles(),
    });
    return canceled || filePath === '' ? undefined : filePath;
  },
  async chooseExport() {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title: desktopTexts.text('dialog.import'),
      buttonLabel: desktopTexts.text('dialog.import.button'),
      properties: ['openFile'],
      filters: exportFiles(),
    });
    return canceled ? undefined : filePaths[0];
  },
  async chooseExportTarget(suggestedName) {
    const { canceled, filePath } = await dialog.showSaveDialog({
      title: desktopTexts.text('dialog.export'),
      defaultPath: suggestedName,
      filters: exportFiles(),
    });
    return canceled || filePath === '' ? undefined : filePath;
  },
  async chooseResultTarget(suggestedName) {
    const { canceled, filePath } = await dialog.showSaveDialog({
      title: desktopTexts.text('dialog.saveFile'),
      defaultPath: suggestedName,
    });
    return canceled || filePath === '' ? undefined : filePath;
  },
  openedFiles: {
    take: () => openedFiles.take(),
    read: (key, offset) => openedFiles.read(key, offset),
  },
  ...loginItem(),
};

/** A program that runs from its sources is not started at login on Linux. */
function loginItem(): Pick<Host, 'loginItem'> {
  if (process.platform !== 'linux') {
    return {
      loginItem: {
        isOn: () => app.getLoginItemSettings().openAtLogin,
        set: (on) => app.setLoginItemSettings({ openAtLogin: on }),
      },
    };
  }
  // An AppImage is mounted only while it runs, so the path of the image file is used.
  const executable = process.env['APPIMAGE'] ?? process.execPath;
  return app.isPackaged ? { loginItem: linuxLoginItem(app.getPath('appData'), executable) } : {};
}
