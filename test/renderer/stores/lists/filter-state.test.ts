import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createFilterState } from '../../../../src/renderer/stores/lists/filter-state';
import { createRequestsState } from '../../../../src/renderer/stores/lists/requests-state';
import { filterByLanguages } from '../../../../src/renderer/requests/filter-by-languages';
import { FakeHost } from '../../fake-host';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const client = clientOver(new FakeHost(3));
  const requests = createRequestsState(client);
  const filter = createFilterState(client, requests);
  const shown = (): string => requests.getState().listing.filter;
  return { requests, filter, get: () => filter.getState(), shown };
}

test('a filter that is not understood is not applied: the list keeps the last valid one', async () => {
  const { get, shown } = setUp();
  await get().set('target:fr');
  get().type('target:fr state:don');
  await vi.advanceTimersByTimeAsync(1000);
  expect(get().isFaulty).toBe(true);
  await get().set('target:fr state:done');
  expect(shown()).toBe('target:fr');
  await get().set('target:fr state:completed');
  expect([get().isFaulty, shown()]).toEqual([false, 'target:fr state:completed']);
});

test('another view drops a filter that was not understood, and another order keeps it', async () => {
  const { requests, get, shown } = setUp();
  await get().set('stat:x');
  await requests.getState().setListing({ sort: 'size' });
  expect(get().text).toBe('stat:x');
  await requests.getState().showView('waiting');
  expect([get().text, get().isFaulty, shown()]).toEqual(['', false, '']);
});

test('the languages of a row become conditions before the words, and are taken away again', async () => {
  const { filter, get } = setUp();
  await get().set('target:de mark:none coffee');
  const row = { languageSource: 'en', languageTarget: 'fr-ca' };
  await filterByLanguages({ filter }, row);
  expect(get().text).toBe('mark:none source:en target:fr-CA coffee');
  await filterByLanguages({ filter }, row);
  expect(get().text).toBe('mark:none coffee');
});

test('Enter waits for the list that typing asked for: what it selects is not known before', async () => {
  const { requests, get } = setUp();
  const settled = Promise.withResolvers<undefined>();
  requests.setState({
    setListing: async (change) => {
      requests.setState({ listing: { ...requests.getState().listing, ...change } });
      await settled.promise;
    },
  });
  get().type('kettle');
  await vi.advanceTimersByTimeAsync(1000);
  let isListed = false;
  const listed = get()
    .set('kettle')
    .then(() => {
      isListed = true;
    });
  await vi.advanceTimersByTimeAsync(0);
  expect(isListed).toBe(false);
  settled.resolve(undefined);
  await listed;
  expect(isListed).toBe(true);
});

test.each(['id:', 'coffee'])(
  '%s that is typed while Enter still looks for the first hit stays, in its view',
  async (text) => {
    const { requests, get } = setUp();
    const settled = Promise.withResolvers<undefined>();
    requests.setState({
      total: 0,
      setListing: async (change) => {
        requests.setState({ listing: { ...requests.getState().listing, ...change } });
        await settled.promise;
      },
    });
    const found = get().find('kettle');
    get().type(text);
    settled.resolve(undefined);
    await found;
    expect(get().text).toBe(text);
    expect(requests.getState().listing.view).toBe('to-import');
  },
);
