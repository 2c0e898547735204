import {
  attemptProblems,
  type AttemptProblem,
  type DeliveryDetail,
  type DeliveryEvent,
  type DeliveryFilter,
  type DeliveryHealth,
  type DeliveryRow,
  type DeliveryWindow,
  type WebhookSummary,
} from '../../contract/webhook/deliveries';
import { AppError } from '../../contract/errors';
import type { HeaderPairs } from '../../contract/http-message';
import { formatInstant } from '../../content/timestamp';
import type { DeliveryListStore, StoredDelivery } from './delivery-list-store';
import type { OutboxAttemptStore } from '../outbox/outbox-attempt-store';
import type { OutboxStore } from '../outbox/outbox-store';
import { isDismissed, isOfGoneRequest, type DeliveryService } from './delivery-service';
import { callStateOf, languagesOf } from '../outbox/call-state';
import { toHeaders, toHttpAttempt } from '../outbox/http-attempt';
import type { OutboxClock } from '../outbox/outbox-clock';
import type { OutboxService } from '../outbox/outbox-service';
import type { WebhookSecretService } from './webhook-secret-service';
import type { WebhookService } from './webhook-service';

/** Number of newest attempts that the health line counts. */
const healthAttempts = 20;
/** Number of attempts shown per delivery; manual ones are unlimited. */
const shownAttempts = 100;

interface Parts {
  readonly list: DeliveryListStore;
  readonly outboxStore: OutboxStore;
  readonly attempts: OutboxAttemptStore;
  readonly outbox: OutboxService;
  readonly clock: OutboxClock;
  readonly deliveries: DeliveryService;
  readonly webhook: WebhookService;
  readonly secrets: WebhookSecretService;
}

/** Reads for the webhook screen. */
export class DeliveryListService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  summary(): WebhookSummary {
    return {
      url: this.#parts.webhook.read().url,
      secret: this.#parts.secrets.summary(),
      health: this.#health(),
      counts: this.#counts(),
    };
  }

  window(filter: DeliveryFilter, offset: number, limit: number): DeliveryWindow {
    const counts = this.#counts();
    const hold = this.#parts.webhook.hold();
    const rows = this.#parts.list.window(filter, offset, limit).map((stored) => this.#row(stored, hold));
    return { total: counts[filter], offset, rows, counts };
  }

  /** Returns the index of a delivery in the list; null when it is not in it. */
  locate(filter: DeliveryFilter, key: number): { readonly index: number | null } {
    const index = this.#parts.list.newerThan(filter, key);
    const [row] = this.#parts.list.window(filter, index, 1);
    return { index: row?.key === key ? index : null };
  }

  /** @throws AppError NOT_FOUND */
  detail(key: number): DeliveryDetail {
    return {
      delivery: this.#row(this.#require(key), this.#parts.webhook.hold()),
      attempts: this.#parts.attempts
        .ofEntry(key, shownAttempts)
        .map((attempt) => toHttpAttempt(attempt, toProblem(attempt.problem))),
    };
  }

  /**
   * Returns headers and whole body of the newest attempt, for the signature doctor; undefined before any
   * attempt.
   *
   * @throws AppError NOT_FOUND; CONFLICT when its request is gone.
   */
  lastCall(
    key: number,
  ): { readonly headers: HeaderPairs; readonly body: string; readonly startedUs: number } | undefined {
    const stored = this.#require(key);
    const [last] = this.#parts.attempts.ofEntry(key, 1);
    if (last === undefined) return undefined;
    return {
      headers: toHeaders(last.request_headers),
      body: this.#parts.deliveries.bodyOf(stored),
      startedUs: last.started_us,
    };
  }

  #require(key: number): StoredDelivery {
    const stored = this.#parts.list.byKey(key);
    if (stored === undefined) throw new AppError('NOT_FOUND', 'This delivery is no longer in the store.');
    return stored;
  }

  #counts(): Readonly<Record<DeliveryFilter, number>> {
    const { outboxStore } = this.#parts;
    const waiting = outboxStore.count('webhook', 'waiting');
    const failed = outboxStore.count('webhook', 'failed');
    const delivered = outboxStore.count('webhook', 'done');
    const cancelled = outboxStore.count('webhook', 'cancelled');
    return { all: waiting + failed + delivered + cancelled, waiting, failed, delivered };
  }

  #health(): DeliveryHealth {
    const problems = this.#parts.attempts.recentProblems('webhook', healthAttempts);
    // Without an address no delivery is sent, so none fails.
    const hasAddress = this.#parts.webhook.read().url !== null;
    const sinceUs = hasAddress ? this.#parts.attempts.failingSince('webhook') : undefined;
    return {
      recent: problems.length,
      failed: problems.filter((problem) => problem !== null).length,
      ...(sinceUs === undefined ? {} : { failingSince: formatInstant(sinceUs) }),
    };
  }

  #row(stored: StoredDelivery, hold: ReturnType<WebhookService['hold']>): DeliveryRow {
    const isSending = stored.state === 'waiting' && this.#parts.outbox.isRunning(stored.key);
    const ended = isDismissed(stored) ? 'dismissed' : callStateOf[stored.state];
    const state = isSending ? 'sending' : ended;
    const lastProblem = toProblem(stored.last_problem);
    return {
      key: stored.key,
      eventId: stored.event_id,
      // Written by the delivery service and by nothing else.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      event: stored.event as DeliveryEvent,
      ...(stored.request_key === null ? {} : { requestKey: stored.request_key }),
      ...(isOfGoneRequest(stored) ? { requestGone: true } : {}),
      requestId: stored.request_id,
      title: stored.title,
      ...languagesOf(stored),
      state,
      created: formatInstant(stored.created_us),
      attempts: stored.attempts,
      ...(stored.last_status === null ? {} : { lastStatus: stored.last_status }),
      ...(lastProblem === undefined ? {} : { lastProblem }),
      ...(state === 'waiting' ? this.#turn(stored, hold) : {}),
    };
  }

  #turn(
    stored: StoredDelivery,
    hold: ReturnType<WebhookService['hold']>,
  ): Pick<DeliveryRow, 'hold' | 'nextAttempt'> {
    if (hold !== undefined) return { hold };
    if (stored.is_head === 0) return { hold: 'earlier-delivery' };
    const { clock, outboxStore } = this.#parts;
    const dueUs = stored.round === outboxStore.round('webhook') ? stored.due_us : clock.nowUs();
    return { nextAttempt: formatInstant(clock.toMachineUs(dueUs)) };
  }
}

function toProblem(text: string | null): AttemptProblem | undefined {
  return attemptProblems.find((known) => known === text);
}
