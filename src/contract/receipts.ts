import type { HeaderPairs, KeptBody } from './http-message';
import type { ServiceState } from './ui-types';

/** The listener and its receipts as they travel to the window (decisions, section 8). */

export const receiptStates = ['new', 'applied', 'unchanged', 'refused'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const receiptFilters = ['all', 'applied', 'unchanged', 'refused'] as const;
export type ReceiptFilter = (typeof receiptFilters)[number];

/** Why a receipt changed nothing. */
export const receiptReasons = [
  /** The same `webhook-id` was applied before. */
  'repeated',
  /** The mirror says the same already. */
  'same-content',
  /** The mirror knows something newer. */
  'older',
  /** The call takes a completion back or comes from before it, and its id does not show which. */
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
  /** What it was applied to, or says of a request that the mirror has. */
  readonly requestKey?: number;
  readonly title?: string;
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
  /** Up to 1 MiB of it. */
  readonly body: KeptBody;
  /** Every problem with its place. */
  readonly problems: readonly string[];
  /** The version of the request that it made, or that says the same. */
  readonly version?: number;
}

export interface ListenerAddress {
  readonly connectionKey: number;
  readonly connectionName: string;
  /** Undefined while the listener does not listen. */
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
  /** Calls with a key that no connection has, since the program started. */
  readonly unknownKeyCalls: number;
  /** RFC 3339. */
  readonly lastUnknownKeyCall?: string;
}
