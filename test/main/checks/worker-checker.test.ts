import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { workerChecker } from '../../../src/main/checks/worker-checker';
import { BackgroundRest } from '../../../src/main/database/background-rest';
import type { BegunCheck, CheckedPortion } from '../../../src/main/checks/checked-request';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';

/** A thread that has one portion to tell at each start, and then nothing; in a folder named `crash` the first one breaks. */
const threadOfOne = `
  import { parentPort, workerData, threadId } from 'node:worker_threads';
  import { existsSync, writeFileSync } from 'node:fs';
  const marker = workerData.dataFolder + '/crashed';
  let told = false;
  parentPort.postMessage({ kind: 'segments', id: 'thread-' + threadId });
  parentPort.on('message', ({ kind }) => {
    if (kind === 'stop') return parentPort.close();
    if (workerData.dataFolder.endsWith('crash') && !existsSync(marker)) {
      writeFileSync(marker, '');
      throw new Error('broken once');
    }
    const portion = { requests: [], owed: [threadId], left: 0 };
    parentPort.postMessage(told ? { kind: 'idle' } : { kind: 'checked', portion });
    told = true;
  });`;

/** A thread that has three portions, one when the one before is written. */
const threadOfThree = `
  import { parentPort } from 'node:worker_threads';
  let told = 0;
  const notify = () => {
    if (told++ < 3) parentPort.postMessage({ kind: 'checked', portion: { requests: [], owed: [], left: 0 } });
  };
  parentPort.on('message', ({ kind }) => (kind === 'stop' ? parentPort.close() : notify()));
  notify();`;

/** A thread whose first check never ends; the next thread has nothing to check. */
const threadThatHangs = `
  import { parentPort, workerData, threadId } from 'node:worker_threads';
  import { existsSync, writeFileSync } from 'node:fs';
  const marker = workerData.dataFolder + '/hung';
  parentPort.postMessage({ kind: 'segments', id: 'thread-' + threadId });
  parentPort.on('message', ({ kind }) => {
    if (kind === 'stop') return parentPort.close();
    if (existsSync(marker)) return parentPort.postMessage({ kind: 'idle' });
    writeFileSync(marker, '');
    parentPort.postMessage({ kind: 'begun', check: { requestKey: 7, owedBy: 3, version: 2, round: 1 } });
    for (;;);
  });`;

interface Options {
  readonly dataFolder?: string;
  readonly rest?: BackgroundRest;
  readonly thread?: string;
  readonly longestMs?: number;
}

function checkerOver(
  settle: (portion: CheckedPortion) => void,
  {
    dataFolder = migratedFolder(),
    rest = new BackgroundRest(),
    thread = threadOfOne,
    longestMs = 60_000,
  }: Options = {},
) {
  const file = join(tempFolder(), 'thread.mjs');
  writeFileSync(file, thread);
  const failures: string[] = [];
  const starts: string[] = [];
  const putAside: BegunCheck[] = [];
  const open = workerChecker(file, { retryMs: 5, idleMs: 20, longestMs });
  const checker = open({
    dataFolder,
    settle: async (portion) => settle(portion),
    putAside: async (check) => void putAside.push(check),
    afterRest: (act) => rest.after(act),
    onSegments: async (id) => void starts.push(id),
    onFailure: (error) => void failures.push(error.message),
  });
  onTestFinished(() => checker.stop());
  checker.wake();
  return { checker, failures, starts, putAside };
}

it('a thread with nothing to do ends, and the next thing to do starts another', async () => {
  const settled: CheckedPortion[] = [];
  const { checker, starts } = checkerOver((portion) => void settled.push(portion));
  await vi.waitFor(() => expect(settled).toHaveLength(1));
  await vi.waitFor(
    () => {
      checker.wake();
      expect(starts.length).toBeGreaterThan(1);
    },
    { interval: 60 },
  );
  await vi.waitFor(() => expect(settled.length).toBeGreaterThan(1));
});

it('what could not be written is tried again, and nothing else is checked before', async () => {
  let tries = 0;
  const { failures } = checkerOver(() => {
    tries += 1;
    if (tries < 3) throw new Error('database is locked');
  });
  await vi.waitFor(() => expect(tries).toBe(3));
  expect(failures).toEqual(['database is locked', 'database is locked']);
});

