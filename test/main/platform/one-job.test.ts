import { expect, it } from 'vitest';
import { AppError } from '../../../src/contract/errors';
import { OneJob } from '../../../src/main/platform/one-job';

function jobs() {
  const seen: (number | null)[] = [];
  const one: OneJob<number> = new OneJob({
    changed: () => void seen.push(one.running()),
    busy: () => new AppError('CONFLICT', 'Wait.'),
  });
  return { one, seen };
}

/** A job whose end is chosen by the test; cancelling rejects it. */
function job() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { done: promise, resolve, cancel: () => reject(new Error('cancelled')) };
}

it('the progress of a job is announced from its beginning to its end', async () => {
  const { one, seen } = jobs();
  const work = job();
  const say: ((progress: number) => void)[] = [];
  const answer = one.run(0, (onProgress) => {
    say.push(onProgress);
    return work;
  });
  say[0]?.(5);
  work.resolve('done');
  expect(await answer).toBe('done');
  say[0]?.(6);
  expect(seen).toEqual([0, 5, null]);
});

it('a second job is refused while the first one is under way, and begins after it', async () => {
  const { one } = jobs();
  const work = job();
  const first = one.run(0, () => work);
  await expect(one.run(0, job)).rejects.toThrow('Wait.');
  expect(() => one.expectFree()).toThrow('Wait.');
  work.resolve('done');
  await first;
  expect(() => one.expectFree()).not.toThrow();
});

it('stopping cancels the job and resolves when it has ended', async () => {
  const { one } = jobs();
  const first = one.run(0, job);
  await Promise.all([expect(first).rejects.toThrow('cancelled'), one.stop()]);
  expect(one.running()).toBeNull();
});
