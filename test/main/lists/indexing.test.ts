import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Indexing } from '../../../src/main/lists/indexing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An index that takes in one request a portion, while the disk lets it. */
function house() {
  const state = { left: 0, isFull: false, isLocked: false };
  const told: number[] = [];
  const failures: string[] = [];
  const indexing = new Indexing({
    indexer: {
      step: () => {
        if (state.isLocked) throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
        if (state.isFull) throw new Error('database or disk is full');
        state.left = Math.max(0, state.left - 1);
        return state.left > 0;
      },
      behind: () => state.left,
    },
    onIndexed: (behind) => told.push(behind),
    onFailure: ({ message }) => failures.push(message),
  });
  return { state, told, failures, indexing };
}

describe('the index', () => {
  it('takes in what came, portion by portion, and tells the end', () => {
    const { state, told, indexing } = house();
    state.left = 3;
    indexing.wake();
    expect(indexing.behind()).toBe(3);
    vi.runAllTimers();
    expect([indexing.behind(), told.at(-1)]).toEqual([0, 0]);
  });

  it('that could not be written says that it is behind, and goes on by itself once there is room', () => {
    const { state, failures, indexing } = house();
    Object.assign(state, { left: 2, isFull: true });
    indexing.wake();
    vi.advanceTimersByTime(29_000);
    expect(failures).toHaveLength(1);
    expect(indexing.behind()).toBe(2);
    state.isFull = false;
    vi.advanceTimersByTime(2000);
    expect(indexing.behind()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that could not be written tries again when something else comes, and not twice', () => {
    const { state, failures, indexing } = house();
    Object.assign(state, { left: 1, isFull: true });
    indexing.wake();
    vi.advanceTimersByTime(10);
    indexing.wake();
    vi.advanceTimersByTime(29_000);
    expect(failures).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    expect(failures).toHaveLength(3);
  });

  it('whose log is being moved goes on by itself as soon as that is done, which is no failure', () => {
    const { state, failures, indexing } = house();
    Object.assign(state, { left: 2, isLocked: true });
    indexing.wake();
    vi.advanceTimersByTime(1000);
    expect(indexing.behind()).toBe(2);
    state.isLocked = false;
    vi.advanceTimersByTime(200);
    expect([indexing.behind(), failures]).toEqual([0, []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests until it is woken, also from a failure', () => {
    const { state, failures, told, indexing } = house();
    Object.assign(state, { left: 2, isFull: true });
    indexing.wake();
    vi.advanceTimersByTime(10);
    indexing.rest();
    state.isFull = false;
    vi.advanceTimersByTime(60_000);
    expect([failures.length, told, indexing.behind()]).toEqual([1, [], 2]);
    indexing.wake();
    vi.runAllTimers();
    expect(indexing.behind()).toBe(0);
  });
});
