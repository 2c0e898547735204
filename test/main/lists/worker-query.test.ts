import { expect, it, onTestFinished } from 'vitest';
import { workerQuery, type QueryLimits } from '../../../src/main/lists/worker-query';
import { preparations } from '../../../src/main/review/prepare-terms';
import { tempFolder } from '../../support/temp-folder';
import { threadFile } from '../../support/thread-file';

// Code of a thread that fails at every call, with a translation of SQLite's errors like the real one.
const failing = `
  const fail = (text) => () => { throw new Error(text); };
  const store = new AppError('UNAVAILABLE', 'The database is damaged. Restore a backup.');
  serve(
    { 'filter.values': fail('malformed'), 'requests.find': fail('not of the store') },
    { errorFor: ({ message }) => (message === 'malformed' ? store : undefined) },
  );`;

it('failures of the store in the thread reach the caller with their own text, and no other error does', async () => {
  const query = workerQuery(
    threadFile(failing),
    tempFolder(),
  )({
    dataFolder: tempFolder(),
    onDamaged: () => undefined,
    onFailure: () => undefined,
  });
  onTestFinished(() => query.stop());
  await expect(query.ask('filter.values', { view: 'all' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The database is damaged. Restore a backup.',
  });
  await expect(query.ask('requests.find', {} as never)).rejects.not.toHaveProperty('code');
});

/** A thread that never ends a search for "hang", and answers anything else with its own number. */
const hanging = `
  serve({
    'filter.values': () => threadId,
    'requests.find'({ text }) {
      if (text === 'hang') hang();
      return threadId;
    },
  });`;

function limitedQuery(limits: Partial<QueryLimits>) {
  const failures: string[] = [];
  const query = workerQuery(threadFile(hanging), tempFolder(), {
    contentMs: 60_000,
    listMs: 60_000,
    ...limits,
  })({
    dataFolder: tempFolder(),
    onDamaged: () => undefined,
    onFailure: (error) => void failures.push(error.message),
  });
  onTestFinished(() => query.stop());
  return { query, failures };
}

const errorOf = (answer: Promise<unknown>): Promise<unknown> => answer.catch((error: unknown) => error);

it('a search that takes too long is stopped and says so, and every other question is answered by the next thread', async () => {
  const { query, failures } = limitedQuery({ contentMs: 1000 });
  const first = await query.ask('filter.values', { view: 'all' });
  const stopped = errorOf(query.ask('requests.find', { text: 'hang' } as never));
  const others = await Promise.all([
    query.ask('filter.values', { view: 'all' }),
    query.ask('requests.find', { text: 'fine' } as never),
  ]);
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

it('a thread that is at endless work is stopped all the same', async () => {
  const { query } = limitedQuery({});
  const asked = errorOf(query.ask('requests.find', { text: 'hang' } as never));
  await query.stop();
  expect(await asked).toMatchObject({ code: 'UNAVAILABLE' });
});

/** A thread that says what was prepared in it when it is asked for the terms of a field. */
const preparing = (keys: readonly number[]): string => `
  const prepared = [];
  serve({
    'terms.inUse': () => ${JSON.stringify(keys)},
    'terms.prepare': ({ key, step }) => void prepared.push(key + ' ' + step),
    'terms.inFields': () => prepared,
  });`;

it('what the first field with terms waits for is prepared in its thread, one dictionary after another', async () => {
  const query = workerQuery(
    threadFile(preparing([7, 5])),
    tempFolder(),
  )({ dataFolder: tempFolder(), onDamaged: () => undefined, onFailure: () => undefined });
  onTestFinished(() => query.stop());
  const all = query.prepareTerms();
  const early = await query.ask('terms.inFields', { key: 1, fieldIds: ['title'] });
  await all;
  const late = await query.ask('terms.inFields', { key: 1, fieldIds: ['title'] });
  const steps = [7, 5].flatMap((key) => preparations.map((step) => `${key} ${step}`));
  expect(late).toEqual(steps);
  expect((early as unknown as readonly string[]).length).toBeLessThan(steps.length);
});

/** A thread in which a field's terms are never found, and which answers anything else with its own number. */
const indexing = `
  serve({
    'filter.values': () => threadId,
    'terms.inFields'() { hang(); },
  });`;

it('lists do not wait for dictionaries and indexes of terms', async () => {
  const query = workerQuery(
    threadFile(indexing),
    tempFolder(),
  )({
    dataFolder: tempFolder(),
    onDamaged: () => undefined,
    onFailure: () => undefined,
  });
  onTestFinished(() => query.stop());
  const first = await query.ask('filter.values', { view: 'all' });
  const terms = errorOf(query.ask('terms.inFields', { key: 1, fieldIds: ['title'] }));
  expect(await query.ask('filter.values', { view: 'all' })).toBe(first);
  await query.stop();
  expect(await terms).toMatchObject({ code: 'UNAVAILABLE' });
});
