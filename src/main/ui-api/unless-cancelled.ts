import { JobCancelled } from '../platform/one-job';

/** Returns undefined when the person cancelled the work, which is no failure. */
export async function unlessCancelled<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof JobCancelled) return undefined;
    throw error;
  }
}
