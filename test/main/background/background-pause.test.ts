import { expect, it } from 'vitest';
import { BackgroundPause } from '../../../src/main/background/background-pause';

const breaks = (): never => {
  throw new Error('broken');
};

it('work that waits for the end of a pause is done when the last holder of the pause ends', async () => {
  const pause = new BackgroundPause();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ends = [pause.during(() => first.promise), pause.during(() => second.promise)];
  const done: string[] = [];
  pause.after(() => done.push('after'));
  first.resolve();
  await ends[0];
  expect(done).toEqual([]);
  second.resolve();
  await ends[1];
  expect(done).toEqual(['after']);
});

it('a pause ends also when the work it was for failed, or a listener of its beginning did', async () => {
  const pause = new BackgroundPause();
  const done: string[] = [];
  const broken = pause.during(async () => breaks());
  pause.after(() => done.push('after'));
  await expect(broken).rejects.toThrow('broken');
  expect(done).toEqual(['after']);
  pause.onBegin(breaks);
  await expect(pause.during(async () => undefined)).rejects.toThrow('broken');
  expect(pause.isOn).toBe(false);
});
