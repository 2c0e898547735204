import { AppError } from '../../contract/errors';
import type { ReceiptStore } from './receipt-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import { headerPairs, headerValue } from '../platform/header-pairs';
import { signatureOutcome, type ReceiptProcessor } from './receipt-processor';
import type { UnknownKeyCalls } from './receipt-list-service';
import type { ReceiptWorker } from './receipt-worker';
import { signatureHeaders } from '../webhook/webhook-signature';

/**
 * Limits of calls that wait for their commit, and of their bodies' bytes, so that a flood can't exhaust
 * memory.
 */
const mostWaiting = { calls: 512, bytes: 64 * 1024 * 1024 };
const retryAfterSeconds = 1;

export interface ListenerCall {
  readonly method: string;
  /** Node's flat list: name, value, name, value, …. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly receipts: ReceiptStore;
  readonly processor: ReceiptProcessor;
  readonly worker: ReceiptWorker;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Receives calls of upstream's webhooks: stored first, applied later (decisions, section 8). */
export class ReceiptService {
  readonly #parts: Parts;
  #waiting = { calls: 0, bytes: 0 };
  #unknown: UnknownKeyCalls = { count: 0, lastUs: undefined };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Counts calls since the program started whose key belongs to no connection. */
  get unknownKeyCalls(): UnknownKeyCalls {
    return this.#unknown;
  }

  countUnknownKey(): void {
    this.#unknown = { count: this.#unknown.count + 1, lastUs: machineUs(this.#parts.environment) };
    this.#notify();
  }

  /**
   * Stores a call as received. When this resolves, the call is on disk and its signature accepted. Its
   * content is processed later, because sending it again would not change a problem in it.
   *
   * @throws AppError FORBIDDEN when its signature does not verify (it is kept nevertheless); UNAVAILABLE when
   * the secret
   *   can't be read (kept, too), or too many calls wait.
   */
  async receive(connectionKey: number, { method, rawHeaders, body }: ListenerCall): Promise<void> {
    if (
      this.#waiting.calls >= mostWaiting.calls ||
      (this.#waiting.calls > 0 && this.#waiting.bytes + body.length > mostWaiting.bytes)
    ) {
      throw new AppError(
        'UNAVAILABLE',
        'The listener has too many calls to keep. Send it again in a moment.',
        {
          retryAfterSeconds,
        },
      );
    }
    const receivedUs = machineUs(this.#parts.environment);
    const headers = headerPairs(rawHeaders);
    const verdict = this.#parts.processor.signature(connectionKey, { headers, body, receivedUs });
    const receipt = {
      connectionKey,
      receivedUs,
      method,
      eventId: headerValue(headers, signatureHeaders.id),
      headers: JSON.stringify(headers),
      body,
    };
    this.#waiting.calls += 1;
    this.#waiting.bytes += body.length;
    try {
      await this.#parts.commits.durable(() => {
        const key = this.#parts.receipts.insert(receipt);
        if (verdict.kind === 'refused')
          this.#parts.receipts.recordOutcome(key, signatureOutcome(verdict.problem), receivedUs);
      });
    } finally {
      this.#waiting.calls -= 1;
      this.#waiting.bytes -= body.length;
    }
    this.#notify();
    if (verdict.kind === 'accepted') return this.#parts.worker.wake();
    this.#parts.worker.countUnsigned(body.length);
    if (!verdict.isOurFault) throw new AppError('FORBIDDEN', verdict.problem);
    throw new AppError(
      'UNAVAILABLE',
      'The secret of this address cannot be read here now. The call was kept; send it again later.',
    );
  }

  #notify(): void {
    this.#parts.changes.notify({ name: 'receipts.changed', payload: {} });
  }
}
