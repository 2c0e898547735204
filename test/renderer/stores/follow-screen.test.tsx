// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useStore } from 'zustand';
import { createStores } from '../../../src/renderer/app/create-stores';
import { handleHostRequest } from '../../../src/renderer/app/handle-host-request';
import { paletteItems } from '../../../src/renderer/app/palette-items';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { StoresProvider, useStores, type Stores } from '../../../src/renderer/stores/context';
import { useFocusAlong } from '../../../src/renderer/stores/follow-screen';
import { openConnection } from '../../../src/renderer/stores/open-connection';
import { FakeHost } from '../fake-host';

// jsdom lays nothing out.
Element.prototype.checkVisibility = () => true;

afterEach(cleanup);

/** A window whose screens and tabs are a list and a button each. */
function Screens() {
  useFocusAlong();
  const place = useStore(useStores().app, ({ screen, webhookTab }) => `${screen} ${webhookTab}`);
  return (
    <main>
      <div key={place} data-pane>
        <button type="button">Go on</button>
        <div aria-label={place} data-list-focus tabIndex={-1} />
      </div>
    </main>
  );
}

function choose(stores: Stores, id: string): void {
  const item = paletteItems(stores).find((one) => one.id === id) ?? expect.fail(`no item ${id}`);
  void item.run();
}

test.each<readonly [string, string, (stores: Stores) => void]>([
  [
    'the tray',
    'webhook deliveries',
    (stores) => handleHostRequest(stores, { kind: 'screen', screen: 'webhook' }),
  ],
  ['a tab of the palette', 'webhook listener', (stores) => choose(stores, 'tab.webhook.Listener')],
  [
    'a button for a connection',
    'connections deliveries',
    (stores) => openConnection(stores, { kind: 'one', key: 1 }),
  ],
  ['a key', 'jobs deliveries', (stores) => choose(stores, 'go.jobs')],
  ['a tab of the same screen', 'requests listener', ({ app }) => app.getState().showWebhookTab('listener')],
])('%s takes the keyboard along, where the focused button goes away with its screen', (_, place, open) => {
  const stores = createStores(clientOver(new FakeHost(0)));
  const { container } = render(
    <StoresProvider value={stores}>
      <Screens />
    </StoresProvider>,
  );
  container.querySelector('button')?.focus();
  act(() => open(stores));
  expect(document.activeElement?.getAttribute('aria-label')).toBe(place);
});
