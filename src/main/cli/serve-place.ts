import { resolve } from 'node:path';
import { workerJobs } from '../data/worker-jobs';
import type { OpenJobs } from '../data/jobs';

/** Paths of the built program's parts. */
export interface ServePlace {
  readonly version: string;
  /** The built renderer. */
  readonly uiFolder: string;
  /** The built threads. */
  readonly queryFile: string;
  readonly checkpointFile: string;
  readonly backgroundFile: string;
  readonly pageFile: string;
  readonly pseudoFile: string;
  /** The dictionaries that came with this Locdesk. */
  readonly dictionaryFolder: string;
  /** Opens the thread for jobs that copy the database. */
  readonly openJobs: OpenJobs;
}

/** Returns the parts that the build put into `folder`. */
export function servePlace(folder: string, version: string): ServePlace {
  return {
    version,
    uiFolder: resolve(folder, '../renderer'),
    queryFile: resolve(folder, 'query-thread.js'),
    checkpointFile: resolve(folder, 'checkpoint-thread.js'),
    backgroundFile: resolve(folder, 'background-thread.js'),
    pageFile: resolve(folder, 'page-thread.js'),
    pseudoFile: resolve(folder, 'pseudo-thread.js'),
    dictionaryFolder: resolve(folder, '../dictionaries'),
    openJobs: workerJobs(resolve(folder, 'job-thread.js')),
  };
}
