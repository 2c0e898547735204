// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConnectionState } from '../../../src/contract/upstream/connections';
import { success } from '../../../src/contract/result';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { FirstSteps } from '../../../src/renderer/requests/first-steps';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';

afterEach(cleanup);
// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

function show(host = new FakeHost(0)) {
  const stores = createStores(clientOver(host));
  render(
    <StoresProvider value={stores}>
      <FirstSteps />
      <div data-list-focus="" tabIndex={-1} />
      <input aria-label="Text" />
    </StoresProvider>,
  );
  return stores;
}

/** A host that answers with samples once `answering` has ended. */
function hostWithSamples(answering?: Promise<void>): FakeHost {
  const host = new FakeHost(0);
  const call = host.call.bind(host);
  vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
    if (name !== 'samples.load') return call(name, input);
    await answering;
    return success({ count: 2 });
  });
  return host;
}

test('loaded samples have the focus, because the button that loads them goes away', async () => {
  show(hostWithSamples());
  fireEvent.click(screen.getByRole('button', { name: 'Load samples' }));
  await expect.poll(() => document.activeElement?.hasAttribute('data-list-focus')).toBe(true);
});

test.each([
  ['a text field', () => screen.getByRole('textbox', { name: 'Text' }).focus()],
  ['a new order', () => fireEvent.click(screen.getByRole('button', { name: 'New order' }))],
])('samples that are loaded while the user went on to %s leave the focus alone', async (_, goOn) => {
  const answering = Promise.withResolvers<void>();
  const { toasts, requests } = show(hostWithSamples(answering.promise));
  const read = vi.fn<() => Promise<void>>(async () => undefined);
  requests.setState({ refreshNow: read });
  fireEvent.click(screen.getByRole('button', { name: 'Load samples' }));
  goOn();
  const focused = document.activeElement;
  answering.resolve();
  await expect.poll(() => read.mock.settledResults.at(-1)?.type).toBe('fulfilled');
  await expect
    .poll(() => screen.getByRole('button', { name: 'Load samples' }))
    .toHaveProperty('disabled', false);
  expect(toasts.getState().toasts).toHaveLength(1);
  expect(document.activeElement).toBe(focused);
});

test('a first order can be written from the welcome', () => {
  const { app, orders } = show();
  fireEvent.click(screen.getByRole('button', { name: 'New order' }));
  expect(app.getState().screen).toBe('orders');
  expect(orders.getState().form).toBe('new');
});

test('a first sync is announced once, and not again at each step', () => {
  const stores = show();
  const announced = (state: ConnectionState): string => {
    act(() => stores.connections.setState({ connections: [connection(1, { name: 'Acme', state })] }));
    return screen.getByRole('status').textContent;
  };
  expect(announced({ kind: 'syncing', done: 0 })).toBe('Acme: Syncing…');
  expect(announced({ kind: 'syncing', done: 120, total: 4000 })).toBe('Acme: Syncing…');
  expect(announced({ kind: 'up-to-date' })).toBe('Acme: Up to date');
});
