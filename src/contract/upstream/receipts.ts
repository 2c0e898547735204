import type { HeaderPairs, KeptBody } from '../http-message';
import type { LanguagePair } from '../problems';
import type { ServiceState } from '../ui-types';

/** Types of the listener and its receipts as they travel to the window (decisions, section 8). */

/** `dismissed`: it was refused, and needs no attention any more. */
export const receiptStates = ['new', 'applied', 'unchanged', 'refused', 'dismissed'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const receiptFilters = ['all', 'applied', 'unchanged', 'refused'] as const;
export type ReceiptFilter = (typeof receiptFilters)[number];

/** Why a receipt changed nothing. */
export const receiptReasons = [
  /** A call with this `webhook-id` was applied before. */
  'repeated',
  /** The mirror has this content already. */
  'same-content',
  /** The mirror has newer content. */
  'older',
  /** The call takes a completion back or precedes it, and its id does not show which. */
  'unclear',
  'signature',
  'not-json',
  'not-a-request',
  'failed',
] as const;
export type ReceiptReason = (typeof receiptReasons)[number];

export interface ReceiptRow {
  readonly key: number;
  /** RFC 3339. */
  readonly received: string;
  readonly connectionKey: number;
  readonly connectionName: string;
  readonly eventId?: string;
  readonly state: ReceiptState;
  readonly reason?: ReceiptReason;
  readonly sizeBytes: number;
  /** The mirrored request that the call was applied to or that it describes. */
  readonly requestKey?: number;
  readonly title?: string;
  readonly languages?: LanguagePair;
}

export interface ReceiptWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly ReceiptRow[];
  readonly counts: Readonly<Record<ReceiptFilter, number>>;
}

export interface ReceiptDetail {
  readonly receipt: ReceiptRow;
  readonly method: string;
  readonly headers: HeaderPairs;
  /** The body, up to 1 MiB. */
  readonly body: KeptBody;
  /** Problems of the body, each with its place. */
  readonly problems: readonly string[];
  /** The version of the request that the call created, or that has its content already. */
  readonly version?: number;
}

export interface ListenerAddress {
  readonly connectionKey: number;
  readonly connectionName: string;
  /** Undefined while the listener is off. */
  readonly url?: string;
  readonly hasSecret: boolean;
  /** RFC 3339. */
  readonly lastReceived?: string;
  readonly receipts: number;
  readonly refused: number;
}

export interface ListenerSummary {
  readonly state: ServiceState;
  readonly addresses: readonly ListenerAddress[];
  /** Number of calls since the program started whose key belongs to no connection. */
  readonly unknownKeyCalls: number;
  /** RFC 3339. */
  readonly lastUnknownKeyCall?: string;
}
