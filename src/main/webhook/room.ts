import type { Base } from '../database/base';
import type { Database } from '../database/database';
import type { OutboxServices, OutboxStores } from '../outbox/room';
import type { SecretBox } from '../platform/secrets/secret-box';
import type { RequestStores } from '../requests/room';
import { DeliveryListService } from './delivery-list-service';
import { DeliveryListStore } from './delivery-list-store';
import { DeliveryService } from './delivery-service';
import { WebhookSecretService } from './webhook-secret-service';
import { WebhookSecretStore } from './webhook-secret-store';
import { WebhookService } from './webhook-service';
import { WebhookStore } from './webhook-store';

export type WebhookStores = ReturnType<typeof openWebhookStores>;
export type WebhookServices = ReturnType<typeof createWebhookRoom>;

export function openWebhookStores(db: Database) {
  return {
    webhookStore: new WebhookStore(db),
    webhookSecretStore: new WebhookSecretStore(db),
    deliveryListStore: new DeliveryListStore(db),
  };
}

/** Registers the webhook, queues a call for each change of a request, and lists the deliveries. */
export function createWebhookRoom(
  base: Base & { readonly secretBox: SecretBox },
  stores: WebhookStores & OutboxStores & Pick<RequestStores, 'documents'>,
  { outbox, outboxClock }: OutboxServices,
) {
  const secrets = new WebhookSecretService({
    ...base,
    store: stores.webhookSecretStore,
    box: base.secretBox,
  });
  const webhook = new WebhookService({ ...base, ...stores, webhook: stores.webhookStore, secrets });
  const deliveries = new DeliveryService({ ...base, ...stores, outbox, webhook });
  return {
    webhookSecrets: secrets,
    webhook,
    deliveries,
    deliveryList: new DeliveryListService({
      ...stores,
      list: stores.deliveryListStore,
      outbox,
      clock: outboxClock,
      deliveries,
      webhook,
      secrets,
    }),
  };
}
