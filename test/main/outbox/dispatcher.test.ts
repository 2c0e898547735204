import { describe, expect, it, onTestFinished } from 'vitest';
import type { Channel, Outcome } from '../../../src/main/outbox/channel';
import { Dispatcher } from '../../../src/main/outbox/dispatcher';
import type { OutboxEntry } from '../../../src/main/outbox/outbox-service';
import type { Database } from '../../../src/main/database/database';
import type { CommittedLog } from '../../../src/main/database/log/log-flush';
import { transaction } from '../../../src/main/database/transaction';
import { HeldLog } from '../../support/database/held-log';
import { ManualEnvironment } from '../../support/manual-environment';
import { fillRequests, plainCore } from '../../support/plain-core';
import { quickDatabase } from '../../support/database/quick-database';

interface RunningCall {
  readonly entry: OutboxEntry;
  readonly end: (outcome: Outcome) => void;
  readonly fail: (error: Error) => void;
}

/** A dispatcher over a channel whose calls end when the test resolves them. */
async function desk(options: { db?: Database; environment?: ManualEnvironment; log?: CommittedLog } = {}) {
  const environment = options.environment ?? new ManualEnvironment();
  const db = options.db ?? (await filled());
  const core = plainCore(db, environment, options.log);
  const running: RunningCall[] = [];
  const begun: number[] = [];
  let hold: string | undefined;
  const channel: Channel = {
    kind: 'webhook',
    concurrency: 8,
    wakesOn: ['deliveries.changed', 'webhook.changed'],
    schedule: () => [5, 30],
    hold: () => hold,
    notify: () => core.deliveries.notify(),
    attempt: (entry, signal) =>
      new Promise((resolve, reject) => {
        begun.push(entry.key);
        const end = (outcome: Outcome): void => {
          running.splice(running.indexOf(call), 1);
          const base = { startedMs: environment.now(), durationMs: 0, url: 'x', requestHeaders: [] };
          const problem = outcome.kind === 'done' ? {} : { problem: 'status' };
          resolve({ outcome, attempt: { ...base, requestBody: Buffer.from(''), ...problem } });
        };
        const fail = (error: Error): void => {
          running.splice(running.indexOf(call), 1);
          reject(error);
        };
        const call: RunningCall = { entry, end, fail };
        running.push(call);
        signal.addEventListener('abort', () => end({ kind: 'retry' }));
      }),
  };
  const dispatcher = new Dispatcher({ ...core, channel, environment });
  onTestFinished(async () => {
    dispatcher.abort();
    await dispatcher.stop();
  });
  return {
    environment,
    db,
    core,
    running,
    begun,
    dispatcher,
    setHold: (next: string | undefined): void => {
      hold = next;
    },
    enqueue: (...requests: readonly number[]): void => {
      transaction(db, () => {
        for (const key of requests) {
          core.deliveries.enqueue({ key, version: 1, state: 'pending', completed_text: null }, 'created');
        }
      });
      core.deliveries.notify();
    },
    rows: () =>
      db.prepare('SELECT key, state, tries, attempts, last_problem FROM outbox ORDER BY key').raw().all(),
    runs: async (count: number): Promise<void> => {
      await expect.poll(() => running.length).toBe(count);
    },
    idle: async (): Promise<void> => {
      await expect.poll(() => running.length + core.outbox.runningCount).toBe(0);
    },
  };
}

