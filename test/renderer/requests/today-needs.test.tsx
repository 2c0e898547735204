// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { TodayNeeds } from '../../../src/renderer/requests/today/today-needs';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';

afterEach(cleanup);

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

function show() {
  const stores = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={stores}>
      <TodayNeeds />
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

test('connections that have stopped are named with their reason, at most three of them', () => {
  const stores = show();
  const connections = ['Acme', 'Birch', 'Cedar', 'Dogwood'].map((name, index) =>
    connection(index + 1, { name, state: refusing }),
  );
  act(() => stores.connections.setState({ connections }));
  expect(screen.getByRole('button', { name: 'Connections: 4 connections need attention' })).toBeDefined();
  expect(screen.getAllByText(refusing.text)).toHaveLength(3);
  expect(screen.getByText('1 more connection')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Birch' }));
  expect(stores.app.getState()).toMatchObject({ screen: 'connections', connectionsTab: 'connections' });
});
