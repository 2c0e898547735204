import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkpointing } from '../../../../src/main/database/log/checkpointing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function house() {
  const log = { isLong: false, isBegunAnew: false, isFull: false };
  const steps: string[] = [];
  const write = (step: string): void => {
    if (log.isFull) throw new Error('database or disk is full');
    steps.push(step);
  };
  const checkpointing = new Checkpointing({
    checkpointer: {
      get isLong() {
        return log.isLong;
      },
      run: () => {
        write('moved');
        return log.isBegunAnew ? 'long' : 'done';
      },
      restart: () => {
        write('restarted');
        return true;
      },
    },
    onLong: () => steps.push('long'),
    onFailure: ({ message }) => steps.push(message),
  });
  return { log, steps, checkpointing };
}

describe('the log', () => {
  it('is moved once a second, and a long one without delay', () => {
    const { log, steps, checkpointing } = house();
    vi.advanceTimersByTime(2000);
    expect(steps).toEqual(['moved', 'moved']);
    log.isLong = true;
    vi.advanceTimersByTime(250);
    expect(steps).toHaveLength(3);
    checkpointing.stop();
    vi.advanceTimersByTime(2000);
    expect(steps).toHaveLength(3);
  });

  it('that is long is restarted when the writers pause', () => {
    const { log, steps, checkpointing } = house();
    Object.assign(log, { isLong: true, isBegunAnew: true });
    vi.advanceTimersByTime(250);
    expect(checkpointing.restart(1)).toBe(true);
    expect(steps).toEqual(['moved', 'long', 'restarted']);
    checkpointing.stop();
  });

  it('that cannot be moved is complained of once, until it could', () => {
    const { log, steps, checkpointing } = house();
    log.isFull = true;
    vi.advanceTimersByTime(3000);
    expect(steps).toEqual(['database or disk is full']);
    log.isFull = false;
    checkpointing.restart(1);
    log.isFull = true;
    vi.advanceTimersByTime(3000);
    expect(steps).toEqual(['database or disk is full', 'restarted', 'database or disk is full']);
    checkpointing.stop();
  });
});
