import { connect } from '../../platform/workers';
import type { PseudoLocalizer } from './pseudo-localizer';
import type { PseudoHandlers } from './pseudo-thread';

/** The slowest kind of value takes 1.1 s for 1 MiB; a busy machine gets nine times that. */
const usualLimit = { longestMs: 10_000 };

/**
 * Pseudo-localizes in a worker thread, which starts with the first value and ends at `endThread`; `file` is
 * the built `pseudo-thread`. A thread that takes longer than `longestMs` for a value is terminated, and the
 * next value starts another one.
 */
export function workerPseudoLocalizer(
  file: string,
  limits: { readonly longestMs: number } = usualLimit,
): PseudoLocalizer {
  const limit = () => ({
    ms: limits.longestMs,
    tooLong: `it took longer than ${limits.longestMs / 1000} s`,
  });
  // The request stays due in the database, so an ending program doesn't wait for the thread.
  const connection = connect<PseudoHandlers>(file, {
    gone: (cause) => cause ?? new Error('the thread ended by itself'),
  });
  return {
    localize: (text) =>
      connection.call('localize', text, { limit: limit() }).then(
        (value) => ({ kind: 'value', value }),
        (error: Error) => ({ kind: 'failure', reason: error.message }),
      ),
    endThread: () => connection.drop(new Error('the thread was ended')),
  };
}
