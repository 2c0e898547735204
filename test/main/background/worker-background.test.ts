import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { workerBackground } from '../../../src/main/background/worker-background';
import { BackgroundPause } from '../../../src/main/background/background-pause';
import type { BegunCheck, CheckedPortion } from '../../../src/main/checks/checked-request';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';
import { threadFile } from '../../support/thread-file';

const onePortion = `{ requests: [], dueRequests: [threadId], left: 0 }`;

/**
 * A thread that has one portion at each start, and then nothing; in a folder named `crash` the first one
 * breaks.
 */
const threadOfOne = `
  const { existsSync, writeFileSync } = await import('node:fs');
  const marker = workerData.dataFolder + '/crashed';
  let had = false;
  serve({
    check(settled) {
      if (workerData.dataFolder.endsWith('crash') && !existsSync(marker)) {
        writeFileSync(marker, '');
        setImmediate(() => { throw new Error('broken once'); });
        return new Promise(() => {});
      }
      had ||= settled !== undefined;
      return { memoryId: 'thread-' + threadId, portion: had ? undefined : ${onePortion} };
    },
  });`;

/** A thread that has three portions. */
const threadOfThree = `
  let had = 0;
  serve({ check: (settled) => {
    if (settled !== undefined) had += 1;
    return { memoryId: 'one', portion: had < 3 ? ${onePortion} : undefined };
  } });`;

const begun = { requestKey: 7, dueRevision: 3, version: 2, round: 1 };

/** Code of a thread whose first check does this; the next thread has nothing to check. */
const threadWhoseFirst = (check: string): string => `
  const { existsSync, writeFileSync } = await import('node:fs');
  const marker = workerData.dataFolder + '/first';
  serve({
    check(_settled, call) {
      if (existsSync(marker)) return { memoryId: 'thread-' + threadId, portion: undefined };
      writeFileSync(marker, '');
      call.progress(${JSON.stringify(begun)});
      ${check}
    },
  });`;

interface Options {
  readonly dataFolder?: string;
  readonly pause?: BackgroundPause;
  readonly thread?: string;
  readonly longestMs?: number;
  readonly longestIndexMs?: number;
  readonly idleMs?: number;
}

function backgroundOver(
  record: (portion: CheckedPortion) => void,
  {
    dataFolder = migratedFolder(),
    pause = new BackgroundPause(),
    thread = threadOfOne,
    longestMs = 60_000,
    longestIndexMs = 60_000,
    idleMs = 20,
  }: Options = {},
) {
  const file = threadFile(thread);
  const failures: string[] = [];
  const starts: string[] = [];
  const indexed: number[] = [];
  const putAside: { readonly check: BegunCheck; readonly reason: string }[] = [];
  const open = workerBackground(file, '', {
    retryMs: 5,
    indexRetryMs: 5,
    idleMs,
    longestCheckMs: longestMs,
    longestIndexMs,
  });
  const background = open({
    dataFolder,
    record: async (portion) => record(portion),
    putAside: async (check, { reason }) => void putAside.push({ check, reason }),
    afterPause: (act) => pause.after(act),
    onMemory: async (id) => void starts.push(id),
    onIndexed: (behind) => void indexed.push(behind),
    onFailure: (error) => void failures.push(error.message),
  });
  onTestFinished(() => background.stop());
  background.check();
  return { background, failures, starts, putAside, indexed };
}

it('a thread with nothing to do ends, and the next thing to do starts another', async () => {
  const recorded: CheckedPortion[] = [];
  const { background, starts } = backgroundOver((portion) => void recorded.push(portion));
  await vi.waitFor(() => expect(recorded).toHaveLength(1));
  await vi.waitFor(
    () => {
      background.check();
      expect(starts.length).toBeGreaterThan(1);
    },
    { interval: 60 },
  );
  await vi.waitFor(() => expect(recorded.length).toBeGreaterThan(1));
});

it('what could not be written is tried again, and nothing else is checked before', async () => {
  let tries = 0;
  const { failures } = backgroundOver(() => {
    tries += 1;
    if (tries < 3) throw new Error('database is locked');
  });
  await vi.waitFor(() => expect(tries).toBe(3));
  expect(failures).toEqual(['database is locked', 'database is locked']);
});

it('a stop waits for the current write, and writes nothing after it', async () => {
  const file = threadFile(threadOfThree);
  const written = Promise.withResolvers<void>();
  const order: string[] = [];
  const background = workerBackground(
    file,
    '',
  )({
    dataFolder: migratedFolder(),
    record: async () => void order.push('recorded'),
    putAside: () => Promise.resolve(),
    afterPause: (act) => act(),
    onMemory(id) {
      order.push(id);
      return written.promise;
    },
    onIndexed: () => undefined,
    onFailure: (error) => void order.push(error.message),
  });
  background.check();
  await vi.waitFor(() => expect(order).toEqual(['one']));
  const stopped = background.stop().then(() => order.push('stopped'));
  await new Promise((done) => setImmediate(done));
  order.push('written');
  written.resolve();
  await stopped;
  expect(order).toEqual(['one', 'written', 'stopped']);
});

it('a thread that breaks is followed by another', async () => {
  const recorded: CheckedPortion[] = [];
  const folder = join(tempFolder(), 'crash');
  mkdirSync(folder);
  const { failures } = backgroundOver((portion) => void recorded.push(portion), { dataFolder: folder });
  await vi.waitFor(() => expect(recorded).toHaveLength(1));
  expect(failures).toEqual(['broken once']);
});

