import type { ConnectionStore } from '../connection-store';
import type { ForwardingStore } from '../forwarding/forwarding-store';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { SingleReadStore, RequestToRead } from './single-read-store';
import type { PutAsideStore } from '../put-aside-store';
import type { Changes } from '../../platform/changes';
import type { CommitQueue } from '../../database/commit-queue';
import { readAgainAfterUs, type MirrorService } from '../mirror/mirror-service';
import type { SyncService } from './sync-service';
import type { UpstreamMarkService } from '../marks/upstream-mark-service';
import type { UpstreamRequest } from '../client/upstream-request';

/** A read costs a call: a request that is opened again within this time is not read again. */
const openedAgainUs = 60_000_000;
const longestReason = 500;
/** A larger number of due reads is shown as this many. */
export const mostCounted = 1000;

interface Parts {
  readonly commits: CommitQueue;
  readonly singleReads: SingleReadStore;
  readonly requests: ContentRequestStore;
  readonly connections: ConnectionStore;
  readonly forwardings: ForwardingStore;
  readonly mirror: MirrorService;
  readonly marks: UpstreamMarkService;
  readonly putAside: PutAsideStore;
  readonly syncs: SyncService;
  readonly changes: Changes;
}

/** A request to be read at upstream, and through which connection. */
export interface SingleRead extends RequestToRead {
  readonly connectionKey: number;
}

export interface OpenedRead extends SingleRead {
  /**
   * Microseconds until a minute has passed since upstream last reported the request; 0 when it has passed.
   */
  readonly inUs: number;
}

/** When the answered call was made; see `Learning`. */
export interface Asked {
  readonly askedUs: number;
  readonly askedThereUs: number | undefined;
}

/**
 * Mirrored requests are read again one by one (decisions, section 9): what upstream edits, reopens or removes
 * after a completion keeps its `completed`, so that no query from the cursor on brings it.
 */
export class SingleReadService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The request of a connection that waits longest for a daily read; undefined while none is due. */
  next(connectionKey: number): SingleRead | undefined {
    const { singleReads, syncs } = this.#parts;
    const next =
      singleReads.next(this.#origins(connectionKey), syncs.nowUs) ??
      singleReads.nextForwarded(connectionKey, syncs.nowUs);
    return next === undefined ? undefined : { connectionKey, key: next.key, id: next.id };
  }

  /** The number of requests that are due to be read now, at most `mostCounted`. */
  due(connectionKey: number): number {
    const { singleReads, syncs } = this.#parts;
    return singleReads.due(this.#origins(connectionKey), syncs.nowUs, mostCounted);
  }

  /**
   * Answers the read of an opened request; undefined for a local one that was sent nowhere and for one
   * without a connection.
   */
  ofOpened(key: number): OpenedRead | undefined {
    const { requests, connections, forwardings, syncs } = this.#parts;
    const request = requests.byKey(key);
    if (request === undefined) return undefined;
    const forwarding = request.origin === 0 ? forwardings.byRequest(key) : undefined;
    const origin = forwarding?.connection_key ?? request.origin;
    const id = request.origin === 0 ? (forwarding?.upstream_id ?? undefined) : request.id;
    if (id === undefined) return undefined;
    const heardUs = request.heard_us ?? 0;
    const sinceUs = syncs.nowUs - heardUs;
    const inUs = sinceUs >= 0 && sinceUs < openedAgainUs ? openedAgainUs - sinceUs : 0;
    const connectionKey = connections.ownerOf(origin);
    return connectionKey === undefined ? undefined : { connectionKey, key, id, inUs };
  }

  /** Applies upstream's answer. Resolves once it is committed and the windows are notified. */
  async apply({ connectionKey, key }: SingleRead, request: UpstreamRequest, asked: Asked): Promise<void> {
    const { commits, singleReads, mirror, marks, putAside, syncs, changes } = this.#parts;
    const isChanged = await commits.durable(() => {
      if (!singleReads.readsSingly(connectionKey)) singleReads.setReadsSingly(connectionKey);
      const learning = { learnedBy: 'sync', learnedUs: syncs.nowUs, ...asked } as const;
      const { kind, requestKey } = mirror.apply(connectionKey, request, learning);
      // The next read is postponed also where the answer was older than the mirror: the request was read.
      singleReads.postpone(key, syncs.nowUs + readAgainAfterUs);
      putAside.remove(connectionKey, request.id);
      const isMarked = marks.seen(requestKey, request.importMark, learning);
      return kind === 'new' || kind === 'changed' || isMarked;
    });
    if (isChanged) changes.requests(key);
  }

  /**
   * Call when upstream reports that there is no such request. `isCertain`: the status refers to the request,
   * not to the operation. Otherwise it counts only if upstream is known to offer the single read, because a
   * service without it answers 404 too. Returns whether the request counts as missing.
   */
  async missing({ connectionKey, key }: SingleRead, isCertain: boolean): Promise<boolean> {
    const { commits, singleReads, syncs, changes } = this.#parts;
    if (!isCertain && !singleReads.readsSingly(connectionKey)) return false;
    const isNews = await commits.durable(() => singleReads.setGone(key, syncs.nowUs));
    if (isNews) changes.requests(key);
    return true;
  }

  /** Records that upstream's answer can't be stored here; the mirrored request stays as it is. */
  async refuse({ connectionKey, key, id }: SingleRead, reason: string): Promise<void> {
    const { commits, singleReads, putAside, syncs } = this.#parts;
    await commits.durable(() => {
      putAside.put(connectionKey, id, reason.slice(0, longestReason), syncs.nowUs);
      singleReads.postpone(key, syncs.nowUs + readAgainAfterUs);
    });
  }

  /**
   * Returns the origins of this connection's mirrors: itself, and removed connections to its current service.
   */
  #origins(connectionKey: number): readonly number[] {
    const { singleReads, connections } = this.#parts;
    return singleReads
      .origins(connectionKey)
      .filter((origin) => connections.ownerOf(origin) === connectionKey);
  }
}
