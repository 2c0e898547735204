/** The English texts of the desktop's menus, beside the titles of commands. */
export const menuTexts = {
  'menu.file': 'File',
  'menu.edit': 'Edit',
  'menu.view': 'View',
  'menu.request': 'Request',
  'menu.window': 'Window',
  'menu.help': 'Help',
  'menu.about': 'About Locdesk',
  'menu.quit': 'Quit',
  'menu.showData': 'Show Data Folder',
  'menu.showLogs': 'Show Logs Folder',
  'menu.showBackups': 'Show Backups',
  'menu.undo': 'Undo',
  'menu.redo': 'Redo',
  'menu.cut': 'Cut',
  'menu.copy': 'Copy',
  'menu.paste': 'Paste',
  'menu.selectAll': 'Select All',
  'menu.zoomIn': 'Zoom In',
  'menu.zoomOut': 'Zoom Out',
  'menu.actualSize': 'Actual Size',
  'menu.fullScreen': 'Toggle Full Screen',
} as const;
export type MenuTextId = keyof typeof menuTexts;

export const menuTextIds: readonly MenuTextId[] = Object.keys(menuTexts).filter(
  (id): id is MenuTextId => id in menuTexts,
);

/** Texts of the menus in the language of the window, by the ids of commands and of `menuTexts`. */
export type MenuTitles = Readonly<Record<string, string>>;
