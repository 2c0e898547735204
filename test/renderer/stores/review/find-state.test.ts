import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/renderer/lib/host/client';
import { marksByField, withCurrent } from '../../../../src/renderer/review/find/find-marks';
import { createFindState, type FindTarget } from '../../../../src/renderer/stores/review/find-state';
import type { FoundPlace, FoundPortion } from '../../../../src/content/search/found-places';

const place = (position: number, side: 'source' | 'target' = 'source', start = 0): FoundPlace => ({
  position,
  side,
  start,
  end: start + 1,
});
const target: FindTarget = { key: 1, version: 1, as: 'read' };

/** A host that answers each call when the test resolves it. */
function slowHost() {
  const asked: {
    readonly input: { readonly offset: number };
    readonly answer: (portion: FoundPortion) => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const call = (_: string, input: never) =>
    new Promise<FoundPortion>((answer, fail) => {
      asked.push({ input, answer, fail });
    });
  // Only one command is asked here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { asked, client: { call } as unknown as Pick<Client, 'call'> };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function openFind(text: string) {
  const host = slowHost();
  const find = createFindState(host.client);
  find.getState().search(target);
  find.getState().show(true);
  find.getState().setText(text);
  vi.runAllTimers();
  const answer = async (portion: Partial<FoundPortion>, index = host.asked.length - 1): Promise<void> => {
    host.asked[index]?.answer({ places: [], hasMore: false, ...portion });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...host, find, answer, state: () => find.getState() };
}

test('hits come portion by portion, and the first is the current one at once', async () => {
  const { asked, answer, state } = openFind('a');
  await answer({ places: [place(0), place(3)], next: 200 });
  expect(state()).toMatchObject({ current: 0, isSearching: true });
  expect(asked.at(-1)?.input.offset).toBe(200);
  await answer({ places: [place(240)] });
  expect(state()).toMatchObject({ current: 0, isSearching: false, hasMore: false });
  expect(state().places).toHaveLength(3);
});

test('next and previous go round', async () => {
  const { answer, state } = openFind('a');
  await answer({ places: [place(0), place(1), place(2)] });
  state().step(-1);
  expect(state().current).toBe(2);
  state().step(1);
  state().step(1);
  expect(state().current).toBe(1);
});

test('typing on stays at the hit it was at, or goes to the one after', async () => {
  const { answer, state } = openFind('a');
  await answer({ places: [place(0), place(1), place(1, 'target'), place(5)] });
  state().step(1);
  state().step(1);
  state().setText('ab');
  vi.runAllTimers();
  await answer({ places: [place(0), place(1), place(5)] });
  expect(state().places[state().current ?? -1]).toEqual(place(5));
});

test('an answer to an earlier text is not shown', async () => {
  const { asked, answer, state } = openFind('a');
  state().setText('ab');
  vi.runAllTimers();
  expect(asked).toHaveLength(2);
  await answer({ places: [place(7)] }, 1);
  await answer({ places: [place(0)] }, 0);
  expect(state().places).toEqual([place(7)]);
});

test('a search that was stopped says why, unless something else is searched for by then', async () => {
  const { asked, answer, state } = openFind('a');
  asked.at(-1)?.fail(new Error('The search took too long.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ problem: 'The search took too long.', isSearching: false });
  state().setText('ab');
  vi.runAllTimers();
  state().setText('abc');
  vi.runAllTimers();
  await answer({ places: [place(7)] });
  asked.at(-2)?.fail(new Error('The search took too long.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ problem: undefined, places: [place(7)] });
});

test('another request is looked through for the same text, a closed bar for nothing', async () => {
  const { asked, answer, state } = openFind('a');
  await answer({ places: [place(0)] });
  state().search({ ...target, key: 2 });
  expect(state().places).toEqual([]);
  vi.runAllTimers();
  expect(asked).toHaveLength(2);
  state().show(false);
  state().search({ ...target, key: 3 });
  vi.runAllTimers();
  expect(asked).toHaveLength(2);
});

test('one side is always looked through', () => {
  const { asked, state } = openFind('a');
  state().toggleSide('source');
  state().toggleSide('target');
  expect(state().sides).toEqual(['target']);
  expect(asked.at(-1)?.input).toMatchObject({ sides: ['target'] });
});

test('nothing is drawn for thousands of hits: the search ends and says that there are more', async () => {
  const { asked, answer, state } = openFind('a');
  await answer({ places: Array.from({ length: 5000 }, (_, i) => place(i)), next: 5000 });
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ isSearching: false, hasMore: true });
});

test('the marks of a field distinguish the current hit', () => {
  const hit = place(2, 'target', 8);
  const marks = marksByField([place(2), place(2, 'target', 4), hit]).get(2);
  expect(marks && withCurrent(marks, hit)).toEqual({
    source: [{ from: 0, to: 1, kind: 'find' }],
    target: [
      { from: 4, to: 5, kind: 'find' },
      { from: 8, to: 9, kind: 'find find-current' },
    ],
  });
});

test("the words of the list's search are found in each request that is opened, in reading order", async () => {
  const host = slowHost();
  const find = createFindState(host.client);
  const answer = async (...places: readonly FoundPlace[]): Promise<void> => {
    host.asked.at(-1)?.answer({ places, hasMore: false });
    await vi.advanceTimersByTimeAsync(0);
  };
  find.getState().carry(['warm', 'lid']);
  expect(host.asked).toEqual([]);
  find.getState().search(target);
  vi.runAllTimers();
  await answer(place(3));
  await answer(place(1), place(7));
  expect(host.asked.map(({ input }) => input)).toMatchObject([{ text: 'warm' }, { text: 'lid' }]);
  expect(find.getState()).toMatchObject({ current: 0, isSearching: false });
  expect(find.getState().places.map(({ position }) => position)).toEqual([1, 3, 7]);
  find.getState().search({ ...target, key: 2 });
  expect(find.getState().places).toEqual([]);
  vi.runAllTimers();
  expect(host.asked.at(-1)?.input).toMatchObject({ key: 2, text: 'warm' });
});

test('the bar searches its own text, and nothing is marked once it is closed', async () => {
  const { asked, find, answer, state } = openFind('a');
  await answer({ places: [place(0)] });
  find.getState().carry(['warm']);
  vi.runAllTimers();
  expect(asked).toHaveLength(1);
  find.getState().show(false);
  vi.runAllTimers();
  expect(state().places).toEqual([]);
  expect(asked).toHaveLength(1);
});
