import type { RequestQueueStore } from '../outbox/request-queue-store';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { ImportMarkStore } from '../requests/import-mark-store';
import type { VersionStore } from '../requests/version-store';
import { MirroredDeliveries } from '../webhook/mirrored-deliveries';
import type { ConnectionStore } from './connection-store';
import { ForwardedRequests } from './forwarding/forwarded-requests';
import type { ForwardingStore } from './forwarding/forwarding-store';
import type { MarkDeliveryStore } from './marks/mark-delivery-store';
import { UpstreamMarkService } from './marks/upstream-mark-service';
import type { UpstreamMarkStore } from './marks/upstream-mark-store';
import { MirrorService } from './mirror/mirror-service';
import type { MirrorStore } from './mirror/mirror-store';
import type { WebhookReach } from './sync/pages';
import type { PortionParts } from './sync/sync-portion';

interface Stores extends Pick<PortionParts, 'connectionSyncs' | 'syncRuns' | 'putAside'> {
  readonly mirror: MirrorStore;
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly marks: ImportMarkStore;
  readonly requestQueues: RequestQueueStore;
  readonly connections: ConnectionStore;
  readonly forwardings: ForwardingStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly upstreamMarks: UpstreamMarkStore;
}

/** Thrown inside the transaction of a portion that has to be applied on the main thread. */
export class ForMain extends Error {}

/**
 * Builds what applies portions of pages in a thread. The outbox belongs to the main thread, which knows what
 * is being sent, so a portion that needs it is left by `ForMain`.
 */
export function createPortionParts(stores: Stores, webhook: () => WebhookReach): PortionParts {
  const forwarded = new ForwardedRequests({
    ...stores,
    outbox: { isRunning: leave },
    markDeliveries: { enqueue: leave },
    environment: { now: leave },
  });
  const deliveries = {
    enqueue() {
      if (webhook().isRegistered) leave();
    },
  };
  const followers = new MirroredDeliveries(deliveries, { get: () => webhook().mirrored });
  return {
    ...stores,
    mirror: new MirrorService(stores, followers, forwarded),
    upstreamMarks: new UpstreamMarkService(stores),
  };
}

function leave(): never {
  throw new ForMain();
}
