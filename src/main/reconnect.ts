import type { Core } from './core';

/** What waits for a long time because its connection could not be reached is sent now. */
export function retryUnreached(
  {
    markDeliveryControl,
    forwardingControl,
    log,
  }: Pick<Core, 'markDeliveryControl' | 'forwardingControl' | 'log'>,
  connectionKey: number,
  unreached: 'no-host' | 'any',
): void {
  const reached = Promise.all([
    markDeliveryControl.reached(connectionKey, unreached),
    forwardingControl.reached(connectionKey, unreached),
  ]);
  reached.catch((error: unknown) => {
    log.warn({ err: error }, 'marks and requests could not be requeued, they wait for their schedule');
  });
}

/**
 * Notices when a connection that could not be synced answers again, and sends what did not reach it. Answers the function that
 * ends this.
 */
export function retryWhenReconnected(core: Core): () => void {
  const failing = new Set<number>();
  return core.changes.subscribe(({ name }) => {
    if (name !== 'connections.changed') return;
    for (const { key, failures } of core.syncs.list()) {
      if (failures > 0) failing.add(key);
      else if (failing.delete(key)) retryUnreached(core, key, 'any');
    }
  });
}
