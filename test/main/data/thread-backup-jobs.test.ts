import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { threadBackupJobs } from '../../../src/main/data/thread-backup-jobs';
import { JobCancelled } from '../../../src/main/data/backup-jobs';
import { tempFolder } from '../../support/temp-folder';

/** A thread that says it is at work and never comes to an end. */
const endless = `
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ kind: 'progress', step: 'backup', done: 1, total: 2 });
  for (;;);`;

function jobs(limits: { silentMs: number; cancelMs: number }) {
  const file = join(tempFolder(), 'thread.mjs');
  writeFileSync(file, endless);
  return threadBackupJobs(file, limits)(tempFolder());
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
