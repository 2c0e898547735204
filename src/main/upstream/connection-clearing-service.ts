import type { RemovalCost } from '../../contract/upstream/connections';
import type { ConnectionClearingStore } from './connection-clearing-store';
import type { ConnectionStore } from './connection-store';
import type { RemovalCostStore } from './removal-cost-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import type { ForwardingControlService } from './forwarding/forwarding-control-service';
import type { MarkDeliveryControlService } from './marks/mark-delivery-control-service';

/** While many requests are removed, windows are notified once in this many portions. */
const portionsPerNotification = 40;

const nothing: RemovalCost = { requests: 0, marks: 0, deliveries: 0, unsent: 0, sent: 0 };

interface Parts {
  readonly clearing: ConnectionClearingStore;
  readonly removalCost: RemovalCostStore;
  readonly connections: ConnectionStore;
  readonly commits: CommitQueue;
  readonly markDeliveries: MarkDeliveryControlService;
  readonly forwardings: Pick<ForwardingControlService, 'cancelAllOf'>;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Clears up after removed connections: cancels the marks that wait for them and removes their mirrors, in
 * portions, so that others come in between. A kill in between is finished by the next start.
 */
export class ConnectionClearingService {
  readonly #parts: Parts;
  #work: Promise<RemovalCost> = Promise.resolve(nothing);
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Counts what a removal removes. It reads the whole outbox, so call it only in a worker thread. */
  cost(connectionKey: number): RemovalCost {
    return this.#parts.removalCost.of(connectionKey);
  }

  /** Resolves with the removed counts when nothing is left to clear, or when the program ends. */
  clear(): Promise<RemovalCost> {
    this.#work = this.#work.then(
      () => this.#clear(),
      () => this.#clear(),
    );
    return this.#work;
  }

  /** Continues with clearing that an earlier run left. */
  start(): void {
    this.clear().catch((error: unknown) => {
      this.#parts.environment.log.error(
        { err: error },
        'cleaning up after a removed connection failed; it is tried again at the next start',
      );
    });
  }

  /** Starts no further work; resolves when the current work has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work.catch(() => nothing);
  }

  async #clear(): Promise<RemovalCost> {
    let total = nothing;
    for (const { key, withMirror } of this.#parts.clearing.list()) {
      const marks = await this.#parts.markDeliveries.cancelAllOf(key);
      const mirror = withMirror === 1 ? await this.#removeMirror(key) : nothing;
      const unsent = await this.#parts.forwardings.cancelAllOf(key);
      const went = { ...mirror, marks, unsent };
      this.#note(key, went);
      total = sum(total, went);
      if (this.#stopped) return total;
      await this.#parts.commits.durable(() => this.#parts.clearing.end(key));
    }
    return total;
  }

  #note(key: number, { requests, marks, deliveries, unsent }: RemovalCost): void {
    const connection = this.#parts.connections.nameOf(key);
    this.#parts.environment.log.info(
      {
        connection,
        requests,
        marksCancelled: marks,
        deliveriesCancelled: deliveries,
        requestsNotSent: unsent,
      },
      this.#stopped
        ? 'a removed connection is being cleared up, the next start goes on'
        : 'a connection was removed',
    );
  }

  async #removeMirror(key: number): Promise<RemovalCost> {
    let total = nothing;
    for (let portions = 1; !this.#stopped; portions += 1) {
      const { removed, deliveries, isLast } = await this.#parts.commits.relaxed(() =>
        this.#parts.clearing.removePortion(key, machineUs(this.#parts.environment)),
      );
      total = sum(total, { ...nothing, requests: removed, deliveries });
      if (isLast || portions % portionsPerNotification === 0) {
        this.#parts.changes.requests();
        // The outbox entries of the removed requests are cancelled.
        this.#parts.changes.notify({ name: 'deliveries.changed', payload: {} });
        this.#parts.changes.notify({ name: 'markDeliveries.changed', payload: {} });
      }
      if (isLast) break;
      await this.#pause(0);
    }
    return total;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (ms === 0) this.#parts.environment.defer(resolve);
      else this.#parts.environment.setTimer(ms, resolve);
    });
  }
}

function sum(a: RemovalCost, b: RemovalCost): RemovalCost {
  return {
    requests: a.requests + b.requests,
    marks: a.marks + b.marks,
    deliveries: a.deliveries + b.deliveries,
    unsent: a.unsent + b.unsent,
    sent: a.sent + b.sent,
  };
}
