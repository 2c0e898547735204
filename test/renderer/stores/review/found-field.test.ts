import { expect, test, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestRow } from '../../../../src/contract/ui-types';
import { createStores } from '../../../../src/renderer/app/create-stores';
import { clientOver, type Client } from '../../../../src/renderer/lib/host/client';
import type { RequestsState } from '../../../../src/renderer/stores/lists/requests-state';
import { followFoundField } from '../../../../src/renderer/stores/review/found-field';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { FakeHost, row } from '../../fake-host';

function setUp(fieldId: string) {
  const host = new FakeHost(3);
  const call = host.call.bind(host);
  const asked: unknown[] = [];
  vi.spyOn(host, 'call').mockImplementation(async (name, input) => {
    if (name !== 'requests.outline') return call(name, input);
    asked.push(input);
    const fields = ['head', 'body', 'kettle-lid'].map((id) => ({ id, text: '' }));
    return { ok: true, value: { total: 3, offset: 0, fields } };
  });
  const { requests, review } = createStores(clientOver(host));
  const found = { title: [], elsewhere: { side: 'field', fieldId: '', text: fieldId, hits: [] } } as const;
  const select = (): void => {
    const hit = { ...row(2), found };
    requests.setState({ selected: { row: hit, index: 1, lastIndex: 1 }, selectedKey: 2, selectedIndex: 1 });
  };
  const field = (): number => review.getState().currentField;
  return { asked, requests, review, select, field };
}

test('a request that was found by the ID of a field opens at that field', async () => {
  const { select, field } = setUp('kettle-lid');
  select();
  await vi.waitFor(() => expect(field()).toBe(2));
});

test.each([
  ['field:kettle-lid', 2],
  ['field:spout,body target:fr', 1],
  ['-field:kettle-lid', 0],
])('a request that was found by %s opens at that field, as for its ID alone', async (filter, position) => {
  const { requests, review, field } = setUp('kettle-lid');
  requests.setState((now) => ({ listing: { ...now.listing, filter } }));
  requests.setState({ selected: { row: row(2), index: 1, lastIndex: 1 }, selectedKey: 2, selectedIndex: 1 });
  await vi.waitFor(() => expect(review.getState().detail).toBeDefined());
  await vi.waitFor(() => expect(field()).toBe(position));
});

test('the field is gone to once: a live update does not bring the user back to it', async () => {
  const { asked, review, select, field } = setUp('kettle-lid');
  select();
  await vi.waitFor(() => expect(field()).toBe(2));
  review.getState().setCurrentField(1);
  select();
  expect(asked).toHaveLength(1);
  expect(field()).toBe(1);
});

const hit = (key: number): RequestRow =>
  ({ ...row(key), found: { elsewhere: { side: 'field', text: 'title' } } }) as unknown as RequestRow;

/** Requests whose third field has the searched ID; `asked` lists the keys whose outline was read. */
function listOfHits(): {
  readonly choose: (key: number) => void;
  readonly review: ReturnType<typeof createReviewState>;
  readonly asked: readonly number[];
} {
  const asked: number[] = [];
  const answer = async (name: string, { key }: { readonly key: number }): Promise<unknown> => {
    await Promise.resolve();
    const fields = ['a', 'b', 'title'].map((id, position) => ({ id, position }));
    if (name === 'requests.outline') asked.push(key);
    return name === 'requests.detail' ? { ...hit(key), fields: [] } : { total: 3, offset: 0, fields };
  };
  const client = { call: answer } as unknown as Client;
  const review = createReviewState(client);
  const requests = createStore(() => ({ selected: undefined as unknown, listing: { filter: '' } }));
  followFoundField(client, requests as unknown as StoreApi<RequestsState>, review);
  const choose = (key: number): void => {
    requests.setState({ selected: { row: hit(key) } });
    review.getState().open(hit(key));
  };
  return { choose, review, asked };
}

test('a request that is passed is not read for the field by whose ID it was found', async () => {
  const { choose, review, asked } = listOfHits();
  choose(1);
  await vi.waitFor(() => expect(review.getState().currentField).toBe(2));
  for (const key of [2, 3, 4, 5]) choose(key);
  await vi.waitFor(() => expect(review.getState()).toMatchObject({ currentField: 2, request: { key: 5 } }));
  expect(asked).toEqual([1, 5]);
});

test('a request is opened at the field by whose ID it was found each time that it is opened', async () => {
  const { choose, review, asked } = listOfHits();
  for (const key of [1, 2, 1]) {
    choose(key);
    await vi.waitFor(() => expect(review.getState()).toMatchObject({ currentField: 2, request: { key } }));
  }
  choose(2);
  choose(1);
  await vi.waitFor(() => expect(review.getState().currentField).toBe(2));
  expect(asked).toEqual([1, 2, 1, 1]);
});

test('a field that a key went to before the request was read stays the current one', async () => {
  const { choose, review, asked } = listOfHits();
  choose(1);
  review.getState().goToField(1);
  await vi.waitFor(() => expect(review.getState().detail).toBeDefined());
  expect(review.getState().currentField).toBe(1);
  expect(asked).toEqual([]);
});
