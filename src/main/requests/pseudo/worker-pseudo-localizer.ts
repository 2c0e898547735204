import { Worker } from 'node:worker_threads';
import type { PseudoLocalized, PseudoLocalizer, PseudoText } from './pseudo-localizer';
import { WorkLimit } from '../../platform/work-limit';

/** The slowest kind of value takes 1.1 s for 1 MiB; a busy machine gets nine times that. */
const usualLongestMs = 10_000;

/**
 * Pseudo-localizes in a worker thread, which starts with the first value and ends at `rest`; `file` is the built
 * `pseudo-thread`. A thread that takes longer than `longestMs` for a value is terminated, and the next value starts
 * another one.
 */
export function workerPseudoLocalizer(file: string, longestMs = usualLongestMs): PseudoLocalizer {
  const limit = new WorkLimit();
  let worker: Worker | undefined;
  let settle: ((result: PseudoLocalized) => void) | undefined;

  return {
    localize: (text) =>
      new Promise((resolve) => {
        settle = resolve;
        worker ??= start();
        limit.begin(longestMs, () => void leave(`it took longer than ${longestMs / 1000} s`));
        // A worker thread has no origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage(text satisfies PseudoText);
      }),
    rest: () => leave('the thread was ended'),
  };

  function start(): Worker {
    const started = new Worker(file);
    started.on('message', (value: string) => {
      if (worker === started) finish({ kind: 'value', value });
    });
    started.on('error', (error: unknown) => {
      if (worker === started) void leave(error instanceof Error ? error.message : String(error));
    });
    started.on('exit', () => {
      if (worker === started) void leave('the thread ended by itself');
    });
    // The request stays due in the database, so a program that ends does not wait for the thread.
    started.unref();
    return started;
  }

  function finish(result: PseudoLocalized): void {
    limit.end();
    settle?.(result);
    settle = undefined;
  }

  async function leave(reason: string): Promise<void> {
    const left = worker;
    worker = undefined;
    finish({ kind: 'failure', reason });
    await left?.terminate();
  }
}
