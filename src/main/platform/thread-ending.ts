interface EndingThread {
  readonly terminate: () => Promise<unknown>;
}

/** A thread closes its files in a fraction of this; one that takes longer is at work that may never end. */
const patienceMs = 1000;

/** Resolves when a thread that was asked to end has ended; one that goes on for too long is terminated. */
export async function endThread(
  thread: EndingThread,
  ended: Promise<unknown>,
  longestMs = patienceMs,
): Promise<void> {
  const timer = setTimeout(() => void thread.terminate(), longestMs);
  await ended;
  clearTimeout(timer);
}
