import { expect, test } from 'vitest';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { answeringInOrder } from '../../../../src/renderer/lib/host/in-order';

/** Calls that wait until the test answers them, in the order it likes. */
function desk() {
  const open: { readonly done: (answer: unknown) => void; readonly failed: (error: Error) => void }[] = [];
  const ask = () => new Promise((done, failed) => open.push({ done, failed }));
  const call = answeringInOrder(ask as unknown as Client['call']);
  return {
    call,
    answer: (at: number, by: unknown) => open[at]?.done(by),
    fail: (at: number) => open[at]?.failed(new Error('lost')),
  };
}

test('a reading that is overtaken gets the newer answer, and its own is dropped', async () => {
  const { call, answer } = desk();
  const seen: unknown[] = [];
  const first = call('notes.list', { key: 1 }).then((notes) => seen.push(notes));
  const second = call('notes.list', { key: 1 }).then((notes) => seen.push(notes));
  answer(1, 'new');
  await Promise.all([first, second]);
  answer(0, 'old');
  await Promise.resolve();
  expect(seen).toEqual(['new', 'new']);
});

test('an earlier answer that comes first does not end the later reading', async () => {
  const { call, answer } = desk();
  const first = call('notes.list', { key: 1 });
  const second = call('notes.list', { key: 1 });
  answer(0, 'old');
  answer(1, 'new');
  expect([await first, await second]).toEqual(['old', 'new']);
});

test('a failure concerns its own reading only', async () => {
  const { call, answer, fail } = desk();
  const first = call('notes.list', { key: 1 });
  const second = call('notes.list', { key: 1 });
  fail(1);
  await expect(second).rejects.toThrow('lost');
  answer(0, 'old');
  expect(await first).toBe('old');
  const third = call('notes.list', { key: 1 });
  answer(2, 'new');
  expect(await third).toBe('new');
});

test('readings of something else, and acts, never share an answer', async () => {
  const { call, answer } = desk();
  const calls = [
    call('notes.list', { key: 1 }),
    call('notes.list', { key: 2 }),
    call('notes.resolve', { note: 1, resolved: true }),
    call('notes.resolve', { note: 1, resolved: true }),
  ];
  for (const at of [3, 2, 1, 0]) answer(at, at);
  expect(await Promise.all(calls)).toEqual([0, 1, 2, 3]);
});
