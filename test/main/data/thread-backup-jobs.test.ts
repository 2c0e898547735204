import { expect, it } from 'vitest';
import { threadBackupJobs } from '../../../src/main/data/thread-backup-jobs';
import { JobCancelled } from '../../../src/main/data/backup-jobs';
import { tempFolder } from '../../support/temp-folder';
import { threadFile } from '../../support/thread-file';

/** Code of a thread that reports work but never ends. */
const endless = `
  serve({
    backup(_target, call) {
      call.progress({ done: 1, total: 2 });
      for (;;);
    },
  });`;

function jobs(limits: { silentMs: number; cancelMs: number }) {
  return threadBackupJobs(threadFile(endless), limits)(tempFolder());
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
