import type { DeliveryEvent, EndedDeliveries } from '../../contract/webhook/deliveries';
import { AppError } from '../../contract/errors';
import type { ModifiedRequest, RequestFollower } from '../requests/request-followers';
import type { DocumentStore } from '../requests/document-store';
import type { RequestQueueStore } from '../outbox/request-queue-store';
import { isFailureEnding, type OutboxStore, type StoredOutboxEntry } from '../outbox/outbox-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import type { JsonText } from '../requests/content-request-json';
import { deliveryBody, testDeliveryBody } from './delivery-body';
import { machineUs, timestampAt, type Environment } from '../platform/environment';
import type { OutboxService } from '../outbox/outbox-service';
import type { WebhookService } from './webhook-service';

/** Deliveries per commit: one or two milliseconds of work. */
const portion = 50;

interface Parts {
  readonly commits: CommitQueue;
  readonly outboxStore: OutboxStore;
  readonly requestQueues: RequestQueueStore;
  readonly documents: DocumentStore;
  readonly outbox: OutboxService;
  readonly webhook: Pick<WebhookService, 'read'>;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Deliveries to the registered webhook (decisions, section 7). */
export class DeliveryService implements RequestFollower {
  readonly #parts: Parts;
  /** Whether calls were queued since changed requests were last announced. */
  #hasQueued = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    // A changed request is announced after the commit that includes its calls.
    parts.changes.subscribe(({ name }) => {
      if (name !== 'requests.changed' || !this.#hasQueued) return;
      this.#hasQueued = false;
      this.notify();
    });
  }

  /**
   * Queues a webhook call about a change of a request. Call it inside the transaction that modifies the
   * request, and `Changes.requests` after the commit. Without a registered webhook nothing is queued.
   */
  enqueue(request: ModifiedRequest, event: Exclude<DeliveryEvent, 'test'>): void {
    if (this.#parts.webhook.read().url === null) return;
    this.#hasQueued = true;
    this.#parts.outbox.enqueue({
      kind: 'webhook',
      requestKey: request.key,
      event,
      version: request.version,
      requestState: request.state,
      completedText: request.completed_text,
      body: null,
    });
  }

  /** Announces that deliveries were added or changed. */
  notify(): void {
    this.#parts.changes.notify({ name: 'deliveries.changed', payload: {} });
  }

