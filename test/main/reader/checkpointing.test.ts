import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkpointing } from '../../../src/main/reader/checkpointing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function house() {
  const log = { isLong: false, isOvertaken: false, isFull: false };
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
        return log.isOvertaken ? 'overtaken' : 'done';
      },
      finish: () => write('finished'),
    },
    onOvertaken: () => steps.push('overtaken'),
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

  it('of writers who are ahead is finished when they wait', () => {
    const { log, steps, checkpointing } = house();
    Object.assign(log, { isLong: true, isOvertaken: true });
    vi.advanceTimersByTime(250);
    checkpointing.finish();
    expect(steps).toEqual(['moved', 'overtaken', 'finished']);
    checkpointing.stop();
  });

  it('that cannot be moved is complained of once, until it could', () => {
    const { log, steps, checkpointing } = house();
    log.isFull = true;
    vi.advanceTimersByTime(3000);
    expect(steps).toEqual(['database or disk is full']);
    log.isFull = false;
    checkpointing.finish();
    log.isFull = true;
    vi.advanceTimersByTime(3000);
    expect(steps).toEqual(['database or disk is full', 'finished', 'database or disk is full']);
    checkpointing.stop();
  });
});
