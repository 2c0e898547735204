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
