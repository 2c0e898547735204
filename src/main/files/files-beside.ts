import { randomBytes } from 'node:crypto';
import { ProblemLabels } from '../checks/problem-labels';
import { openCheckStores } from '../checks/room';
import { createBase } from '../database/base';
import { openBeside } from '../database/database';
import { LogFlush } from '../database/log/log-flush';
import type { OrderService } from '../orders/order-service';
import { createOrdersRoom, openOrderStores } from '../orders/room';
import { createOutboxRoom, openOutboxStores } from '../outbox/room';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import { systemEnvironment } from '../platform/system-environment';
import { ContentRequestService } from '../requests/content-request-service';
import { openRequestStores } from '../requests/room';
import { openReviewStores } from '../review/room';
import { createForwarding, openUpstreamStores } from '../upstream/room';
import { DeliveryService } from '../webhook/delivery-service';
import { WebhookStore } from '../webhook/webhook-store';
import type { FileImportService } from './file-import-service';
import type { FileResultService } from './file-result-service';
import { createFilesRoom } from './room';

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
  const base = createBase({ db, environment, overrides, log });
  const stores = {
    ...openOutboxStores(db),
    ...openRequestStores(db),
    ...openUpstreamStores(db),
    ...openCheckStores(db),
    ...openReviewStores(db),
    ...openOrderStores(db),
  };
  const webhookStore = new WebhookStore(db);
  const outbox = createOutboxRoom(base, stores);
  // Reading the registration needs no secrets.
  const webhook = { read: () => ({ url: webhookStore.url() ?? null }) };
  const deliveries = new DeliveryService({ ...base, ...stores, ...outbox, webhook });
  const forwarding = createForwarding(base, stores, outbox);
  const contentRequests = new ContentRequestService({
    ...base,
    ...stores,
    ...outbox,
    deliveries,
    forwarder: forwarding.forwarder,
  });
  const orders = createOrdersRoom(base, stores, { contentRequests, ...forwarding });
  return {
    ...orders,
    ...createFilesRoom(base, stores, { ...orders, labels: new ProblemLabels(stores) }),
    close() {
      log.close();
      db.close();
    },
  };
}
