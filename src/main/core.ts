import { BackgroundPause } from './background/background-pause';
import { openCheckStores, createChecksRoom } from './checks/room';
import { DatabaseNotice } from './data/database-notice';
import { createBase } from './database/base';
import type { Database } from './database/database';
import type { CommittedLog } from './database/log/log-flush';
import { createFailuresRoom, openFailureStores } from './failures/room';
import { createFilesRoom, openFileStores } from './files/room';
import { createHandoverRoom, openHandoverStores } from './handover/room';
import { createListenerRoom, openListenerStores } from './listener/room';
import { createOrdersRoom, openOrderStores } from './orders/room';
import { createOutboxRoom, openOutboxStores } from './outbox/room';
import type { Environment } from './platform/environment';
import type { SecretBox } from './platform/secrets/secret-box';
import type { SettingOverrides } from './platform/settings/setting-overrides';
import { createReceiversRoom, openReceiverStores } from './receivers/room';
import { createRequestsRoom, openRequestStores } from './requests/room';
import { createReviewRoom, openReviewStores } from './review/room';
import { ForwardingCorrectionService } from './upstream/forwarding/forwarding-correction-service';
import { createUpstreamRoom, openUpstreamStores } from './upstream/room';
import { createTermsRoom, openTermStores } from './terms/room';
import { createWebhookRoom, openWebhookStores } from './webhook/room';
import type { TermChange } from './terms/term-change';

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

/**
 * All of Locdesk that needs neither a port nor a window: the rooms over an open database, each with the
 * services that rooms below it offer. A service may have the name of its store, so a room names the services
 * that it takes and never spreads them over its stores. Requests come after the webhook and upstream, which
 * act on a submission within its transaction.
 */
export function createCore({ secretBox, ...opened }: CoreParts) {
  const { db, environment } = opened;
  const stores = {
    ...openOutboxStores(db),
    ...openRequestStores(db),
    ...openWebhookStores(db),
    ...openUpstreamStores(db),
    ...openListenerStores(db),
    ...openReceiverStores(db),
    ...openTermStores(db),
    ...openCheckStores(db),
    ...openReviewStores(db),
    ...openOrderStores(db),
    ...openFileStores(db),
    ...openHandoverStores(db),
    ...openFailureStores(db),
  };
  const base = { ...createBase(opened), secretBox };
  const outbox = createOutboxRoom(base, stores);
  const webhook = createWebhookRoom(base, stores, outbox);
  const upstream = createUpstreamRoom(base, stores, { ...outbox, ...webhook });
  const requests = createRequestsRoom(base, stores, { ...outbox, ...webhook, ...upstream });
  const below = { ...outbox, ...webhook, ...upstream, ...requests };
  const listener = createListenerRoom(base, stores, below);
  const checks = createChecksRoom(base, stores);
  const receivers = createReceiversRoom(base, stores, {
    sweep: () => checks.checking.sweep(),
    checkAgain: (key) => stores.checkQueue.add(key),
  });
  const recheck = (change: TermChange): void => checks.checking.sweepTerms(change);
  const terms = createTermsRoom(base, stores, { recheck });
  const review = createReviewRoom(base, stores, { ...below, ...checks, ...terms });
  const orders = createOrdersRoom(base, stores, below);
  const files = createFilesRoom(stores);
  const handover = createHandoverRoom(base, stores, { ...review, ...checks });
  return {
    ...base,
    ...below,
    ...listener,
    ...checks,
    ...receivers,
    ...terms,
    ...review,
    ...orders,
    ...files,
    ...handover,
    ...createFailuresRoom(stores),
    /**
     * Services that read and write files, for commands; the window has the job thread do it. Their checks and
     * formats are two fifths of the code, which the main process never loads.
     */
    work: async () => {
      const [fileWork, handoverWork, termWork] = await Promise.all([
        import('./files/work'),
        import('./handover/work'),
        import('./terms/work'),
      ]);
      return {
        ...fileWork.createFileWork(base, stores, { ...orders, ...checks }),
        ...handoverWork.createHandoverWork(base, stores, { ...review, ...checks }),
        ...termWork.createTermWork(base, stores, { recheck }),
      };
    },
    log: environment.log,
    backgroundPause: new BackgroundPause(),
    databaseNotice: new DatabaseNotice(base.settingStore, environment),
    forwardingCorrections: new ForwardingCorrectionService({
      ...base,
      ...stores,
      outbox: outbox.outbox,
      deliveries: webhook.deliveries,
      contentRequests: requests.contentRequests,
    }),
  };
}
