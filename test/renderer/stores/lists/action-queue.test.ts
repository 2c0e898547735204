import { expect, it } from 'vitest';
import { ActionQueue } from '../../../../src/renderer/stores/lists/action-queue';

const landed = { detail: Promise.resolve() };

it('each action begins when the row of the one before is selected, not when its detail has been read', async () => {
  const queue = new ActionQueue();
  const done: string[] = [];
  const detail = Promise.withResolvers<void>();
  const first = queue
    .add(async () => {
      done.push('first');
      return { detail: detail.promise };
    })
    .then(() => done.push('detail'));
  await queue.add(async () => {
    done.push('second');
    return landed;
  });
  expect(done).toEqual(['first', 'second']);
  detail.resolve();
  await first;
  expect(done).toEqual(['first', 'second', 'detail']);
});

it('an action that fails does not stop the next one', async () => {
  const queue = new ActionQueue();
  await queue.add(() => Promise.reject(new Error('the host is away')));
  let isDone = false;
  await queue.add(async () => {
    isDone = true;
    return undefined;
  });
  expect(isDone).toBe(true);
});

it('another listing drops what was called for the one before, and waits for none of its readings', async () => {
  const queue = new ActionQueue();
  const done: string[] = [];
  const reading = Promise.withResolvers<number>();
  const read: (number | undefined)[] = [];
  const slow = queue.add(async () => {
    read.push(await queue.whileShown(reading.promise));
    return undefined;
  });
  const waiting = queue.add(async () => {
    done.push('dropped');
    return undefined;
  });
  const forAny = queue.addForAny(async () => {
    done.push('for any listing');
    return undefined;
  });
  // The first action has begun to read.
  await Promise.resolve();
  queue.leaveListing();
  await queue.add(async () => {
    done.push('next listing');
    return undefined;
  });
  expect(done).toEqual(['next listing']);
  reading.resolve(1);
  await Promise.all([slow, waiting, forAny]);
  expect(read).toEqual([undefined]);
  expect(done).toEqual(['next listing', 'for any listing']);
});
