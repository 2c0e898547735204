import { BackgroundPause } from './database/background-pause';
import { Changes } from './platform/changes';
import { CheckLevelService } from './checks/check-level-service';
import { CheckingService } from './checks/checking-service';
import { ClockMemory } from './platform/clock-memory';
import { CommitQueue } from './database/commit-queue';
import { ComparisonService } from './review/comparison-service';
import { ConnectionClearingService } from './upstream/connection-clearing-service';
import { ConnectionListService } from './upstream/connection-list-service';
import { ConnectionService } from './upstream/connection-service';
import { ContentQueryService } from './requests/query/content-query-service';
import { ContentRequestService } from './requests/content-request-service';
import { DatabaseNotice } from './data/database-notice';
import { DeliveryListService } from './webhook/delivery-list-service';
import { DeliveryService } from './webhook/delivery-service';
import { DraftService } from './review/draft-service';
import type { Environment } from './platform/environment';
import { EventIds } from './platform/event-ids';
import { FileImportService } from './files/file-import-service';
import { FileResultService } from './files/file-result-service';
import { FileStore } from './files/file-store';
import { FulfilmentService } from './review/fulfilment-service';
import { ImportMarkService } from './requests/import-mark-service';
import { SingleReadService } from './upstream/sync/single-read-service';
import { MirrorMergeService } from './upstream/mirror/mirror-merge-service';
import { MirrorService } from './upstream/mirror/mirror-service';
import { MirroredDeliveries } from './webhook/mirrored-deliveries';
import { NoteService } from './review/note-service';
import { OrderedFieldStore } from './orders/ordered-field-store';
import { OrderRequests } from './orders/order-requests';
import { OrderService } from './orders/order-service';
import { OrderStore } from './orders/order-store';
import { OutboxClock } from './outbox/outbox-clock';
import { OutboxService } from './outbox/outbox-service';
import { DueChecks } from './checks/due-checks';
import { ForwardedRequests } from './upstream/forwarding/forwarded-requests';
import { ForwardingAttemptService } from './upstream/forwarding/forwarding-attempt-service';
import { ForwardingControlService } from './upstream/forwarding/forwarding-control-service';
import { ForwardingCorrectionService } from './upstream/forwarding/forwarding-correction-service';
import { ForwardingListService } from './upstream/forwarding/forwarding-list-service';
import { ForwardingListStore } from './upstream/forwarding/forwarding-list-store';
import { ForwardingService } from './upstream/forwarding/forwarding-service';
import { ForwardingStore } from './upstream/forwarding/forwarding-store';
import { SubmissionLook } from './upstream/forwarding/submission-look';
import { MarkDeliveryAttemptService } from './upstream/marks/mark-delivery-attempt-service';
import { MarkDeliveryControlService } from './upstream/marks/mark-delivery-control-service';
import { MarkDeliveryListService } from './upstream/marks/mark-delivery-list-service';
import { MarkDeliveryService } from './upstream/marks/mark-delivery-service';
import { ProblemLabels } from './checks/problem-labels';
import { ProblemRelabelService } from './checks/problem-relabel-service';
import { ProblemService } from './checks/problem-service';
import { QueryLimitService } from './requests/query/query-limit-service';
import { ReceiptProcessor } from './listener/receipt-processor';
import { ReceiptListService } from './listener/receipt-list-service';
import { ReceiptReplayService } from './listener/receipt-replay-service';
import { ReceiptService } from './listener/receipt-service';
import { ReceiptWorker } from './listener/receipt-worker';
import { ReviewedService } from './review/reviewed-service';
import { ReviewService } from './review/review-service';
import { SampleService } from './requests/sample-service';
import { SavedViewService } from './review/saved-view-service';
import type { SecretBox } from './platform/secrets/secret-box';
import type { SettingOverrides } from './platform/settings/setting-overrides';
import { SettingsService } from './platform/settings/settings-service';
import { SyncRequestService } from './upstream/sync/sync-request-service';
import { SyncClock } from './upstream/sync/sync-clock';
import { SyncService } from './upstream/sync/sync-service';
import { TestResultService } from './requests/test-result-service';
import { TokenService } from './requests/token-service';
import { UpstreamMarkService } from './upstream/marks/upstream-mark-service';
import { VersionPairs } from './review/version-pairs';
import { WebhookSecretService } from './webhook/webhook-secret-service';
import { WebhookService } from './webhook/webhook-service';
import { CheckLevelStore } from './checks/check-level-store';
import { CheckFailureStore } from './checks/check-failure-store';
import { CheckQueueStore } from './checks/check-queue-store';
import { CheckRelabelStore } from './checks/check-relabel-store';
import { CheckSweepStore } from './checks/check-sweep-store';
import { ConnectionClearingStore } from './upstream/connection-clearing-store';
import { ConnectionStore } from './upstream/connection-store';
import { ContentRequestStore } from './requests/content-request-store';
import { CriteriaQueryStore } from './requests/query/criteria-query-store';
import type { Database } from './database/database';
import { DeliveryListStore } from './webhook/delivery-list-store';
import { DismissalStore } from './checks/dismissal-store';
import { DocumentStore } from './requests/document-store';
import { DraftStore } from './review/draft-store';
import { FieldPairStore } from './requests/field-pair-store';
import { IdempotencyStore } from './requests/idempotency-store';
import { ImportMarkStore } from './requests/import-mark-store';
import type { CommittedLog } from './database/log/log-flush';
import { SingleReadStore } from './upstream/sync/single-read-store';
import { MirrorDuplicateStore } from './upstream/mirror/mirror-duplicate-store';
import { MirrorStore } from './upstream/mirror/mirror-store';
import { NoteStore } from './review/note-store';
import { OutboxAttemptStore } from './outbox/outbox-attempt-store';
import { OutboxClockStore } from './outbox/outbox-clock-store';
import { RequestQueueStore } from './outbox/request-queue-store';
import { OutboxStore } from './outbox/outbox-store';
import { MarkDeliveryListStore } from './upstream/marks/mark-delivery-list-store';
import { MarkDeliveryStore } from './upstream/marks/mark-delivery-store';
import { ProblemStore } from './checks/problem-store';
import { PutAsideStore } from './upstream/put-aside-store';
import { QueryLimitStore } from './requests/query/query-limit-store';
import { PageCursorStore } from './requests/query/page-cursor-store';
import { ReceiptPruningStore } from './listener/receipt-pruning-store';
import { ReceiptStore } from './listener/receipt-store';
import { RemovalCostStore } from './upstream/removal-cost-store';
import { RequestMergeStore } from './upstream/mirror/request-merge-store';
import { RequestListStore } from './requests/request-list-store';
import { SavedViewStore } from './review/saved-view-store';
import { ReviewedStore } from './review/reviewed-store';
import { SettingStore } from './platform/settings/setting-store';
import { SyncRequestStore } from './upstream/sync/sync-request-store';
import { SyncRunStore } from './upstream/sync/sync-run-store';
import { SyncStateStore } from './upstream/sync/sync-state-store';
import { TokenStore } from './requests/token-store';
import { UpstreamMarkStore } from './upstream/marks/upstream-mark-store';
import { VersionStore } from './requests/version-store';
import { WebhookSecretStore } from './webhook/webhook-secret-store';
import { WebhookStore } from './webhook/webhook-store';

