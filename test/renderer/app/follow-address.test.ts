// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { addressOf, placeOf } from '../../../src/renderer/app/address';
import { createStores } from '../../../src/renderer/app/create-stores';
import { followAddress } from '../../../src/renderer/app/follow-address';
import { clientOver } from '../../../src/renderer/lib/host/client';
import { FakeHost } from '../fake-host';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const back = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

async function desk(hash = '') {
  history.replaceState(null, '', `/${hash}`);
  const stores = createStores(clientOver(new FakeHost(5)));
  await stores.requests.getState().refreshNow();
  followAddress(stores, window);
  const shown = () => stores.requests.getState().selected?.row.id;
  return { stores, shown, goTo: stores.app.getState().goTo };
}

test('an address names a screen, and a request by its id', () => {
  for (const place of [{ screen: 'jobs' }, { screen: 'requests', requestId: 'a/b "c" %' }] as const)
    expect(placeOf(addressOf(place))).toEqual(place);
  for (const hash of ['', '#', '#/', '#/nowhere', '#handover=x', '#/jobs/1/2'])
    expect(placeOf(hash)).toBeUndefined();
  expect(placeOf('#/requests/%')).toEqual({ screen: 'requests' });
});

test('Back leads to the screen before, and moving among requests is no step', async () => {
  const { stores, goTo } = await desk();
  expect(location.hash).toBe('#/requests');
  const before = history.length;
  await stores.requests.getState().select(0);
  await stores.requests.getState().move(1);
  // Requests that are only passed get no address, but the one that is left does.
  expect(location.hash).toBe('#/requests');
  goTo('jobs');
  expect(history.length).toBe(before + 1);
  goTo('webhook');
  expect(location.hash).toBe('#/webhook');
  await back();
  expect(stores.app.getState().screen).toBe('jobs');
  await back();
  expect(stores.app.getState().screen).toBe('requests');
  expect(location.hash).toBe('#/requests/id-2');
});

test('the selected request has an address as soon as the selection rests', async () => {
  const { stores } = await desk();
  const before = history.length;
  await stores.requests.getState().select(0);
  await stores.requests.getState().move(1);
  await vi.waitFor(() => expect(location.hash).toBe('#/requests/id-2'));
  expect(history.length).toBe(before);
});

test('a request that the address names is shown, and one that is missing is said', async () => {
  const { shown } = await desk('#/requests/id-4');
  await vi.waitFor(() => expect(shown()).toBe('id-4'));
  expect(location.hash).toBe('#/requests/id-4');

  const { stores } = await desk('#/requests/gone');
  const said = () => stores.toasts.getState().toasts.map(({ text }) => text);
  await vi.waitFor(() => expect(said()).toEqual(['The linked request is not here: gone']));
});

test('the key of a session is none of its addresses', async () => {
  const { stores } = await desk();
  stores.app.getState().goTo('jobs');
  location.hash = '#handover=secret';
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  expect(stores.app.getState().screen).toBe('jobs');
});
