import { resolve } from 'node:path';
import { threadBackupJobs } from '../data/thread-backup-jobs';
import type { OpenBackupJobs } from '../data/backup-jobs';

/** Where the built program has its parts. */
export interface ServePlace {
  readonly version: string;
  /** The built renderer. */
  readonly uiFolder: string;
  /** The built threads: what reads the lists, moves the logs, checks requests, and pseudo-localizes large values. */
  readonly readerFile: string;
  readonly checkpointFile: string;
  readonly checkerFile: string;
  readonly pseudoFile: string;
  /** What copies the database, beside the main thread. */
  readonly openBackupJobs: OpenBackupJobs;
}

/** The parts of the program whose entries the build put into `folder`. */
export function servePlace(folder: string, version: string): ServePlace {
  return {
    version,
    uiFolder: resolve(folder, '../renderer'),
    readerFile: resolve(folder, 'reader-thread.js'),
    checkpointFile: resolve(folder, 'checkpoint-thread.js'),
    checkerFile: resolve(folder, 'checker-thread.js'),
    pseudoFile: resolve(folder, 'pseudo-thread.js'),
    openBackupJobs: threadBackupJobs(resolve(folder, 'backup-thread.js')),
  };
}
