import type { ReceiptReason } from '../../contract/upstream/receipts';
import type { HeaderPairs } from '../../contract/http-message';
import type { ReceiptStore, ReceiptOutcome, StoredReceipt } from './receipt-store';
import type { ConnectionService } from '../upstream/connection-service';
import type { MirrorOutcome, MirrorService } from '../upstream/mirror/mirror-service';
import { signatureProblem, type ReceivedCall } from '../webhook/received-signature';
import type { WebhookCallReading } from './webhook-call';

export type SignatureVerdict =
  | { readonly kind: 'accepted' }
  /** `isOurFault`: the secret can't be read here, so that the sender may be right. */
  | { readonly kind: 'refused'; readonly problem: string; readonly isOurFault: boolean };

export interface ProcessedReceipt {
  readonly outcome: ReceiptOutcome;
  /** Key of the request that it created or changed. */
  readonly changed?: number;
}

/**
 * Decides whether a receipt's sender is authentic, and applies the receipt to the mirror (decisions, section
 * 8).
 */
export class ReceiptProcessor {
  readonly #receipts: ReceiptStore;
  readonly #connections: ConnectionService;
  readonly #mirror: MirrorService;

  constructor(receipts: ReceiptStore, connections: ConnectionService, mirror: MirrorService) {
    this.#receipts = receipts;
    this.#connections = connections;
    this.#mirror = mirror;
  }

  /** Verifies with the secret now in force; the signature's age is relative to the call's arrival. */
  signature(connectionKey: number, call: ReceivedCall): SignatureVerdict {
    const secret = this.#connections.listenerSecret(connectionKey);
    if (secret.kind === 'none') return { kind: 'accepted' };
    if (secret.kind === 'unreadable') return { kind: 'refused', problem: secret.problem, isOurFault: true };
    const problem = signatureProblem(call, secret.secret);
    return problem === undefined ? { kind: 'accepted' } : { kind: 'refused', problem, isOurFault: false };
  }

  /** Applies the content of an accepted receipt. Must be called inside the caller's transaction. */
  apply(
    receipt: StoredReceipt,
    reading: WebhookCallReading,
    learnedBy: 'webhook' | 'hand',
  ): ProcessedReceipt {
    const eventId = receipt.event_id ?? undefined;
    const same =
      eventId === undefined
        ? undefined
        : this.#receipts.sameEvent(receipt.connection_key, eventId, receipt.key);
    if (same !== undefined) {
      return {
        outcome: {
          state: 'unchanged',
          reason: 'repeated',
          requestKey: same.request_key ?? undefined,
          version: same.version ?? undefined,
        },
      };
    }
    if (!reading.ok) {
      return { outcome: { state: 'refused', reason: reading.reason, problems: reading.problems } };
    }
    const learning = { learnedBy, learnedUs: receipt.received_us, eventId };
    return processedReceipt(this.#mirror.apply(receipt.connection_key, reading.request, learning));
  }
}

/** The outcome of an unexpected error: the receipt stays and can be replayed. */
export const failedOutcome = {
  state: 'refused',
  reason: 'failed',
  problems: ['Applying it failed inside Locdesk. The log file says more; "Replay" tries again.'],
} as const;

export function signatureOutcome(problem: string): ReceiptOutcome {
  return { state: 'refused', reason: 'signature', problems: [problem] };
}

export function receivedCallOf(
  receipt: Pick<StoredReceipt, 'received_us'>,
  call: { readonly headers: string; readonly body: Uint8Array },
): ReceivedCall {
  return { headers: parseHeaders(call.headers), body: call.body, receivedUs: receipt.received_us };
}

/** Parses header pairs that `JSON.stringify` wrote. */
function parseHeaders(json: string): HeaderPairs {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as HeaderPairs;
}

/** Reasons of outcomes that changed nothing. */
const unchangedReasons = {
  unchanged: 'same-content',
  older: 'older',
  unclear: 'unclear',
} as const satisfies Record<Exclude<MirrorOutcome['kind'], 'new' | 'changed'>, ReceiptReason>;

function processedReceipt({ kind, requestKey, version }: MirrorOutcome): ProcessedReceipt {
  if (kind === 'new' || kind === 'changed') {
    return { outcome: { state: 'applied', requestKey, version }, changed: requestKey };
  }
  return { outcome: { state: 'unchanged', reason: unchangedReasons[kind], requestKey, version } };
}
