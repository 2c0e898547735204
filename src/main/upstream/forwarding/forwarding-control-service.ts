import type { SendNowAnswer } from '../../../contract/upstream/connections';
import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';
import type { CommitQueue } from '../../database/commit-queue';
import type { OutboxEnding, OutboxEntry, OutboxService } from '../../outbox/outbox-service';
import type { OutboxStore } from '../../outbox/outbox-store';
import type { RequestQueueStore } from '../../outbox/request-queue-store';
import type { Changes } from '../../platform/changes';
import { machineUs, type Environment } from '../../platform/environment';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { ConnectionStore } from '../connection-store';
import { markHold } from '../marks/mark-delivery-attempt-service';
import type { Unreached } from '../marks/mark-delivery-store';
import type { ConnectionSyncStore } from '../connection-sync-store';
import type { ForwardedRequests } from './forwarded-requests';
import type { ForwardingStore } from './forwarding-store';
import type { MirroredMerge } from './mirrored-merge';

/** Requests that are touched in one commit: a millisecond or two of work. */
const portion = 50;

/** The coordinator's decision about a request whose answer was lost. */
export type ForwardingDecision =
  | { readonly kind: 'send-again' }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'it-is'; readonly upstreamId: string };

interface Parts {
  readonly commits: CommitQueue;
  readonly forwardings: ForwardingStore;
  readonly forwarded: ForwardedRequests;
  readonly requests: ContentRequestStore;
  readonly mirroredMerge: MirroredMerge;
  readonly requestQueues: RequestQueueStore;
  readonly outboxStore: OutboxStore;
  readonly outbox: OutboxService;
  readonly connections: ConnectionStore;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly environment: Pick<Environment, 'now'>;
  readonly changes: Changes;
}

