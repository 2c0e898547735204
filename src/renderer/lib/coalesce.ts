/**
 * Merges many calls into few runs: while a run is in progress, further calls share the next one. The promise
 * of a call settles with a run that began after the call, so that its data is not older than the call. Runs
 * are at least `restMs` apart, because a tool may submit thousands of requests a second; the first call runs
 * at once.
 */
export function coalesce(run: () => Promise<void>, restMs: number): () => Promise<void> {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = (): Promise<void> => {
    next = undefined;
    const ran = run();
    current = ran
      .catch(() => undefined)
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, restMs)))
      .then(() => {
        current = undefined;
      });
    return ran;
  };

  return () => {
    if (current === undefined) return start();
    next ??= current.then(start);
    return next;
  };
}
