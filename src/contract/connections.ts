import type { ImportState } from '../content/content-request';
import type { HttpAttempt } from './http-message';

/** Connections, their syncs and the outbox as they travel to the window (decisions, sections 6 and 9). */

/** ISO days of the week, 1 = Monday, and times of day in this machine's zone; `to` before `from` runs over midnight. */
export interface WorkingHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

export const queryVariants = ['criteria', 'simple'] as const;
export type QueryVariant = (typeof queryVariants)[number];

/** Why a sync, a test or a mark came to nothing. */
export const upstreamProblems = [
  'unreachable',
  'timeout',
  'cut',
  'insecure',
  /** 403: it stops until the token changes. */
  'token-refused',
  /** The token at rest can't be read here. */
  'token-unreadable',
  'no-token',
  /** 429. */
  'rate-limited',
  /** 404 for the query: no such service under this address. */
  'not-found',
  'redirect',
  /** 5xx. */
  'server-error',
  /** Any other status. */
  'status',
  /** Not JSON, or not a result page. */
  'not-understood',
  'too-large',
  /** Pages moved so much while they were read that the run could not be trusted; it is repeated. */
  'moving',
] as const;
export type UpstreamProblem = (typeof upstreamProblems)[number];

/** What the chip says. */
export type ConnectionState =
  | { readonly kind: 'up-to-date' }
  /** `total` is what upstream says there is; absent before the first page. */
  | { readonly kind: 'syncing'; readonly done: number; readonly total?: number }
  /** RFC 3339: when it asks next. `more`: it knows of requests that are left. */
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
  /** Its requests that are not imported are read again once a day, in the background. */
  readonly looksAgain: boolean;
  /** Of these, how many wait for it now: at most 1,000 are counted. */
  readonly looksDue: number;
  /** It is asked for requests of every source, not for those of the API alone. */
  readonly everySource: boolean;
  readonly paused: boolean;
  readonly variant: QueryVariant;
  /** As upstream wrote it. */
  readonly cursor?: string;
  /** RFC 3339: the last run that found nothing left. */
  readonly upToDate?: string;
  /** RFC 3339: when the next query is allowed; absent when that is now. */
  readonly nextQuery?: string;
  /** RFC 3339: when the schedule asks next; absent while paused or stopped. */
  readonly nextRun?: string;
  /** Of those here, the ones that came by this connection. */
  readonly requests: number;
  /** What others to the same service, removed ones too, mirrored of it: it is not mirrored again. */
  readonly keptByOthers: readonly { readonly name: string; readonly requests: number }[];
  /** Names of others that lead to the same service: what one of them mirrored is not mirrored again. */
  readonly sharesMirrorWith: readonly string[];
  readonly marksToSend: number;
  /** Some of them could not be sent at the last attempt, and are tried again. */
  readonly marksFailing: boolean;
  readonly clockDifferenceMs?: number;
  /** The last runs' failure. */
  readonly problem?: { readonly kind: UpstreamProblem; readonly text: string; readonly since: string };
  /** Results of upstream that this desk can't hold and that are missing here, each counted once; at most 10,000. */
  readonly notUnderstood: number;
  readonly listener: {
    /** Absent while the listener does not listen. */
    readonly url?: string;
    readonly hasSecret: boolean;
    readonly lastReceived?: string;
    /** Syncs keep finding what no webhook call announced. */
    readonly seemsSilent: boolean;
  };
}

/** How many of the service's requests are here, by whichever connection they came. */
export function requestsHere({
  requests,
  keptByOthers,
}: Pick<ConnectionSummary, 'requests' | 'keptByOthers'>): number {
  return keptByOthers.reduce((sum, kept) => sum + kept.requests, requests);
}

/** What goes along when a connection is removed. */
export interface RemovalCost {
  /** With its mirror. */
  readonly requests: number;
  /** Marks that were not sent to it: cancelled in any case. */
  readonly marks: number;
  /** Webhook deliveries of its requests that wait: cancelled when those go. */
  readonly deliveries: number;
}

/** Requests that an earlier connection to the same service left here are its own now. */
export interface AddedConnection extends ConnectionSummary {
  readonly adoptedRequests: number;
}

/** What a test found, step by step; steps that were not reached are absent. */
export interface ConnectionTest {
  readonly reachable: boolean;
  readonly tokenAccepted?: boolean;
  /** Absent when finding out would have used up the query. */
  readonly variant?: QueryVariant;
  readonly tokenKind?: 'live' | 'test';
  readonly clockDifferenceMs?: number;
  readonly roundTripMs?: number;
  readonly problem?: UpstreamProblem;
  /** In words, with what to do. */
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

/** A result of upstream that this desk can't hold. */
export interface PutAside {
  /** Upstream's id, or another text that identifies the result. */
  readonly id: string;
  readonly reason: string;
  /** RFC 3339: when it was met first. */
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

/** `conflict`: upstream has another mark than it had when ours was set; ours was not sent. */
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

/** `failed` are all that are parked: refused, in conflict, given up; they move only when the coordinator acts. */
export interface MarkDeliveryCounts {
  readonly waiting: number;
  readonly failed: number;
  readonly sent: number;
}

/** What becomes of marks that are to be sent now. All 0: those that were meant are sent, on their way, or do not hold any more. */
export interface SendNowAnswer {
  /** They go out at once. */
  readonly count: number;
  /** They go out first, once their connection is resumed. */
  readonly paused: number;
  /** The same once their connection was fixed. */
  readonly needsYou: number;
}

/** An import mark on its way to a connection. `open`: everything that is not sent and not cancelled. */
export interface MarkDeliveryRow {
  readonly key: number;
  readonly connectionKey: number;
  readonly connectionName: string;
  /** Absent once the request was removed with its connection. */
  readonly requestKey?: number;
  readonly requestId: string;
  readonly title: string;
  readonly importState: ImportState;
  readonly state: MarkDeliveryRowState;
  /** RFC 3339: when it was set. */
  readonly created: string;
  readonly attempts: number;
  /** RFC 3339; only while it waits. */
  readonly nextAttempt?: string;
  /** Why it waits longer than its time: the connection is paused or stopped. */
  readonly hold?: 'paused' | 'needs-you';
  readonly lastStatus?: number;
  readonly problem?: UpstreamProblem;
  readonly problemText?: string;
  /** Cancelled, and upstream has no mark that holds here instead: it can be sent again. */
  readonly holdsOnlyHere?: true;
  /** With `conflict`: upstream's own. With `sent`: the one there that it replaced. */
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
  /** Newest first. */
  readonly attempts: readonly HttpAttempt<UpstreamProblem>[];
}
