import type { UpstreamProblem } from '../../../contract/upstream/connections';
import type { ImportState } from '../../../content/content-request';
import { importStates } from '../../../content/content-request';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { StoredOutboxEntry } from '../../outbox/outbox-store';
import type { MarkDeliveryStore } from './mark-delivery-store';
import type { ConnectionSyncStore } from '../connection-sync-store';
import type { ForwardingStore } from '../forwarding/forwarding-store';
import type { CommitQueue } from '../../database/commit-queue';
import { machineUs, type Environment } from '../../platform/environment';
import type { UpstreamMark, UpstreamMarkService } from './upstream-mark-service';

/** Content of an entry: the request at upstream, and its mark. */
export interface MarkCall {
  readonly connectionKey: number;
  readonly requestKey: number;
  /** Its id there. */
  readonly requestId: string;
  readonly importState: ImportState;
}

/** A locked key store may be unlocked; the next sync after this time tries again. */
const tokenRestUs = 30 * 60 * 1_000_000;

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly marks: ImportMarkStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly forwardings: ForwardingStore;
  readonly upstreamMarks: UpstreamMarkService;
  readonly environment: Environment;
}

/** The rules of an attempt to send an import mark; the calls are the channel's. */
export class MarkDeliveryAttemptService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Keys of connections that can be sent to: neither paused nor waiting for a new token. */
  openConnections(): readonly number[] {
    return this.#parts.connectionSyncs
      .list()
      .filter((row) => markHold(row) === undefined)
      .map(({ key }) => key);
  }

  /** Undefined when the request was removed. */
  callOf(entry: StoredOutboxEntry): MarkCall | undefined {
    const { request_key: requestKey, connection_key: connectionKey } = entry;
    const request = requestKey === null ? undefined : this.#parts.requests.byKey(requestKey);
    const importState = importStates.find((known) => known === entry.event);
    if (request === undefined || connectionKey === null || importState === undefined) return undefined;
    const forwarding = request.origin === 0 ? this.#parts.forwardings.byRequest(request.key) : undefined;
    const requestId = forwarding?.upstream_id ?? request.id;
    return { connectionKey, requestKey: request.key, requestId, importState };
  }

  /** Whether upstream's mark changed since ours was set, and is not one of ours. */
  isConflict(entry: StoredOutboxEntry, call: MarkCall, mark: UpstreamMark): boolean {
    if (entry.known_state === mark.importState && entry.known_us === mark.time.us) return false;
    return !this.#parts.markDeliveries.mayHaveSet(call.requestKey, mark.importState);
  }

  /**
   * Whether a mark replaces a newer one of upstream: a tool's mark does, because it was answered with 200 and
   * the last mark wins (decisions, section 6).
   */
  replacesUpstream({ mark_key }: StoredOutboxEntry): boolean {
    return mark_key !== null && this.#parts.marks.madeBy(mark_key) === 'api';
  }

  /** Stores the mark that ours replaces at upstream, for the history. */
  async replacing(entry: StoredOutboxEntry, mark: UpstreamMark): Promise<void> {
    await this.#parts.commits.durable(() => this.conflict(entry, mark));
  }

  /** Returns upstream's mark as last seen in queries and calls, for requests that can't be read singly. */
  lastSeen({ requestKey }: MarkCall): UpstreamMark | undefined {
    return this.#parts.upstreamMarks.known(requestKey);
  }

  /**
   * Must be on disk before a call is sent that may set the mark, so that a kill before its answer is known.
   */
  async beginSending({ key }: StoredOutboxEntry): Promise<void> {
    await this.#parts.commits.durable(() => this.#parts.markDeliveries.setUnconfirmed(key, true));
  }

  /** Call inside the transaction that settles the attempt, when the call was answered or never sent. */
  notSet({ key }: StoredOutboxEntry): void {
    this.#parts.markDeliveries.setUnconfirmed(key, false);
  }

  /**
   * Call inside the settling transaction when upstream accepted the mark. `mark` is upstream's version, if
   * its response contained one.
   */
  set({ requestKey }: MarkCall, mark: UpstreamMark | undefined): void {
    // The request may have been removed in the meantime, or merged with another.
    if (this.#parts.requests.byKey(requestKey) === undefined) return;
    if (mark !== undefined) this.#parts.upstreamMarks.taken(requestKey, mark);
  }

  /** Call inside the settling transaction when upstream's own mark conflicts with ours. */
  conflict({ key }: StoredOutboxEntry, { importState, time }: UpstreamMark): void {
    this.#parts.markDeliveries.writeConflict(key, {
      import_state: importState,
      time_text: time.text,
      time_us: time.us,
    });
  }

  /** Call inside the settling transaction; the connection sends nothing until its token is changed. */
  stop(
    { connectionKey }: Pick<MarkCall, 'connectionKey'>,
    problem: UpstreamProblem,
    problemText: string,
  ): void {
    const nowUs = machineUs(this.#parts.environment);
    this.#parts.connectionSyncs.setFailed(connectionKey, {
      problem,
      problemText,
      nowUs,
      notBeforeUs: nowUs + tokenRestUs,
      retryAfterUs: null,
      stopped: problem === 'token-refused' ? 1 : 0,
    });
  }
}

/** Returns why marks for a connection wait beyond their time; undefined when they don't. */
export function markHold(connection: {
  readonly paused: 0 | 1;
  readonly stopped: 0 | 1;
  readonly token: string | null;
  readonly problem: UpstreamProblem | null;
}): 'paused' | 'needs-you' | undefined {
  if (connection.paused === 1) return 'paused';
  const isUnreadable = connection.problem === 'token-unreadable';
  return connection.stopped === 1 || connection.token === null || isUnreadable ? 'needs-you' : undefined;
}
