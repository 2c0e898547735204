import type { Client } from '../../lib/host/client';
import type { RequestScope } from '../../stores/window/app-state';
import { keysOfScope } from '../scope/scope-keys';
import type { Progress } from '../scope/scope-progress';

/** Requests in one call: each is a transaction, and the host answers other calls in between. */
const requestsAtOnce = 100;

interface RehearsalRun {
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/**
 * Applies profiles by hand to the requests of a scope, in parts. Returns how many of them it reached, which
 * is less than all when it was cancelled: what was done stays.
 */
export async function rehearseScope(
  client: Pick<Client, 'call'>,
  { requests, count }: RequestScope,
  profiles: readonly string[],
  { onProgress, signal }: RehearsalRun,
): Promise<Progress> {
  onProgress({ done: 0, total: count });
  const keys = await keysOfScope(client, requests, signal);
  const total = keys.length;
  let done = 0;
  while (done < total && !signal.aborted) {
    const part = keys.slice(done, done + requestsAtOnce);
    await client.call('receivers.rehearse', { keys: part, profiles: [...profiles] });
    done += part.length;
    onProgress({ done, total });
  }
  return { done, total };
}
