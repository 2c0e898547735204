import { describe, expect, it } from 'vitest';
import type { MenuItemConstructorOptions } from 'electron';
import { menuTemplate } from '../../../src/main/electron/menu-template';
import { windowCommands, type DeskAsk } from '../../../src/shared/desk-asks';

function itemsOf(platform: NodeJS.Platform, asked: DeskAsk[] = []): MenuItemConstructorOptions[] {
  const template = menuTemplate({
    platform,
    acts: {
      ask: (ask) => asked.push(ask),
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
    expect(keyOf('linux', 'Mark Imported')).toBe('S');
    expect(keyOf('darwin', 'Mark Imported')).toBeUndefined();
    expect(keyOf('darwin', 'Find Anything…')).toBe('CmdOrCtrl+K');
    expect(keyOf('win32', 'Next')).toBe('Alt+Down');
    expect(keyOf('linux', 'Save as New View…')).toBe('CmdOrCtrl+Shift+S');
  });

  it('have an item for every command of the window, and each key once', () => {
    const asked: DeskAsk[] = [];
    for (const { click } of itemsOf('linux', asked)) (click as (() => void) | undefined)?.();
    const asksFor = asked.flatMap((ask) => (ask.kind === 'command' ? ask.command : []));
    expect(asksFor.toSorted()).toEqual(windowCommands.toSorted());
    const accelerators = itemsOf('linux').flatMap(({ accelerator }) => accelerator ?? []);
    expect(accelerators).toEqual([...new Set(accelerators)]);
  });

  it.each(['win32', 'linux', 'darwin'] as const)('have settings, about and quit on %s', (platform) => {
    const labels = itemsOf(platform).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Settings…', 'About Locdesk']));
    expect(labels.filter((label) => label?.startsWith('Quit'))).toHaveLength(1);
  });
});
