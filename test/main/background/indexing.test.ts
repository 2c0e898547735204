import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Indexing } from '../../../src/main/background/indexing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An index that takes in one request a portion, while the disk lets it. */
function house(left: number) {
  const state = { left, isFull: false };
  const reported: number[] = [];
  const failures: string[] = [];
  const indexing = new Indexing({
    indexer: {
      step: () => {
        if (state.isFull) throw new Error('database or disk is full');
        state.left = Math.max(0, state.left - 1);
        return state.left > 0;
      },
      behind: () => state.left,
    },
    onIndexed: (behind) => reported.push(behind),
    onFailure: ({ message }) => failures.push(message),
  });
  return { state, reported, failures, indexing };
}

describe('the index', () => {
  it('takes in what came, portion by portion, and reports the end', () => {
    const { state, reported, indexing } = house(3);
    indexing.wake();
    expect(state.left).toBe(3);
    vi.runAllTimers();
    expect([state.left, reported.at(-1)]).toEqual([0, 0]);
  });

  it('that could not be written waits until it is woken, and tries once each time', () => {
    const { state, failures, reported, indexing } = house(2);
    state.isFull = true;
    indexing.wake();
    vi.runAllTimers();
    indexing.wake();
    indexing.wake();
    vi.runAllTimers();
    expect([failures.length, reported, state.left]).toEqual([2, [], 2]);
    state.isFull = false;
    indexing.wake();
    vi.runAllTimers();
    expect([failures.length, reported.at(-1), state.left]).toEqual([2, 0, 0]);
  });

  it('pauses until it is woken', () => {
    const { state, reported, indexing } = house(2);
    indexing.wake();
    indexing.pause();
    vi.runAllTimers();
    expect([reported, state.left]).toEqual([[], 2]);
    indexing.wake();
    vi.runAllTimers();
    expect(state.left).toBe(0);
  });

  it('lets other work wait for it until it is up to date, is paused, or took its time', async () => {
    vi.useRealTimers();
    const { state, indexing } = house(100);
    await indexing.caughtUp(0);
    expect(state.left).toBe(100);
    indexing.wake();
    await indexing.caughtUp(60_000);
    expect(state.left).toBe(0);
    const endless = house(Infinity);
    endless.indexing.wake();
    await endless.indexing.caughtUp(5);
    const waiting = endless.indexing.caughtUp(60_000);
    endless.indexing.pause();
    await waiting;
  });
});
