import { connectWorker } from '../../lib/worker';
import type { DiffHandlers } from './diff-worker';

/** Time limit, far above that of long values: a slower comparison would block all others. */
const longestMs = 10_000;

/** Calls the worker that compares long values. */
export const callDiffWorker = connectWorker<DiffHandlers>(
  () => new Worker(new URL('diff-worker.ts', import.meta.url), { type: 'module' }),
  longestMs,
);
