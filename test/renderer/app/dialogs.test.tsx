// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { Dialogs } from '../../../src/renderer/app/dialogs';
import { followHeldKeys, holdForInput } from '../../../src/renderer/app/keyboard';
import { preloadAll } from '../../../src/renderer/components/on-demand';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

vi.mock('../../../src/renderer/app/shortcuts-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a dialog whose code cannot be loaded leaves the window as it is, and says so when it is opened', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const stores = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={stores}>
      <p>The window</p>
      <Dialogs />
    </StoresProvider>,
  );
  await act(() => preloadAll(() => Promise.resolve()));
  expect(stores.toasts.getState().toasts).toEqual([]);

  await act(async () => stores.app.getState().showShortcuts(true));
  await vi.waitFor(() => expect(stores.toasts.getState().toasts).toHaveLength(1));
  expect(stores.toasts.getState().toasts[0]?.text).toContain('could not be loaded');
  expect(stores.app.getState().shortcutsShown).toBe(false);
  expect(screen.getByText('The window')).toBeDefined();
});

test('keys held for a dialog whose code cannot be loaded are dropped: they move no list of the window', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const stores = createStores(clientOver(new FakeHost(0)));
  const stop = followHeldKeys(stores);
  const pressed: string[] = [];
  render(
    <StoresProvider value={stores}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it stands for the list of requests */}
      <div role="listbox" tabIndex={0} onKeyDown={({ key }) => pressed.push(key)} />
      <Dialogs />
    </StoresProvider>,
  );
  screen.getByRole('listbox').focus();
  await act(async () => {
    flushSync(() => stores.app.getState().showShortcuts(true));
    for (const key of ['ArrowDown', 'x', 'Enter']) {
      expect(holdForInput(new KeyboardEvent('keydown', { key }), stores)).toBe(true);
    }
  });
  await vi.waitFor(() => expect(stores.toasts.getState().toasts).toHaveLength(1));
  stop();
  expect(stores.app.getState()).toMatchObject({ isInputAwaited: false, heldKeys: [] });
  expect(pressed).toEqual([]);
});