/** Acts on requests on their way to a connection: by hand, and when a connection returns or is removed. */
export class ForwardingControlService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Sends now, with a fresh schedule, what was not sent yet, was refused or was cancelled; one that may be
   * there is looked for now. Those that are sent or being sent are left out of the answer. What waits for a
   * connection that is held waits on, as the first to go.
   */
  async sendNow(requestKeys: readonly number[]): Promise<SendNowAnswer> {
    const answer = { count: 0, paused: 0, needsYou: 0 };
    await this.#inPortions(requestKeys, (requestKey, entry) => {
      const { connections, forwardings, connectionSyncs } = this.#parts;
      const forwarding = forwardings.byRequest(requestKey);
      const owner = forwarding === undefined ? undefined : connections.ownerOf(forwarding.connection_key);
      const connection = owner === undefined ? undefined : connectionSyncs.byKey(owner);
      // No connection leads there any more.
      if (owner === undefined || connection === undefined) return;
      forwardings.setConnection(requestKey, owner);
      forwardings.setEntryConnection(entry.key, owner);
      this.#wake(requestKey, entry);
      const hold = markHold(connection);
      answer[hold === undefined ? 'count' : hold === 'paused' ? 'paused' : 'needsYou'] += 1;
    });
    return answer;
  }

  /**
   * A request that is certainly not at upstream stays one of this desk alone; others are left out of the
   * count.
   */
  async cancel(requestKeys: readonly number[]): Promise<{ readonly count: number }> {
    let count = 0;
    await this.#inPortions(requestKeys, (requestKey, entry) => {
      if (entry.unconfirmed === 1 || entry.state === 'cancelled') return;
      this.#end(requestKey, entry, 'by-hand');
      count += 1;
    });
    return { count };
  }

  /**
   * @throws AppError NOT_FOUND; CONFLICT where nothing is unclear about it, or the id belongs to another
   * request.
   */
  async decide(requestKey: number, decision: ForwardingDecision): Promise<void> {
    const { commits, forwardings, forwarded, mirroredMerge, outbox, changes } = this.#parts;
    await commits.durable(() => {
      outbox.keepClock();
      const entry = this.#open(requestKey);
      const forwarding = forwardings.byRequest(requestKey);
      if (entry === undefined || forwarding === undefined || entry.unconfirmed === 0) {
        throw new AppError(
          'CONFLICT',
          'There is nothing to decide: it is known whether upstream has this request.',
        );
      }
      switch (decision.kind) {
        case 'send-again':
          forwardings.setConfirmation(entry.key, true, true);
          this.#wake(requestKey, entry);
          return;
        case 'give-up':
          this.#end(requestKey, entry, 'by-hand');
          return;
        case 'it-is': {
          const { connection_key: connectionKey } = forwarding;
          if (forwardings.isOfAnother(decision.upstreamId, requestKey, connectionKey)) {
            throw new AppError(
              'CONFLICT',
              sentence`"${decision.upstreamId}" already belongs to another request.`,
            );
          }
          forwarded.adopt(requestKey, decision.upstreamId);
          mirroredMerge.take(requestKey, decision.upstreamId, connectionKey);
        }
      }
    });
    changes.requests(requestKey);
    this.#notify();
  }

  /**
   * The connection answers, or answers again (`any`): what did not reach it does not wait for its schedule.
   * While it answered all along, only a call that reached no host says that it is away.
   */
  async reached(connectionKey: number, unreached: Unreached): Promise<void> {
    const { forwardings } = this.#parts;
    let after = 0;
    for (;;) {
      const keys = forwardings.unreached(connectionKey, after, portion);
      if (keys.length === 0) return;
      after = Math.max(...keys.map((key) => forwardings.entryOf(key)?.key ?? after));
      await this.#inPortions(keys, (requestKey, entry) => {
        if (unreached === 'any' || entry.last_problem === 'unreachable') this.#wake(requestKey, entry);
      });
    }
  }

  /**
   * Its connection was removed: what was not sent stays here alone. What may be there waits for a decision.
   * Answers how many.
   */
  async cancelAllOf(connectionKey: number): Promise<number> {
    const { commits, forwardings, outbox, outboxStore } = this.#parts;
    let total = 0;
    for (;;) {
      const count = await commits.durable(() => {
        const entries = forwardings
          .openKeysOfRemoved(connectionKey, portion)
          .flatMap((key) => outboxStore.byKey(key) ?? [])
          .filter(({ key }) => !outbox.isRunning(key));
        for (const entry of entries) this.#end(entry.request_key, entry, 'removed');
        return entries.length;
      });
      total += count;
      if (count === 0) break;
    }
    if (total > 0) this.#notify();
    return total;
  }

  async #inPortions(
    requestKeys: readonly number[],
    work: (requestKey: number, entry: OutboxEntry) => void,
  ): Promise<void> {
    for (let from = 0; from < requestKeys.length; from += portion) {
      await this.#parts.commits.durable(() => {
        this.#parts.outbox.keepClock();
        for (const key of requestKeys.slice(from, from + portion)) {
          const entry = this.#open(key);
          if (entry !== undefined) work(key, entry);
        }
      });
    }
    this.#notify();
  }

  /** Undefined: it is sent, being sent, or completed here since it was cancelled. */
  #open(requestKey: number): OutboxEntry | undefined {
    const { forwardings, outbox, requests } = this.#parts;
    const entry = forwardings.entryOf(requestKey);
    if (entry === undefined || entry.state === 'done' || outbox.isRunning(entry.key)) return undefined;
    if (requests.byKey(requestKey)?.state === 'completed') return undefined;
    return forwardings.byRequest(requestKey)?.upstream_id === null ? entry : undefined;
  }

  #wake(requestKey: number, { key }: OutboxEntry): void {
    const { requestQueues, outbox } = this.#parts;
    requestQueues.clearHead('forwarding', requestKey);
    requestQueues.requeue(key, outbox.nowUs(), true);
  }

  #end(requestKey: number | null, { key }: OutboxEntry, ending: OutboxEnding): void {
    const { forwardings, requestQueues, environment } = this.#parts;
    forwardings.finish(key, 'cancelled', ending, machineUs(environment));
    if (requestKey !== null) requestQueues.advance('forwarding', requestKey);
  }

  #notify(): void {
    const { changes } = this.#parts;
    changes.notify({ name: 'forwardings.changed', payload: {} });
    changes.notify({ name: 'orders.changed', payload: {} });
  }
}
