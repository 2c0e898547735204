import { getEventListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServedCall } from '../../../src/contract/worker-protocol';
import { connect, TookTooLong } from '../../../src/main/platform/workers';
import { tempFolder } from '../../support/temp-folder';
import { threadFile } from '../../support/thread-file';

/** The handlers of the thread below. */
type Handlers = {
  readonly thread: () => number;
  readonly youngGenerationMb: () => number | undefined;
  readonly add: (numbers: { readonly a: number; readonly b: number }) => Promise<number>;
  readonly fail: (kind: 'plain' | 'app' | 'disk') => never;
  readonly count: (steps: number, call: ServedCall<string>) => number;
  readonly untilCancelled: (input: undefined, call: ServedCall<string>) => never;
  readonly hang: (input: undefined, call: ServedCall<string>) => never;
  readonly breakLater: () => Promise<never>;
  readonly exit: () => never;
  readonly workLater: (ms: number) => void;
  readonly note: () => void;
  readonly breakNow: () => never;
  readonly untilNoted: () => Promise<void>;
  readonly breakAtOwnWork: () => void;
};

const thread = `
  const { existsSync, writeFileSync } = await import('node:fs');
  const { resourceLimits } = await import('node:worker_threads');
  const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  if (workerData?.openMs) wait(workerData.openMs);
  if (workerData?.isBroken) throw new Error('the files are broken');
  let noted = () => undefined;
  const handlers = {
    thread: () => threadId,
    youngGenerationMb: () => resourceLimits.maxYoungGenerationSizeMb,
    add: async ({ a, b }) => a + b,
    fail(kind) {
      if (kind === 'app') throw new AppError('NOT_FOUND', 'It is not here.', { problems: ['one', 'two'] });
      throw new Error(kind);
    },
    count(steps, call) {
      for (let step = 1; step <= steps; step += 1) {
        wait(300);
        call.progress('step ' + step);
      }
      return steps;
    },
    untilCancelled(_input, call) {
      call.progress('at work');
      while (!call.isCancelled());
      throw new Error('left in the middle');
    },
    hang(_input, call) {
      call.progress('at work');
      hang();
    },
    breakLater: () => new Promise(() => setImmediate(() => { throw new Error('broken'); })),
    exit: () => process.exit(),
    workLater: (ms) => void setImmediate(() => doOwnWork(() => wait(ms))),
    note() { noted(); notifyMain(threadId); },
    breakNow() { throw new Error('broken'); },
    untilNoted: () => new Promise((resolve) => { noted = resolve; }),
    breakAtOwnWork: () => void setImmediate(() => doOwnWork(() => process.exit())),
  };
  serve(handlers, {
    onStop: () => {
      wait(50);
      if (workerData?.closed) writeFileSync(workerData.closed, '');
    },
    errorFor: (error) =>
      error.message === 'disk' ? new AppError('UNAVAILABLE', 'The disk is full.', { cause: error }) : undefined,
  });`;

type ConnectionOptions = Parameters<typeof connect<Handlers, number>>[1];

function connected(options: Partial<ConnectionOptions> & { readonly data?: object } = {}) {
  const failures: string[] = [];
  const file = threadFile(thread);
  const connection = connect<Handlers, number>(file, {
    workerData: () => options.data,
    gone: (cause) => new Error(`gone: ${cause?.message ?? 'ended'}`),
    onFailure: ({ message }) => void failures.push(message),
    ...options,
  });
  onTestFinished(async () => {
    // A connection that is only dropped starts its thread again, for as long as the tests of its process run.
    const stopped = connection.stop();
    await connection.drop(new Error('the test ended'));
    await stopped;
  });
  return { connection, failures, thread: () => connection.call('thread', undefined) };
}

const limit = { ms: 1500, tooLong: 'Hanging took too long and was stopped.' };
const errorOf = (answer: Promise<unknown>): Promise<unknown> => answer.catch((error: unknown) => error);

it('limits what the thread has just allocated, which the main thread releases when the thread has ended', async () => {
  const { connection } = connected({ youngGenerationMb: 6 });
  expect(await connection.call('youngGenerationMb', undefined)).toBe(6);
});

