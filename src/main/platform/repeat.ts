import type { Environment } from './environment';

/** Calls `work` at this interval, also after it failed. Returns the function that ends this. */
export function repeat(environment: Environment, intervalMs: number, work: () => void): () => void {
  let cancel: () => void;
  const run = (): void => {
    try {
      work();
    } catch (error) {
      environment.log.warn({ err: error }, 'background work failed, trying again');
    }
    cancel = environment.setTimer(intervalMs, run);
  };
  cancel = environment.setTimer(intervalMs, run);
  return () => cancel();
}
