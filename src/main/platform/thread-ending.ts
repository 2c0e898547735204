interface EndingThread {
  readonly terminate: () => Promise<unknown>;
}

/**
 * Time limit for ending. A thread closes its files in a fraction of it; a slower one may be working
 * endlessly.
 */
const patienceMs = 1000;

/** Waits for a thread that was asked to end; terminates it after a time limit. */
export async function endThread(
  thread: EndingThread,
  ended: Promise<unknown>,
  longestMs = patienceMs,
): Promise<void> {
  const timer = setTimeout(() => void thread.terminate(), longestMs);
  await ended;
  clearTimeout(timer);
}
