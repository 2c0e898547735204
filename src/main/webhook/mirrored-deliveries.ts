import type { RequestState } from '../../content/content-request';
import type { DeliveryEvent } from '../../contract/webhook/deliveries';
import type { ModifiedRequest, RequestFollower } from '../requests/request-followers';

/** A change of a mirrored request. `before` is its previous state; undefined for a new request. */
export interface MirroredChange extends ModifiedRequest {
  readonly before: RequestState | undefined;
  /** Whether its state or its completion changed. */
  readonly isStaged: boolean;
  /** It was submitted here and is completed by upstream. */
  readonly isForwarded: boolean;
}

interface MirroredSetting {
  readonly get: (key: 'webhook.mirrored') => boolean;
}

/**
 * Calls the registered webhook for mirrored requests too, if the setting is on, because local tools read
 * those requests here.
 */
export class MirroredDeliveries {
  readonly #deliveries: RequestFollower;
  readonly #settings: MirroredSetting;

  constructor(deliveries: RequestFollower, settings: MirroredSetting) {
    this.#deliveries = deliveries;
    this.#settings = settings;
  }

  /** Must be called inside the transaction that mirrors the change. */
  enqueue({ before, isStaged, isForwarded, ...request }: MirroredChange): void {
    // A tool that submitted the request here is notified from here.
    if (!isForwarded && !this.#settings.get('webhook.mirrored')) return;
    this.#deliveries.enqueue(request, isStaged ? eventOf(before, request.state) : 'edited');
  }
}

function eventOf(before: RequestState | undefined, state: RequestState): Exclude<DeliveryEvent, 'test'> {
  if (state === 'completed') return 'completed';
  if (before === 'completed') return 'reopened';
  return state === 'confirmed' ? 'confirmed' : 'created';
}
