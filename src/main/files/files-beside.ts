import { randomBytes } from 'node:crypto';
import { CheckLevelStore } from '../checks/check-level-store';
import { DismissalStore } from '../checks/dismissal-store';
import { ProblemLabels } from '../checks/problem-labels';
import { ProblemStore } from '../checks/problem-store';
import { CommitQueue } from '../database/commit-queue';
import { openBeside } from '../database/database';
import { LogFlush } from '../database/log/log-flush';
import { OrderedFieldStore } from '../orders/ordered-field-store';
import { OrderRequests } from '../orders/order-requests';
import { OrderService } from '../orders/order-service';
import { OrderStore } from '../orders/order-store';
import { OutboxAttemptStore } from '../outbox/outbox-attempt-store';
import { OutboxClock } from '../outbox/outbox-clock';
import { OutboxClockStore } from '../outbox/outbox-clock-store';
import { OutboxService } from '../outbox/outbox-service';
import { OutboxStore } from '../outbox/outbox-store';
import { RequestQueueStore } from '../outbox/request-queue-store';
import { Changes } from '../platform/changes';
import { EventIds } from '../platform/event-ids';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import { SettingStore } from '../platform/settings/setting-store';
import { SettingsService } from '../platform/settings/settings-service';
import { systemEnvironment } from '../platform/system-environment';
import { ContentRequestService } from '../requests/content-request-service';
import { ContentRequestStore } from '../requests/content-request-store';
import { DocumentStore } from '../requests/document-store';
import { IdempotencyStore } from '../requests/idempotency-store';
import { VersionStore } from '../requests/version-store';
import { DraftStore } from '../review/draft-store';
import { ConnectionStore } from '../upstream/connection-store';
import { ForwardingListService } from '../upstream/forwarding/forwarding-list-service';
import { ForwardingListStore } from '../upstream/forwarding/forwarding-list-store';
import { ForwardingService } from '../upstream/forwarding/forwarding-service';
import { ForwardingStore } from '../upstream/forwarding/forwarding-store';
import { SyncStateStore } from '../upstream/sync/sync-state-store';
import { DeliveryService } from '../webhook/delivery-service';
import { WebhookStore } from '../webhook/webhook-store';
import { FileImportService } from './file-import-service';
import { FileResultService } from './file-result-service';
import { FileStore } from './file-store';

/** A thread has nothing else to do than to wait for its turn. */
const patienceMs = 10_000;

export interface FilesBeside {
  readonly orders: OrderService;
  readonly fileImports: FileImportService;
  readonly fileResults: FileResultService;
  readonly close: () => void;
}

/**
 * Orders and files over a connection of their own, for a thread beside the one that serves. `overrides` are
 * the settings of this run that limit a submission. What the thread stores, the caller announces.
 */
export function openFilesBeside(dataFolder: string, overrides: SettingOverrides): FilesBeside {
  const db = openBeside(dataFolder, patienceMs);
  const log = new LogFlush(db);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const environment = { ...systemEnvironment(silent), randomBytes };
  const changes = new Changes(() => undefined);
  const stores = {
    requests: new ContentRequestStore(db),
    versions: new VersionStore(db),
    documents: new DocumentStore(db),
    idempotency: new IdempotencyStore(db),
    outbox: new OutboxStore(db),
    requestQueues: new RequestQueueStore(db),
    attempts: new OutboxAttemptStore(db),
    drafts: new DraftStore(db),
    problems: new ProblemStore(db),
    dismissals: new DismissalStore(db),
    levels: new CheckLevelStore(db),
    orders: new OrderStore(db),
    orderedFields: new OrderedFieldStore(db),
    files: new FileStore(db),
    connections: new ConnectionStore(db),
    syncState: new SyncStateStore(db),
    forwardings: new ForwardingStore(db),
    forwardingList: new ForwardingListStore(db),
  };
  const webhook = new WebhookStore(db);
  const commits = new CommitQueue(db, environment, log);
  const settings = new SettingsService({
    commits,
    store: new SettingStore(db),
    overrides,
    environment,
    changes,
  });
  const eventIds = new EventIds(environment, stores.outbox.newestEventId());
  const clock = new OutboxClock(new OutboxClockStore(db), environment);
  const shared = { ...stores, outboxStore: stores.outbox, commits, environment, changes };
  const outbox = new OutboxService({ ...shared, clock, eventIds });
  const registration = { read: () => ({ url: webhook.url() ?? null }) };
  const deliveries = new DeliveryService({ ...shared, outbox, webhook: registration });
  const contentRequests = new ContentRequestService({
    ...shared,
    deliveries,
    outbox,
    settings,
    forwarder: new ForwardingService({ ...shared, outbox }),
  });
  const orderRequests = new OrderRequests({ stores, contentRequests, settings, environment });
  return {
    orders: new OrderService({
      commits,
      stores,
      orderRequests,
      changes,
      forwardingList: new ForwardingListService({ ...shared, outbox, clock }),
    }),
    fileImports: new FileImportService({ commits, stores, orderRequests, settings, environment, changes }),
    fileResults: new FileResultService({ stores, labels: new ProblemLabels(stores) }),
    close() {
      log.close();
      db.close();
    },
  };
}