async function filled(): Promise<Database> {
  const db = quickDatabase();
  fillRequests(db, 100);
  const { webhook } = plainCore(db, new ManualEnvironment());
  await webhook.register({ url: 'http://a.example/' });
  return db;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a dispatcher', () => {
  it('takes up at the start what was left, 8 at once, oldest first, and goes on as they end', async () => {
    const first = await desk();
    first.enqueue(...range(1, 20));
    const { dispatcher, running, begun, runs } = await desk({ db: first.db });
    dispatcher.start();
    await runs(8);
    for (let ended = 0; ended < 20; ended++) {
      await expect.poll(() => begun.length).toBe(Math.min(8 + ended, 20));
      expect(running.length).toBeLessThanOrEqual(8);
      running[0]?.end({ kind: 'done' });
    }
    await expect.poll(() => running.length).toBe(0);
    expect(begun).toEqual(range(1, 20));
  });

  it('wakes on a commit, and lets the second of a request follow the first', async () => {
    const { dispatcher, enqueue, running, begun, runs } = await desk();
    dispatcher.start();
    enqueue(1, 1, 2);
    await runs(2);
    expect(begun).toEqual([1, 3]);
    running[0]?.end({ kind: 'done' });
    await expect.poll(() => begun).toEqual([1, 3, 2]);
  });

  it('tries again by the schedule, each time later, then lets it rest as failed', async () => {
    const { dispatcher, enqueue, running, begun, runs, idle, rows, environment } = await desk();
    dispatcher.start();
    enqueue(1);
    for (const [tries, seconds] of [
      [1, 5],
      [2, 30],
    ] as const) {
      await runs(1);
      running[0]?.end({ kind: 'retry' });
      await idle();
      await expect.poll(rows).toEqual([[1, 'waiting', tries, tries, 'status']]);
      environment.advance(seconds * 900 - 1);
      await new Promise(setImmediate);
      expect(begun.length).toBe(tries);
      environment.advance(seconds * 200 + 2);
    }
    await runs(1);
    running[0]?.end({ kind: 'retry' });
    await idle();
    expect(rows()).toEqual([[1, 'failed', 3, 3, 'status']]);
  });

  it('waits at least as long as it is asked to', async () => {
    const { dispatcher, enqueue, running, begun, runs, idle, environment } = await desk();
    dispatcher.start();
    enqueue(1);
    await runs(1);
    running[0]?.end({ kind: 'retry', retryAfterMs: 3_600_000 });
    await idle();
    environment.advance(3_599_999);
    await new Promise(setImmediate);
    expect(begun.length).toBe(1);
    environment.advance(30_001);
    await runs(1);
  });

  it('never tries again what was refused for good, and the next of its request follows', async () => {
    const { dispatcher, enqueue, running, begun, runs, rows } = await desk();
    dispatcher.start();
    enqueue(1, 1);
    await runs(1);
    running[0]?.end({ kind: 'refused' });
    await expect.poll(() => begun).toEqual([1, 2]);
    expect(rows()[0]).toEqual([1, 'failed', 1, 1, 'status']);
  });

  it('begins nothing while it is held, and at once when it is let go', async () => {
    const { dispatcher, enqueue, begun, runs, setHold, core, environment } = await desk();
    setHold('no-url');
    dispatcher.start();
    enqueue(1);
    environment.advance(600_000);
    await new Promise(setImmediate);
    expect(begun).toEqual([]);
    setHold(undefined);
    core.deliveries.notify();
    await runs(1);
  });

  it('puts off what fails here, uses up no try, and the others do not wait behind it', async () => {
    const { dispatcher, enqueue, running, begun, runs, idle, rows, environment } = await desk();
    dispatcher.start();
    enqueue(1, 2);
    await runs(2);
    running[0]?.fail(new Error('broken'));
    running[0]?.end({ kind: 'done' });
    await idle();
    expect(rows()).toEqual([
      [1, 'waiting', 0, 0, null],
      [2, 'done', 1, 1, null],
    ]);
    expect(environment.logged.map(({ message }) => message)).toContain(
      'an attempt failed here, trying again',
    );
    environment.advance(30_000);
    await expect.poll(() => begun).toEqual([1, 2, 1]);
  });

  it('pauses as a whole for half a minute when the store can not be written', async () => {
    const { dispatcher, enqueue, running, begun, runs, idle, rows, environment, db } = await desk();
    dispatcher.start();
    enqueue(...range(1, 20));
    await runs(8);
    db.exec(
      "CREATE TEMP TRIGGER full BEFORE UPDATE ON main.outbox BEGIN SELECT raise(ABORT, 'disk full'); END",
    );
    while (running.length > 0) running[0]?.end({ kind: 'done' });
    await idle();
    expect(begun.length).toBe(8);
    db.exec('DROP TRIGGER full');
    environment.advance(30_000);
    await runs(8);
    expect(begun.length).toBe(16);
    expect(rows().every((row) => (row as unknown[])[1] === 'waiting')).toBe(true);
  });
});

/** A queue with one call that failed once. */
async function failedOnce(options: Parameters<typeof desk>[0] = {}) {
  const parts = await desk(options);
  parts.dispatcher.start();
  parts.enqueue(1);
  await parts.runs(1);
  parts.running[0]?.end({ kind: 'retry' });
  await parts.idle();
  await expect.poll(() => parts.rows()).toEqual([[1, 'waiting', 1, 1, 'status']]);
  return parts;
}

