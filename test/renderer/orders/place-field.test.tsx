// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { PlaceField } from '../../../src/renderer/orders/form/place-field';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { connection, FakeConnectionsHost } from '../connections/fake-connections-host';

afterEach(cleanup);

test('places that can take an order come before connections that need attention', async () => {
  const host = new FakeConnectionsHost();
  const state = { kind: 'needs-you', problem: 'token-refused', text: 'Refused.' } as const;
  host.connections = [
    connection(1, { name: 'Acme', state }),
    connection(2, { name: 'Birch' }),
    connection(3, { name: 'Cedar', state }),
  ];
  render(
    <StoresProvider value={createStores(clientOver(host))}>
      <PlaceField />
    </StoresProvider>,
  );
  await screen.findByRole('radio', { name: 'Birch' });
  const places = screen.getAllByRole<HTMLInputElement>('radio');
  expect(places.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'This desk',
    'Birch',
    'Acme',
    'Cedar',
  ]);
  expect(places.map(({ disabled }) => disabled)).toEqual([false, false, true, true]);
});