  /**
   * Queues a call with a made-up request that is labelled as a test. @throws AppError CONFLICT when no
   * webhook is registered.
   */
  async sendTest(): Promise<{ readonly key: number }> {
    if (this.#parts.webhook.read().url === null) {
      throw new AppError('CONFLICT', 'No webhook is registered. Save its address first, then send the test.');
    }
    const { text } = timestampAt(this.#parts.environment.now());
    const body = testDeliveryBody(this.#parts.environment.newRequestId(), text);
    const key = await this.#parts.commits.durable(() =>
      this.#parts.outbox.enqueue({
        kind: 'webhook',
        requestKey: null,
        event: 'test',
        version: null,
        requestState: null,
        completedText: null,
        body,
      }),
    );
    this.notify();
    return { key };
  }

  /**
   * Returns the body of a delivery, byte for byte the same on every call.
   *
   * @throws AppError CONFLICT when its request is gone.
   */
  bodyOf(entry: StoredOutboxEntry): JsonText {
    if (isOfGoneRequest(entry)) {
      throw new AppError(
        'CONFLICT',
        'The request of this delivery was removed, and with it what the delivery said.',
      );
    }
    if (entry.body !== null) return entry.body;
    const { request_key, version, request_state, completed_text } = entry;
    const stored =
      request_key === null || version === null
        ? undefined
        : this.#parts.documents.ofVersion(request_key, version);
    if (stored === undefined || request_state === null) {
      throw new AppError('INTERNAL', `Delivery ${entry.key} has lost what it says.`);
    }
    return deliveryBody({ ...stored, state: request_state, completed_text });
  }

  /**
   * Sends deliveries again now with a fresh schedule, whatever their state. The oldest delivery of a request
   * is sent first, before all others of it that wait. The count excludes deliveries being sent and those
   * whose request is gone.
   */
  async redeliver(keys: readonly number[]): Promise<{ readonly count: number }> {
    const sorted = keys.toSorted((a, b) => a - b);
    const requests = new Set<number>();
    let count = 0;
    for (let from = 0; from < sorted.length; from += portion) {
      count += await this.#wake(sorted.slice(from, from + portion), requests);
    }
    return { count };
  }

  /** Like `redeliver`, for all deliveries parked as failed; in portions, to let other work run in between. */
  async redeliverFailed(): Promise<{ readonly count: number }> {
    const requests = new Set<number>();
    const lastKey = this.#parts.outboxStore.newestFailed('webhook') ?? 0;
    let count = 0;
    for (;;) {
      const keys = this.#parts.outboxStore.failed('webhook', lastKey, portion);
      if (keys.length === 0) return { count };
      count += await this.#wake(keys, requests);
    }
  }

  /**
   * Cancels deliveries that wait, and dismisses failed ones. They stay listed and can be redelivered.
   * Deliveries being sent are left.
   */
  async cancel(keys: readonly number[]): Promise<EndedDeliveries> {
    const ended: number[] = [];
    let dismissed = 0;
    for (let from = 0; from < keys.length; from += portion) {
      const part = keys.slice(from, from + portion);
      const outcomes = await this.#parts.commits.durable(() => {
        this.#parts.outbox.keepClock();
        return part.map((key) => this.#endOne(key));
      });
      ended.push(...part.filter((_, index) => outcomes[index] !== undefined));
      dismissed += outcomes.filter((outcome) => outcome === 'dismissed').length;
      this.notify();
    }
    return { keys: ended, dismissed };
  }

  /** Undoes `cancel`: dismissed deliveries are failed again, and cancelled ones are sent. */
  async restore(keys: readonly number[]): Promise<{ readonly count: number }> {
    let failed = 0;
    const cancelled: number[] = [];
    for (let from = 0; from < keys.length; from += portion) {
      failed += await this.#parts.commits.durable(() => {
        const entries = keys
          .slice(from, from + portion)
          .flatMap((key) => this.#parts.outboxStore.byKey(key) ?? []);
        const dismissed = entries.filter(isDismissed);
        for (const { key, due_us, ending, finished_us } of dismissed)
          this.#parts.outboxStore.recordUnsent(key, {
            state: 'failed',
            dueUs: due_us,
            ending,
            finishedUs: finished_us,
          });
        for (const { key, kind, state, ending } of entries)
          if (kind === 'webhook' && state === 'cancelled' && ending === 'by-hand') cancelled.push(key);
        return dismissed.length;
      });
      this.notify();
    }
    return { count: failed + (await this.redeliver(cancelled)).count };
  }

  /** `requests` are those of which an older delivery was requeued in the same action. */
  async #wake(keys: readonly number[], requests: Set<number>): Promise<number> {
    const { woken, ofRequests } = await this.#parts.commits.durable(() => {
      this.#parts.outbox.keepClock();
      const known = new Set(requests);
      return { woken: keys.filter((key) => this.#wakeOne(key, known)).length, ofRequests: known };
    });
    for (const request of ofRequests) requests.add(request);
    this.notify();
    return woken;
  }

  #endOne(key: number): 'cancelled' | 'dismissed' | undefined {
    const entry = this.#parts.outboxStore.byKey(key);
    if (entry?.kind !== 'webhook' || this.#parts.outbox.isRunning(key)) return undefined;
    if (entry.state !== 'waiting' && entry.state !== 'failed') return undefined;
    // A failed delivery keeps its ending, which tells it from a cancelled one.
    const isFailed = entry.state === 'failed' && isFailureEnding(entry.ending);
    this.#parts.outboxStore.recordUnsent(key, {
      state: 'cancelled',
      dueUs: entry.due_us,
      ending: isFailed ? entry.ending : 'by-hand',
      finishedUs: isFailed ? entry.finished_us : machineUs(this.#parts.environment),
    });
    if (entry.request_key !== null) this.#parts.requestQueues.advance('webhook', entry.request_key);
    return isFailed ? 'dismissed' : 'cancelled';
  }

  #wakeOne(key: number, requests: Set<number>): boolean {
    const entry = this.#parts.outboxStore.byKey(key);
    if (entry === undefined || entry.kind !== 'webhook' || this.#parts.outbox.isRunning(key)) return false;
    if (isOfGoneRequest(entry)) return false;
    const request = entry.request_key;
    const isFirst = request === null || !requests.has(request);
    if (request !== null && isFirst) this.#parts.requestQueues.clearHead('webhook', request);
    this.#parts.requestQueues.requeue(key, this.#parts.outbox.nowUs(), isFirst);
    if (request !== null) requests.add(request);
    return true;
  }
}

/** Whether it failed and was dismissed afterwards. */
export function isDismissed({ kind, state, ending }: StoredOutboxEntry): boolean {
  return kind === 'webhook' && state === 'cancelled' && isFailureEnding(ending);
}

/** The request was removed with its connection; a test delivery never had one. */
export function isOfGoneRequest({ request_key, version }: StoredOutboxEntry): boolean {
  return request_key === null && version !== null;
}
