// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { paletteItems } from '../../../src/renderer/app/palette-items';
import { matchingItems } from '../../../src/renderer/app/palette-match';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { connection } from '../connections/fake-connections-host';
import { FakeHost } from '../fake-host';

test.each([
  ['backup', 'Go to Settings: Back up now'],
  ['help', 'Keyboard shortcuts'],
  ['check levels', 'Go to Settings: Checks'],
  ['clear log', 'Go to API: Clear the log'],
])('the palette finds "%s", whatever it is called on its screen', (typed, label) => {
  const items = paletteItems(createStores(clientOver(new FakeHost(1))));
  expect(matchingItems(items, typed).map((item) => item.label)).toContain(label);
});

test('the name of a connection finds the connection, and with a verb what can be done to it', () => {
  const stores = createStores(clientOver(new FakeHost(1)));
  stores.connections.setState({ connections: [connection(1, { name: 'Sync House' })] });
  const found = (typed: string) => matchingItems(paletteItems(stores), typed).map((item) => item.label);
  expect(found('house')).toEqual(['Connection Sync House']);
  expect(found('sync house now')).toEqual(['Sync Sync House now']);
  expect(found('')).toContain('Pause Sync House');
});
