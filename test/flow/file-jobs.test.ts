import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { JobCancelled } from '../../src/main/platform/one-job';
import { workerJobs } from '../../src/main/data/worker-jobs';
import { entry } from '../support/serve';
import { testBackend } from '../support/test-backend';

const openJobs = workerJobs(resolve(entry, '../job-thread.js'));
const json = (count: number): Uint8Array =>
  Buffer.from(
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, `Text ${n}`]))),
  );
const file = { folder: '', name: 'en.json', source: 'en', order: 'new' } as const;

it('the job thread imports a file beside the program and writes its result, by the limits of the run', async () => {
  const { core, dataFolder, request } = withRequests();
  const jobs = openJobs(dataFolder);
  const steps: number[] = [];
  const input = { ...file, bytes: json(5), targets: ['de', 'fr'] };
  const limits = new Map([['service.maxFields', 2]] as const);
  const made = await jobs.importFile(limits, input, (done) => steps.push(done)).done;
  expect(made.requests.map(({ fields }) => fields)).toEqual([2, 2, 1, 2, 2, 1]);
  expect(steps.at(-1)).toBe(2);
  expect(await request(made.requests[0]?.id ?? '')).toMatchObject({ source: 'file', state: 'pending' });
  expect(core.orders.list(0, 1)).toMatchObject({ total: 1, rows: [{ id: made.order }] });
  const choices = [{ target: 'de', untranslated: 'source', force: false }] as const;
  const [result] = await jobs.writeResults(limits, { order: made.order, choices }, () => undefined).done;
  expect(Buffer.from(result?.bytes ?? []).toString()).toBe(Buffer.from(input.bytes).toString());
});

it('an import that is cancelled in its thread leaves nothing', async () => {
  const { core, dataFolder } = testBackend();
  const begun = Promise.withResolvers<void>();
  const input = { ...file, bytes: json(5000), targets: ['de', 'fr', 'it', 'nl', 'es', 'pt'] };
  const { done, cancel } = openJobs(dataFolder).importFile(new Map(), input, () => begun.resolve());
  // A job that fails before it reports anything ends the test instead of holding it up.
  await Promise.race([begun.promise, done]);
  cancel();
  await expect(done).rejects.toBeInstanceOf(JobCancelled);
  expect([core.orders.list(0, 1).total, core.review.counts().all]).toEqual([0, 0]);
});

function withRequests() {
  const backend = testBackend();
  const { core, dataFolder } = backend;
  return {
    core,
    dataFolder,
    request: async (id: string) => (await backend.request('GET', `/v1/content/request/${id}`)).body,
  };
}