describe('when the clock jumps', () => {
  it('ahead, as after sleep, due calls begin within half a minute', async () => {
    const { environment, begun } = await failedOnce();
    // Timers don't run while a machine sleeps.
    environment.setClock(environment.nowMs + 8 * 3_600_000);
    environment.advance(30_000);
    await expect.poll(() => begun).toEqual([1, 1]);
  });

  it('back by a year, what waits begins by its schedule', async () => {
    const { environment, begun } = await failedOnce();
    environment.setClock(environment.nowMs - 365 * 86_400_000);
    environment.advance(36_000);
    await expect.poll(() => begun).toEqual([1, 1]);
  });

  it('back by a year while the program is not running, what waits begins by its schedule', async () => {
    const first = await failedOnce();
    await first.dispatcher.stop();
    const environment = new ManualEnvironment();
    environment.nowMs = first.environment.nowMs - 365 * 86_400_000;
    const second = await desk({ db: first.db, environment });
    second.dispatcher.start();
    await new Promise(setImmediate);
    environment.advance(36_000);
    await expect.poll(() => second.begun).toEqual([1]);
  });

  it('back before anything was tried, entries that are due begin at once', async () => {
    const first = await desk();
    first.enqueue(1);
    const environment = new ManualEnvironment();
    environment.nowMs = first.environment.nowMs - 365 * 86_400_000;
    const second = await desk({ db: first.db, environment });
    second.dispatcher.start();
    await expect.poll(() => second.begun).toEqual([1]);
  });

  it('back after a manual redelivery, the redelivered call begins at once', async () => {
    const first = await failedOnce();
    await first.dispatcher.stop();
    // The newest entry doesn't show the clock's last time.
    first.enqueue(2);
    first.environment.nowMs += 3_600_000;
    await first.core.deliveries.redeliver([1]);
    const environment = new ManualEnvironment();
    environment.nowMs = first.environment.nowMs - 3_600_000;
    const second = await desk({ db: first.db, environment });
    second.dispatcher.start();
    await second.runs(2);
    expect(new Set(second.begun)).toEqual(new Set([1, 2]));
  });
});

describe('at the end', () => {
  it('what runs is awaited and written, and nothing more begins', async () => {
    const { dispatcher, enqueue, running, begun, runs, rows } = await desk();
    dispatcher.start();
    enqueue(1, 1);
    await runs(1);
    const stopped = dispatcher.stop();
    running[0]?.end({ kind: 'done' });
    await stopped;
    expect(begun).toEqual([1]);
    expect(rows()).toEqual([
      [1, 'done', 1, 1, null],
      [2, 'waiting', 0, 0, null],
    ]);
  });

  it('what is cut off stays waiting without a used try, and is the first after the start', async () => {
    const first = await desk();
    first.dispatcher.start();
    first.enqueue(1, 2);
    await first.runs(2);
    first.dispatcher.abort();
    await first.dispatcher.stop();
    expect(first.rows()).toEqual([
      [1, 'waiting', 0, 1, 'status'],
      [2, 'waiting', 0, 1, 'status'],
    ]);
    const second = await desk({ db: first.db });
    second.dispatcher.start();
    await second.runs(2);
    expect(second.begun).toEqual([1, 2]);
  });
});

describe('a disk that is slow or fails', () => {
  it('sends nothing before the row that causes it is on the disk', async () => {
    const log = new HeldLog();
    const { enqueue, begun, dispatcher } = await desk({ log });
    dispatcher.start();
    enqueue(1);
    await expect.poll(() => log.flushes.length).toBe(1);
    expect(begun).toEqual([]);
    log.letGo();
    await expect.poll(() => begun).toHaveLength(1);
  });

  it('has what could not be flushed wait, and sends it once the log was repaired', async () => {
    const log = new HeldLog();
    const { enqueue, begun, environment, dispatcher } = await desk({ log });
    dispatcher.start();
    enqueue(1);
    await expect.poll(() => log.flushes.length).toBe(1);
    log.flushes[0]?.end(new Error('EIO'));
    // The entry is postponed, which needs the disk too.
    await expect.poll(() => log.flushes.at(1)?.kind).toBe('repair');
    log.flushes[1]?.end(new Error('EIO'));
    await expect
      .poll(() => environment.logged.at(-1)?.message)
      .toBe('the store could not be written, the outbox pauses');
    environment.advance(30_000);
    await expect.poll(() => log.flushes.at(2)?.kind).toBe('repair');
    expect(begun).toEqual([]);
    log.letGo();
    await expect.poll(() => begun).toHaveLength(1);
  });
});
