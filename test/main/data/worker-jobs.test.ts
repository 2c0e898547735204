import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workerJobs } from '../../../src/main/data/worker-jobs';
import { JobCancelled } from '../../../src/main/platform/one-job';
import { tempFolder } from '../../support/temp-folder';
import { threadFile } from '../../support/thread-file';

/** Code of a thread that reports work but never ends. */
const endless = `
  serve({
    backup(_target, call) {
      call.progress({ done: 1, total: 2 });
      hang();
    },
  });`;

it('a job whose thread has no script that can be loaded fails, and says which file is missing', async () => {
  const missing = join(tempFolder(), 'job-thread.js');
  const { done } = workerJobs(missing)(tempFolder()).backup('copy', () => undefined);
  await expect(done).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: `The thread ended before its job was done (Cannot find module '${missing}'). Try it again.`,
  });
});

function jobs(limits: { silentMs: number; cancelMs: number }) {
  return workerJobs(threadFile(endless), limits)(tempFolder());
}

it('a job that says nothing for too long is stopped, and fails with words for it', async () => {
  const { done } = jobs({ silentMs: 200, cancelMs: 60_000 }).backup('copy', () => undefined);
  await expect(done).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'This took too long and was stopped. Try it again.',
  });
});

it('a job that does not hear that it was cancelled is stopped', async () => {
  const working = Promise.withResolvers<void>();
  const { done, cancel } = jobs({ silentMs: 60_000, cancelMs: 10 }).backup('copy', () => working.resolve());
  await working.promise;
  cancel();
  await expect(done).rejects.toBeInstanceOf(JobCancelled);
});

/** Code of a thread whose jobs answer with its number, one of them once its file is there. */
const numbered = `
  const { existsSync } = await import('node:fs');
  const made = { name: String(threadId), bytes: new Uint8Array(), entries: 0 };
  serve({
    exportTerms: ({ termbase }) => termbase === 0 ? process.exit() : made,
    async importMemory({ path }, call) {
      call.progress({ done: 0, total: 1 });
      while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 5));
      return { name: String(threadId) };
    },
  });`;

it('jobs that follow each other have the same thread, and those at the same time one each', async () => {
  const opened = workerJobs(threadFile(numbered))(tempFolder());
  const next = async (): Promise<string> =>
    (await opened.exportTerms({ termbase: 1, format: 'csv' }).done).name;
  const first = await next();
  expect(await next()).toBe(first);
  const end = join(tempFolder(), 'end');
  const begun = Promise.withResolvers<void>();
  const input = { path: end, file: 'a.tmx', name: 'A', replace: false };
  const long = opened.importMemory(input, () => begun.resolve());
  await begun.promise;
  const beside = await next();
  expect(beside).not.toBe(first);
  writeFileSync(end, '');
  expect(await long.done).toMatchObject({ name: first });
  // One of the two threads is kept.
  expect(await next()).toBe(beside);
});

it('a thread that ended in the middle of its job is replaced for the next one', async () => {
  const opened = workerJobs(threadFile(numbered))(tempFolder());
  await expect(opened.exportTerms({ termbase: 0, format: 'csv' }).done).rejects.toMatchObject({
    message: 'The thread ended before its job was done. Try it again.',
  });
  await expect(opened.exportTerms({ termbase: 1, format: 'csv' }).done).resolves.toHaveProperty('name');
});
