import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressLine } from '../../../src/main/cli/progress-line';

const erase = '\r\u001B[2K';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function terminal(columns = 80) {
  const written: string[] = [];
  return { written, write: (text: string) => void written.push(text), columns: () => columns };
}

describe('the line of what is under way', () => {
  it('is not there for what takes a moment', () => {
    const screen = terminal();
    const line = progressLine(screen);
    line.say('Copying: 10 %');
    vi.advanceTimersByTime(299);
    line.end();
    vi.advanceTimersByTime(10_000);
    expect(screen.written).toEqual([]);
  });

  it('is overwritten by the next step, advances without one too, and disappears at the end', () => {
    const screen = terminal();
    const line = progressLine(screen);
    line.say('Copying: 10 %');
    vi.advanceTimersByTime(300);
    line.say('Copying: 20 %');
    line.say('Copying: 20 %');
    line.say('Checking…');
    vi.advanceTimersByTime(2000);
    line.end();
    vi.advanceTimersByTime(10_000);
    expect(screen.written).toEqual([
      `${erase}Copying: 10 % (0 s)`,
      `${erase}Copying: 20 % (0 s)`,
      `${erase}Checking… (0 s)`,
      `${erase}Checking… (1 s)`,
      `${erase}Checking… (2 s)`,
      erase,
    ]);
  });

  it('never wraps', () => {
    const screen = terminal(12);
    const line = progressLine(screen);
    line.say('Copying the backup');
    vi.advanceTimersByTime(300);
    line.end();
    expect(screen.written[0]).toBe(`${erase}Copying the`);
  });

  it('is not there without a terminal', () => {
    const line = progressLine(undefined);
    line.say('Copying: 10 %');
    line.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
