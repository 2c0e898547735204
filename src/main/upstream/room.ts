import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { OutboxServices, OutboxStores } from '../outbox/room';
import { ClockMemory } from '../platform/clock-memory';
import type { SecretBox } from '../platform/secrets/secret-box';
import type { RequestStores } from '../requests/room';
import { MirroredDeliveries } from '../webhook/mirrored-deliveries';
import type { WebhookServices } from '../webhook/room';
import { ConnectionClearingService } from './connection-clearing-service';
import { ConnectionClearingStore } from './connection-clearing-store';
import { ConnectionListService, type ConnectionReceipts } from './connection-list-service';
import { ConnectionService } from './connection-service';
import { ConnectionStore } from './connection-store';
import { ForwardedRequests } from './forwarding/forwarded-requests';
import { ForwardingAttemptService } from './forwarding/forwarding-attempt-service';
import { ForwardingControlService } from './forwarding/forwarding-control-service';
import { ForwardingListService } from './forwarding/forwarding-list-service';
import { ForwardingListStore } from './forwarding/forwarding-list-store';
import { ForwardingService } from './forwarding/forwarding-service';
import { ForwardingStore } from './forwarding/forwarding-store';
import { MirroredMerge, type MergeParts } from './forwarding/mirrored-merge';
import { SubmissionLookup } from './forwarding/submission-lookup';
import { MarkDeliveryAttemptService } from './marks/mark-delivery-attempt-service';
import { MarkDeliveryControlService } from './marks/mark-delivery-control-service';
import { MarkDeliveryListService } from './marks/mark-delivery-list-service';
import { MarkDeliveryListStore } from './marks/mark-delivery-list-store';
import { MarkDeliveryService } from './marks/mark-delivery-service';
import { MarkDeliveryStore } from './marks/mark-delivery-store';
import { UpstreamMarkService } from './marks/upstream-mark-service';
import { UpstreamMarkStore } from './marks/upstream-mark-store';
import { MirrorDuplicateStore } from './mirror/mirror-duplicate-store';
import { MirrorMergeService } from './mirror/mirror-merge-service';
import { MirrorService, type ForwardedMirror } from './mirror/mirror-service';
import { MirrorStore } from './mirror/mirror-store';
import { RequestMergeStore } from './mirror/request-merge-store';
import { PutAsideStore } from './put-aside-store';
import { RemovalCostStore } from './removal-cost-store';
import { SingleReadService } from './sync/single-read-service';
import { SingleReadStore } from './sync/single-read-store';
import { SyncClock } from './sync/sync-clock';
import { SyncRequestService } from './sync/sync-request-service';
import { SyncRequestStore } from './sync/sync-request-store';
import { SyncRunStore } from './sync/sync-run-store';
import { SyncService } from './sync/sync-service';
import { ConnectionSyncStore } from './connection-sync-store';

export type UpstreamServices = ReturnType<typeof createUpstreamRoom>;
export type UpstreamStores = ReturnType<typeof openUpstreamStores>;

export function openUpstreamStores(db: Database) {
  return {
    mirrorStore: new MirrorStore(db),
    duplicates: new MirrorDuplicateStore(db),
    merges: new RequestMergeStore(db),
    connections: new ConnectionStore(db),
    connectionSyncs: new ConnectionSyncStore(db),
    syncRuns: new SyncRunStore(db),
    putAside: new PutAsideStore(db),
    upstreamMarkStore: new UpstreamMarkStore(db),
    markDeliveries: new MarkDeliveryStore(db),
    forwardings: new ForwardingStore(db),
    forwardingList: new ForwardingListStore(db),
    connectionClearingStore: new ConnectionClearingStore(db),
    removalCost: new RemovalCostStore(db),
    markDeliveryListStore: new MarkDeliveryListStore(db),
    singleReadStore: new SingleReadStore(db),
    syncRequestStore: new SyncRequestStore(db),
  };
}

interface UpstreamBase extends Base {
  readonly secretBox: SecretBox;
}
interface Stores extends UpstreamStores, RequestStores, OutboxStores {
  /** The listener's, which lies above this room. */
  readonly receipts: ConnectionReceipts;
}
type Below = OutboxServices & Pick<WebhookServices, 'deliveries'>;

