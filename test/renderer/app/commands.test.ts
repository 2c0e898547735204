// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../src/renderer/app/commands';
import type { Desk } from '../../../src/renderer/stores/context';
import type { Room } from '../../../src/renderer/stores/window/app-state';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';
import { windowCommands } from '../../../src/shared/desk-asks';

/** Every state of the window answers every call, and each call is written down. */
function watchedDesk(room: Room): { readonly desk: Desk; readonly calls: readonly string[] } {
  const calls: string[] = [];
  const state = (name: string): object =>
    new Proxy(
      {},
      {
        get: (_, property) => {
          if (name === 'app' && property === 'room') return room;
          return vi.fn<() => void>(() => void calls.push(`${name}.${String(property)}`));
        },
      },
    );
  const toasts = createToastState();
  const desk = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'toasts' ? toasts : { getState: () => state(String(name)), mark: () => calls.push('mark') },
    },
  );
  return { desk: desk as Desk, calls };
}

beforeEach(() => document.body.replaceChildren());

const anywhere = new Set<string>(['settings', 'palette', 'shortcuts', 'undo']);
const ofRequests = windowCommands.filter((command) => !anywhere.has(command));

test.each(ofRequests)(
  'the menu item %s does nothing while another screen is shown, and says so',
  (command) => {
    for (const room of ['webhook', 'connections', 'api', 'settings'] as const) {
      const { desk, calls } = watchedDesk(room);
      runCommand(desk, command);
      expect(calls).toEqual([]);
      expect(desk.toasts.getState().toasts.map(({ text }) => text)).toEqual([
        'This command works on the Requests screen.',
      ]);
    }
  },
);

test('a menu item does nothing behind a dialog', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  const { desk, calls } = watchedDesk('requests');
  runCommand(desk, 'next');
  expect(calls).toEqual([]);
  dialog.remove();
  runCommand(desk, 'next');
  expect(calls).toEqual(['requests.move']);
});

test('undo says so when there is nothing to undo', () => {
  const { desk } = watchedDesk('settings');
  runCommand(desk, 'undo');
  expect(desk.toasts.getState().toasts.map(({ text }) => text)).toEqual(['Nothing to undo.']);
});