it('a stop waits for what a thread begins with, and begins nothing after it', async () => {
  const file = join(tempFolder(), 'thread.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ kind: 'segments', id: 'first' });
    parentPort.on('message', ({ kind }) => {
      if (kind !== 'stop') return;
      parentPort.postMessage({ kind: 'segments', id: 'late' });
      parentPort.close();
    });`,
  );
  const begun: string[] = [];
  const written = Promise.withResolvers<void>();
  const order: string[] = [];
  const checker = workerChecker(file)({
    dataFolder: migratedFolder(),
    settle: () => Promise.resolve(),
    putAside: () => Promise.resolve(),
    afterRest: (act) => act(),
    onSegments(id) {
      begun.push(id);
      return written.promise;
    },
    onFailure: (error) => void order.push(error.message),
  });
  checker.wake();
  await vi.waitFor(() => expect(begun).toEqual(['first']));
  const stopped = checker.stop().then(() => order.push('stopped'));
  await new Promise((done) => setImmediate(done));
  order.push('written');
  written.resolve();
  await stopped;
  expect(order).toEqual(['written', 'stopped']);
  expect(begun).toEqual(['first']);
});

it('a thread that breaks is followed by another', async () => {
  const settled: CheckedPortion[] = [];
  const folder = join(tempFolder(), 'crash');
  mkdirSync(folder);
  const { failures } = checkerOver((portion) => void settled.push(portion), { dataFolder: folder });
  await vi.waitFor(() => expect(settled).toHaveLength(1));
  expect(failures).toEqual(['broken once']);
});

it('what is urgent comes first: the next portion is checked when it is done', async () => {
  const rest = new BackgroundRest();
  const work = Promise.withResolvers<void>();
  const urgent = rest.during(() => work.promise);
  const held: CheckedPortion[] = [];
  const free: CheckedPortion[] = [];
  checkerOver((portion) => void held.push(portion), { rest, thread: threadOfThree });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  checkerOver((portion) => void free.push(portion), { thread: threadOfThree });
  await vi.waitFor(() => expect(free).toHaveLength(3));
  expect(held).toHaveLength(1);
  work.resolve();
  await urgent;
  await vi.waitFor(() => expect(held).toHaveLength(3));
});

it('once stopped, nothing is started any more', async () => {
  const { checker, starts } = checkerOver(() => undefined);
  await vi.waitFor(() => expect(starts).toHaveLength(1));
  await checker.stop();
  checker.wake();
  await checker.stop();
  expect(starts).toHaveLength(1);
});

it('a program that stops while a thread that had nothing to do is still ending waits for it', () => {
  const folder = tempFolder();
  const slow = join(folder, 'slow.mjs');
  writeFileSync(
    slow,
    `import { parentPort } from 'node:worker_threads';
     parentPort.postMessage({ kind: 'idle' });
     parentPort.on('message', ({ kind }) => {
       if (kind !== 'stop') return;
       parentPort.postMessage({ kind: 'segments', id: 'it is ending' });
       setTimeout(() => parentPort.close(), 300);
     });`,
  );
  const program = join(folder, 'program.mjs');
  const source = resolve(import.meta.dirname, '../../../src/main/checks/worker-checker.ts');
  writeFileSync(
    program,
    // The sources name each other without an ending.
    `import { registerHooks } from 'node:module';
     registerHooks({ resolve: (name, context, next) => next(name.startsWith('../') ? name + '.ts' : name, context) });
     const { workerChecker } = await import(${JSON.stringify(pathToFileURL(source).href)});
     const open = workerChecker(${JSON.stringify(slow)}, { retryMs: 5, idleMs: 0, longestMs: 60_000 });
     const ending = Promise.withResolvers();
     const waiting = setInterval(() => {}, 1000);
     const checker = open({ dataFolder: '', settle() {}, putAside() {}, afterRest: (act) => act(), async onSegments() { ending.resolve(); }, onFailure(error) { throw error; } });
     checker.wake();
     await ending.promise;
     clearInterval(waiting);
     await checker.stop();
     console.log('stopped');`,
  );
  expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe('stopped\n');
});

it('a check that takes too long is put aside once, and another thread goes on', async () => {
  const { putAside, starts } = checkerOver(() => undefined, { thread: threadThatHangs, longestMs: 100 });
  await vi.waitFor(() => expect(starts).toHaveLength(2));
  expect(putAside).toEqual([{ requestKey: 7, owedBy: 3, version: 2, round: 1 }]);
});

it('a checker in the middle of an endless check is stopped all the same', async () => {
  const folder = tempFolder();
  const { checker } = checkerOver(() => undefined, { thread: threadThatHangs, dataFolder: folder });
  await vi.waitFor(() => expect(existsSync(join(folder, 'hung'))).toBe(true));
  await checker.stop();
});
