import { Worker } from 'node:worker_threads';
import type { DataJob } from '../../contract/backups';
import { AppError } from '../../contract/errors';
import type { ImportReport } from '../../contract/import-report';
import type { WrittenExport } from './export-file';
import { JobCancelled, type OpenBackupJobs, type RunningJob } from './backup-jobs';
import { WorkLimit } from '../platform/work-limit';
import type { OnProgress, WrittenBackup } from '../database/backup-file';
import type { PreparedRestore } from '../database/restore';
import type { BackupJob, BackupThreadData, FromBackupThread } from './backup-messages';

interface JobLimits {
  /** A step of SQLite over tens of gigabytes says nothing for minutes; longer than this, a job is stopped. */
  readonly silentMs: number;
  /** A job that was cancelled ends between two of its steps; one that does not is stopped. */
  readonly cancelMs: number;
}

/** The longest time that a timer takes. */
const neverMs = 2 ** 31 - 1;

const usualLimits: JobLimits = { silentMs: 1_800_000, cancelMs: 1500 };

/** Jobs on a data folder, each in a thread of its own; `file` is the built `backup-thread`. */
export function threadBackupJobs(file: string, limits = usualLimits): OpenBackupJobs {
  const runThread = <T>(dataFolder: string, job: BackupJob, onProgress: OnStep): RunningJob<T> =>
    runJob(file, limits, dataFolder, job, onProgress);
  return (dataFolder) => ({
    // Stopped in the middle it would only begin again at the next start.
    upgrade: (nowIso) =>
      runJob(
        file,
        { ...limits, silentMs: neverMs },
        dataFolder,
        { kind: 'upgrade', nowIso },
        () => undefined,
      ),
    backup: (target, onProgress) =>
      runThread<WrittenBackup>(dataFolder, { kind: 'backup', target }, ignoringStep(onProgress)),
    restore: (from, nowIso, onProgress) =>
      runThread<PreparedRestore>(
        dataFolder,
        { kind: 'restore', file: from, nowIso },
        ignoringStep(onProgress),
      ),
    export: (target, about, onProgress) =>
      runThread<WrittenExport>(dataFolder, { kind: 'export', target, ...about }, ignoringStep(onProgress)),
    import: (from, onProgress) =>
      runThread<ImportReport>(dataFolder, { kind: 'import', file: from }, (step, done, total) =>
        onProgress(step === 'import' ? 'import' : 'check', done, total),
      ),
  });
}

type OnStep = (step: DataJob, done: number, total: number) => void;

function ignoringStep(onProgress: OnProgress): OnStep {
  return (_step, done, total) => onProgress(done, total);
}

function runJob<T>(
  file: string,
  limits: JobLimits,
  dataFolder: string,
  job: BackupJob,
  onProgress: OnStep,
): RunningJob<T> {
  const data: BackupThreadData = { dataFolder, job, cancelled: new SharedArrayBuffer(4) };
  const isCancelled = new Int32Array(data.cancelled);
  const worker = new Worker(file, { workerData: data });
  const limit = new WorkLimit();
  const done = new Promise<T>((resolve, reject) => {
    const stopWhenSilent = (): void =>
      limit.begin(limits.silentMs, () => {
        reject(new AppError('UNAVAILABLE', 'This took too long and was stopped. Try it again.'));
        void worker.terminate();
      });
    stopWhenSilent();
    worker.on('message', (message: FromBackupThread) => {
      // After a cancellation only the time for that counts.
      if (Atomics.load(isCancelled, 0) === 0) stopWhenSilent();
      switch (message.kind) {
        case 'progress':
          return onProgress(message.step, message.done, message.total);
        case 'result':
          // The thread answers the job it was given.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          return resolve(message.result as T);
        case 'cancelled':
          return reject(new JobCancelled());
        case 'failure':
          return reject(new AppError('UNAVAILABLE', message.message, { problems: message.problems }));
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      limit.end();
      const wasCancelled = Atomics.load(isCancelled, 0) === 1;
      reject(wasCancelled ? new JobCancelled() : endedEarly());
    });
  });
  const cancel = (): void => {
    if (Atomics.exchange(isCancelled, 0, 1) === 1) return;
    limit.begin(limits.cancelMs, () => void worker.terminate());
  };
  return { done, cancel };
}

function endedEarly(): AppError {
  return new AppError('UNAVAILABLE', 'The thread ended before its job was done. Try it again.');
}
