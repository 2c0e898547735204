import { describe, expect, it } from 'vitest';
import type { Menu, MenuItem, MenuItemConstructorOptions } from 'electron';
import { DesktopTexts } from '../../../src/main/desktop/desktop-texts';
import { ApplicationMenu, menuTemplate } from '../../../src/main/electron/application-menu';
import { commandIds } from '../../../src/contract/command-table';
import type { HostRequest } from '../../../src/contract/desktop/host-request';

function itemsOf(platform: NodeJS.Platform, sent: HostRequest[] = []): MenuItemConstructorOptions[] {
  const template = menuTemplate({
    platform,
    texts: new DesktopTexts(),
    actions: {
      send: (request) => sent.push(request),
      zoom: () => undefined,
      showFolder: () => undefined,
      about: () => undefined,
      quit: () => undefined,
    },
  });
  return template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
}

function keyOf(platform: NodeJS.Platform, label: string) {
  return itemsOf(platform).find((item) => item.label === label)?.accelerator;
}

describe('the menus', () => {
  it.each(['win32', 'linux', 'darwin'] as const)(
    'take no plain letter from a text field, on %s',
    (platform) => {
      const taken = itemsOf(platform).filter(
        ({ accelerator, registerAccelerator }) =>
          accelerator !== undefined && registerAccelerator !== false && !accelerator.includes('+'),
      );
      expect(taken).toEqual([]);
    },
  );

  it('show the keys of letters where the system can show without taking', () => {
    expect(keyOf('linux', 'Mark imported')).toBe('S');
    expect(keyOf('darwin', 'Mark imported')).toBeUndefined();
    expect(keyOf('darwin', 'Command palette')).toBe('CmdOrCtrl+K');
    expect(keyOf('win32', 'Next request')).toBe('Alt+Down');
    expect(keyOf('linux', 'Save as a new view')).toBe('CmdOrCtrl+Shift+S');
  });

  it.each(['win32', 'linux', 'darwin'] as const)('hand over and take back, on %s', (platform) => {
    const sent: HostRequest[] = [];
    for (const label of ['Hand over', 'Take back']) {
      const item = itemsOf(platform, sent).find((one) => one.label === label);
      (item?.click as (() => void) | undefined)?.();
    }
    expect(sent).toEqual([
      { kind: 'run', command: 'handover.create' },
      { kind: 'run', command: 'handover.takeBack' },
    ]);
    expect(keyOf('linux', 'Hand over')).toBe('Shift+H');
  });

  it('run commands of the table by their ids, each once, and show each key once', () => {
    const sent: HostRequest[] = [];
    const items = itemsOf('linux', sent).filter(({ id }) => id !== undefined);
    for (const { click } of items) (click as (() => void) | undefined)?.();
    expect(sent).toEqual(items.map(({ id }) => ({ kind: 'run', command: id })));
    const ids = items.map(({ id }) => id);
    expect(ids.filter((id) => !commandIds.some((known) => known === id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
    const accelerators = itemsOf('linux').flatMap(({ accelerator }) => accelerator ?? []);
    expect(accelerators).toEqual([...new Set(accelerators)]);
  });

  it.each(['win32', 'linux', 'darwin'] as const)('have settings, about and quit on %s', (platform) => {
    const labels = itemsOf(platform).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Settings', 'About Locdesk']));
    expect(labels.filter((label) => label?.startsWith('Quit'))).toHaveLength(1);
  });
});

const build = (template: readonly MenuItemConstructorOptions[]) => {
  const items = template
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .map((item) => ({ ...item, enabled: true }) as unknown as MenuItem);
  return { items, getMenuItemById: (id: string) => items.find((item) => item.id === id) ?? null };
};

/** Menus that are built and found by their ids, as Electron's are. */
function systemMenus() {
  let shown: Menu | null = null;
  return {
    buildFromTemplate: (template: readonly MenuItemConstructorOptions[]) =>
      build(template) as unknown as Menu,
    setApplicationMenu: (menu: Menu | null) => void (shown = menu),
    getApplicationMenu: () => shown,
  };
}

describe('the menus in the language of the window', () => {
  const actions = {
    send: () => undefined,
    zoom: () => undefined,
    showFolder: () => undefined,
    about: () => undefined,
    quit: () => undefined,
  };

  it('have its texts, keep what is enabled, and are English until then', () => {
    const menus = systemMenus();
    const texts = new DesktopTexts();
    const speak = (said: Readonly<Record<string, string>>) => texts.speak({ locale: 'de', texts: said });
    const menu = new ApplicationMenu(menus, texts);
    speak({ 'mark.imported': 'zu früh' });
    expect(menus.getApplicationMenu()).toBeNull();
    menu.show({ platform: 'linux', actions });
    speak({});
    const labels = () => menus.getApplicationMenu()?.items.map(({ label }) => label);
    expect(labels()).toEqual(expect.arrayContaining(['Mark imported', 'Zoom In', 'Cut']));
    menu.enable(['mark.imported']);
    speak({ 'mark.imported': 'Als importiert markieren', 'menu.zoomIn': 'Vergrößern' });
    expect(labels()).toEqual(expect.arrayContaining(['Als importiert markieren', 'Vergrößern', 'Cut']));
    const item = (id: string) => menus.getApplicationMenu()?.getMenuItemById(id);
    expect([item('mark.imported')?.enabled, item('mark.failed')?.enabled]).toEqual([true, false]);
  });
});
