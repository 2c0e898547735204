import type { HttpAttempt } from './http-message';

/** The webhook and its deliveries as they travel to the window (decisions, section 7). */

export const deliveryEvents = ['created', 'confirmed', 'completed', 'reopened', 'edited', 'test'] as const;
export type DeliveryEvent = (typeof deliveryEvents)[number];

/**
 * `failed` stays until it is redelivered by hand. `cancelled`: its request was removed together with its connection before it
 * arrived. Nothing else ends a delivery but `delivered`.
 */
export const deliveryStates = ['waiting', 'sending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryFilters = ['all', 'waiting', 'failed', 'delivered'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/** Why an attempt did not succeed. `status`: an answer other than 2xx; `interrupted`: the program ended meanwhile. */
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

/** What a waiting delivery waits for, when it is not only its time. */
export type DeliveryHold = 'no-url' | 'earlier-delivery' | 'secret-unreadable';

export interface DeliveryRow {
  readonly key: number;
  /** The header `webhook-id`, the same on every attempt. */
  readonly eventId: string;
  readonly event: DeliveryEvent;
  /** Absent for a test delivery, and once the request is gone. */
  readonly requestKey?: number;
  /** It was removed with its connection, and what the delivery said with it: that can't be sent again. */
  readonly requestGone?: true;
  readonly requestId: string;
  readonly title: string;
  readonly state: DeliveryState;
  /** RFC 3339: when it was queued. */
  readonly created: string;
  readonly attempts: number;
  readonly lastStatus?: number;
  readonly lastProblem?: AttemptProblem;
  /** RFC 3339; only while it waits and nothing holds it. */
  readonly nextAttempt?: string;
  readonly hold?: DeliveryHold;
}

export interface DeliveryWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly DeliveryRow[];
  readonly counts: Readonly<Record<DeliveryFilter, number>>;
}

export interface DeliveryDetail {
  readonly delivery: DeliveryRow;
  /** Newest first. */
  readonly attempts: readonly HttpAttempt<AttemptProblem>[];
}

/** How the last attempts went. */
export interface DeliveryHealth {
  /** How many of the newest finished attempts are looked at: at most 20. */
  readonly recent: number;
  readonly failed: number;
  /** RFC 3339: since when attempts fail without one success in between; absent when the newest succeeded. */
  readonly failingSince?: string;
}

export interface WebhookSummary {
  /** Null before any registration and after its removal. */
  readonly url: string | null;
  readonly secret: {
    /** RFC 3339: since when it signs; absent while there is none that can be read. */
    readonly since?: string;
    /** RFC 3339: until when the one before signs too. */
    readonly previousUntil?: string;
    /** Why it can't be read, with the remedy. */
    readonly problem?: string;
  };
  readonly health: DeliveryHealth;
  readonly counts: Readonly<Record<DeliveryFilter, number>>;
}
