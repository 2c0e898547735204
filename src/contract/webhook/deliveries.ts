import type { HttpAttempt } from '../http-message';
import type { LanguagePair } from '../problems';

/** Types of the webhook and its deliveries as they travel to the window (decisions, section 7). */

/** How long the previous secret signs too after a rotation. */
export const secretOverlapHours = 24;

export const deliveryEvents = ['created', 'confirmed', 'completed', 'reopened', 'edited', 'test'] as const;
export type DeliveryEvent = (typeof deliveryEvents)[number];

/**
 * `failed` stays until it is redelivered or dismissed. `cancelled`: by hand while it waited, or its request
 * was removed together with its connection before it arrived. `dismissed`: it failed, and needs no attention
 * any more.
 */
export const deliveryStates = [
  'waiting',
  'sending',
  'delivered',
  'failed',
  'cancelled',
  'dismissed',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryFilters = ['all', 'waiting', 'failed', 'delivered'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/**
 * Why an attempt failed. `status`: a response other than 2xx; `interrupted`: the program ended during the
 * attempt.
 */
export const attemptProblems = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'cut',
  'insecure',
  'interrupted',
] as const;
export type AttemptProblem = (typeof attemptProblems)[number];

/** Why a delivery waits, if not only for its next attempt. */
export type DeliveryHold = 'no-url' | 'earlier-delivery' | 'secret-unreadable';

export interface DeliveryRow {
  readonly key: number;
  /** Value of the header `webhook-id`, equal on every attempt. */
  readonly eventId: string;
  readonly event: DeliveryEvent;
  /** Absent for a test delivery, and once the request is gone. */
  readonly requestKey?: number;
  /** The request and its content were removed with its connection, so the delivery can't be sent again. */
  readonly requestGone?: true;
  readonly requestId: string;
  readonly title: string;
  /** Absent for a test delivery, and once the request is gone. */
  readonly languages?: LanguagePair;
  readonly state: DeliveryState;
  /** RFC 3339: when it was queued. */
  readonly created: string;
  readonly attempts: number;
  readonly lastStatus?: number;
  readonly lastProblem?: AttemptProblem;
  /** RFC 3339; present only while the delivery waits and nothing holds it. */
  readonly nextAttempt?: string;
  readonly hold?: DeliveryHold;
}

export interface DeliveryWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly DeliveryRow[];
  readonly counts: Readonly<Record<DeliveryFilter, number>>;
}

/** Deliveries that were ended by hand. */
export interface EndedDeliveries {
  readonly keys: readonly number[];
  /** How many of them had failed. */
  readonly dismissed: number;
}

export interface DeliveryDetail {
  readonly delivery: DeliveryRow;
  /** Attempts, newest first. */
  readonly attempts: readonly HttpAttempt<AttemptProblem>[];
}

/** How the last attempts went. */
export interface DeliveryHealth {
  /** Number of the newest finished attempts that were counted, at most 20. */
  readonly recent: number;
  readonly failed: number;
  /** RFC 3339: since when every attempt failed; absent when the newest one succeeded. */
  readonly failingSince?: string;
}

export interface WebhookSummary {
  /** Null before any registration and after its removal. */
  readonly url: string | null;
  readonly secret: {
    /** RFC 3339: since when the secret signs; absent while no secret can be read. */
    readonly since?: string;
    /** RFC 3339: until when the previous secret signs too. */
    readonly previousUntil?: string;
    /** Why the secret can't be read, with the remedy. */
    readonly problem?: string;
  };
  readonly health: DeliveryHealth;
  readonly counts: Readonly<Record<DeliveryFilter, number>>;
}
