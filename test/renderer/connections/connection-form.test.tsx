// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { ConnectionForm } from '../../../src/renderer/connections/connection-form';
import { ConnectionsPanel } from '../../../src/renderer/connections/connections-panel';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import type { ConnectionSummary } from '../../../src/contract/upstream/connections';
import { connection, FakeConnectionsHost } from './fake-connections-host';

afterEach(cleanup);
// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

function show(edited?: ConnectionSummary) {
  const host = new FakeConnectionsHost('Acme');
  const desk = createStores(clientOver(host));
  render(
    <StoresProvider value={desk}>
      <ConnectionForm connection={edited} />
    </StoresProvider>,
  );
  return { host, desk, user: userEvent.setup() };
}

test('an edit writes only changed settings: an interval in seconds from the command line stays', async () => {
  const { host, user } = show(connection(1, { name: 'Acme', intervalSeconds: 310 }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Ltd{Enter}');
  await expect.poll(() => host.askedFor('connections.edit')).toEqual([{ key: 1, name: 'Acme Ltd' }]);
});

test('a test that ends after the address has changed says nothing', async () => {
  const { host, user } = show(connection(1));
  const answering = Promise.withResolvers<void>();
  host.delay = answering.promise;
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  await user.type(screen.getByRole('textbox', { name: 'Base URL' }), '/elsewhere');
  answering.resolve();
  await host.delay;
  await user.tab();
  expect(screen.queryByText(/accepted|takes the token/i)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  await screen.findByText(/accepted|takes the token/i);
});

test('an address that another connection leads to already is named while it is typed, however it is written', async () => {
  const { desk, user } = show();
  await desk.connections.getState().load();
  const known = desk.connections.getState().connections?.[0]?.baseUrl ?? '';
  const box = screen.getByRole('textbox', { name: 'Base URL' });
  await user.type(box, `${known.toUpperCase()}/`);
  expect(screen.getByText(/^Acme uses this service already/)).toBeDefined();
  await user.type(box, 'other');
  expect(screen.queryByText(/uses this service already/)).toBeNull();
});

test('a service that is added again reports the requests that were kept', async () => {
  const { host, desk, user } = show();
  host.adoptedRequests = 1234;
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Again');
  await user.type(screen.getByRole('textbox', { name: 'Base URL' }), 'https://again.example');
  await user.type(screen.getByLabelText('Access token'), 'token{Enter}');
  await expect
    .poll(() => desk.toasts.getState().toasts.map(({ text }) => text))
    .toEqual([expect.stringMatching(/^“Again” resumed with 1,234 existing requests/)]);
});

test('while a connection is tested, its button keeps the focus', async () => {
  const { host, user } = show(connection(1));
  const answering = Promise.withResolvers<void>();
  host.delay = answering.promise;
  const button = screen.getByRole('button', { name: 'Test connection' });
  await user.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
  answering.resolve();
  await screen.findByText(/accepted|takes the token/i);
});

test.each(['Save connection', 'Cancel'])(
  '%s leaves the focus to the connection that was edited',
  async (name) => {
    const host = new FakeConnectionsHost();
    host.connections = [connection(1, { name: 'Acme' }), connection(2, { name: 'Birch' })];
    const desk = createStores(clientOver(host));
    await desk.connections.getState().load();
    desk.connections.getState().show({ kind: 'edit', key: 2 });
    render(
      <StoresProvider value={desk}>
        <ConnectionsPanel />
      </StoresProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name }));
    await expect.poll(() => document.activeElement?.getAttribute('data-connection')).toBe('2');
  },
);

test.each([
  ['the connection that is shown again', [connection(1), connection(2)], '1'],
  ['the button that adds the first one', [], 'none'],
])('Cancel of a new connection leaves the focus to %s', async (_, connections, focused) => {
  const host = new FakeConnectionsHost();
  host.connections = connections;
  const desk = createStores(clientOver(host));
  await desk.connections.getState().load();
  desk.connections.getState().show({ kind: 'add' });
  render(
    <StoresProvider value={desk}>
      <ConnectionsPanel />
    </StoresProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => document.activeElement?.getAttribute('data-connection')).toBe(focused);
});