describe('a call', () => {
  it('is answered by its handler, in the order of the calls', async () => {
    const { connection } = connected();
    const order: string[] = [];
    const note = (name: string) => (value: unknown) => void order.push(`${name} ${String(value)}`);
    await Promise.all([
      connection.call('count', 1).then(note('count')),
      connection.call('add', { a: 1, b: 2 }).then(note('add')),
      connection.call('add', { a: 3, b: 4 }).then(note('add')),
    ]);
    expect(order).toEqual(['count 1', 'add 3', 'add 7']);
  });

  it('fails with the error of its handler, and an AppError keeps its code and its problems', async () => {
    const { connection, failures } = connected();
    const [plain, app, disk] = await Promise.all([
      errorOf(connection.call('fail', 'plain')),
      errorOf(connection.call('fail', 'app')),
      errorOf(connection.call('fail', 'disk')),
    ]);
    expect(plain).toMatchObject({ message: 'plain' });
    expect(plain).not.toHaveProperty('code');
    expect(app).toMatchObject({ code: 'NOT_FOUND', message: 'It is not here.', problems: ['one', 'two'] });
    expect(disk).toMatchObject({ code: 'UNAVAILABLE', message: 'The disk is full.' });
    expect(disk).toHaveProperty('cause.message', 'disk');
    expect(failures).toEqual([]);
  });

  it('reports its progress, and each report gives it its time again', async () => {
    const { connection } = connected();
    const steps: string[] = [];
    // All steps together take longer than this, and a busy machine may stop one of them for 2.7 seconds.
    const ample = { ...limit, ms: 3000 };
    const count = connection.call('count', 12, { limit: ample, onProgress: (step) => void steps.push(step) });
    expect(await count).toBe(12);
    expect(steps).toHaveLength(12);
  });

  it('without an answer reaches the thread, whose events reach the main thread', async () => {
    const events: number[] = [];
    const { connection, thread: threadOf } = connected({ onEvent: (event) => void events.push(event) });
    const number = await threadOf();
    connection.send('note');
    await threadOf();
    expect(events).toEqual([number]);
  });
});

it('a call without an answer does not wait for the calls before it', async () => {
  const { connection, thread: threadOf } = connected();
  await threadOf();
  const answer = connection.call('untilNoted', undefined);
  connection.send('note');
  await expect(answer).resolves.toBeUndefined();
});

