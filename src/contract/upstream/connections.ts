import type { ImportState } from '../../content/content-request';
import type { HttpAttempt } from '../http-message';
import type { LanguagePair } from '../problems';

/**
 * Types of connections, their syncs and the outbox as they travel to the window (decisions, sections 6 and
 * 9).
 */

/**
 * ISO days of the week, 1 = Monday, and times of day in this machine's zone; `to` before `from` runs over
 * midnight.
 */
export interface WorkingHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

export const queryVariants = ['criteria', 'simple'] as const;
export type QueryVariant = (typeof queryVariants)[number];

/** Why a sync, a connection test or the sending of a mark failed. */
export const upstreamProblems = [
  'unreachable',
  'timeout',
  'cut',
  'insecure',
  /** Status 403: the connection stops until its token is changed. */
  'token-refused',
  /** The stored token can't be decrypted on this machine. */
  'token-unreadable',
  'no-token',
  /** Status 429. */
  'rate-limited',
  /** Status 404 for the query: there is no such service at this address. */
  'not-found',
  'redirect',
  /** Status 5xx. */
  'server-error',
  /** Any other status. */
  'status',
  /** The body is not JSON, or not a result page. */
  'not-understood',
  'too-large',
  /** This program could not read or store the answer, whatever it was. */
  'not-stored',
  /**
   * Requests moved between pages while they were read, so the run's result is not reliable; it is repeated.
   */
  'moving',
] as const;
export type UpstreamProblem = (typeof upstreamProblems)[number];

/** The state that a connection's chip shows. */
export type ConnectionState =
  | { readonly kind: 'up-to-date' }
  /** `total` is upstream's count; absent before the first page arrived. */
  | { readonly kind: 'syncing'; readonly done: number; readonly total?: number }
  /** `until` is the time of the next query (RFC 3339); `more` counts requests that are known to be left. */
  | { readonly kind: 'waiting'; readonly until: string; readonly more: number }
  | { readonly kind: 'offline'; readonly until: string }
  | { readonly kind: 'paused' }
  | { readonly kind: 'needs-you'; readonly problem: UpstreamProblem; readonly text: string };

export interface ConnectionSummary {
  readonly key: number;
  readonly name: string;
  readonly baseUrl: string;
  readonly state: ConnectionState;
  readonly hasToken: boolean;
  readonly intervalSeconds: number;
  readonly workingHours: WorkingHours | null;
  readonly pageSize: number;
  /** Whether its requests that are not imported are read again once a day, in the background. */
  readonly looksAgain: boolean;
  /** How many requests wait for that now; counted up to 1,000. */
  readonly looksDue: number;
  /** Whether the query asks for requests of every source, not only for those submitted by API. */
  readonly everySource: boolean;
  readonly paused: boolean;
  readonly variant: QueryVariant;
  /** The page cursor exactly as upstream wrote it. */
  readonly cursor?: string;
  /** RFC 3339: when a run last found nothing left. */
  readonly upToDate?: string;
  /** RFC 3339: when the next query is allowed; absent when that is now. */
  readonly nextQuery?: string;
  /** RFC 3339: when the schedule asks next; absent while paused or stopped. */
  readonly nextRun?: string;
  /** Number of requests here that arrived by this connection. */
  readonly requests: number;
  /**
   * Requests that other connections to the same service, removed ones included, mirrored already. They are
   * not mirrored twice.
   */
  readonly keptByOthers: readonly { readonly name: string; readonly requests: number }[];
  /**
   * Names of other connections to the same service; a request that one of them mirrored is not mirrored
   * again.
   */
  readonly sharesMirrorWith: readonly string[];
  readonly marksToSend: number;
  /** Whether some of these marks failed at their last attempt; they are retried. */
  readonly marksFailing: boolean;
  readonly clockDifferenceMs?: number;
  /** Why the last runs failed. */
  readonly problem?: { readonly kind: UpstreamProblem; readonly text: string; readonly since: string };
  /**
   * Number of upstream's results that Locdesk can't store and that are therefore missing here; each is
   * counted once, up to 10,000.
   */
  readonly notUnderstood: number;
  readonly listener: {
    /** Absent while the listener does not listen. */
    readonly url?: string;
    readonly hasSecret: boolean;
    readonly lastReceived?: string;
    /** Syncs keep finding changes that no webhook call announced. */
    readonly seemsSilent: boolean;
  };
}

/** Counts the service's requests that are stored here, by whichever connection they arrived. */
export function requestsHere({
  requests,
  keptByOthers,
}: Pick<ConnectionSummary, 'requests' | 'keptByOthers'>): number {
  return keptByOthers.reduce((sum, kept) => sum + kept.requests, requests);
}

/** Data that is removed together with a connection. */
export interface RemovalCost {
  /** Number of mirrored requests, if the mirror is removed too. */
  readonly requests: number;
  /** Number of marks that were not sent yet; these are cancelled in any case. */
  readonly marks: number;
  /** Number of waiting webhook deliveries of its requests; cancelled when the requests are removed. */
  readonly deliveries: number;
  /** Local requests that were not sent to it yet; they stay here. */
  readonly unsent: number;
  /**
   * Local requests that it has received and not completed yet. Their results do not arrive while no
   * connection leads there.
   */
  readonly sent: number;
}

