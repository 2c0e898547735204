import { Worker } from 'node:worker_threads';
import type { DataJob } from '../../shared/backups';
import { AppError } from '../../shared/errors';
import type { ImportReport } from '../../shared/export/import-report';
import type { WrittenExport } from '../services/export-file';
import { JobCancelled, type OpenBackupJobs, type RunningJob } from '../services/backup-jobs';
import type { OnProgress, WrittenBackup } from '../store/backup-file';
import type { PreparedRestore } from '../store/restore';
import type { BackupJob, BackupThreadData, FromBackupThread } from './backup-messages';

/** Jobs on a data folder, each in a thread of its own; `file` is the built `backup-thread`. */
export function threadBackupJobs(file: string): OpenBackupJobs {
  return (dataFolder) => ({
    upgrade: (nowIso) => runThread<void>(file, dataFolder, { kind: 'upgrade', nowIso }, () => undefined),
    backup: (target, onProgress) =>
      runThread<WrittenBackup>(file, dataFolder, { kind: 'backup', target }, ignoringStep(onProgress)),
    restore: (from, nowIso, onProgress) =>
      runThread<PreparedRestore>(
        file,
        dataFolder,
        { kind: 'restore', file: from, nowIso },
        ignoringStep(onProgress),
      ),
    export: (target, about, onProgress) =>
      runThread<WrittenExport>(
        file,
        dataFolder,
        { kind: 'export', target, ...about },
        ignoringStep(onProgress),
      ),
    import: (from, onProgress) =>
      runThread<ImportReport>(file, dataFolder, { kind: 'import', file: from }, (step, done, total) =>
        onProgress(step === 'import' ? 'import' : 'check', done, total),
      ),
  });
}

type OnStep = (step: DataJob, done: number, total: number) => void;

function ignoringStep(onProgress: OnProgress): OnStep {
  return (_step, done, total) => onProgress(done, total);
}

function runThread<T>(file: string, dataFolder: string, job: BackupJob, onProgress: OnStep): RunningJob<T> {
  const data: BackupThreadData = { dataFolder, job, cancelled: new SharedArrayBuffer(4) };
  const done = new Promise<T>((resolve, reject) => {
    const worker = new Worker(file, { workerData: data });
    worker.on('message', (message: FromBackupThread) => {
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
    worker.on('exit', () =>
      reject(new AppError('UNAVAILABLE', 'The thread ended before its job was done. Try it again.')),
    );
  });
  return { done, cancel: () => void Atomics.store(new Int32Array(data.cancelled), 0, 1) };
}
