import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workerReader } from '../../../src/main/reader/worker-reader';
import { tempFolder } from '../../support/temp-folder';

// A thread that fails at whatever it is asked, with what SQLite's failures mean beside it, as the real one does.
const failing = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (message) => {
    if (message.kind === 'stop') parentPort.close();
    if (message.kind !== 'ask') return;
    const { number, asked } = message;
    const store = asked.kind === 'find' ? undefined : 'The database is damaged. Restore a backup.';
    parentPort.postMessage({ kind: 'failure', number, error: new Error('malformed'), store });
  });`;

it('what the store cannot answer in the thread reaches who asked in the words of the store, and nothing else does', async () => {
  const file = join(tempFolder(), 'thread.mjs');
  writeFileSync(file, failing);
  const reader = workerReader(file)({
    dataFolder: tempFolder(),
    onIndexed: () => undefined,
    onFailure: () => undefined,
    holdWrites: () => ({ logPages: 0, free: () => undefined }),
  });
  onTestFinished(() => reader.stop());
  await expect(reader.filterValues()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The database is damaged. Restore a backup.',
  });
  await expect(reader.find({} as never)).rejects.not.toHaveProperty('code');
});

// A thread that asks for a pause of the writers, and ends it when it has it; or dies with it.
const holding = (dies: boolean) => `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (message) => {
    if (message.kind === 'wake') parentPort.postMessage({ kind: 'holdWrites' });
    if (message.kind === 'writesHeld') ${dies ? 'process.exit()' : "parentPort.postMessage({ kind: 'freeWrites', hasWritten: message.logPages === 7 })"};
    if (message.kind === 'stop') parentPort.close();
  });`;

it.each([false, true])(
  'writers wait for a thread that asks for it, and no longer (it dies meanwhile: %s)',
  async (dies) => {
    const file = join(tempFolder(), 'thread.mjs');
    writeFileSync(file, holding(dies));
    const steps: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const reader = workerReader(file)({
      dataFolder: tempFolder(),
      onIndexed: () => undefined,
      onFailure: () => undefined,
      holdWrites: () => {
        steps.push('held');
        return {
          logPages: 7,
          free: (hasWritten) => {
            steps.push(hasWritten ? 'free after its commit' : 'free');
            resolve();
          },
        };
      },
    });
    onTestFinished(() => reader.stop());
    reader.wake();
    await promise;
    expect(steps).toEqual(['held', dies ? 'free' : 'free after its commit']);
  },
);
