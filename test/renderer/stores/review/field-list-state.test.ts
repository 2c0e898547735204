import { expect, it, vi } from 'vitest';
import type { OutlinePortion } from '../../../../src/contract/reviewing';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { createFieldListState } from '../../../../src/renderer/stores/review/field-list-state';
import { createReviewState } from '../../../../src/renderer/stores/review/review-state';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import { row } from '../../fake-host';

/** A request of five fields whose outline comes in twos, each when `answer` is called. */
function desk() {
  const waiting: ((portion: OutlinePortion | Error) => void)[] = [];
  const call = (name: string, { offset }: { readonly offset: number }): Promise<unknown> => {
    if (name !== 'requests.outline') return new Promise(() => undefined);
    return new Promise((done, failed) => {
      waiting.push((portion) => (portion instanceof Error ? failed(portion) : done({ ...portion, offset })));
    });
  };
  const client = { call } as unknown as Client;
  const toasts = createToastState();
  const review = createReviewState(client);
  const list = createFieldListState(client, toasts, review);
  review.setState({ request: row(1) });
  const answer = async (...ids: readonly string[]): Promise<void> => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.({ total: 5, offset: 0, fields: ids.map((id) => ({ id, text: '' })) });
  };
  const fail = (): void => waiting.shift()?.(new Error('out of order'));
  return {
    list,
    review,
    toasts,
    waiting,
    answer,
    fail,
    ids: () => list.getState().fields?.map(({ id }) => id),
  };
}

it('the list shows all fields once every portion is read', async () => {
  const { list, answer, ids } = desk();
  list.getState().open();
  await answer('a', 'b');
  await answer('c', 'd');
  expect(ids()).toBeUndefined();
  await answer('e');
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']));
});

it('an answer for a list that was closed, or opened again, is dropped', async () => {
  const { list, answer, ids, waiting } = desk();
  list.getState().open();
  list.getState().close();
  list.getState().open();
  await answer('a', 'b', 'c', 'd', 'e');
  expect(waiting).toHaveLength(1);
  await answer('v', 'w', 'x', 'y', 'z');
  await vi.waitFor(() => expect(ids()).toEqual(['v', 'w', 'x', 'y', 'z']));
});

it('another request or version closes the list; a mark on the same one does not', () => {
  const { list, review } = desk();
  const isOpen = () => list.getState().opened > 0;
  list.getState().open();
  review.setState({ request: { ...row(1), title: 'marked' } });
  expect(isOpen()).toBe(true);
  review.setState({ request: { ...row(1), version: 2 } });
  expect(isOpen()).toBe(false);
  list.getState().open();
  review.setState({ request: row(2) });
  expect(isOpen()).toBe(false);
});

it('fields that cannot be read close the list, and a toast says why', async () => {
  const { list, toasts, fail } = desk();
  list.getState().open();
  fail();
  await vi.waitFor(() => expect(toasts.getState().toasts).toHaveLength(1));
  expect(list.getState().opened).toBe(0);
});
