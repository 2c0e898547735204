import type { MenuItemConstructorOptions } from 'electron';
import type { AskedKey, AskedRoom, DeskAsk } from '../../shared/desk-asks';

/** What the menus can do beside what a key in the window does. */
export interface MenuActs {
  readonly ask: (ask: DeskAsk) => void;
  readonly zoom: (by: 1 | -1 | 0) => void;
  readonly showFolder: (folder: 'data' | 'logs' | 'backups') => void;
  readonly about: () => void;
  readonly quit: () => void;
}

interface MenuOptions {
  readonly platform: NodeJS.Platform;
  readonly acts: MenuActs;
}

/**
 * The window's menus: every act with the key that does it. A plain letter is shown beside its item and left to the window, where
 * it is a letter while somebody types; macOS can't show a key without taking it, so there it stays unshown.
 */
export function menuTemplate({ platform, acts }: MenuOptions): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const key = (label: string, asked: AskedKey): MenuItemConstructorOptions => {
    const accelerator = acceleratorOf(asked);
    const isPlain = asked.command !== true && asked.alt !== true;
    return {
      label,
      ...(isMac && isPlain ? {} : { accelerator, registerAccelerator: false }),
      click: () => acts.ask({ kind: 'key', ...asked }),
    };
  };
  const room = (label: string, name: AskedRoom): MenuItemConstructorOptions => ({
    label,
    click: () => acts.ask({ kind: 'room', room: name }),
  });
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const settings = key('Settings…', { key: ',', command: true });
  const about: MenuItemConstructorOptions = { label: 'About Locdesk', click: acts.about };
  const quit: MenuItemConstructorOptions = {
    label: isMac ? 'Quit Locdesk' : 'Quit',
    accelerator: 'CmdOrCtrl+Q',
    click: acts.quit,
  };
  return [
    ...(isMac
      ? [
          {
            label: 'Locdesk',
            submenu: [
              about,
              separator,
              settings,
              separator,
              { role: 'hide' as const },
              { role: 'hideOthers' as const },
              { role: 'unhide' as const },
              separator,
              quit,
            ],
          },
        ]
      : []),
    {
      label: 'File',
      submenu: [
        { label: 'Connect to a Service…', click: () => acts.ask({ kind: 'add-connection' }) },
        key('Save View', { key: 's', command: true }),
        key('Save as New View…', { key: 's', command: true, shift: true }),
        separator,
        { label: 'Show Data Folder', click: () => acts.showFolder('data') },
        { label: 'Show Logs Folder', click: () => acts.showFolder('logs') },
        { label: 'Show Backups', click: () => acts.showFolder('backups') },
        ...(isMac ? [] : [separator, settings, separator, quit]),
      ],
    },
    {
      label: 'Edit',
      submenu: [
        { role: 'undo' },
        { role: 'redo' },
        separator,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
        separator,
        key('Filter Requests', { key: '/' }),
        key('Find in Request', { key: 'f', command: true }),
        key('Find Next', { key: 'F3' }),
        key('Find Previous', { key: 'F3', shift: true }),
        key('Find Anything…', { key: 'k', command: true }),
      ],
    },
    {
      label: 'View',
      submenu: [
        room('Requests', 'requests'),
        room('Webhook', 'webhook'),
        room('Connections', 'connections'),
        room('API', 'api'),
        separator,
        key('Rendered', { key: '1' }),
        key('Text + Tags', { key: '2' }),
        key('Code', { key: '3' }),
        key('Changes', { key: 'c' }),
        key('Inspect Characters', { key: 'i' }),
        separator,
        { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', click: () => acts.zoom(1) },
        // The same key without Shift, as browsers have it.
        {
          label: 'Zoom In',
          accelerator: 'CmdOrCtrl+=',
          visible: false,
          acceleratorWorksWhenHidden: true,
          click: () => acts.zoom(1),
        },
        { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', click: () => acts.zoom(-1) },
        { label: 'Actual Size', accelerator: 'CmdOrCtrl+0', click: () => acts.zoom(0) },
        separator,
        { role: 'togglefullscreen' },
      ],
    },
    {
      label: 'Request',
      submenu: [
        key('Next', { key: 'ArrowDown', alt: true }),
        key('Previous', { key: 'ArrowUp', alt: true }),
        separator,
        key('Mark Imported', { key: 's' }),
        key('Mark Imported and Go to Next', { key: 'Enter', command: true }),
        key('Mark Failed', { key: 'f' }),
        key('Undo Last Mark', { key: 'z' }),
        separator,
        key('Reviewed', { key: 'r' }),
        key('Field Reviewed', { key: 'R', shift: true }),
        key('Note on Field', { key: 'm' }),
        separator,
        key('Next Problem', { key: 'n' }),
        key('Previous Problem', { key: 'p' }),
        key('Dismiss Problem', { key: 'x' }),
        key('Next Change', { key: 'd' }),
        key('Previous Change', { key: 'D', shift: true }),
        separator,
        key('Edit Target', { key: 'e' }),
      ],
    },
    ...(isMac ? [{ role: 'windowMenu' as const }] : []),
    {
      role: 'help',
      submenu: [
        key('Keyboard Shortcuts', { key: '?' }),
        { label: 'Copy Diagnostics', click: () => acts.ask({ kind: 'copy-diagnostics' }) },
        ...(isMac ? [] : [separator, about]),
      ],
    },
  ];
}

/** Electron's name of a key. */
function acceleratorOf({ key, command, shift, alt }: AskedKey): string {
  const names: Readonly<Record<string, string>> = { ArrowDown: 'Down', ArrowUp: 'Up' };
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [
    ...(command === true ? ['CmdOrCtrl'] : []),
    ...(shift === true ? ['Shift'] : []),
    ...(alt === true ? ['Alt'] : []),
    name,
  ].join('+');
}
