// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Client } from '../../../src/renderer/lib/host/client';
import { createTakeBackState } from '../../../src/renderer/stores/handover/take-back-state';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';

const file = { key: 1, fileName: 'ana.csv', open: 3 };
const items = [11, 12, 13].map((key) => ({ key, state: 'changed', decision: 'open', canAccept: true }));

/** A file of three open fields on a host that answers decisions when a test says so. */
async function setUp() {
  const asked: unknown[] = [];
  const pending: PromiseWithResolvers<void>[] = [];
  let reads = 0;
  const call = async (name: string, input: { readonly items?: unknown; readonly what?: unknown }) => {
    if (name === 'takebacks.items') return { total: items.length, offset: 0, items };
    if (name === 'takebacks.read') {
      reads += 1;
      return file;
    }
    asked.push(input.items ?? input.what);
    const answer = Promise.withResolvers<void>();
    pending.push(answer);
    await answer.promise;
    return {
      act: 'act',
      drafts: 1,
      corrections: 0,
      versions: 0,
      notes: 0,
      reviewed: 0,
      refused: [],
      takeBack: file,
    };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const client = { call, subscribe: () => () => undefined } as unknown as Client;
  const state = createTakeBackState(client, createToastState());
  await state.getState().show(file as never);
  const answer = async (): Promise<void> => {
    await vi.waitFor(() => expect(pending).not.toEqual([]));
    pending.shift()?.resolve();
  };
  return { asked, answer, state, reads: () => reads };
}

it('a decision that comes while another one is written is written after it, and what is shown is read once', async () => {
  const { asked, answer, state, reads } = await setUp();
  const { accept, leave, undo } = state.getState();
  const all = [accept([11]), leave([12]), undo([13])];
  await answer();
  await answer();
  expect(asked).toEqual([[11], [12]]);
  await answer();
  await Promise.all(all);
  expect(asked).toEqual([[11], [12], [13]]);
  expect(state.getState().isBusy).toBe(false);
  // After the decisions, and after the undoing.
  expect(reads()).toBe(2);
});

it('a field is decided once, however often its key is pressed before the list is read again', async () => {
  const { asked, answer, state } = await setUp();
  const { accept } = state.getState();
  const all = [accept([11]), accept([11]), accept('all'), accept([12])];
  await answer();
  await vi.waitFor(() =>
    expect(state.getState().items[0]).toMatchObject({ decision: 'accepted', canAccept: false }),
  );
  await answer();
  await Promise.all(all);
  expect(asked).toEqual([[11], 'all']);
});

it('what was chosen while a decision is written stays chosen', async () => {
  const { answer, state } = await setUp();
  const { accept, choose } = state.getState();
  choose(11, true);
  const accepted = accept([11]);
  choose(12, true);
  await answer();
  await accepted;
  expect([...state.getState().chosen]).toEqual([12]);
});
