import { expect, test, vi } from 'vitest';
import { createCallsState } from '../../../../src/renderer/stores/lists/calls-state';
import { clientOver } from '../../../../src/renderer/lib/host/client';
import { createToastState } from '../../../../src/renderer/stores/window/toast-state';
import { FakeCallLog } from '../../api/fake-call-log';

async function setUp(count: number) {
  const host = new FakeCallLog(count);
  const calls = createCallsState(clientOver(host), createToastState());
  calls.getState().setShown(true);
  await vi.waitFor(() => expect(calls.getState().total).toBe(count));
  return { host, calls, state: () => calls.getState() };
}

test('newest first; a call is selected with its details', async () => {
  const { state } = await setUp(10);
  expect(state().rowAt(0)?.key).toBe(10);
  await state().select(1);
  expect(state()).toMatchObject({
    selectedKey: 9,
    selectedIndex: 1,
    detail: { call: { key: 9, status: 404 } },
  });
});

test('new calls appear on top, and the selection stays with its call', async () => {
  const { host, state } = await setUp(10);
  await state().select(0);
  host.arrive(2);
  await state().refreshNow();
  expect(state()).toMatchObject({ total: 12, selectedKey: 10, selectedIndex: 2, shift: { rows: 0 } });
  expect(state().rowAt(0)?.key).toBe(12);
  await state().move(-1);
  expect(state().selectedKey).toBe(11);
});

test('after scrolling, visible rows stay in place', async () => {
  const { host, state } = await setUp(400);
  state().show({ first: 150, last: 170 });
  await vi.waitFor(() => expect(state().rowAt(150)?.key).toBe(250));
  host.arrive(7);
  await state().refreshNow();
  expect(state().shift).toEqual({ sequence: 1, rows: 7 });
  expect(state().rowAt(157)?.key).toBe(250);
});

test('only refused ones are listed when asked for; both counts stay known', async () => {
  const { state } = await setUp(9);
  await state().setFilter('refused');
  expect(state()).toMatchObject({ total: 3, counts: { all: 9, refused: 3 } });
  expect(state().rowAt(0)?.status).toBe(404);
});

test('the log is read only while it is shown, and again when it is shown the next time', async () => {
  const { host, state } = await setUp(3);
  state().setShown(false);
  const before = host.asked.length;
  host.arrive(1);
  state().changed();
  await new Promise((resolve) => setImmediate(resolve));
  expect(host.asked.length).toBe(before);
  state().setShown(true);
  await vi.waitFor(() => expect(state().total).toBe(4));
});

test('a call that has left the log says so; a cleared log is empty', async () => {
  const { host, state } = await setUp(3);
  host.rows = host.rows.slice(1);
  await state().select(0);
  expect(state()).toMatchObject({ detail: undefined, problem: 'has left the log' });
  await state().clear();
  expect(state()).toMatchObject({ total: 0, selectedKey: undefined, selectedIndex: null });
});
