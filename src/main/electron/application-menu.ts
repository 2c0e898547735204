import type { Menu, MenuItemConstructorOptions } from 'electron';
import { commandIds, commandRow, type CommandId } from '../../contract/command-table';
import type { DesktopTextId } from '../../contract/desktop/desktop-texts';
import type { HostRequest } from '../../contract/desktop/host-request';
import type { DesktopTexts } from '../desktop/desktop-texts';

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

/** The functions of Electron's `Menu` that it uses. */
interface SystemMenus {
  readonly buildFromTemplate: (template: MenuItemConstructorOptions[]) => Menu;
  readonly setApplicationMenu: (menu: Menu) => void;
  readonly getApplicationMenu: () => Menu | null;
}

/** The menus of the application, in the language of the window. */
export class ApplicationMenu {
  readonly #menus: SystemMenus;
  readonly #texts: DesktopTexts;
  #options: MenuOptions | undefined;
  /** Undefined until the window reports it. */
  #available: readonly CommandId[] | undefined;

  constructor(menus: SystemMenus, texts: DesktopTexts) {
    this.#menus = menus;
    this.#texts = texts;
    // A label can't be changed once the menu is there, so it is built again.
    texts.follow(() => this.#build());
  }

  show(options: MenuOptions): void {
    this.#options = options;
    this.#build();
  }

  /** Enables the items of these commands and disables the others. */
  enable(available: readonly CommandId[]): void {
    this.#available = available;
    const menu = this.#menus.getApplicationMenu();
    for (const id of commandIds) {
      const item = menu?.getMenuItemById(id);
      if (item !== null && item !== undefined) item.enabled = available.includes(id);
    }
  }

  #build(): void {
    if (this.#options === undefined) return;
    const template = menuTemplate({ ...this.#options, texts: this.#texts });
    this.#menus.setApplicationMenu(this.#menus.buildFromTemplate(template));
    if (this.#available !== undefined) this.enable(this.#available);
  }
}

/**
 * The window's menus: commands by their ids, named and with the keys that the table of commands has for them.
 * The window enables those that apply (`host.enableCommands`). A plain letter is shown beside its item and
 * left to the window, where it is a letter in a text field; macOS can't show a key without taking it, so
 * there it is not shown.
 */
export function menuTemplate({
  platform,
  actions,
  texts,
}: MenuOptions & { readonly texts: DesktopTexts }): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const text = (id: DesktopTextId): string => texts.text(id);
  const item = (id: CommandId): MenuItemConstructorOptions => {
    const { keys } = commandRow(id);
    // macOS shows only accelerators that it accepts, and no system has any for keys one after another.
    const shown = keys?.filter((one) => !one.includes(' '));
    const usual = shown?.find((one) => !isPlainKey(one)) ?? shown?.[0];
    const isPlain = usual !== undefined && isPlainKey(usual);
    return {
      id,
      label: texts.text(id),
      ...(usual === undefined || (isMac && isPlain)
        ? {}
        : { accelerator: acceleratorOf(usual), registerAccelerator: false }),
      click: () => actions.send({ kind: 'run', command: id }),
    };
  };
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const settings = item('go.settings');
  const about: MenuItemConstructorOptions = { label: text('menu.about'), click: actions.about };
  const quit: MenuItemConstructorOptions = {
    label: text(isMac ? 'menu.quitLocdesk' : 'menu.quit'),
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
      label: text('menu.file'),
      submenu: [
        item('connection.add'),
        item('view.save'),
        item('view.saveAs'),
        separator,
        item('handover.create'),
        item('handover.takeBack'),
        separator,
        item('rehearse'),
        item('report.save'),
        item('evidence.save'),
        item('report.print'),
        separator,
        { label: text('menu.showData'), click: () => actions.showFolder('data') },
        { label: text('menu.showLogs'), click: () => actions.showFolder('logs') },
        { label: text('menu.showBackups'), click: () => actions.showFolder('backups') },
        ...(isMac ? [] : [separator, settings, separator, quit]),
      ],
    },
    {
      label: text('menu.edit'),
      submenu: [
        { role: 'undo', label: text('menu.undo') },
        { role: 'redo', label: text('menu.redo') },
        separator,
        { role: 'cut', label: text('menu.cut') },
        { role: 'copy', label: text('menu.copy') },
        { role: 'paste', label: text('menu.paste') },
        { role: 'selectAll', label: text('menu.selectAll') },
        separator,
        item('filter.focus'),
        item('find.open'),
        item('find.next'),
        item('find.previous'),
        item('palette'),
      ],
    },
    {
      label: text('menu.view'),
      submenu: [
        item('go.today'),
        item('go.requests'),
        item('go.jobs'),
        item('go.orders'),
        item('go.handovers'),
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
        { label: text('menu.zoomIn'), accelerator: 'CmdOrCtrl+Plus', click: () => actions.zoom(1) },
        // The plus key without Shift, as in browsers.
        {
          label: text('menu.zoomIn'),
          accelerator: 'CmdOrCtrl+=',
          visible: false,
          acceleratorWorksWhenHidden: true,
          click: () => actions.zoom(1),
        },
        { label: text('menu.zoomOut'), accelerator: 'CmdOrCtrl+-', click: () => actions.zoom(-1) },
        { label: text('menu.actualSize'), accelerator: 'CmdOrCtrl+0', click: () => actions.zoom(0) },
        separator,
        { role: 'togglefullscreen', label: text('menu.fullScreen') },
      ],
    },
    {
      label: text('menu.request'),
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
    ...(isMac ? [{ role: 'windowMenu' as const, label: text('menu.window') }] : []),
    {
      role: 'help',
      label: text('menu.help'),
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
