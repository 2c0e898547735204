import type { Changes } from '../platform/changes';
import type { Log } from '../platform/environment';
import type { ForwardingControlService } from './forwarding/forwarding-control-service';
import type { MarkDeliveryControlService } from './marks/mark-delivery-control-service';
import type { SyncService } from './sync/sync-service';

interface Unreached {
  readonly markDeliveryControl: MarkDeliveryControlService;
  readonly forwardingControl: ForwardingControlService;
  readonly log: Log;
}

/** Requeues calls that wait for a long time because their connection could not be reached. */
export function retryUnreached(
  { markDeliveryControl, forwardingControl, log }: Unreached,
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
 * Notices when a connection that could not be synced answers again, and requeues the calls that did not reach
 * it. Returns the function that ends this.
 */
export function retryWhenReconnected(
  core: Unreached & { readonly changes: Changes; readonly syncs: SyncService },
): () => void {
  const failing = new Set<number>();
  return core.changes.subscribe(({ name }) => {
    if (name !== 'connections.changed') return;
    for (const { key, failures } of core.syncs.list()) {
      if (failures > 0) failing.add(key);
      else if (failing.delete(key)) retryUnreached(core, key, 'any');
    }
  });
}