/** Mirrors what upstream services completed, and sends them import marks and requests of this desk. */
export function createUpstreamRoom(base: UpstreamBase, stores: Stores, below: Below) {
  const connections = new ConnectionService({ ...base, ...stores });
  const marks = createMarks(base, stores, below);
  const { markDeliveries, upstreamMarks } = marks;
  const forwarded = new ForwardedRequests({ ...base, ...stores, outbox: below.outbox, markDeliveries });
  const followers = new MirroredDeliveries(below.deliveries, base.settings);
  const mirror = new MirrorService({ ...stores, mirror: stores.mirrorStore }, followers, forwarded);
  const sync = createSync(base, stores, { connections, mirror, upstreamMarks });
  const forwarding = createForwarding(base, stores, below);
  const mirroredMerge = new MirroredMerge({ ...base, ...stores, mirror });
  const forwardingParts = { ...base, ...stores, ...below, forwarded, mirroredMerge };
  const forwardingAttempts = new ForwardingAttemptService(forwardingParts);
  const forwardingControl = new ForwardingControlService(forwardingParts);
  return {
    ...marks,
    ...sync,
    ...forwarding,
    forwardingAttempts,
    forwardingControl,
    connections,
    mirror,
    submissionLookup: new SubmissionLookup({ ...base, ...stores, syncs: sync.syncs }),
    mirrorMerging: new MirrorMergeService({ ...base, ...stores, markDeliveries }),
    connectionClearing: new ConnectionClearingService({
      ...base,
      ...stores,
      clearing: stores.connectionClearingStore,
      forwardings: forwardingControl,
      markDeliveries: marks.markDeliveryControl,
    }),
  };
}

function createMarks(base: Base, stores: Stores, { outbox, outboxClock }: OutboxServices) {
  const parts = { ...base, ...stores, outbox };
  const upstreamMarks = new UpstreamMarkService({ ...stores, upstreamMarks: stores.upstreamMarkStore });
  return {
    upstreamMarks,
    markDeliveries: new MarkDeliveryService({ ...parts, upstreamMarks: stores.upstreamMarkStore }),
    markDeliveryControl: new MarkDeliveryControlService({ ...parts, upstreamMarks }),
    markDeliveryAttempts: new MarkDeliveryAttemptService({ ...parts, upstreamMarks }),
    markDeliveryList: new MarkDeliveryListService({
      ...parts,
      list: stores.markDeliveryListStore,
      clock: outboxClock,
    }),
  };
}

interface SyncParts {
  readonly connections: ConnectionService;
  readonly mirror: MirrorService;
  readonly upstreamMarks: UpstreamMarkService;
}

function createSync(base: UpstreamBase, stores: Stores, { connections, mirror, upstreamMarks }: SyncParts) {
  const { commits, environment, settingStore } = base;
  const parts = { ...base, ...stores, mirror };
  const memory = new ClockMemory(settingStore, environment);
  const clock = new SyncClock(stores.connectionSyncs, memory, environment);
  const syncs = new SyncService({ ...parts, upstreamMarks, clock });
  const singleReads = new SingleReadService({
    ...parts,
    singleReads: stores.singleReadStore,
    marks: upstreamMarks,
    syncs,
  });
  const list = new ConnectionListService({
    ...stores,
    connections,
    connectionStore: stores.connections,
    runs: stores.syncRuns,
    syncs,
    singleReads,
  });
  return {
    syncs,
    singleReads,
    connectionList: list,
    syncRequests: new SyncRequestService({ store: stores.syncRequestStore, commits, list, environment }),
  };
}

/** Builds what sends an order to a connection; a thread that makes orders needs no more of this room. */
export function createForwarding(
  base: Base,
  stores: Omit<Stores, 'receipts'>,
  { outbox, outboxClock }: OutboxServices,
) {
  const parts = { ...base, ...stores, outbox };
  return {
    forwarder: new ForwardingService(parts),
    forwardingList: new ForwardingListService({ ...parts, clock: outboxClock }),
  };
}

/** Merges requests that an import brings with their copies here, without a call of the webhook. */
export function createImportMerge(
  parts: Omit<MergeParts, 'mirror'>,
  forwarded: ForwardedMirror,
): MirroredMerge {
  const mirror = new MirrorService({ ...parts, mirror: parts.mirrorStore }, undefined, forwarded);
  return new MirroredMerge({ ...parts, mirror });
}
