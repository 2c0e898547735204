// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStores } from '../../../src/renderer/app/create-stores';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { openRequest } from '../../../src/renderer/stores/open-request';
import { FakeHost } from '../fake-host';

/** A list of German requests that has the first two of three. */
async function germanList() {
  const host = new FakeHost(3);
  const call = host.call.bind(host);
  vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
    const isGone = name === 'requests.locate' && JSON.stringify(input).includes('target:de');
    return isGone && (input as { key: number }).key === 3
      ? { ok: true, value: { index: null } }
      : call(name, input);
  });
  const stores = createStores(clientOver(host));
  await stores.requests.getState().showView('to-import', 'target:de');
  await stores.requests.getState().selectKey(2);
  return {
    stores,
    listed: () => [stores.requests.getState().listing.filter, stores.requests.getState().selectedKey],
  };
}

test('a request that the list does not have is shown among all of them, and Undo leads back to the list', async () => {
  const { stores, listed } = await germanList();
  await openRequest(stores, 3);
  expect(listed()).toEqual(['', 3]);
  await stores.toasts.getState().runNewestAction();
  expect(listed()).toEqual(['target:de', 2]);
  expect(stores.requests.getState().listing.view).toBe('to-import');
});

test('a request of the list leaves it as it is, without a word', async () => {
  const { stores, listed } = await germanList();
  await openRequest(stores, 1);
  expect(listed()).toEqual(['target:de', 1]);
  expect(stores.toasts.getState().toasts).toEqual([]);
});

test('from another screen, there is no place in the list to lead back to', async () => {
  const { stores, listed } = await germanList();
  stores.app.getState().goTo('webhook');
  await openRequest(stores, 3);
  expect(listed()).toEqual(['', 3]);
  expect(stores.toasts.getState().toasts).toEqual([]);
});
