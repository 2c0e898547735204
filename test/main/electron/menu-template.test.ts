import { describe, expect, it } from 'vitest';
import type { MenuItemConstructorOptions } from 'electron';
import { menuTemplate } from '../../../src/main/electron/menu-template';
import { commandIds } from '../../../src/contract/command-table';
import type { HostRequest } from '../../../src/contract/host-request';

function itemsOf(platform: NodeJS.Platform, sent: HostRequest[] = []): MenuItemConstructorOptions[] {
  const template = menuTemplate({
    platform,
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
