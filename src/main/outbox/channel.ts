import type { EventName } from '../../contract/events';
import type { Attempt, OutboxEntry, OutboxKind } from './outbox-service';

/** The outcome of an attempt: the closed list. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Tried again by the schedule, but not before `retryAfterMs`. */
  | { readonly kind: 'retry'; readonly retryAfterMs?: number }
  /** Trying again can't help. */
  | { readonly kind: 'refused' }
  /** The other side has something else; the coordinator has to decide. */
  | { readonly kind: 'conflict' }
  /** The call may have been accepted, which can't be found out: the coordinator has to decide. */
  | { readonly kind: 'unclear' }
  /** It can go on after this time: no try is used up. */
  | { readonly kind: 'later'; readonly afterMs: number }
  /** It waits until what holds it up is gone: no try is used up. */
  | { readonly kind: 'held' };

export interface Report {
  readonly outcome: Outcome;
  /** Absent when nothing had to be called. */
  readonly attempt?: Attempt;
  /** Writes what else was learned, in the transaction that settles the entry. */
  readonly alongside?: () => void;
}

/** One kind of outgoing calls, and how they are made. */
export interface Channel {
  readonly kind: OutboxKind;
  /** So many run at once. */
  readonly concurrency: number;
  /** Changes after which there may be something to do. */
  readonly wakesOn: readonly EventName[];
  /** Seconds before each further attempt. */
  readonly schedule: () => readonly number[];
  /** Why nothing can be sent now; undefined when it can. */
  readonly hold: () => string | undefined;
  /** To which connections something can be sent now; absent: entries of this kind belong to none. */
  readonly connections?: () => readonly number[];
  /**
   * Makes the call. Rejects only when Locdesk itself is at fault. `signal` is aborted when the program ends:
   * then don't wait any longer.
   */
  readonly attempt: (entry: OutboxEntry, signal: AbortSignal) => Promise<Report>;
  /** How calls go has changed: one began, or one ended. */
  readonly notify: () => void;
}
