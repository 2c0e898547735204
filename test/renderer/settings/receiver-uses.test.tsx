// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { UseList } from '../../../src/renderer/settings/receivers/use-list';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { FakeHost } from '../fake-host';

afterEach(cleanup);

test('buttons that remove a profile have names of their own also where connections cannot be read', async () => {
  const host = new FakeHost(0);
  host.broken.add('connections.list');
  const uses = [
    { key: 1, profile: 'shopify', origin: 3 },
    { key: 2, profile: 'shopify', origin: 4 },
    { key: 3, profile: 'shopify', fields: 'title' },
    { key: 4, profile: 'shopify', token: 'a' },
    { key: 5, profile: 'shopify' },
  ];
  render(
    <StoresProvider value={createStores(clientOver(host))}>
      <UseList receivers={{ profiles: [], uses }} change={() => Promise.resolve(true)} />
    </StoresProvider>,
  );
  const names = (await screen.findAllByRole('button')).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Stop applying shopify: requests of #3',
    'Stop applying shopify: requests of #4',
    'Stop applying shopify: fields title',
    'Stop applying shopify: requests of the token a',
    'Stop applying shopify: all requests',
  ]);
});
