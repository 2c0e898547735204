/**
 * The English texts of what the desktop shows beside its page: menus, tray, notifications and dialogs. The
 * titles of commands come in addition. A text that counts has plural forms, as in the window's catalogue.
 */
export const desktopTexts = {
  'menu.file': 'File',
  'menu.edit': 'Edit',
  'menu.view': 'View',
  'menu.request': 'Request',
  'menu.window': 'Window',
  'menu.help': 'Help',
  'menu.about': 'About Locdesk',
  'menu.quit': 'Quit',
  'menu.quitLocdesk': 'Quit Locdesk',
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

  'context.noSuggestions': 'No Suggestions',
  'context.learn': 'Add to Dictionary',

  'tray.open': 'Open Locdesk',
  'tray.toolTip': 'Locdesk: {{waiting}}',
  'tray.toImport_one': '{{count, number}} request to import',
  'tray.toImport_other': '{{count, number}} requests to import',
  'tray.marks_one': '{{count, number}} mark to send',
  'tray.marks_other': '{{count, number}} marks to send',
  'tray.pauseAll': 'Pause All Connections',
  'tray.resumeAll': 'Resume All Connections',

  'notice.completed_one': '{{count, number}} request was completed',
  'notice.completed_other': '{{count, number}} requests were completed',
  'notice.completed.todo': 'Review, then mark as imported.',
  'notice.failed_one': 'A webhook delivery failed',
  'notice.failed_other': '{{count, number}} webhook deliveries failed',
  'notice.failed.todo': 'Not tried again automatically. Look at the last answer, then redeliver.',
  'notice.needsYou': '{{name}} needs attention',
  'notice.needsYou.todo': 'It is not synced until that is settled.',
  'notice.needYou_one': '{{count, number}} connection needs attention',
  'notice.needYou_other': '{{count, number}} connections need attention',

  'start.failed': 'Locdesk could not start',
  'start.upgrade': 'Bringing the database up to this version; this may take a few minutes…',
  'damaged.title': 'The database is damaged',
  'damaged.detail':
    'Nothing was changed. When a backup takes its place, the damaged file is kept among the backups.',
  'damaged.newest': 'Restore the backup of {{time}}',
  'damaged.choose': 'Choose a backup…',
  'damaged.checking':
    'Checking the backup before it takes the place of the database. Close this window to cancel.',
  'damaged.notRestored': 'That file was not restored',

  'dialog.cancel': 'Cancel',
  'dialog.close': 'Close',
  'dialog.backups': 'Locdesk backups',
  'dialog.exports': 'Locdesk exports',
  'dialog.restore': 'Restore from a backup',
  'dialog.restore.button': 'Check and restore',
  'dialog.saveCopy': 'Save a copy of everything',
  'dialog.import': 'Import from a file',
  'dialog.import.button': 'Check and import',
  'dialog.export': 'Export everything',
  'dialog.saveFile': 'Save file',
  'about.version': 'Version {{version}}',
  'link.question': 'Open this address in your browser?',
  'link.open': 'Open',
  'stay.question': 'Keep Locdesk running in the tray?',
  'stay.detail':
    'Then local tools are answered, connections are synced and webhook calls are sent while the window is closed. You can change this in the settings.',
  'stay.keep': 'Keep running',
  'crash.title': 'The window ended twice in a short time',
  'crash.detail':
    'The system says: {{reason}}. Nothing is lost: what you wrote is in the database, and tools are answered meanwhile. Close other programs if memory is short, then show the window again.',
  'crash.again': 'Show again',
} as const;

type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;
export type DesktopTextId = WithoutPlural<keyof typeof desktopTexts>;

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Ids of the texts in any language, with all plural forms that there are. */
export const desktopTextIds: readonly string[] = Object.keys(desktopTexts).flatMap((id) => {
  if (id.endsWith('_one')) return [];
  return id.endsWith('_other') ? pluralForms.map((form) => id.replace(/other$/, form)) : [id];
});

/** The desktop's texts in one language, by the ids of commands and of `desktopTexts`. */
export interface DesktopLanguage {
  /** Chooses plural forms and writes numbers. */
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
}
