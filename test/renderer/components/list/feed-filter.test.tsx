// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryFilters, type DeliveryFilter } from '../../../../src/contract/webhook/deliveries';
import { FeedScreen } from '../../../../src/renderer/components/list/feed-screen';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { StoresProvider } from '../../../../src/renderer/stores/context';
import { FakeWebhookHost } from '../../webhook/fake-webhook-host';
import { NeverResized } from '../../never-resized';

beforeEach(() => vi.stubGlobal('ResizeObserver', NeverResized));
HTMLElement.prototype.scrollTo = () => undefined;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(filters: readonly DeliveryFilter[]) {
  const host = new FakeWebhookHost(3);
  host.arrive(2, 'failed');
  const stores = createStores(clientOver(host));
  const feed = stores.deliveries;
  const nothing = { title: '', text: '' };
  render(
    <StoresProvider value={stores}>
      <FeedScreen
        feed={feed}
        id="delivery"
        rowRem={4}
        rowClass=""
        listLabel="Deliveries"
        filterLabel="Filter"
        filters={filters}
        filterText={(filter, count) => `${filter} ${count}`}
        renderRow={() => null}
        emptyIcon={null}
        emptyText={() => nothing}
        detail={{ label: 'Delivery', render: () => null, none: nothing }}
      />
    </StoresProvider>,
  );
  await vi.waitFor(() => expect(feed.getState().counts).toBeDefined());
  return feed;
}

const inNarrowWindow = (): void => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
};

test('four filters are a menu with their counts in a narrow window', async () => {
  inNarrowWindow();
  const feed = await show(deliveryFilters);
  const menu = screen.getByRole('combobox', { name: 'Filter' });
  await within(menu).findByRole('option', { name: 'failed 2' });
  await userEvent.selectOptions(menu, 'failed 2');
  expect(feed.getState().filter).toBe('failed');
});

test('two filters are beside each other in a narrow window too', async () => {
  inNarrowWindow();
  await show(deliveryFilters.slice(0, 2));
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('four filters are beside each other in a wide window', async () => {
  await show(deliveryFilters);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});
