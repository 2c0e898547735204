import { parentPort, workerData } from 'node:worker_threads';
import { JobCancelled } from '../services/backup-jobs';
import { writeBackup } from '../store/backup-file';
import { prepareRestore } from '../store/restore';
import type { BackupThreadData, FromBackupThread } from './backup-messages';

// The thread's entry: one job, then its end.

const tellEveryMs = 100;

// Given by `threadBackupJobs` and by nobody else.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder, job, cancelled } = workerData as BackupThreadData;
const flag = new Int32Array(cancelled);
const port = parentPort;
if (port === null) throw new Error('backup-thread runs in a worker thread');
const tell = (message: FromBackupThread): void => port.postMessage(message);
let toldAt = 0;

function onProgress(done: number, total: number): void {
  if (Atomics.load(flag, 0) === 1) throw new JobCancelled();
  const now = performance.now();
  if (now - toldAt < tellEveryMs) return;
  toldAt = now;
  tell({ kind: 'progress', done, total });
}

try {
  const result =
    job.kind === 'backup'
      ? await writeBackup(dataFolder, job.target, onProgress)
      : prepareRestore(dataFolder, job.file, job.nowIso, onProgress);
  tell({ kind: 'result', result });
} catch (error) {
  // What is thrown out of SQLite's own copying arrives as it was thrown; around it stands the sentence of the store.
  const isCancelled = Atomics.load(flag, 0) === 1;
  const message = error instanceof Error ? error.message : String(error);
  tell(isCancelled ? { kind: 'cancelled' } : { kind: 'failure', message });
}
