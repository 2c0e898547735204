import type { MenuItemConstructorOptions } from 'electron';
import { commandRow, type CommandId } from '../../contract/command-table';
import type { HostRequest } from '../../contract/host-request';

/** Actions of the menus beside the window's commands. */
export interface MenuActions {
  readonly send: (request: HostRequest) => void;
  readonly zoom: (by: 1 | -1 | 0) => void;
  readonly showFolder: (folder: 'data' | 'logs' | 'backups') => void;
  readonly about: () => void;
  readonly quit: () => void;
}

interface MenuOptions {
  readonly platform: NodeJS.Platform;
  readonly actions: MenuActions;
}

/**
 * The window's menus: commands by their ids, named and with the keys that the table of commands has for them.
 * The window enables those that apply (`host.enableCommands`). A plain letter is shown beside its item and
 * left to the window, where it is a letter in a text field; macOS can't show a key without taking it, so
 * there it is not shown.
 */
export function menuTemplate({ platform, actions }: MenuOptions): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const item = (id: CommandId): MenuItemConstructorOptions => {
    const { title, keys } = commandRow(id);
    // macOS shows only accelerators that it accepts, and no system has any for keys one after another.
    const shown = keys?.filter((one) => !one.includes(' '));
    const usual = shown?.find((one) => !isPlainKey(one)) ?? shown?.[0];
    const isPlain = usual !== undefined && isPlainKey(usual);
    return {
      id,
      label: title,
      ...(usual === undefined || (isMac && isPlain)
        ? {}
        : { accelerator: acceleratorOf(usual), registerAccelerator: false }),
      click: () => actions.send({ kind: 'run', command: id }),
    };
  };
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const settings = item('go.settings');
  const about: MenuItemConstructorOptions = { label: 'About Locdesk', click: actions.about };
  const quit: MenuItemConstructorOptions = {
    label: isMac ? 'Quit Locdesk' : 'Quit',
    accelerator: 'CmdOrCtrl+Q',
    click: actions.quit,
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
        item('connection.add'),
        item('view.save'),
        item('view.saveAs'),
        separator,
        item('report.save'),
        item('report.print'),
        separator,
        { label: 'Show Data Folder', click: () => actions.showFolder('data') },
        { label: 'Show Logs Folder', click: () => actions.showFolder('logs') },
        { label: 'Show Backups', click: () => actions.showFolder('backups') },
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
        item('filter.focus'),
        item('find.open'),
        item('find.next'),
        item('find.previous'),
        item('palette'),
      ],
    },
    {
      label: 'View',
      submenu: [
        item('go.today'),
        item('go.requests'),
        item('go.orders'),
        item('go.webhook'),
        item('go.connections'),
        item('go.api'),
        separator,
        item('viewMode.rendered'),
        item('viewMode.text'),
        item('viewMode.code'),
        item('compare'),
        item('inspect'),
        separator,
        { label: 'Zoom In', accelerator: 'CmdOrCtrl+Plus', click: () => actions.zoom(1) },
        // The plus key without Shift, as in browsers.
        {
          label: 'Zoom In',
          accelerator: 'CmdOrCtrl+=',
          visible: false,
          acceleratorWorksWhenHidden: true,
          click: () => actions.zoom(1),
        },
        { label: 'Zoom Out', accelerator: 'CmdOrCtrl+-', click: () => actions.zoom(-1) },
        { label: 'Actual Size', accelerator: 'CmdOrCtrl+0', click: () => actions.zoom(0) },
        separator,
        { role: 'togglefullscreen' },
      ],
    },
    {
      label: 'Request',
      submenu: [
        item('request.next'),
        item('request.previous'),
        separator,
        item('mark.imported'),
        item('mark.importedNext'),
        item('mark.failed'),
        item('mark.remove'),
        item('undo'),
        separator,
        item('reviewed.toggle'),
        item('reviewed.toggleField'),
        item('note.begin'),
        separator,
        item('problem.next'),
        item('problem.previous'),
        item('problem.dismiss'),
        item('change.next'),
        item('change.previous'),
        separator,
        item('edit'),
      ],
    },
    ...(isMac ? [{ role: 'windowMenu' as const }] : []),
    {
      role: 'help',
      submenu: [item('shortcuts'), item('diagnostics.copy'), ...(isMac ? [] : [separator, about])],
    },
  ];
}

const isPlainKey = (keys: string): boolean => !/^(Ctrl|Alt)\+/.test(keys);

/** Electron's name for the keys of a command. */
function acceleratorOf(keys: string): string {
  return keys
    .split('+')
    .map((part) => ({ Ctrl: 'CmdOrCtrl', ArrowDown: 'Down', ArrowUp: 'Up' })[part] ?? part)
    .map((part) => (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}
