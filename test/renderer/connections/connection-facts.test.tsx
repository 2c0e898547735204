// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cellTime } from '../../../src/renderer/lib/messages/format';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { ConnectionFacts } from '../../../src/renderer/connections/connection-facts';
import { createStores } from '../../../src/renderer/app/create-stores';
import { StoresProvider } from '../../../src/renderer/stores/context';
import { connection, FakeConnectionsHost } from './fake-connections-host';

afterEach(cleanup);

test.each([
  ['all came by it', 1234, [], '1,234'],
  ['none came by it', 0, [{ name: 'Acme', requests: 1234 }], '1,234 (kept with Acme)'],
  [
    'some came by it',
    34,
    [
      { name: 'Acme', requests: 1199 },
      { name: 'Old', requests: 1 },
    ],
    '1,234 (1,200 of them kept with Acme and Old)',
  ],
])(
  'the requests of its service that are here are said, and whose they are: %s',
  (_case, requests, keptByOthers, said) => {
    const desk = createStores(clientOver(new FakeConnectionsHost('Acme')));
    render(
      <StoresProvider value={desk}>
        <ConnectionFacts connection={connection(2, { requests, keptByOthers })} />
      </StoresProvider>,
    );
    expect(screen.getByText('Requests synced').nextElementSibling?.textContent?.trim()).toBe(said);
  },
);

test('how far a service is synced is said in the time of this computer, with the text of the service as the tooltip', () => {
  const cursor = '2026-11-27T02:15:38.752Z';
  render(
    <StoresProvider value={createStores(clientOver(new FakeConnectionsHost('Acme')))}>
      <ConnectionFacts connection={connection(1, { cursor })} />
    </StoresProvider>,
  );
  const time = screen.getByTitle(cursor);
  expect(time.textContent).toBe(cellTime(cursor));
  expect(time.textContent).not.toContain('T02');
});
