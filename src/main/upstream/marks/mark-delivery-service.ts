import { mostHeldSeconds } from '../../../contract/marking';
import type { ConnectionStore } from '../connection-store';
import type { ForwardingStore } from '../forwarding/forwarding-store';
import type { StoredRequest } from '../../requests/content-request-store';
import type { StoredImportMark } from '../../requests/import-mark-store';
import type { Mark, MarkFollower } from '../../requests/request-followers';
import type { RequestQueueStore } from '../../outbox/request-queue-store';
import type { StoredOutboxEntry } from '../../outbox/outbox-store';
import type { MarkDeliveryStore } from './mark-delivery-store';
import type { UpstreamMarkStore } from './upstream-mark-store';
import type { Changes } from '../../platform/changes';
import { machineUs, type Environment } from '../../platform/environment';
import type { OutboxService } from '../../outbox/outbox-service';

interface Parts {
  readonly markDeliveries: MarkDeliveryStore;
  readonly upstreamMarks: UpstreamMarkStore;
  readonly requestQueues: RequestQueueStore;
  readonly connections: ConnectionStore;
  readonly forwardings: ForwardingStore;
  readonly outbox: OutboxService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Import marks on their way to the service that a request is mirrored from (decisions, section 6). Everything
 * but `notify` is called inside the transaction that sets or undoes the mark. Of one request at most one
 * waits.
 */
export class MarkDeliveryService implements MarkFollower {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Announces changed mark deliveries. */
  notify(): void {
    this.#parts.changes.notify({ name: 'markDeliveries.changed', payload: {} });
  }

  /**
   * Queues a mark, replacing an older one that was not sent. Queues nothing for a local request, or if no
   * connection leads to its service any more.
   */
  enqueue(request: Pick<StoredRequest, 'key' | 'origin'>, mark: Mark): void {
    this.#enqueue(request, mark, 0);
  }

  enqueueHeld(request: Pick<StoredRequest, 'key' | 'origin'>, mark: Mark): void {
    this.#enqueue(request, mark, mostHeldSeconds * 1_000_000);
  }

  release(limit: number): number {
    const released = this.#parts.markDeliveries.release(this.#parts.outbox.nowUs(), limit);
    if (released > 0) this.#parts.outbox.keepClock();
    return released;
  }

  /** Whether upstream has this mark, or may have it: then the interface offers no way to take it away. */
  isUpstream(mark: StoredImportMark): boolean {
    return mayBeUpstream(mark, this.#parts.markDeliveries.ofMark(mark.key), this.#parts.outbox);
  }

  /** Call when an unsent mark is removed: its entry is cancelled too. */
  removed(mark: StoredImportMark): void {
    const entry = this.#parts.markDeliveries.ofMark(mark.key);
    if (entry === undefined || entry.state === 'cancelled') return;
    this.#end(entry, 'undone');
    this.#parts.requestQueues.advance('import-mark', mark.request_key);
  }

  /**
   * Call when the mark in force was undone; `holds` is the mark that holds again. An unsent entry is
   * cancelled; a sent one is followed by the mark that holds again or, without one, the entry records that
   * upstream keeps the mark.
   */
  undone(
    request: Pick<StoredRequest, 'key' | 'origin'>,
    markKey: number,
    holds: StoredImportMark | undefined,
  ): void {
    const entry = this.#parts.markDeliveries.ofMark(markKey);
    if (entry === undefined || entry.state === 'cancelled') return;
    const mayBeThere =
      entry.state === 'done' || entry.unconfirmed === 1 || this.#parts.outbox.isRunning(entry.key);
    if (holds !== undefined && (mayBeThere || this.#wasReplaced(holds.key))) {
      this.#enqueue(request, { key: holds.key, importState: holds.import_state }, 0);
      // The mark was replaced, but not by a newer mark.
      if (!mayBeThere) this.#parts.markDeliveries.noteEnding(entry.key, 'undone');
      return;
    }
    if (entry.state === 'done') this.#parts.markDeliveries.noteEnding(entry.key, 'kept-upstream');
    else this.#end(entry, 'undone');
  }

  /** If two merged requests both have waiting marks, only the newest is sent: see `MirrorMergeService`. */
  endOlder(requestKey: number): void {
    for (const entry of this.#parts.markDeliveries.openOf(requestKey).slice(0, -1))
      this.#end(entry, 'replaced');
  }

  /** Call at the start, when nothing is being sent: cancels entries that were replaced while being sent. */
  endOvertaken(): void {
    for (const { key, request_key, ending } of this.#parts.markDeliveries.overtaken()) {
      this.#parts.markDeliveries.cancel(key, ending ?? 'replaced', machineUs(this.#parts.environment));
      if (request_key !== null) this.#parts.requestQueues.advance('import-mark', request_key);
    }
  }

  #enqueue(
    { key: requestKey, origin }: Pick<StoredRequest, 'key' | 'origin'>,
    mark: Mark,
    delayUs: number,
  ): void {
    const connectionKey = this.#connectionOf(requestKey, origin);
    if (connectionKey === undefined) return;
    for (const entry of this.#parts.markDeliveries.openOf(requestKey)) this.#end(entry, 'replaced');
    const known = this.#parts.upstreamMarks.read(requestKey);
    this.#parts.outbox.enqueue({
      kind: 'import-mark',
      requestKey,
      event: mark.importState,
      version: null,
      requestState: null,
      completedText: null,
      body: null,
      mark: {
        connectionKey,
        markKey: mark.key,
        knownState: known?.import_state ?? null,
        knownUs: known?.time_us ?? null,
      },
      delayUs,
    });
  }

  /** Returns the connection of a mirrored request, or the one that a request of this desk was sent to. */
  #connectionOf(requestKey: number, origin: number): number | undefined {
    const { connections, forwardings } = this.#parts;
    if (origin !== 0) return connections.ownerOf(origin);
    const forwarding = forwardings.byRequest(requestKey);
    if (forwarding === undefined || forwarding.upstream_id === null) return undefined;
    return connections.ownerOf(forwarding.connection_key);
  }

  /** An entry being sent ends with its attempt, and the next one of its request waits for that. */
  #end({ key }: StoredOutboxEntry, ending: 'replaced' | 'undone'): void {
    if (this.#parts.outbox.isRunning(key)) this.#parts.markDeliveries.noteEnding(key, ending);
    else this.#parts.markDeliveries.cancel(key, ending, machineUs(this.#parts.environment));
  }

  /** Whether the entry was cancelled because the mark that was undone replaced it before it was sent. */
  #wasReplaced(markKey: number): boolean {
    const entry = this.#parts.markDeliveries.ofMark(markKey);
    return entry?.state === 'cancelled' && entry.ending === 'replaced';
  }
}

/** Whether upstream has a mark, or may have it; `entry` is its newest delivery. */
export function mayBeUpstream(
  mark: Pick<StoredImportMark, 'made_by'>,
  entry: StoredOutboxEntry | undefined,
  outbox: Pick<OutboxService, 'isRunning'>,
): boolean {
  if (mark.made_by === 'upstream') return true;
  if (entry === undefined) return false;
  return entry.state === 'done' || entry.unconfirmed === 1 || outbox.isRunning(entry.key);
}