it('urgent work comes first: the next portion is checked when it has ended', async () => {
  const pause = new BackgroundPause();
  const work = Promise.withResolvers<void>();
  const urgent = pause.during(() => work.promise);
  const held: CheckedPortion[] = [];
  const free: CheckedPortion[] = [];
  backgroundOver((portion) => void held.push(portion), { pause, thread: threadOfThree });
  await vi.waitFor(() => expect(held).toHaveLength(1));
  backgroundOver((portion) => void free.push(portion), { thread: threadOfThree });
  await vi.waitFor(() => expect(free).toHaveLength(3));
  expect(held).toHaveLength(1);
  work.resolve();
  await urgent;
  await vi.waitFor(() => expect(held).toHaveLength(3));
});

it('once stopped, nothing is started any more', async () => {
  const { background, starts } = backgroundOver(() => undefined);
  await vi.waitFor(() => expect(starts).toHaveLength(1));
  await background.stop();
  background.check();
  await background.stop();
  expect(starts).toHaveLength(1);
});

it.each([
  // Busy, as a check is: a thread that waits is ended in another way.
  ['takes too long', 'for (;;);', 'too-slow'],
  ['ends its thread', 'process.exit();', 'crashed'],
  [
    'breaks its thread',
    "setImmediate(() => { throw new Error('out of memory'); }); return new Promise(() => {});",
    'crashed',
  ],
])('a check that %s is put aside once, and another thread goes on', async (_what, check, reason) => {
  const { putAside, starts, failures } = backgroundOver(() => undefined, {
    thread: threadWhoseFirst(check),
    longestMs: reason === 'too-slow' ? 1000 : 60_000,
  });
  await vi.waitFor(() => expect(starts).toHaveLength(1));
  expect(putAside).toEqual([{ check: begun, reason }]);
  expect(failures).toEqual([]);
});

it('a check that fails without ending its thread puts no request aside', async () => {
  const thread = threadWhoseFirst("throw new Error('the disk is full');");
  const { putAside, starts, failures } = backgroundOver(() => undefined, { thread });
  await vi.waitFor(() => expect(starts).toHaveLength(1));
  expect(failures).toEqual(['the disk is full']);
  expect(putAside).toEqual([]);
});

it('a thread in the middle of an endless check is stopped all the same', async () => {
  const folder = tempFolder();
  const thread = threadWhoseFirst('hang();');
  const { background } = backgroundOver(() => undefined, { thread, dataFolder: folder });
  await vi.waitFor(() => expect(existsSync(join(folder, 'first'))).toBe(true));
  await background.stop();
});

/** Code of a thread whose index does this at its start; there is nothing to check. */
const threadWhoseIndex = (work: string): string => `
  const index = () => {
    if (workerData.indexes) doOwnWork(() => { ${work} });
    notifyMain({ kind: 'indexed', behind: 0 });
  };
  serve({
    check: () => ({ memoryId: 'thread-' + threadId, portion: undefined }),
    wake: index,
  });
  setImmediate(index);`;

it.each([
  ['takes too long', 'hang();', 'took too long'],
  ['ends its thread', 'process.exit();', 'broke the thread (the thread ended by itself)'],
])('an index that %s is left alone until the next start, and the checks go on', async (_what, work, why) => {
  const { starts, failures, indexed } = backgroundOver(() => undefined, {
    thread: threadWhoseIndex(work),
    longestIndexMs: 1000,
  });
  await vi.waitFor(() => expect(starts).toHaveLength(1));
  expect(failures).toContain(`the search index ${why} and is off until the next start`);
  await vi.waitFor(() => expect(indexed).toContain(0));
});

it('a wake has the index brought up to date', async () => {
  const { background, indexed, starts } = backgroundOver(() => undefined, {
    thread: threadWhoseIndex(''),
    idleMs: 60_000,
  });
  await vi.waitFor(() => expect(starts).toHaveLength(1));
  const before = indexed.length;
  background.wake();
  await vi.waitFor(() => expect(indexed.length).toBeGreaterThan(before));
});

it('what could not be indexed is tried again after a pause', async () => {
  const thread = `
    let tries = 0;
    const index = () => notifyMain(tries++ < 2
      ? { kind: 'failure', error: new Error('the disk is full') }
      : { kind: 'indexed', behind: 0 });
    serve({ check: () => ({ memoryId: 'one', portion: undefined }), wake: index });
    index();`;
  const { failures, indexed } = backgroundOver(() => undefined, { thread, idleMs: 60_000 });
  await vi.waitFor(() => expect(indexed).toEqual([0]));
  expect(failures).toEqual(['the disk is full', 'the disk is full']);
});

it('when the file was replaced, due checks run again', async () => {
  const thread = `
    let id = 'first';
    serve({
      check: () => ({ memoryId: id, portion: undefined }),
      verify() { id = 'second'; notifyMain({ kind: 'replaced' }); },
    });`;
  const { background, starts } = backgroundOver(() => undefined, { thread, idleMs: 60_000 });
  await vi.waitFor(() => expect(starts).toEqual(['first']));
  background.verify();
  await vi.waitFor(() => expect(starts).toEqual(['first', 'second']));
});