/** A new connection; it adopted the requests that an earlier connection to the same service left here. */
export interface AddedConnection extends ConnectionSummary {
  readonly adoptedRequests: number;
}

/** The result of a connection test, step by step; steps that were not reached are absent. */
export interface ConnectionTest {
  readonly reachable: boolean;
  /** False: what answers is no content request service. Absent when that is not known, or it is one. */
  readonly isService?: false;
  readonly tokenAccepted?: boolean;
  /** Absent when finding it out would have used up the query limit. */
  readonly variant?: QueryVariant;
  readonly tokenKind?: 'live' | 'test';
  readonly clockDifferenceMs?: number;
  readonly roundTripMs?: number;
  readonly problem?: UpstreamProblem;
  /** The result in words, with what to do next. */
  readonly text: string;
}

export const syncOutcomes = ['running', 'up-to-date', 'more-left', 'failed', 'interrupted'] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];

export const syncCauses = ['schedule', 'now', 'fetch-again', 'command-line'] as const;
export type SyncCause = (typeof syncCauses)[number];

export interface SyncRun {
  readonly key: number;
  readonly cause: SyncCause;
  /** RFC 3339. */
  readonly started: string;
  readonly durationMs?: number;
  readonly outcome: SyncOutcome;
  readonly variant: QueryVariant;
  readonly pages: number;
  readonly received: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  readonly problem?: UpstreamProblem;
  readonly problemText?: string;
}

/** A result of upstream that Locdesk can't store. */
export interface PutAside {
  /** Upstream's id, or another text that identifies the result. */
  readonly id: string;
  readonly reason: string;
  /** RFC 3339: when the result was first received. */
  readonly since: string;
}

export interface PutAsideWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly PutAside[];
}

export interface SyncRunWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly SyncRun[];
}

/** `conflict`: upstream's mark is another one than when the coordinator set ours, so ours was not sent. */
export const markDeliveryRowStates = [
  'waiting',
  'sending',
  'sent',
  'refused',
  'conflict',
  'failed',
  'cancelled',
] as const;
export type MarkDeliveryRowState = (typeof markDeliveryRowStates)[number];

export const markDeliveryFilters = ['open', 'all'] as const;
export type MarkDeliveryFilter = (typeof markDeliveryFilters)[number];

/**
 * `failed` counts parked entries: refused, in conflict or given up. Only the coordinator can move them on.
 */
export interface MarkDeliveryCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly sent: number;
}

/**
 * How many of the chosen marks will be sent. All 0 means that they are sent already, are being sent, or no
 * longer hold.
 */
export interface SendNowAnswer {
  /** Marks that are sent at once. */
  readonly count: number;
  /** Marks that are sent first once their connection is resumed. */
  readonly paused: number;
  /** Marks that are sent first once their connection's problem is fixed. */
  readonly needsYou: number;
}

/** Ends of a mark's delivery that no call explains. `undone-unanswered`: upstream may have the mark. */
export const markDeliveryEnds = [
  'by-hand',
  'replaced',
  'undone',
  'undone-unanswered',
  'removed',
  'kept-upstream',
] as const;
export type MarkDeliveryEnd = (typeof markDeliveryEnds)[number];

/**
 * An import mark on its way to a connection. Filter `open` lists every entry that is neither sent nor
 * cancelled.
 */
export interface MarkDeliveryRow {
  readonly key: number;
  readonly connectionKey: number;
  readonly connectionName: string;
  /** Absent once the request was removed with its connection. */
  readonly requestKey?: number;
  readonly requestId: string;
  readonly title: string;
  /** Absent once the request is gone. */
  readonly languages?: LanguagePair;
  readonly importState: ImportState;
  readonly state: MarkDeliveryRowState;
  /** RFC 3339: when the mark was set. */
  readonly created: string;
  readonly attempts: number;
  /** RFC 3339; present only while the entry waits. */
  readonly nextAttempt?: string;
  /** Present where no call says why it ended. */
  readonly ended?: MarkDeliveryEnd;
  /** It is held for now, so that it can be undone. */
  readonly isUndoable?: true;
  /** Why the entry waits beyond its next attempt: the connection is paused or stopped. */
  readonly hold?: 'paused' | 'needs-you';
  readonly lastStatus?: number;
  readonly problem?: UpstreamProblem;
  readonly problemText?: string;
  /** The entry is cancelled and upstream has no mark that replaced it here, so it can be sent again. */
  readonly holdsOnlyHere?: true;
  /** With `conflict`, upstream's own mark. With `sent`, the mark that it replaced there. */
  readonly upstreamMark?: { readonly importState: ImportState; readonly time: string };
}

export interface MarkDeliveryWindow {
  readonly total: number;
  readonly offset: number;
  readonly rows: readonly MarkDeliveryRow[];
  readonly counts: Readonly<Record<MarkDeliveryFilter, number>>;
}

export interface MarkDeliveryDetail {
  readonly entry: MarkDeliveryRow;
  /** Attempts, newest first. */
  readonly attempts: readonly HttpAttempt<UpstreamProblem>[];
}
