import type { OutboxService } from '../../outbox/outbox-service';
import type { Changes } from '../../platform/changes';
import type { Environment } from '../../platform/environment';
import type { Forwarder } from '../../requests/request-followers';
import type { ForwardingStore } from './forwarding-store';

interface Parts {
  readonly forwardings: ForwardingStore;
  readonly outbox: OutboxService;
  readonly environment: Pick<Environment, 'randomBytes'>;
  readonly changes: Changes;
}

/**
 * Queues requests of this desk for a connection, whose service is to complete them (decisions, section 12).
 */
export class ForwardingService implements Forwarder {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * To be called inside the transaction that stores the request, so that neither is there without the other.
   */
  enqueue(requestKey: number, connectionKey: number): void {
    const { forwardings, outbox, environment } = this.#parts;
    forwardings.insert(requestKey, connectionKey, newIdempotencyKey(environment));
    outbox.enqueue({
      kind: 'forwarding',
      requestKey,
      event: 'created',
      version: null,
      requestState: null,
      completedText: null,
      body: null,
      connectionKey,
    });
  }

  /** After the commit. */
  notify(): void {
    this.#parts.changes.notify({ name: 'forwardings.changed', payload: {} });
  }
}

export function newIdempotencyKey(environment: Pick<Environment, 'randomBytes'>): string {
  return `locdesk-${environment.randomBytes(18).toString('base64url')}`;
}
