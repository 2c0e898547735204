import type { MenuItemConstructorOptions } from 'electron';
import type { AskedRoom, DeskAsk, WindowCommand } from '../../shared/desk-asks';

/** The key that does the same in the window. `command`: Ctrl, on macOS Cmd. */
interface MenuKey {
  readonly key: string;
  readonly command?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** What the menus can do beside the window's commands. */
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
  const item = (label: string, command: WindowCommand, key?: MenuKey): MenuItemConstructorOptions => {
    const click = (): void => acts.ask({ kind: 'command', command });
    if (key === undefined) return { label, click };
    const accelerator = acceleratorOf(key);
    const isPlain = key.command !== true && key.alt !== true;
    return {
      label,
      ...(isMac && isPlain ? {} : { accelerator, registerAccelerator: false }),
      click,
    };
  };
  const room = (label: string, name: AskedRoom): MenuItemConstructorOptions => ({
    label,
    click: () => acts.ask({ kind: 'room', room: name }),
  });
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const settings = item('Settings…', 'settings', { key: ',', command: true });
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
        item('Save View', 'save-view', { key: 's', command: true }),
        item('Save as New View…', 'save-new-view', { key: 's', command: true, shift: true }),
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
        item('Filter Requests', 'filter', { key: '/' }),
        item('Find in Request', 'find', { key: 'f', command: true }),
        item('Find Next', 'find-next', { key: 'F3' }),
        item('Find Previous', 'find-previous', { key: 'F3', shift: true }),
        item('Find Anything…', 'palette', { key: 'k', command: true }),
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
        item('Rendered', 'look-rendered', { key: '1' }),
        item('Text + Tags', 'look-text', { key: '2' }),
        item('Code', 'look-code', { key: '3' }),
        item('Changes', 'changes', { key: 'c' }),
        item('Inspect Characters', 'inspect', { key: 'i' }),
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
        item('Next', 'next', { key: 'ArrowDown', alt: true }),
        item('Previous', 'previous', { key: 'ArrowUp', alt: true }),
        separator,
        item('Mark Imported', 'mark-imported', { key: 's' }),
        item('Mark Imported and Go to Next', 'mark-imported-next', { key: 'Enter', command: true }),
        item('Mark Failed', 'mark-failed', { key: 'f' }),
        item('Remove Mark', 'remove-mark'),
        item('Undo Last Action', 'undo', { key: 'z' }),
        separator,
        item('Reviewed', 'reviewed', { key: 'r' }),
        item('Field Reviewed', 'field-reviewed', { key: 'R', shift: true }),
        item('Note on Field', 'note', { key: 'm' }),
        separator,
        item('Next Problem', 'next-problem', { key: 'n' }),
        item('Previous Problem', 'previous-problem', { key: 'p' }),
        item('Dismiss Problem', 'dismiss', { key: 'x' }),
        item('Next Change', 'next-change', { key: 'd' }),
        item('Previous Change', 'previous-change', { key: 'D', shift: true }),
        separator,
        item('Edit Target', 'edit', { key: 'e' }),
      ],
    },
    ...(isMac ? [{ role: 'windowMenu' as const }] : []),
    {
      role: 'help',
      submenu: [
        item('Keyboard Shortcuts', 'shortcuts', { key: '?' }),
        { label: 'Copy Diagnostics', click: () => acts.ask({ kind: 'copy-diagnostics' }) },
        ...(isMac ? [] : [separator, about]),
      ],
    },
  ];
}

/** Electron's name of a key. */
function acceleratorOf({ key, command, shift, alt }: MenuKey): string {
  const names: Readonly<Record<string, string>> = { ArrowDown: 'Down', ArrowUp: 'Up' };
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [
    ...(command === true ? ['CmdOrCtrl'] : []),
    ...(shift === true ? ['Shift'] : []),
    ...(alt === true ? ['Alt'] : []),
    name,
  ].join('+');
}