it('a signal that is used for many calls keeps nothing of those that have ended', async () => {
  const { connection } = connected();
  const { signal } = new AbortController();
  const cancel = { signal, ms: 60_000 };
  expect(await connection.call('add', { a: 1, b: 2 }, { cancel })).toBe(3);
  await expect(connection.call('fail', 'plain', { cancel })).rejects.toThrow('plain');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('a call that is cancelled', () => {
  it('fails with the reason of the cancellation when its handler has stopped, and the thread goes on', async () => {
    const { connection, thread: threadOf } = connected();
    const before = await threadOf();
    const cancelling = new AbortController();
    const answer = connection.call('untilCancelled', undefined, {
      cancel: { signal: cancelling.signal, ms: 60_000 },
      onProgress: () => cancelling.abort(new Error('not wanted')),
    });
    await expect(answer).rejects.toThrow('not wanted');
    expect(await threadOf()).toBe(before);
  });

  it('is stopped with its thread when its handler goes on, and is not made again', async () => {
    const { connection, failures, thread: threadOf } = connected();
    const before = await threadOf();
    const cancelling = new AbortController();
    const answer = connection.call('hang', undefined, {
      cancel: { signal: cancelling.signal, ms: 10 },
      onProgress: () => cancelling.abort(new Error('not wanted')),
    });
    await expect(answer).rejects.toThrow('not wanted');
    expect(await threadOf()).not.toBe(before);
    expect(failures).toEqual([]);
  });

  it('before it was made never reaches the thread', async () => {
    const { connection } = connected();
    const cancel = { signal: AbortSignal.abort(new Error('not wanted')), ms: 60_000 };
    await expect(connection.call('hang', undefined, { cancel })).rejects.toThrow('not wanted');
  });
});

describe('a call that takes too long', () => {
  it('fails with its own words, and the next thread answers what waits', async () => {
    const { connection, failures, thread: threadOf } = connected();
    const before = await threadOf();
    const hung = errorOf(connection.call('hang', undefined, { limit }));
    const others = await Promise.all([threadOf(), connection.call('add', { a: 1, b: 2 }), threadOf()]);
    const error = await hung;
    expect(error).toBeInstanceOf(TookTooLong);
    expect(error).toMatchObject({ code: 'UNAVAILABLE', message: limit.tooLong });
    expect(others).toEqual([others[2], 3, others[0]]);
    expect(others).not.toContain(before);
    expect(failures).toEqual([limit.tooLong]);
  });

  it('is not the one that waits behind a long one', async () => {
    const { connection } = connected();
    const short = { ms: 1500, tooLong: 'The short one took too long.' };
    const answers = Promise.all([
      connection.call('count', 8),
      connection.call('add', { a: 1, b: 2 }, { limit: short }),
    ]);
    expect(await answers).toEqual([8, 3]);
  });

  it('has the time for opening while the thread opens its files', async () => {
    const { thread: threadOf, connection } = connected({ data: { openMs: 1000 }, openMs: 60_000 });
    const short = { ms: 100, tooLong: 'It took too long.' };
    expect(await connection.call('thread', undefined, { limit: short })).toBe(await threadOf());
  });

  it('has its time after work of the thread’s own, which has a limit of its own', async () => {
    const tooLong = vi.fn<() => void>();
    const { connection, thread: threadOf } = connected({ ownWork: { ms: 2500, onLost: tooLong } });
    const before = await threadOf();
    await connection.call('workLater', 1500);
    const short = { ms: 1000, tooLong: 'It took too long.' };
    await vi.waitFor(async () =>
      expect(await connection.call('thread', undefined, { limit: short })).toBe(before),
    );
    expect(tooLong).not.toHaveBeenCalled();
    await connection.call('workLater', 60_000);
    await vi.waitFor(() => expect(tooLong).toHaveBeenCalledOnce());
    expect(await threadOf()).not.toBe(before);
  });
});

describe('a thread', () => {
  it('can be started without a call, once', async () => {
    const events: number[] = [];
    const { connection, thread: threadOf } = connected({ onEvent: (event) => void events.push(event) });
    connection.start();
    connection.start();
    connection.send('note');
    const number = await threadOf();
    connection.start();
    expect(await threadOf()).toBe(number);
    expect(events).toEqual([number]);
    await connection.stop();
    connection.start();
    await expect(threadOf()).rejects.toThrow('gone');
  });

  it('that breaks at work of its own says so', async () => {
    const lost = vi.fn<() => void>();
    const { connection, thread: threadOf } = connected({ ownWork: { ms: 60_000, onLost: lost } });
    const before = await threadOf();
    await connection.call('breakAtOwnWork', undefined);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    expect(await threadOf()).not.toBe(before);
  });

  it('that breaks fails what waits, and the next call starts another one', async () => {
    const { connection, failures, thread: threadOf } = connected();
    const before = await threadOf();
    const answers = await Promise.all([
      errorOf(connection.call('breakLater', undefined)),
      errorOf(connection.call('hang', undefined)),
    ]);
    expect(answers).toEqual([new Error('gone: broken'), new Error('gone: broken')]);
    expect(failures).toEqual(['broken']);
    expect(await threadOf()).not.toBe(before);
  });

  it('breaks over an error that no caller waits for', async () => {
    const { connection, failures, thread: threadOf } = connected();
    const before = await threadOf();
    connection.send('breakNow');
    await expect(connection.call('hang', undefined)).rejects.toThrow('gone: broken');
    expect(await threadOf()).not.toBe(before);
    expect(failures).toEqual(['broken']);
  });

  it('that ends by itself fails what waits', async () => {
    const { connection } = connected();
    await expect(connection.call('exit', undefined)).rejects.toThrow('gone: ended');
  });

  it('that breaks while it opens its files fails what waits, and starts again after its pause', async () => {
    const data = { isBroken: true };
    const { failures, thread: threadOf } = connected({ data, restartMs: 500 });
    await expect(threadOf()).rejects.toThrow('gone: the files are broken');
    data.isBroken = false;
    expect(await threadOf()).toBeGreaterThan(0);
    expect(failures).toEqual(['the files are broken']);
  });

  it('with a pause for its restart starts without a call', async () => {
    const { failures } = connected({ data: { isBroken: true }, restartMs: 1 });
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1));
  });

  it('that is idle closes its files and ends, and the next call starts another one', async () => {
    const closed = join(tempFolder(), 'closed');
    const { thread: threadOf } = connected({ data: { closed }, idleMs: 1 });
    const before = await threadOf();
    await vi.waitFor(() => expect(existsSync(closed)).toBe(true));
    expect(await threadOf()).not.toBe(before);
  });

  it('that is dropped fails what waits in the middle of its work, and the next call starts another one', async () => {
    const { connection, failures, thread: threadOf } = connected();
    const before = await threadOf();
    const answers = Promise.all([errorOf(connection.call('hang', undefined)), errorOf(threadOf())]);
    await connection.drop(new Error('dropped'));
    expect(await answers).toEqual([new Error('dropped'), new Error('dropped')]);
    expect(await threadOf()).not.toBe(before);
    expect(failures).toEqual([]);
  });
});

describe('a stop', () => {
  it('waits for the answers to calls that run and for the thread to close its files', async () => {
    const closed = join(tempFolder(), 'closed');
    const { connection, thread: threadOf } = connected({ data: { closed } });
    await threadOf();
    const answers = Promise.all([connection.call('count', 1), connection.call('add', { a: 1, b: 2 })]);
    await connection.stop();
    expect(existsSync(closed)).toBe(true);
    expect(await answers).toEqual([1, 3]);
  });

  it('terminates a thread whose call does not end, and fails the call', async () => {
    const { connection } = connected();
    const hung = errorOf(connection.call('hang', undefined));
    await connection.stop();
    expect(await hung).toEqual(new Error('gone: ended'));
  });

  it('fails what waits for a thread that has not started again, and every call after it', async () => {
    const {
      connection,
      failures,
      thread: threadOf,
    } = connected({ data: { isBroken: true }, restartMs: 60_000 });
    await errorOf(threadOf());
    const waiting = errorOf(threadOf());
    await connection.stop();
    expect(await waiting).toEqual(new Error('gone: ended'));
    await expect(threadOf()).rejects.toThrow('gone: ended');
    expect(failures).toHaveLength(1);
  });
});
