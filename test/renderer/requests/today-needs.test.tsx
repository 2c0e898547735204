// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { TodayNeeds } from '../../../src/renderer/requests/today/today-needs';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const failingWebhook = {
  url: 'https://receiver.example',
  secret: {},
  health: { recent: 20, failed: 20, failingSince: '2026-11-26T17:32:00Z' },
  counts: { all: 9, waiting: 9, failed: 0, delivered: 0 },
};
const refusing = {
  kind: 'needs-you',
  problem: 'token-refused',
  text: 'acme.example refused the token.',
} as const;

const refusedAddress = {
  connectionKey: 1,
  connectionName: 'Acme',
  hasSecret: false,
  receipts: 13,
  refused: 11,
} as const;

function show(isCalm = true) {
  const stores = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={stores}>
      <TodayNeeds isCalm={isCalm} />
    </StoresProvider>,
  );
  return stores;
}

test('deliveries that fail and calls that were refused are counted apart, each with what to do and its way there', () => {
  const stores = show();
  act(() => {
    stores.webhook.setState({ summary: failingWebhook });
    stores.listener.setState({
      summary: {
        state: { kind: 'listening', url: 'http://127.0.0.1:4311' },
        addresses: [refusedAddress],
        unknownKeyCalls: 0,
      },
    });
  });
  expect(screen.getByRole('button', { name: 'Webhook: 9 deliveries are failing' })).toBeDefined();
  expect(screen.getByText(/^Locdesk keeps retrying\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Webhook: 11 incoming calls were refused' }));
  expect(stores.app.getState()).toMatchObject({ screen: 'webhook', webhookTab: 'listener' });
});

test('connections that have stopped for one reason are named together, with it', () => {
  const stores = show();
  const connections = ['Acme', 'Birch', 'Cedar', 'Dogwood'].map((name, index) =>
    connection(index + 1, { name, state: refusing }),
  );
  const lacking = { kind: 'needs-you', problem: 'no-token', text: 'Enter a token.' } as const;
  connections.push(connection(5, { name: 'Elm', state: lacking }));
  act(() => stores.connections.setState({ connections }));
  expect(screen.getByRole('button', { name: 'Connections: 5 connections need attention' })).toBeDefined();
  const [refused, without] = screen
    .getAllByRole('listitem')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(refused).toBe(
    'Acme · Birch · Cedar · 1 more connection · The service refused the token. Enter another one.',
  );
  expect(without).toBe('Elm · Enter a token.');
  fireEvent.click(screen.getByRole('button', { name: 'Birch' }));
  expect(stores.app.getState()).toMatchObject({ screen: 'connections', connectionsTab: 'connections' });
});

const unreached = (name: string, key: number, minutes: number) =>
  connection(key, {
    name,
    state: { kind: 'offline', until: '2026-11-20T09:00:00Z' },
    problem: {
      kind: 'unreachable',
      text: 'Nothing answers at acme.example.',
      since: new Date(Date.now() - minutes * 60_000).toISOString(),
    },
  });

test('a service that has not answered for an hour needs attention, unless this computer has no network', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const stores = show();
  const connections = [unreached('Acme', 1, 61), unreached('Birch', 2, 59)];
  act(() => stores.connections.setState({ connections }));
  expect(screen.getByRole('button', { name: 'Connections: 1 connection needs attention' })).toBeDefined();
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Acme · Nothing answers at acme.example.');
  onLine.mockReturnValue(false);
  act(() => stores.connections.setState({ connections: [...connections] }));
  expect(screen.queryByRole('button', { name: /^Connections/ })).toBeNull();
  onLine.mockRestore();
});

const lowerWindow = (): void => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
};

test('in a low window the connections that stopped for another reason are shown on request', () => {
  lowerWindow();
  const stores = show();
  const lacking = { kind: 'needs-you', problem: 'no-token', text: 'Enter a token.' } as const;
  const connections = [
    connection(1, { name: 'Acme', state: refusing }),
    connection(2, { name: 'Birch', state: refusing }),
    connection(3, { name: 'Cedar', state: lacking }),
  ];
  act(() => stores.connections.setState({ connections }));
  expect(screen.queryByRole('button', { name: 'Cedar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '1 more connection', expanded: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Cedar' }));
  expect(stores.app.getState().screen).toBe('connections');
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(screen.queryByRole('button', { name: 'Cedar' })).toBeNull();
});

/** Every kind of need but those of the backups. */
function needEverything(stores: ReturnType<typeof show>): void {
  act(() => {
    stores.webhook.setState({
      summary: { ...failingWebhook, counts: { all: 9, waiting: 6, failed: 3, delivered: 0 } },
    });
    stores.connections.setState({ connections: [connection(1, { name: 'Acme', state: refusing })] });
    stores.forwardings.setState({ needYou: 2 });
    stores.listener.setState({
      summary: {
        state: { kind: 'listening', url: 'http://127.0.0.1:4311' },
        addresses: [refusedAddress],
        unknownKeyCalls: 0,
      },
    });
  });
}

const sentences = (): readonly (string | null)[] =>
  screen.getAllByRole('button', { name: /^(?:Webhook|Connections|Orders): / }).map((one) => one.textContent);

test('the most urgent needs are shown, and the rest on request', () => {
  needEverything(show());
  const urgent = [
    'Connections: 1 connection needs attention',
    'Orders: 2 requests need attention',
    'Webhook: 3 deliveries failed for good',
  ];
  expect(sentences()).toEqual(urgent);
  fireEvent.click(screen.getByRole('button', { name: 'and 2 more', expanded: false }));
  expect(sentences()).toEqual([
    ...urgent,
    'Webhook: 11 incoming calls were refused',
    'Webhook: 6 deliveries are failing',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(sentences()).toEqual(urgent);
});

test('in a low window only the most urgent need is shown', () => {
  lowerWindow();
  needEverything(show());
  expect(sentences()).toEqual(['Connections: 1 connection needs attention']);
  expect(screen.getByRole('button', { name: 'and 4 more' })).toBeDefined();
});

test('a day with failed imports is not said to need nothing', () => {
  show();
  expect(screen.queryByText('Nothing needs attention.')).not.toBeNull();
  cleanup();
  show(false);
  expect(screen.queryByText('Nothing needs attention.')).toBeNull();
});
