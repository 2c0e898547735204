// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { ConnectionList } from '../../../src/renderer/connections/connection-list';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { shownConnection } from '../../../src/renderer/stores/service/connections-state';
import { connection, FakeConnectionsHost } from './fake-connections-host';

afterEach(cleanup);

const many = Array.from({ length: 30 }, (_none, at) =>
  connection(at + 1, { name: `Agency ${at + 1}`, state: { kind: at === 20 ? 'up-to-date' : 'paused' } }),
);

function shown(connections: typeof many) {
  const stores = createStores(clientOver(new FakeConnectionsHost()));
  stores.connections.setState({ connections });
  render(
    <StoresProvider value={stores}>
      <ConnectionList connections={connections} />
    </StoresProvider>,
  );
  return Object.assign(() => shownConnection(stores.connections.getState())?.name, { stores });
}

const stops = () =>
  [...document.querySelectorAll<HTMLElement>('.connection-item')].filter(({ tabIndex }) => tabIndex === 0);

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

const names = () => screen.queryAllByText(/^Agency/).map(({ textContent }) => textContent);

test('many connections are one stop for Tab, and keys show the next and the previous one', () => {
  const name = shown(many);
  expect(stops().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Agency 1')]);
  stops()[0]?.focus();
  press('j');
  press('ArrowDown');
  press('k');
  expect(name()).toBe('Agency 2');
  expect(stops()).toEqual([document.activeElement]);
  press('End');
  expect(name()).toBe('Agency 30');
});

test('many are searched by name and state, and a key leads from the search to the first one', () => {
  const name = shown(many);
  const search = screen.getByRole('searchbox', { name: 'Search connections' });
  fireEvent.change(search, { target: { value: 'AGÉNCY 3' } });
  expect(names()).toEqual(['Agency 3', 'Agency 13', 'Agency 23', 'Agency 30']);
  fireEvent.change(search, { target: { value: 'up to date' } });
  expect(names()).toEqual(['Agency 21']);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(name()).toBe('Agency 21');
  expect(document.activeElement?.textContent).toContain('Agency 21');
  fireEvent.change(search, { target: { value: 'nowhere' } });
  expect(names()).toEqual([]);
  expect(screen.getByText('No results')).toBeTruthy();
});

test('the connection that is shown stays shown when another one comes before it', () => {
  const name = shown(many);
  name.stores.connections.setState({ connections: many.toReversed() });
  expect(name()).toBe('Agency 1');
});

test('few have no search', () => {
  shown(many.slice(0, 9));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('connections are in the order of their names, those that need the coordinator first', async () => {
  const host = new FakeConnectionsHost('Zeta', 'Agency 10', 'Agency 9', 'Ärmel');
  const state = { kind: 'needs-you', problem: 'token-refused', text: '' } as const;
  host.connections = host.connections.map((one) => (one.name === 'Zeta' ? { ...one, state } : one));
  const stores = createStores(clientOver(host));
  await stores.connections.getState().load();
  expect(stores.connections.getState().connections?.map(({ name }) => name)).toEqual([
    'Zeta',
    'Agency 9',
    'Agency 10',
    'Ärmel',
  ]);
});
