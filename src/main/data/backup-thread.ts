import { parentPort, workerData } from 'node:worker_threads';
import type { DataJob } from '../../contract/backups';
import { AppError } from '../../contract/errors';
import { JobCancelled } from './backup-jobs';
import { writeExport } from './export-file';
import { importBeside } from './export-import';
import { storeFailure } from '../database/store-failure';
import { writeBackup } from '../database/backup-file';
import { openDatabase } from '../database/database';
import { removePartialFiles } from '../database/partial-files';
import { prepareRestore } from '../database/restore';
import type { BackupThreadData, FromBackupThread } from './backup-messages';

// The thread's entry: one job, then its end.

const tellEveryMs = 100;

// Given by `threadBackupJobs` and by nobody else.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder, job, cancelled } = workerData as BackupThreadData;
const flag = new Int32Array(cancelled);
const port = parentPort;
if (port === null) throw new Error('backup-thread runs in a worker thread');
const notify = (message: FromBackupThread): void => port.postMessage(message);
let toldAt = 0;

function progressOf(step: DataJob, done: number, total: number): void {
  if (Atomics.load(flag, 0) === 1) throw new JobCancelled();
  const now = performance.now();
  // The end is told in any case: what comes after it may take as long again.
  if (done < total && now - toldAt < tellEveryMs) return;
  toldAt = now;
  notify({ kind: 'progress', step, done, total });
}

/** Answers what the job answers. */
function run(): unknown {
  if (job.kind === 'upgrade') return upgrade(job.nowIso);
  const { kind } = job;
  const onProgress = (done: number, total: number): void => progressOf(kind, done, total);
  switch (job.kind) {
    case 'backup':
      return writeBackup(dataFolder, job.target, onProgress);
    case 'restore':
      return prepareRestore(dataFolder, job.file, job.nowIso, onProgress);
    case 'export':
      return writeExport(dataFolder, job.target, { ...job, onProgress });
    case 'import':
      return importBeside(dataFolder, job.file, (step, done, total) =>
        progressOf(step === 'check' ? 'import-check' : 'import', done, total),
      );
  }
}

/** As a start does it, so that the start which waits for this finds nothing left to do. */
function upgrade(nowIso: string): void {
  removePartialFiles(dataFolder);
  openDatabase(dataFolder, nowIso).db.close();
}

try {
  notify({ kind: 'result', result: await run() });
} catch (error) {
  // What is thrown out of SQLite's own copying arrives as it was thrown; around it stands the sentence of the store.
  const isCancelled = Atomics.load(flag, 0) === 1;
  const failure = storeFailure(error) ?? error;
  const message = failure instanceof Error ? failure.message : String(failure);
  const problems = failure instanceof AppError ? failure.problems : [message];
  notify(isCancelled ? { kind: 'cancelled' } : { kind: 'failure', message, problems });
}
