import type { OnProgress, WrittenBackup } from '../store/backup-file';
import type { PreparedRestore } from '../store/restore';

export interface RunningJob<T> {
  /** Rejects with the AppError of the job, or with `JobCancelled`. */
  readonly done: Promise<T>;
  readonly cancel: () => void;
}

/** What takes too long for the main thread: a copy of the database, and the check of one that is to take its place. */
export interface BackupJobs {
  readonly backup: (target: string, onProgress: OnProgress) => RunningJob<WrittenBackup>;
  readonly restore: (file: string, nowIso: string, onProgress: OnProgress) => RunningJob<PreparedRestore>;
}

export type OpenBackupJobs = (dataFolder: string) => BackupJobs;

/** Somebody did not want it any more; nothing is left of it. */
export class JobCancelled extends Error {}
