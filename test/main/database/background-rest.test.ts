import { expect, it } from 'vitest';
import { BackgroundRest } from '../../../src/main/database/background-rest';

const breaks = (): never => {
  throw new Error('broken');
};

it('what waits for the end of a rest is done when the last that holds it ends', async () => {
  const rest = new BackgroundRest();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ends = [rest.during(() => first.promise), rest.during(() => second.promise)];
  const done: string[] = [];
  rest.after(() => done.push('after'));
  first.resolve();
  await ends[0];
  expect(done).toEqual([]);
  second.resolve();
  await ends[1];
  expect(done).toEqual(['after']);
});

it('a rest is over also when what it was for, or its beginning, broke', async () => {
  const rest = new BackgroundRest();
  const done: string[] = [];
  const broken = rest.during(async () => breaks());
  rest.after(() => done.push('after'));
  await expect(broken).rejects.toThrow('broken');
  expect(done).toEqual(['after']);
  rest.onBegin(breaks);
  await expect(rest.during(async () => undefined)).rejects.toThrow('broken');
  expect(rest.isOn).toBe(false);
});
