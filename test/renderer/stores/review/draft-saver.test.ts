import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftSaver } from '../../../../src/renderer/stores/review/draft-saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver() {
  const saved: string[] = [];
  const shown: string[] = [];
  const host = { revision: 0 };
  const made = new DraftSaver({
    async save(fieldId, value, revision) {
      await Promise.resolve();
      if (revision !== host.revision) throw new Error('another window');
      host.revision += 1;
      saved.push(`${fieldId} ${value} ${revision}`);
      return { value, revision: host.revision, saved: '' };
    },
    notify: (_, { value, state, message }) =>
      void shown.push([value, state, message].filter(Boolean).join(' ')),
    messageOf: (error) => (error instanceof Error ? error.message : ''),
  });
  return { made, saved, shown, host };
}

it('saves typed text after a pause, each time on top of the previous revision', async () => {
  const { made, saved, shown } = saver();
  made.type('a', 'H', 0);
  made.type('a', 'Ha', 0);
  await vi.advanceTimersByTimeAsync(400);
  made.type('a', 'Hal', 0);
  await vi.advanceTimersByTimeAsync(400);
  expect(saved).toEqual(['a Ha 0', 'a Hal 1']);
  expect(shown.at(-1)).toBe('Hal kept');
});

it('keeps everything at once when it is to settle', async () => {
  const { made, saved } = saver();
  made.type('a', 'x', 0);
  expect(await made.settle()).toBe(true);
  expect(saved).toEqual(['a x 0']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toHaveLength(1);
});

it('a refused draft stays typed and is shown as refused, and goes on top of the other one only when asked to', async () => {
  const { made, saved, shown, host } = saver();
  host.revision = 7;
  made.type('a', 'mine', 0);
  expect(await made.settle()).toBe(false);
  expect(shown.at(-1)).toBe('mine refused another window');
  made.keepMine('a', 7);
  expect(await made.settle()).toBe(true);
  expect(saved).toEqual(['a mine 7']);
});
