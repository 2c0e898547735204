// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Client } from '../../../src/renderer/lib/host/client';
import { createTakeBackState } from '../../../src/renderer/stores/handover/take-back-state';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';

const file = (key: number) => ({ key, fileName: `${key}.csv`, open: 1 });

/** A host whose answers about a file come when a test says so. */
function setUp() {
  const asked: string[] = [];
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  const waitingAnswer = (name: string): PromiseWithResolvers<unknown> => {
    const answer = pending.get(name) ?? Promise.withResolvers<unknown>();
    pending.set(name, answer);
    return answer;
  };
  const call = async (name: string, input: { readonly key?: number; readonly name?: string }) => {
    const { key = 0 } = input;
    if (name === 'files.beginUpload') return { upload: 1 };
    if (name === 'files.upload') return {};
    if (name === 'takebacks.items')
      return { total: 1, offset: 0, items: [{ key: key * 10, decision: 'open' }] };
    const full = `${name} ${input.name ?? key}`;
    asked.push(full);
    const answer = await waitingAnswer(full).promise;
    pending.delete(full);
    return answer;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const client = { call, subscribe: () => () => undefined } as unknown as Client;
  const state = createTakeBackState(client, createToastState());
  const answer = async (name: string, value: unknown): Promise<void> => {
    await vi.waitFor(() => expect(asked).toContain(name));
    waitingAnswer(name).resolve(value);
  };
  const read = (key: number): Promise<void> => answer(`takebacks.read ${key}`, file(key));
  const showKey = async (key: number): Promise<void> => {
    const shown = state.getState().showKey(key);
    await read(key);
    await shown;
  };
  return { asked, state, answer, read, showKey };
}

it('a file whose answer comes late does not replace the one that was asked for after it', async () => {
  const { state, read } = setUp();
  const large = state.getState().showKey(1);
  const small = state.getState().showKey(2);
  expect(state.getState().opening).toBe(2);
  await read(2);
  await small;
  expect(state.getState()).toMatchObject({ takeBack: { key: 2 }, current: 20, opening: undefined });
  await read(1);
  await large;
  expect(state.getState()).toMatchObject({ takeBack: { key: 2 }, current: 20 });
});

it('a file that is still compared does not replace one in which the user goes on', async () => {
  const { state, read, showKey } = setUp();
  await showKey(2);
  const large = state.getState().showKey(1);
  expect(state.getState().opening).toBe(1);
  state.getState().setCurrent(21, true);
  await read(1);
  await large;
  expect(state.getState()).toMatchObject({ takeBack: { key: 2 }, current: 21, opening: undefined });
});

it('a view that was left stays left, whatever is answered after it', async () => {
  const { state, read, showKey, answer } = setUp();
  const opened = state.getState().showKey(1);
  state.getState().hide();
  await read(1);
  await opened;
  expect(state.getState().takeBack).toBeUndefined();
  await showKey(2);
  const accepted = state.getState().accept([20]);
  state.getState().hide();
  await answer('takebacks.accept 2', { takeBack: file(2), act: 'a', refused: [] });
  await accepted;
  expect(state.getState().takeBack).toBeUndefined();
});

it('a file that was read is not shown over one that the user turned to meanwhile', async () => {
  const { state, answer, showKey } = setUp();
  const opened = state.getState().open(new File(['a'], 'ana.csv'));
  await showKey(2);
  await answer('takebacks.open ana.csv', { takeBack: file(1) });
  expect(await opened).toMatchObject({ key: 1 });
  expect(state.getState().takeBack).toMatchObject({ key: 2 });
});

it('two files at once are read in turn, and a decision can be made meanwhile', async () => {
  const { asked, state, answer, showKey } = setUp();
  await showKey(3);
  const first = state.getState().open(new File(['a'], 'ana.csv'));
  const second = state.getState().open(new File(['b'], 'ben.csv'));
  await vi.waitFor(() => expect(asked).toContain('takebacks.open ana.csv'));
  expect(state.getState()).toMatchObject({ reading: { fileName: 'ana.csv' }, isBusy: false });
  await answer('takebacks.open ana.csv', { takeBack: file(1) });
  await first;
  await vi.waitFor(() => expect(asked).toContain('takebacks.open ben.csv'));
  expect(state.getState().reading).toMatchObject({ fileName: 'ben.csv' });
  const accepted = state.getState().accept([10]);
  expect(state.getState().isBusy).toBe(true);
  await answer('takebacks.open ben.csv', { takeBack: file(2) });
  await second;
  // The second file waits, because the user decides in the first one.
  expect(state.getState()).toMatchObject({ takeBack: { key: 1 }, isBusy: true, reading: undefined });
  state.getState().hide();
  await answer('takebacks.accept 1', { takeBack: file(1), act: 'a', refused: [] });
  await accepted;
  expect(state.getState().isBusy).toBe(false);
});

it('the focus that comes back to an item by itself does not keep a dropped file from being shown', async () => {
  const { state, answer, showKey } = setUp();
  await showKey(2);
  const opened = state.getState().open(new File(['a'], 'ana.csv'));
  state.getState().setCurrent(20, false);
  await answer('takebacks.open ana.csv', { takeBack: file(1) });
  await opened;
  expect(state.getState().takeBack).toMatchObject({ key: 1 });
});
