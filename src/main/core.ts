import { BackgroundRest } from './services/background-rest';
import { Changes } from './services/changes';
import { CheckLevelService } from './services/check-level-service';
import { CheckingService } from './services/checking-service';
import { ClockMemory } from './services/clock-memory';
import { CommitQueue } from './services/commit-queue';
import { ComparisonService } from './services/comparison-service';
import { ConnectionClearingService } from './services/connection-clearing-service';
import { ConnectionListService } from './services/connection-list-service';
import { ConnectionService } from './services/connection-service';
import { ContentQueryService } from './services/content-query-service';
import { ContentRequestService } from './services/content-request-service';
import { DatabaseNotice } from './services/database-notice';
import { DeliveryListService } from './services/delivery-list-service';
import { DeliveryService } from './services/delivery-service';
import { DraftService } from './services/draft-service';
import type { Environment } from './services/environment';
import { EventIds } from './services/event-ids';
import { FulfilmentService } from './services/fulfilment-service';
import { ImportMarkService } from './services/import-mark-service';
import { LookService } from './services/look-service';
import { MirrorMergeService } from './services/mirror-merge-service';
import { MirrorService } from './services/mirror-service';
import { MirroredDeliveries } from './services/mirrored-deliveries';
import { NoteService } from './services/note-service';
import { OutboxClock } from './services/outbox-clock';
import { OutboxService } from './services/outbox-service';
import { OwedChecks } from './services/owed-checks';
import { OwedMarkAttemptService } from './services/owed-mark-attempt-service';
import { OwedMarkControlService } from './services/owed-mark-control-service';
import { OwedMarkListService } from './services/owed-mark-list-service';
import { OwedMarkService } from './services/owed-mark-service';
import { ProblemLabels } from './services/problem-labels';
import { ProblemRelabelService } from './services/problem-relabel-service';
import { ProblemService } from './services/problem-service';
import { QueryLimitService } from './services/query-limit-service';
import { ReceiptJudge } from './services/receipt-judge';
import { ReceiptListService } from './services/receipt-list-service';
import { ReceiptReplayService } from './services/receipt-replay-service';
import { ReceiptService } from './services/receipt-service';
import { ReceiptWorker } from './services/receipt-worker';
import { ReviewedService } from './services/reviewed-service';
import { ReviewService } from './services/review-service';
import { SampleService } from './services/sample-service';
import { SavedViewService } from './services/saved-view-service';
import type { SecretBox } from './services/secret-box';
import type { SettingOverrides } from './services/setting-overrides';
import { SettingsService } from './services/settings-service';
import { SyncAskService } from './services/sync-ask-service';
import { SyncClock } from './services/sync-clock';
import { SyncService } from './services/sync-service';
import { TestResultService } from './services/test-result-service';
import { TokenService } from './services/token-service';
import { UpstreamMarkService } from './services/upstream-mark-service';
import { VersionPairs } from './services/version-pairs';
import { WebhookSecretService } from './services/webhook-secret-service';
import { WebhookService } from './services/webhook-service';
import { CheckLevelStore } from './store/check-level-store';
import { CheckQueueStore } from './store/check-queue-store';
import { CheckRelabelStore } from './store/check-relabel-store';
import { CheckSweepStore } from './store/check-sweep-store';
import { ConnectionClearingStore } from './store/connection-clearing-store';
import { ConnectionStore } from './store/connection-store';
import { ContentRequestStore } from './store/content-request-store';
import { CriteriaQueryStore } from './store/criteria-query-store';
import type { Database } from './store/database';
import { DeliveryListStore } from './store/delivery-list-store';
import { DismissalStore } from './store/dismissal-store';
import { DocumentStore } from './store/document-store';
import { DraftStore } from './store/draft-store';
import { FieldPairStore } from './store/field-pair-store';
import { IdempotencyStore } from './store/idempotency-store';
import { ImportMarkStore } from './store/import-mark-store';
import type { CommittedLog } from './store/log-flush';
import { LookStore } from './store/look-store';
import { MirrorDoubleStore } from './store/mirror-double-store';
import { MirrorStore } from './store/mirror-store';
import { NoteStore } from './store/note-store';
import { OutboxAttemptStore } from './store/outbox-attempt-store';
import { OutboxClockStore } from './store/outbox-clock-store';
import { OutboxLaneStore } from './store/outbox-lane-store';
import { OutboxStore } from './store/outbox-store';
import { OwedMarkListStore } from './store/owed-mark-list-store';
import { OwedMarkStore } from './store/owed-mark-store';
import { ProblemStore } from './store/problem-store';
import { PutAsideStore } from './store/put-aside-store';
import { QueryLimitStore } from './store/query-limit-store';
import { QueryReadingStore } from './store/query-reading-store';
import { ReceiptPruningStore } from './store/receipt-pruning-store';
import { ReceiptStore } from './store/receipt-store';
import { RemovalCostStore } from './store/removal-cost-store';
import { RequestMergeStore } from './store/request-merge-store';
import { RequestListStore } from './store/request-list-store';
import { SavedViewStore } from './store/saved-view-store';
import { ReviewedStore } from './store/reviewed-store';
import { SettingStore } from './store/setting-store';
import { SyncAskStore } from './store/sync-ask-store';
import { SyncRunStore } from './store/sync-run-store';
import { SyncStateStore } from './store/sync-state-store';
import { TokenStore } from './store/token-store';
import { UpstreamMarkStore } from './store/upstream-mark-store';
import { VersionStore } from './store/version-store';
import { WebhookSecretStore } from './store/webhook-secret-store';
import { WebhookStore } from './store/webhook-store';

