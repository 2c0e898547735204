import { randomBytes } from 'node:crypto';
import { ProblemLabels } from '../checks/problem-labels';
import { openCheckStores } from '../checks/room';
import { createBase } from '../database/base';
import { openBeside } from '../database/database';
import { LogFlush } from '../database/log/log-flush';
import { createFilesRoom, openFileStores } from '../files/room';
import { createFileWork } from '../files/work';
import { openHandoverStores } from '../handover/room';
import { createHandoverWork } from '../handover/work';
import { createOrdersRoom, openOrderStores } from '../orders/room';
import { createOutboxRoom, openOutboxStores } from '../outbox/room';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import { systemEnvironment } from '../platform/system-environment';
import { ContentRequestService } from '../requests/content-request-service';
import { openRequestStores } from '../requests/room';
import { ReviewedService } from '../review/reviewed-service';
import { openReviewStores } from '../review/room';
import { VersionPairs } from '../review/version-pairs';
import { CheckSweepStore } from '../checks/check-sweep-store';
import { openTermStores } from '../terms/room';
import { createTermWork } from '../terms/work';
import { createForwarding, openUpstreamStores } from '../upstream/room';
import { DeliveryService } from '../webhook/delivery-service';
import { openWebhookStores } from '../webhook/room';

/** A thread has nothing else to do than to wait for its turn. */
const patienceMs = 10_000;

/**
 * Orders, files and hand-overs over a connection of their own, for a thread beside the one that serves.
 * `overrides` are the settings of this run that limit a submission. The caller announces what is stored.
 */
function openJobServices(dataFolder: string, overrides: SettingOverrides) {
  const db = openBeside(dataFolder, patienceMs);
  const log = new LogFlush(db);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const environment = { ...systemEnvironment(silent), randomBytes };
  const stores = {
    ...openOutboxStores(db),
    ...openRequestStores(db),
    ...openWebhookStores(db),
    ...openUpstreamStores(db),
    ...openCheckStores(db),
    ...openReviewStores(db),
    ...openOrderStores(db),
    ...openFileStores(db),
    ...openHandoverStores(db),
    ...openTermStores(db),
  };
  const base = createBase({ db, environment, overrides, log });
  const outbox = createOutboxRoom(base, stores);
  // Reading the registration needs no secrets.
  const webhook = { read: () => ({ url: stores.webhookStore.url() ?? null }) };
  const deliveries = new DeliveryService({ ...base, ...stores, ...outbox, webhook });
  const forwarding = createForwarding(base, stores, outbox);
  const contentRequests = new ContentRequestService({
    ...base,
    ...stores,
    ...outbox,
    deliveries,
    forwarder: forwarding.forwarder,
  });
  const labels = new ProblemLabels(stores);
  const reviewed = new ReviewedService({ ...base, ...stores, pairs: new VersionPairs(stores.fieldPairs) });
  const checkSweep = new CheckSweepStore(db);
  const orders = createOrdersRoom(base, stores, { contentRequests, ...forwarding });
  return {
    ...orders,
    ...createFilesRoom(stores),
    ...createFileWork(base, stores, { ...orders, labels }),
    ...createHandoverWork(base, stores, { reviewed, labels }),
    ...createTermWork(base, stores, { recheck: (change) => checkSweep.restartFor(change) }),
    close() {
      log.close();
      db.close();
    },
  };
}

type JobServices = ReturnType<typeof openJobServices>;

/** Opens the services of a job for one piece of work, and closes them after it. */
export function jobServices(dataFolder: string, overrides: SettingOverrides) {
  return async <T>(work: (services: JobServices) => T | Promise<T>): Promise<T> => {
    const services = openJobServices(dataFolder, overrides);
    try {
      return await work(services);
    } finally {
      services.close();
    }
  };
}
