import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { workerCheckpoints } from '../../../../src/main/database/log/worker-checkpoints';
import { tempFolder } from '../../../support/temp-folder';
import { threadFile } from '../../../support/thread-file';

// The side of the main thread, with scripts in the place of the thread.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

const mib = 1024 * 1024;

/** Checkpoints over a folder in which the log of the database has that many bytes. */
function checkpointsOver(thread: string, bytes = 4 * mib) {
  const dataFolder = tempFolder();
  const file = threadFile(thread);
  const log = join(dataFolder, 'locdesk.db-wal');
  writeFileSync(log, '');
  truncateSync(log, bytes);
  const steps: string[] = [];
  const waiting = new Map<string, () => void>();
  const step = (name: string): void => {
    steps.push(name);
    waiting.get(name)?.();
  };
  const checkpoints = workerCheckpoints(file)({
    dataFolder,
    onFailure: ({ message }) => step(message),
    onLogNeeded: ({ message }) => step(`log needed: ${message}`),
    holdWrites: async () => {
      step('held');
      return { logPages: 7, free: (hasWritten) => step(hasWritten ? 'free after its commit' : 'free') };
    },
  });
  onTestFinished(() => {
    // A thread that does not end is terminated after a while.
    vi.useRealTimers();
    return checkpoints.stop();
  });
  return {
    checkpoints,
    steps,
    reached: (name: string) =>
      new Promise<void>((resolve) => {
        if (steps.includes(name)) resolve();
        else waiting.set(name, resolve);
      }),
  };
}

/** Code of a thread, with its work during paused commits and at its start. */
const thread = (onHeld: string, atStart = "notifyMain({ kind: 'holdWrites' });"): string => `
  const say = (text) => notifyMain({ kind: 'failure', error: new Error(text), isLogNeeded: false });
  serve({ restart({ logPages }, call) { ${onHeld} } });
  ${atStart}`;

const forEver = 'return new Promise(() => undefined);';

it('the thread starts once the log has 4 MiB, and not before', async () => {
  const short = checkpointsOver(thread('', "say('started');"), 4 * mib - 1);
  const { reached } = checkpointsOver(thread('', "say('started');"));
  vi.advanceTimersByTime(1000);
  await reached('started');
  vi.advanceTimersByTime(1000);
  await short.checkpoints.stop();
  expect(short.steps).toEqual([]);
});

it('a thread that broke is followed by another at the next look', async () => {
  const { steps, reached } = checkpointsOver(thread('', "throw new Error('broken');"));
  vi.advanceTimersByTime(1000);
  await reached('broken');
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(steps.length).toBeGreaterThan(1);
  });
});

it.each([
  ['ends the pause', 'return logPages === 7;', 'free after its commit'],
  ['dies', 'process.exit();', 'free'],
])('commits pause for a thread that asks for it, and go on when it %s', async (_what, onHeld, end) => {
  const { steps, reached } = checkpointsOver(thread(onHeld));
  vi.advanceTimersByTime(1000);
  await reached(end);
  expect(steps).toEqual(['held', end]);
});

it('commits pause half a second for a thread that does not begin', async () => {
  const { steps, reached } = checkpointsOver(thread(`say('asked'); ${forEver}`));
  vi.advanceTimersByTime(1000);
  await reached('asked');
  vi.advanceTimersByTime(499);
  expect(steps).toEqual(['held', 'asked']);
  vi.advanceTimersByTime(1);
  expect(steps).toEqual(['held', 'asked', 'free']);
});

it('commits pause longer once the thread has begun, as that waits for the disk, but not for ever', async () => {
  const { steps, reached } = checkpointsOver(thread(`call.progress('begun'); say('begun'); ${forEver}`));
  vi.advanceTimersByTime(1000);
  await reached('begun');
  vi.advanceTimersByTime(9000);
  expect(steps).toEqual(['held', 'begun']);
  vi.advanceTimersByTime(1000);
  expect(steps).toEqual(['held', 'begun', 'free']);
});

it('once the whole log is needed, that is said once, and no other thread follows one that broke', async () => {
  const { checkpoints, steps, reached } = checkpointsOver(
    thread(
      // It breaks once it is answered: what a thread says just before it breaks may come after its end.
      `setTimeout(() => { throw new Error('broken'); }); ${forEver}`,
      `for (const text of ['not flushed', 'not moved'])
        notifyMain({ kind: 'failure', error: new Error(text), isLogNeeded: true });
      notifyMain({ kind: 'holdWrites' });`,
    ),
  );
  vi.advanceTimersByTime(1000);
  await reached('free');
  vi.advanceTimersByTime(5000);
  // A thread that followed would say the same at its start, and the stop waits for it. A listener for new
  // threads of the process would also be called for those of other test files.
  await checkpoints.stop();
  expect(steps).toEqual(['not flushed', 'log needed: not flushed', 'not moved', 'held', 'broken', 'free']);
});