export type Core = ReturnType<typeof createCore>;

/**
 * Stores and services over an open database: all of Locdesk that needs neither a port nor a window. With `log` no commit
 * waits for the disk (`CommitQueue`).
 */
export function createCore(
  db: Database,
  environment: Environment,
  overrides: SettingOverrides,
  secretBox: SecretBox,
  log?: CommittedLog,
) {
  const stores = {
    requests: new ContentRequestStore(db),
    list: new RequestListStore(db),
    versions: new VersionStore(db),
    marks: new ImportMarkStore(db),
    idempotency: new IdempotencyStore(db),
    documents: new DocumentStore(db),
    criteria: new CriteriaQueryStore(db),
    readings: new QueryReadingStore(db),
    outbox: new OutboxStore(db),
    lanes: new OutboxLaneStore(db),
    attempts: new OutboxAttemptStore(db),
    webhook: new WebhookStore(db),
    mirror: new MirrorStore(db),
    doubles: new MirrorDoubleStore(db),
    merges: new RequestMergeStore(db),
    receipts: new ReceiptStore(db),
    receiptPruning: new ReceiptPruningStore(db),
    connections: new ConnectionStore(db),
    syncState: new SyncStateStore(db),
    syncRuns: new SyncRunStore(db),
    putAside: new PutAsideStore(db),
    upstreamMarks: new UpstreamMarkStore(db),
    owedMarks: new OwedMarkStore(db),
    owedMarkList: new OwedMarkListStore(db),
    reviewed: new ReviewedStore(db),
    fieldPairs: new FieldPairStore(db),
    notes: new NoteStore(db),
    drafts: new DraftStore(db),
    problems: new ProblemStore(db),
    dismissals: new DismissalStore(db),
    levels: new CheckLevelStore(db),
    checkQueue: new CheckQueueStore(db),
    checkSweep: new CheckSweepStore(db),
    checkRelabels: new CheckRelabelStore(db),
  };
  const changes = new Changes((error) =>
    environment.log.error({ err: error }, 'a listener of changes failed'),
  );
  const settingStore = new SettingStore(db);
  const settings = new SettingsService(settingStore, overrides, environment, changes);
  const commits = new CommitQueue(db, environment, log);
  const secrets = new WebhookSecretService(db, new WebhookSecretStore(db), secretBox, environment, changes);
  const webhook = new WebhookService(db, stores, secrets, environment, changes);
  const clock = new OutboxClock(new OutboxClockStore(db), environment);
  const eventIds = new EventIds(environment, stores.outbox.newestEventId());
  const outbox = new OutboxService(commits, stores, clock, eventIds);
  const deliveries = new DeliveryService(commits, stores, outbox, webhook, environment, changes);
  const queryLimits = new QueryLimitService(new QueryLimitStore(db), settings, environment, changes);
  const connections = new ConnectionService(db, stores, secretBox, environment, changes);
  const mirror = new MirrorService(stores, new MirroredDeliveries(deliveries, settings, changes));
  const upstreamMarks = new UpstreamMarkService(stores);
  const syncs = new SyncService(
    commits,
    { state: stores.syncState, runs: stores.syncRuns, marks: upstreamMarks, putAside: stores.putAside },
    mirror,
    settings,
    secretBox,
    changes,
    new SyncClock(stores.syncState, new ClockMemory(settingStore, environment), environment),
  );
  const owedMarks = new OwedMarkService(stores, outbox, environment, changes);
  const owedMarkControl = new OwedMarkControlService(
    commits,
    stores,
    outbox,
    upstreamMarks,
    environment,
    changes,
  );
  const owedMarkList = new OwedMarkListService({
    list: stores.owedMarkList,
    marks: stores.marks,
    outboxStore: stores.outbox,
    attempts: stores.attempts,
    syncState: stores.syncState,
    outbox,
    clock,
  });
  const looks = new LookService({
    commits,
    looks: new LookStore(db),
    requests: stores.requests,
    connections: stores.connections,
    mirror,
    marks: upstreamMarks,
    putAside: stores.putAside,
    syncs,
    changes,
  });
  const connectionList = new ConnectionListService({
    connections,
    connectionStore: stores.connections,
    owedMarks: stores.owedMarks,
    receipts: stores.receipts,
    runs: stores.syncRuns,
    putAside: stores.putAside,
    syncs,
    looks,
  });
  const judge = new ReceiptJudge(stores.receipts, connections, mirror);
  const receiptWorker = new ReceiptWorker(commits, stores, judge, settings, environment, changes);
  const pairs = new VersionPairs(stores.fieldPairs);
  const reviewed = new ReviewedService(commits, stores, pairs, environment, changes);
  const labels = new ProblemLabels(stores);
  const owedChecks = new OwedChecks(stores);
  const checking = new CheckingService(db, commits, stores, labels, environment, changes);
  const relabels = new ProblemRelabelService(commits, stores, labels, environment, changes);
  const drafts = new DraftService(commits, stores, settings, environment, changes);
  return {
    changes,
    commits,
    rest: new BackgroundRest(),
    log: environment.log,
    databaseNotice: new DatabaseNotice(settingStore, environment),
    connections,
    connectionList,
    connectionClearing: new ConnectionClearingService(
      {
        clearing: new ConnectionClearingStore(db),
        removalCost: new RemovalCostStore(db),
        connections: stores.connections,
      },
      commits,
      owedMarkControl,
      environment,
      changes,
    ),
    mirrorMerging: new MirrorMergeService(commits, stores, owedMarks, environment, changes),
    syncs,
    looks,
    syncAsks: new SyncAskService(new SyncAskStore(db), commits, connectionList, environment),
    owedMarks,
    owedMarkControl,
    owedMarkList,
    owedMarkAttempts: new OwedMarkAttemptService(commits, stores, upstreamMarks, environment),
    mirror,
    receiptWorker,
    receipts: new ReceiptService(commits, stores.receipts, judge, receiptWorker, environment, changes),
    receiptReplays: new ReceiptReplayService(
      commits,
      stores.receipts,
      { connections, judge, settings, ownSecrets: () => secrets.readable() },
      environment,
      changes,
    ),
    receiptList: new ReceiptListService(stores.receipts, connections),
    settings,
    tokens: new TokenService(new TokenStore(db), environment, changes, queryLimits),
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
    contentRequests: new ContentRequestService(
      commits,
      stores,
      deliveries,
      outbox,
      settings,
      environment,
      changes,
    ),
    importMarks: new ImportMarkService(
      commits,
      stores,
      { marks: owedMarks, upstreamMarks },
      environment,
      changes,
    ),
    testResults: new TestResultService(commits, stores, deliveries, outbox, environment, changes),
    review: new ReviewService(stores, outbox, reviewed, owedChecks),
    reviewed,
    comparisons: new ComparisonService(stores, pairs),
    notes: new NoteService(commits, stores, environment, changes),
    drafts,
    fulfilments: new FulfilmentService(commits, stores, drafts, deliveries, environment, changes),
    checking,
    relabels,
    problems: new ProblemService(
      commits,
      stores,
      labels,
      relabels,
      owedChecks,
      checking,
      environment,
      changes,
    ),
    checkLevels: new CheckLevelService(commits, stores.levels, relabels, checking, changes),
    samples: new SampleService(commits, stores, environment, changes),
    savedViews: new SavedViewService(commits, new SavedViewStore(db), environment, changes),
  };
}
