import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { OnProgress } from '../database/backup-file';
import { connect, type Connection } from '../platform/workers';
import { JobCancelled } from '../platform/one-job';
import type { OpenJobs } from './jobs';
import type { RunningJob } from '../platform/one-job';
import type { JobHandlers, JobProgress } from './job-thread';

interface JobLimits {
  /**
   * Time without progress after which a job is stopped. A step of SQLite over tens of gigabytes reports
   * nothing for minutes.
   */
  readonly silentMs: number;
  /** Time for a cancelled job to end between two of its steps; after that its thread is terminated. */
  readonly cancelMs: number;
}

const usualLimits: JobLimits = { silentMs: 1_800_000, cancelMs: 1500 };

/** V8 would use up to 192, which the main thread releases twice as long; jobs are no slower with this. */
const youngGenerationMb = 6;
/** Keeps the thread from one job to the next, and gives up to 70 MB back after the last. */
const idleMs = 600_000;

/**
 * Runs jobs on a data folder, in one thread as long as they follow each other, since the end of a thread
 * blocks the main one for some milliseconds; `file` is the built `job-thread`.
 */
export function workerJobs(file: string, { silentMs, cancelMs } = usualLimits): OpenJobs {
  const limit = { ms: silentMs, tooLong: 'This took too long and was stopped. Try it again.' };
  return (dataFolder) => {
    const open = () =>
      connect<JobHandlers>(file, {
        workerData: () => dataFolder,
        gone: endedEarly,
        holdsProcess: true,
        youngGenerationMb,
        idleMs,
      });
    /** The thread of the next job. Jobs that begin meanwhile have threads of their own. */
    let free: Connection<JobHandlers> | undefined;
    /** `call` gets the job's thread, and the signal that cancels it. */
    const run = <T>(call: (thread: Connection<JobHandlers>, cancel: Cancel) => Promise<T>): RunningJob<T> => {
      const cancelling = new AbortController();
      const thread = free ?? open();
      free = undefined;
      const done = call(thread, { signal: cancelling.signal, ms: cancelMs });
      const release = (): void => {
        if (free === undefined) free = thread;
        else void thread.stop();
      };
      void done.then(release, release);
      return { done, cancel: () => cancelling.abort(new JobCancelled()) };
    };
    return {
      // Not limited, because a stopped migration would start again from the beginning at the next start.
      upgrade: (nowIso) => run((thread, cancel) => thread.call('upgrade', nowIso, { cancel })),
      backup: (target, onProgress) =>
        run((thread, cancel) =>
          thread.call('backup', target, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      restore: (from, nowIso, onProgress) =>
        run((thread, cancel) =>
          thread.call('restore', { file: from, nowIso }, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      previewFile: (job) => run((thread, cancel) => thread.call('previewFile', job, { limit, cancel })),
      createOrder: (overrides, input) =>
        run((thread, cancel) => thread.call('createOrder', { overrides, input }, { limit, cancel })),
      importFile: (overrides, input, onProgress) =>
        run((thread, cancel) =>
          thread.call(
            'importFile',
            { overrides, input },
            { limit, cancel, onProgress: reportTo(onProgress) },
          ),
        ),
      writeResults: (overrides, job, onProgress) =>
        run((thread, cancel) =>
          thread.call(
            'writeResults',
            { overrides, job },
            { limit, cancel, onProgress: reportTo(onProgress) },
          ),
        ),
      makeHandover: (input, onProgress) =>
        run((thread, cancel) =>
          thread.call('makeHandover', input, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      openReturned: (returned, onProgress) =>
        run((thread, cancel) =>
          thread.call('openReturned', returned, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      importTerms: (input, onProgress) =>
        run((thread, cancel) =>
          thread.call('importTerms', input, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      importMemory: (input, onProgress) =>
        run((thread, cancel) =>
          thread.call('importMemory', input, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      renewMemory: (id, onProgress) =>
        run((thread, cancel) =>
          thread.call('renewMemory', id, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      changeMemory: (change) =>
        run((thread, cancel) => thread.call('changeMemory', change, { limit, cancel })),
      writeTmx: (job, onProgress) =>
        run((thread, cancel) =>
          thread.call('writeTmx', job, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      exportTerms: (job) => run((thread, cancel) => thread.call('exportTerms', job, { limit, cancel })),
      export: (target, about, onProgress) =>
        run((thread, cancel) =>
          thread.call('export', { target, ...about }, { limit, cancel, onProgress: reportTo(onProgress) }),
        ),
      import: (from, onProgress) =>
        run((thread, cancel) =>
          thread.call('import', from, {
            limit,
            cancel,
            onProgress: ({ step, done, total }) => onProgress(step, done, total),
          }),
        ),
    };
  };
}

interface Cancel {
  readonly signal: AbortSignal;
  readonly ms: number;
}

function reportTo(onProgress: OnProgress): (progress: JobProgress) => void {
  return ({ done, total }) => onProgress(done, total);
}

/** A thread ends early when its script can't be loaded, it has no memory left, or its code has a defect. */
function endedEarly(cause: Error | undefined): AppError {
  const reason = cause === undefined ? '' : sentence` (${cause.message.split('\n', 1)[0] ?? ''})`;
  return new AppError(
    'UNAVAILABLE',
    sentence`The thread ended before its job was done${reason}. Try it again.`,
    {
      cause,
    },
  );
}
