import type { UpstreamProblem } from './connections';
import type { HttpAttempt } from '../http-message';

/**
 * Requests of this desk on their way to a connection, whose service completes them (decisions, section 12).
 */

/**
 * `sent`: upstream has it; its state says how far it is. `refused`: upstream said why. `unclear`: upstream
 * may have it, which is being found out or waits for a decision. `failed`: the last attempt of the schedule
 * failed. `cancelled`: it is a request of this desk alone.
 */
export const forwardingStates = [
  'waiting',
  'sending',
  'sent',
  'refused',
  'unclear',
  'failed',
  'cancelled',
] as const;
export type ForwardingState = (typeof forwardingStates)[number];

/** Why upstream refused a request, in its own words. */
export interface UpstreamError {
  readonly text: string;
  /** The field that it names, and the property of the field. */
  readonly fieldId?: string;
  readonly property?: string;
}

/** A request there that may be the one that was sent. */
export interface ForwardingCandidate {
  readonly id: string;
  /** RFC 3339, by upstream's clock. */
  readonly created: string;
}

/** Where a request is sent, and how that goes. */
export interface Forwarding {
  readonly connectionKey: number;
  readonly connectionName: string;
  readonly state: ForwardingState;
  /** Its id there. */
  readonly upstreamId?: string;
  readonly attempts: number;
  /** RFC 3339: with `waiting` when it is sent, with `unclear` when it is looked for. */
  readonly nextAttempt?: string;
  /** Why it waits longer than its time: the connection is paused, stopped, or was removed. */
  readonly hold?: 'paused' | 'needs-you' | 'removed';
  /** The problem of the last attempt. */
  readonly problem?: UpstreamProblem;
  readonly problemText?: string;
  /** With `refused`. */
  readonly errors?: readonly UpstreamError[];
  /** With `unclear`: it could not be found out, and the coordinator has to decide. */
  readonly waitsForDecision?: true;
  /** With `unclear`: requests there with the same content. */
  readonly candidates?: readonly ForwardingCandidate[];
}

/** Whether the sending goes no further until the coordinator decides, corrects or sends it again. */
export function needsYou({ state, hold, waitsForDecision }: Forwarding): boolean {
  return state === 'refused' || state === 'failed' || waitsForDecision === true || hold === 'removed';
}

export interface ForwardingDetail {
  /** null: the request is not sent anywhere. */
  readonly forwarding: Forwarding | null;
  /** Newest first. */
  readonly attempts: readonly HttpAttempt<UpstreamProblem>[];
}

/** A forwarded request in the list of them. */
export interface ForwardingRow extends Forwarding {
  readonly requestKey: number;
  readonly requestId: string;
  readonly title: string;
  readonly source: string;
  readonly target: string;
  /** RFC 3339. */
  readonly created: string;
}

/** Requests that are not sent. `unclear`: only those that wait for a decision, others are being found out. */
export interface UnsentForwardings {
  readonly waiting: number;
  readonly refused: number;
  readonly unclear: number;
  readonly failed: number;
}

export const forwardingFilters = ['open', 'all'] as const;
export type ForwardingFilter = (typeof forwardingFilters)[number];

export interface ForwardingCounts {
  /** Number of requests in each filter. */
  readonly counts: Readonly<Record<ForwardingFilter, number>>;
  /** Number of those for which `needsYou` holds. */
  readonly needYou: number;
}

/** `open`: everything that is neither sent nor cancelled. */
export interface ForwardingWindow {
  readonly total: number;
  readonly offset: number;
  /** Newest first. */
  readonly rows: readonly ForwardingRow[];
}
