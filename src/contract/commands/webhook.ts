import { Type } from 'typebox';
import {
  deliveryFilters,
  type DeliveryDetail,
  type DeliveryWindow,
  type EndedDeliveries,
  type WebhookSummary,
} from '../webhook/deliveries';
import type { SignatureDiagnosis } from '../webhook/signature-diagnosis';
import { answers } from './declare';
import { strict, Nothing, Extent } from './inputs';

const DeliveryKey = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const DeliveryKeys = Type.Array(DeliveryKey, { minItems: 1, maxItems: 500, uniqueItems: true });
const Deliveries = Type.Enum([...deliveryFilters]);

/** The webhook and its deliveries. */
export const webhookCommands = {
  'webhook.read': answers<WebhookSummary>()(Nothing),
  /** Waiting deliveries are sent to the new address at once. */
  'webhook.save': answers<WebhookSummary>()(Type.Object({ url: Type.String({ maxLength: 10_000 }) }, strict)),
  /** Unsent deliveries wait until an address is set again. */
  'webhook.remove': answers<WebhookSummary>()(Nothing),
  /** Queues one delivery with a made-up request that is labelled as a test. */
  'webhook.sendTest': answers<{ readonly key: number }>()(Nothing),
  /**
   * The signing secret of our own webhook, for the receiver; read only when the coordinator copies or shows
   * it.
   */
  'webhook.revealSecret': answers<{ readonly secret: string }>()(Nothing),
  /** Makes a new secret; the previous one signs too for another 24 hours. */
  'webhook.rotateSecret': answers<WebhookSummary>()(Nothing),
  /** Deliveries, newest first. */
  'deliveries.window': answers<DeliveryWindow>()(Type.Object({ filter: Deliveries, ...Extent }, strict)),
  'deliveries.locate': answers<{ readonly index: number | null }>()(
    Type.Object({ filter: Deliveries, key: DeliveryKey }, strict),
  ),
  'deliveries.detail': answers<DeliveryDetail>()(Type.Object({ key: DeliveryKey }, strict)),
  /** Sends deliveries again now, whatever their state; the count excludes those being sent. */
  'deliveries.redeliver': answers<{ readonly count: number }>()(Type.Object({ keys: DeliveryKeys }, strict)),
  'deliveries.redeliverFailed': answers<{ readonly count: number }>()(Nothing),
  /** Cancels deliveries that wait, and dismisses failed ones; they stay listed. Those being sent are left. */
  'deliveries.cancel': answers<EndedDeliveries>()(Type.Object({ keys: DeliveryKeys }, strict)),
  /** Undoes `deliveries.cancel`: dismissed deliveries are failed again, and the others are sent. */
  'deliveries.restore': answers<{ readonly count: number }>()(Type.Object({ keys: DeliveryKeys }, strict)),
  /** Explains why a receiver may reject the signature of the last attempt. */
  'deliveries.diagnose': answers<SignatureDiagnosis>()(Type.Object({ key: DeliveryKey }, strict)),
} as const;
