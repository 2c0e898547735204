import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workerReader, type ReaderLimits } from '../../../src/main/lists/worker-reader';
import { tempFolder } from '../../support/temp-folder';
import { threadFile } from '../../support/thread-file';

// A thread that fails at whatever it is asked, with what SQLite's failures mean beside it, as the real one does.
const failing = `
  const fail = (text) => () => { throw new Error(text); };
  const store = new AppError('UNAVAILABLE', 'The database is damaged. Restore a backup.');
  serve(
    { filterValues: fail('malformed'), find: fail('not of the store') },
    { errorFor: ({ message }) => (message === 'malformed' ? store : undefined) },
  );`;

it('what the store cannot answer in the thread reaches who asked in the words of the store, and nothing else does', async () => {
  const reader = workerReader(threadFile(failing))({
    dataFolder: tempFolder(),
    onIndexed: () => undefined,
    onFailure: () => undefined,
  });
  onTestFinished(() => reader.stop());
  await expect(reader.filterValues()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The database is damaged. Restore a backup.',
  });
  await expect(reader.find({} as never)).rejects.not.toHaveProperty('code');
});

/** A thread that never ends a search for "hang", and answers anything else with its own number. */
const hanging = `
  if (workerData.indexes && workerData.dataFolder.endsWith('index')) doOwnWork(() => { for (;;); });
  serve({
    filterValues: () => threadId,
    find({ text }) {
      if (text === 'hang') for (;;);
      return threadId;
    },
  });`;

function limitedReader(limits: Partial<ReaderLimits>, dataFolder = tempFolder()) {
  const failures: string[] = [];
  const reader = workerReader(threadFile(hanging), { contentMs: 60_000, listMs: 60_000, ...limits })({
    dataFolder,
    onIndexed: () => undefined,
    onFailure: (error) => void failures.push(error.message),
  });
  onTestFinished(() => reader.stop());
  return { reader, failures };
}

const errorOf = (answer: Promise<unknown>): Promise<unknown> => answer.catch((error: unknown) => error);

it('a search that takes too long is stopped and says so, and every other question is answered by the next thread', async () => {
  const { reader, failures } = limitedReader({ contentMs: 1000 });
  const first = await reader.filterValues();
  const stopped = errorOf(reader.find({ text: 'hang' } as never));
  const others = await Promise.all([reader.filterValues(), reader.find({ text: 'fine' } as never)]);
  expect(await stopped).toMatchObject({
    code: 'UNAVAILABLE',
    message:
      'The search in this request took too long and was stopped. Search for other text, or in one side only.',
  });
  expect(others).not.toContain(first);
  expect(new Set(others).size).toBe(1);
  expect(failures).toEqual([
    'The search in this request took too long and was stopped. Search for other text, or in one side only.',
  ]);
});

it('an index that takes too long rests, and the lists are answered', async () => {
  const { reader, failures } = limitedReader({ listMs: 2000 }, join(tempFolder(), 'index'));
  expect(await reader.filterValues()).toBeGreaterThan(0);
  expect(failures).toEqual([
    'the search index took too long or broke the thread, and rests until the next start',
  ]);
});

it('a reader that is at endless work is stopped all the same', async () => {
  const { reader } = limitedReader({});
  const asked = errorOf(reader.find({ text: 'hang' } as never));
  await reader.stop();
  expect(await asked).toMatchObject({ code: 'UNAVAILABLE' });
});
