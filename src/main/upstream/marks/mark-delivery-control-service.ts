import type { SendNowAnswer } from '../../../contract/upstream/connections';
import type { ConnectionStore } from '../connection-store';
import type { RequestQueueStore } from '../../outbox/request-queue-store';
import type { OutboxEnding, OutboxStore, StoredOutboxEntry } from '../../outbox/outbox-store';
import type { MarkDeliveryStore, Unreached } from './mark-delivery-store';
import type { ConnectionSyncStore } from '../connection-sync-store';
import type { UpstreamMarkStore } from './upstream-mark-store';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { Changes } from '../../platform/changes';
import type { CommitQueue } from '../../database/commit-queue';
import { machineUs, type Environment } from '../../platform/environment';
import type { OutboxService } from '../../outbox/outbox-service';
import { markHold } from './mark-delivery-attempt-service';
import type { UpstreamMark, UpstreamMarkService } from './upstream-mark-service';

/** Entries per commit: one or two milliseconds of work. */
const portion = 50;

interface Parts {
  readonly commits: CommitQueue;
  readonly outboxStore: OutboxStore;
  readonly requestQueues: RequestQueueStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly upstreamMarkStore: UpstreamMarkStore;
  readonly marks: ImportMarkStore;
  readonly connections: ConnectionStore;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly outbox: OutboxService;
  readonly upstreamMarks: UpstreamMarkService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** Actions on waiting import marks: by hand, and when a connection is reached again or removed. */
export class MarkDeliveryControlService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Sends marks now with a fresh schedule, including cancelled ones that still hold here. Marks that are
   * sent, replaced or being sent are left out of the answer. With `override`, also marks that differ from
   * upstream's own. Marks for a paused or stopped connection keep waiting, but are sent first. With `isUndo`,
   * marks that were held when they were cancelled are held until the same time again.
   */
  async sendNow(
    keys: readonly number[],
    { override, isUndo = false }: { readonly override: boolean; readonly isUndo?: boolean | undefined },
  ): Promise<SendNowAnswer> {
    const answer = { count: 0, paused: 0, needsYou: 0 };
    await this.#inPortions(
      keys,
      (entry) => {
        const connectionKey = this.#connectionOf(entry);
        const connection =
          connectionKey === undefined ? undefined : this.#parts.connectionSyncs.byKey(connectionKey);
        // No connection leads to the service any more.
        if (connectionKey === undefined || connection === undefined) return;
        this.#parts.markDeliveries.setConnection(entry.key, connectionKey);
        if (override) this.#parts.markDeliveries.setOverrides(entry.key, true);
        this.#wake(entry, isUndo && entry.attempts === 0 ? entry.due_us : 0);
        const hold = markHold(connection);
        answer[hold === undefined ? 'count' : hold === 'paused' ? 'paused' : 'needsYou'] += 1;
      },
      (key) => this.#open(key) ?? this.#cancelledInForce(key),
    );
    return answer;
  }

  /** Cancels the sending; if upstream has a mark of its own, that mark then holds here too. */
  async cancel(keys: readonly number[]): Promise<{ readonly count: number }> {
    const changed: number[] = [];
    const count = await this.#inPortions(keys, (entry) => {
      this.#end(entry, 'by-hand');
      if (entry.request_key === null) return;
      // If the request's connection was removed and added again, a newer mark may hold by now, which must
      // stay.
      if (this.#parts.marks.inForce(entry.request_key)?.key !== entry.mark_key) return;
      const mark = this.#upstreamMarkOf(entry);
      if (mark !== undefined && this.#parts.upstreamMarks.adopt(entry.request_key, mark)) {
        changed.push(entry.request_key);
      }
    });
    if (changed.length > 0) this.#parts.changes.requests(...changed);
    return { count };
  }

  /**
   * Called when the connection answers, or answers again (`any`): deliveries that did not reach it are
   * retried at once. With `no-host`, only those that could not connect.
   */
  async reached(connectionKey: number, unreached: Unreached): Promise<void> {
    let after = 0;
    for (;;) {
      const keys = this.#parts.markDeliveries.offlineKeys(connectionKey, unreached, after, portion);
      if (keys.length === 0) return;
      after = keys.at(-1) ?? after;
      await this.#inPortions(keys, (entry) => this.#wake(entry));
    }
  }

  /**
   * Call when a connection was removed: cancels every mark that waits for it, and keeps it listed. Returns
   * the number.
   */
  async cancelAllOf(connectionKey: number): Promise<number> {
    let total = 0;
    for (;;) {
      const keys = this.#parts.markDeliveries.openKeysOfRemoved(connectionKey, portion);
      const count = await this.#inPortions(keys, (entry) => this.#end(entry, 'removed'));
      total += count;
      if (count > 0) continue;
      // The remaining entries are being sent, and end with their attempt.
      await this.#parts.commits.durable(() => {
        for (const key of keys) this.#parts.markDeliveries.noteEnding(key, 'removed');
      });
      return total;
    }
  }

  async #inPortions(
    keys: readonly number[],
    work: (entry: StoredOutboxEntry) => void,
    entryOf = (key: number): StoredOutboxEntry | undefined => this.#open(key),
  ): Promise<number> {
    let count = 0;
    for (let from = 0; from < keys.length; from += portion) {
      count += await this.#parts.commits.durable(() => {
        this.#parts.outbox.keepClock();
        const open = keys.slice(from, from + portion).flatMap((key) => entryOf(key) ?? []);
        for (const entry of open) work(entry);
        return open.length;
      });
      this.#notify();
    }
    return count;
  }

  /** Undefined when the entry is sent, cancelled, removed or being sent. */
  #open(key: number): StoredOutboxEntry | undefined {
    const entry = this.#parts.outboxStore.byKey(key);
    if (entry?.kind !== 'import-mark' || this.#parts.outbox.isRunning(key)) return undefined;
    return entry.state === 'waiting' || entry.state === 'failed' ? entry : undefined;
  }

  /** Returns a cancelled entry whose mark was not sent and still holds. */
  #cancelledInForce(key: number): StoredOutboxEntry | undefined {
    const entry = this.#parts.outboxStore.byKey(key);
    if (entry?.kind !== 'import-mark' || entry.state !== 'cancelled' || entry.request_key === null)
      return undefined;
    return this.#parts.marks.inForce(entry.request_key)?.key === entry.mark_key ? entry : undefined;
  }

  /** Returns the connection for marks of the entry's request; the previous one may be gone. */
  #connectionOf({ connection_key: key }: StoredOutboxEntry): number | undefined {
    return key === null ? undefined : this.#parts.connections.ownerOf(key);
  }

  #wake({ key, request_key }: StoredOutboxEntry, earliestUs = 0): void {
    if (request_key !== null) this.#parts.requestQueues.clearHead('import-mark', request_key);
    this.#parts.requestQueues.requeue(key, Math.max(this.#parts.outbox.nowUs(), earliestUs), true);
  }

  #end({ key, request_key }: StoredOutboxEntry, ending: OutboxEnding): void {
    this.#parts.markDeliveries.cancel(key, ending, machineUs(this.#parts.environment));
    if (request_key !== null) this.#parts.requestQueues.advance('import-mark', request_key);
  }

  /** Returns the mark of the conflict, or else upstream's last known mark. */
  #upstreamMarkOf({ key, ending, request_key }: StoredOutboxEntry): UpstreamMark | undefined {
    const stored =
      (ending === 'conflict' ? this.#parts.markDeliveries.conflict(key) : undefined) ??
      (request_key === null ? undefined : this.#parts.upstreamMarkStore.read(request_key));
    if (stored === undefined) return undefined;
    return {
      importState: stored.import_state,
      time: { text: stored.time_text, us: stored.time_us },
    };
  }

  #notify(): void {
    this.#parts.changes.notify({ name: 'markDeliveries.changed', payload: {} });
  }
}
