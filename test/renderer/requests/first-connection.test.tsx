// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ConnectionState } from '../../../src/contract/upstream/connections';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { FirstSteps } from '../../../src/renderer/requests/first-steps';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';

afterEach(cleanup);

test('a first sync is announced once, and not again at each step', () => {
  const stores = createStores(clientOver(new FakeHost(0)));
  render(
    <StoresProvider value={stores}>
      <FirstSteps />
    </StoresProvider>,
  );
  const announced = (state: ConnectionState): string => {
    act(() => stores.connections.setState({ connections: [connection(1, { name: 'Acme', state })] }));
    return screen.getByRole('status').textContent;
  };
  expect(announced({ kind: 'syncing', done: 0 })).toBe('Acme: Syncing…');
  expect(announced({ kind: 'syncing', done: 120, total: 4000 })).toBe('Acme: Syncing…');
  expect(announced({ kind: 'up-to-date' })).toBe('Acme: Up to date');
});
