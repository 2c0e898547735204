import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { ConnectionService } from '../upstream/connection-service';
import type { MirrorService } from '../upstream/mirror/mirror-service';
import type { WebhookSecretService } from '../webhook/webhook-secret-service';
import { ReceiptListService } from './receipt-list-service';
import { ReceiptProcessor } from './receipt-processor';
import { ReceiptPruningStore } from './receipt-pruning-store';
import { ReceiptReplayService } from './receipt-replay-service';
import { ReceiptService } from './receipt-service';
import { ReceiptStore } from './receipt-store';
import { ReceiptWorker } from './receipt-worker';

export type ListenerStores = ReturnType<typeof openListenerStores>;

export function openListenerStores(db: Database) {
  return { receipts: new ReceiptStore(db), receiptPruning: new ReceiptPruningStore(db) };
}

interface Below {
  readonly connections: ConnectionService;
  readonly mirror: MirrorService;
  readonly webhookSecrets: WebhookSecretService;
}

/** Keeps the calls of upstream webhooks as they came, and applies them to the mirror. */
export function createListenerRoom(
  base: Base,
  stores: ListenerStores,
  { connections, mirror, webhookSecrets }: Below,
) {
  const parts = { ...base, ...stores };
  const processor = new ReceiptProcessor(stores.receipts, connections, mirror);
  const worker = new ReceiptWorker({ ...parts, processor });
  return {
    receiptWorker: worker,
    receipts: new ReceiptService({ ...parts, processor, worker }),
    receiptReplays: new ReceiptReplayService({
      ...parts,
      connections,
      processor,
      ownSecrets: () => webhookSecrets.readable(),
    }),
    receiptList: new ReceiptListService(stores.receipts, connections),
  };
}
