// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { paletteItems } from '../../../src/renderer/app/palette-items';
import { matchingItems } from '../../../src/renderer/app/palette-match';
import { clientOver } from '../../../src/renderer/lib/host/client';
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