export interface CoreParts {
  readonly db: Database;
  readonly environment: Environment;
  /** Settings of this run. */
  readonly overrides: SettingOverrides;
  readonly secretBox: SecretBox;
  /** The log of `db`: with it no commit waits for the disk (`CommitQueue`). */
  readonly log?: CommittedLog | undefined;
}

export type Core = ReturnType<typeof createCore>;

/** Stores and services over an open database: all of Locdesk that needs neither a port nor a window. */
export function createCore({ db, environment, overrides, secretBox, log }: CoreParts) {
  const stores = {
    requests: new ContentRequestStore(db),
    list: new RequestListStore(db),
    versions: new VersionStore(db),
    marks: new ImportMarkStore(db),
    idempotency: new IdempotencyStore(db),
    documents: new DocumentStore(db),
    criteria: new CriteriaQueryStore(db),
    readings: new PageCursorStore(db),
    outbox: new OutboxStore(db),
    requestQueues: new RequestQueueStore(db),
    attempts: new OutboxAttemptStore(db),
    webhook: new WebhookStore(db),
    mirror: new MirrorStore(db),
    duplicates: new MirrorDuplicateStore(db),
    merges: new RequestMergeStore(db),
    receipts: new ReceiptStore(db),
    receiptPruning: new ReceiptPruningStore(db),
    connections: new ConnectionStore(db),
    syncState: new SyncStateStore(db),
    syncRuns: new SyncRunStore(db),
    putAside: new PutAsideStore(db),
    upstreamMarks: new UpstreamMarkStore(db),
    markDeliveries: new MarkDeliveryStore(db),
    markDeliveryList: new MarkDeliveryListStore(db),
    reviewed: new ReviewedStore(db),
    fieldPairs: new FieldPairStore(db),
    notes: new NoteStore(db),
    drafts: new DraftStore(db),
    problems: new ProblemStore(db),
    dismissals: new DismissalStore(db),
    levels: new CheckLevelStore(db),
    checkQueue: new CheckQueueStore(db),
    checkSweep: new CheckSweepStore(db),
    checkFailures: new CheckFailureStore(db),
    checkRelabels: new CheckRelabelStore(db),
    orders: new OrderStore(db),
    orderedFields: new OrderedFieldStore(db),
    files: new FileStore(db),
    forwardings: new ForwardingStore(db),
    forwardingList: new ForwardingListStore(db),
  };
  const changes = new Changes((error) =>
    environment.log.error({ err: error }, 'a listener of changes failed'),
  );
  const settingStore = new SettingStore(db);
  const commits = new CommitQueue(db, environment, log);
  const settings = new SettingsService({ commits, store: settingStore, overrides, environment, changes });
  /** What most services need; each names the stores it uses in its own parts. */
  const shared = { ...stores, commits, environment, changes };
  const secrets = new WebhookSecretService({
    commits,
    store: new WebhookSecretStore(db),
    box: secretBox,
    environment,
    changes,
  });
  const webhook = new WebhookService({ ...shared, secrets });
  const clock = new OutboxClock(new OutboxClockStore(db), environment);
  const eventIds = new EventIds(environment, stores.outbox.newestEventId());
  const outbox = new OutboxService({ ...shared, clock, eventIds });
  const deliveries = new DeliveryService({ ...shared, outboxStore: stores.outbox, outbox, webhook });
  const queryLimits = new QueryLimitService({
    commits,
    store: new QueryLimitStore(db),
    settings,
    environment,
    changes,
  });
  const connections = new ConnectionService({ ...shared, secretBox });
  const markDeliveries = new MarkDeliveryService({ ...shared, outbox });
  const forwarded = new ForwardedRequests({ ...shared, outbox, markDeliveries });
  const mirror = new MirrorService(stores, new MirroredDeliveries(deliveries, settings), forwarded);
  const upstreamMarks = new UpstreamMarkService(stores);
  const syncs = new SyncService({
    ...shared,
    upstreamMarks,
    mirror,
    settings,
    secretBox,
    clock: new SyncClock(stores.syncState, new ClockMemory(settingStore, environment), environment),
  });
  const markDeliveryControl = new MarkDeliveryControlService({
    ...shared,
    outboxStore: stores.outbox,
    outbox,
    upstreamMarkStore: stores.upstreamMarks,
    upstreamMarks,
  });
  const markDeliveryList = new MarkDeliveryListService({
    list: stores.markDeliveryList,
    marks: stores.marks,
    outboxStore: stores.outbox,
    attempts: stores.attempts,
    syncState: stores.syncState,
    outbox,
    clock,
  });
  const singleReads = new SingleReadService({
    commits,
    singleReads: new SingleReadStore(db),
    requests: stores.requests,
    connections: stores.connections,
    forwardings: stores.forwardings,
    mirror,
    marks: upstreamMarks,
    putAside: stores.putAside,
    syncs,
    changes,
  });
  const connectionList = new ConnectionListService({
    connections,
    connectionStore: stores.connections,
    markDeliveries: stores.markDeliveries,
    receipts: stores.receipts,
    runs: stores.syncRuns,
    putAside: stores.putAside,
    syncs,
    singleReads,
  });
  const processor = new ReceiptProcessor(stores.receipts, connections, mirror);
  const receiptWorker = new ReceiptWorker({ ...shared, processor, settings });
  const pairs = new VersionPairs(stores.fieldPairs);
  const reviewed = new ReviewedService({ ...shared, pairs });
  const labels = new ProblemLabels(stores);
  const dueChecks = new DueChecks(stores);
  const checking = new CheckingService({ ...shared, labels });
  const relabels = new ProblemRelabelService({ ...shared, labels });
  const forwarder = new ForwardingService({ ...shared, outbox });
  const contentRequests = new ContentRequestService({ ...shared, deliveries, outbox, settings, forwarder });
  const forwardingAttempts = new ForwardingAttemptService({
    ...shared,
    forwarded,
    mirror,
    mirrorStore: stores.mirror,
  });
  const forwardingControl = new ForwardingControlService({
    ...shared,
    outbox,
    outboxStore: stores.outbox,
    forwarded,
    forwardingAttempts,
  });
  const forwardingList = new ForwardingListService({ ...shared, outbox, clock });
  const orderRequests = new OrderRequests({ stores, contentRequests, settings, environment });
  const drafts = new DraftService({ ...shared, settings });
  return {
    changes,
    commits,
    backgroundPause: new BackgroundPause(),
    log: environment.log,
    databaseNotice: new DatabaseNotice(settingStore, environment),
    connections,
    connectionList,
    connectionClearing: new ConnectionClearingService({
      ...shared,
      clearing: new ConnectionClearingStore(db),
      removalCost: new RemovalCostStore(db),
      forwardings: forwardingControl,
      markDeliveries: markDeliveryControl,
    }),
    mirrorMerging: new MirrorMergeService({ ...shared, markDeliveries }),
    syncs,
    singleReads,
    syncRequests: new SyncRequestService({
      store: new SyncRequestStore(db),
      commits,
      list: connectionList,
      environment,
    }),
    markDeliveries,
    markDeliveryControl,
    markDeliveryList,
    markDeliveryAttempts: new MarkDeliveryAttemptService({ ...shared, upstreamMarks }),
    mirror,
    receiptWorker,
    receipts: new ReceiptService({ ...shared, processor, worker: receiptWorker }),
    receiptReplays: new ReceiptReplayService({
      ...shared,
      connections,
      processor,
      settings,
      ownSecrets: () => secrets.readable(),
    }),
    receiptList: new ReceiptListService(stores.receipts, connections),
    settings,
    tokens: new TokenService({ ...shared, store: new TokenStore(db), queryLimits }),
    queryLimits,
    webhook,
    webhookSecrets: secrets,
    outbox,
    deliveries,
    deliveryList: new DeliveryListService({
      list: new DeliveryListStore(db),
      outboxStore: stores.outbox,
      attempts: stores.attempts,
      outbox,
      clock,
      deliveries,
      webhook,
      secrets,
    }),
    contentQueries: new ContentQueryService(stores, queryLimits, environment),
    contentRequests,
    orders: new OrderService({ commits, stores, orderRequests, forwardingList, changes }),
    forwardingAttempts,
    forwardingControl,
    forwardingList,
    forwardingCorrections: new ForwardingCorrectionService({
      ...shared,
      outbox,
      contentRequests,
      deliveries,
    }),
    submissionLook: new SubmissionLook({ ...shared, syncs, settings }),
    fileImports: new FileImportService({ commits, stores, orderRequests, settings, environment, changes }),
    fileResults: new FileResultService({ stores, labels }),
    importMarks: new ImportMarkService({ ...shared, markDeliveries, upstreamMarks }),
    testResults: new TestResultService({ ...shared, deliveries, outbox }),
    review: new ReviewService({ ...shared, outbox, reviewed, dueChecks }),
    reviewed,
    comparisons: new ComparisonService(stores, pairs),
    notes: new NoteService(shared),
    drafts,
    fulfilments: new FulfilmentService({ ...shared, draftStore: stores.drafts, drafts, deliveries }),
    checking,
    relabels,
    problems: new ProblemService({ ...shared, labels, relabels, dueChecks, checking }),
    checkLevels: new CheckLevelService({ ...shared, relabels, checking }),
    samples: new SampleService(shared),
    savedViews: new SavedViewService({ ...shared, store: new SavedViewStore(db) }),
  };
}
