// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Client } from '../../../src/renderer/lib/host/client';
import { createTakeBackState } from '../../../src/renderer/stores/handover/take-back-state';
import { createToastState } from '../../../src/renderer/stores/window/toast-state';

const file = { key: 1, fileName: 'ana.csv', open: 100 };
const items = Array.from({ length: 100 }, (_, at) => ({ key: 10 + at, state: 'changed', decision: 'open' }));

it('fields that were scrolled to while a reading failed are read when they are in sight again', async () => {
  let isBroken = false;
  let isHeld = false;
  const held = Promise.withResolvers<void>();
  const call = async (
    name: string,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ) => {
    if (name === 'takebacks.read') return file;
    if (name !== 'takebacks.items') return { act: 'act', refused: [], takeBack: file };
    if (isBroken) throw new Error('The host is busy.');
    if (isHeld) await held.promise;
    return { total: items.length, offset, items: items.slice(offset, offset + limit) };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const client = { call, subscribe: () => () => undefined } as unknown as Client;
  const state = createTakeBackState(client, createToastState());
  await state.getState().show(file as never);
  isHeld = true;
  const scrolled = state.getState().showItems({ first: 80, last: 90 });
  isBroken = true;
  await state.getState().leave([10]);
  isBroken = false;
  held.resolve();
  await scrolled;
  expect(state.getState().items[85]).toBeUndefined();
  await state.getState().showItems({ first: 81, last: 91 });
  expect(state.getState().items[85]).toBeDefined();
});
