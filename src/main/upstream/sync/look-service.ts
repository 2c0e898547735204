import type { ConnectionStore } from '../connection-store';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { LookStore, RequestToLook } from './look-store';
import type { PutAsideStore } from '../put-aside-store';
import type { Changes } from '../../platform/changes';
import type { CommitQueue } from '../../database/commit-queue';
import { lookAgainAfterUs, type MirrorService } from '../mirror/mirror-service';
import type { SyncService } from './sync-service';
import type { UpstreamMarkService } from '../marks/upstream-mark-service';
import type { UpstreamRequest } from '../upstream-request';

/** Looking costs a call: opened again within this time, a request is not read again. */
const openedAgainUs = 60_000_000;
const longestReason = 500;
/** More are shown as so many. */
export const mostCounted = 1000;

interface Parts {
  readonly commits: CommitQueue;
  readonly looks: LookStore;
  readonly requests: ContentRequestStore;
  readonly connections: ConnectionStore;
  readonly mirror: MirrorService;
  readonly marks: UpstreamMarkService;
  readonly putAside: PutAsideStore;
  readonly syncs: SyncService;
  readonly changes: Changes;
}

/** A request to be read at upstream, and through which connection. */
export interface Look extends RequestToLook {
  readonly connectionKey: number;
}

export interface OpenedLook extends Look {
  /** Microseconds until a minute has passed since upstream was last heard of it; 0 when that is over. */
  readonly inUs: number;
}

/** When the question was asked whose answer is applied; see `Learning`. */
export interface Asked {
  readonly askedUs: number;
  readonly askedThereUs: number | undefined;
}

/**
 * Mirrored requests are read again one by one (decisions, section 9): what upstream edits, reopens or removes after a
 * completion keeps its `completed`, so that no query from the cursor on brings it.
 */
export class LookService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The request of a connection that waits longest for a daily look; undefined while none is due. */
  next(connectionKey: number): Look | undefined {
    const { looks, syncs } = this.#parts;
    const next = looks.next(this.#origins(connectionKey), syncs.nowUs);
    return next === undefined ? undefined : { connectionKey, key: next.key, id: next.id };
  }

  /** How many wait for their look now, at most `mostCounted`. */
  due(connectionKey: number): number {
    const { looks, syncs } = this.#parts;
    return looks.due(this.#origins(connectionKey), syncs.nowUs, mostCounted);
  }

  /** Of a request that is opened; undefined for a local one and for one no connection leads to. */
  ofOpened(key: number): OpenedLook | undefined {
    const { requests, connections, syncs } = this.#parts;
    const request = requests.byKey(key);
    if (request === undefined || request.origin === 0) return undefined;
    const heardUs = request.heard_us ?? 0;
    const sinceUs = syncs.nowUs - heardUs;
    const inUs = sinceUs >= 0 && sinceUs < openedAgainUs ? openedAgainUs - sinceUs : 0;
    const connectionKey = connections.ownerOf(request.origin);
    return connectionKey === undefined ? undefined : { connectionKey, key, id: request.id, inUs };
  }

  /** What upstream answered. Answers once it is committed and the windows are notified. */
  async apply({ connectionKey, key }: Look, request: UpstreamRequest, asked: Asked): Promise<void> {
    const { commits, looks, mirror, marks, putAside, syncs, changes } = this.#parts;
    const isChanged = await commits.durable(() => {
      if (!looks.readsSingly(connectionKey)) looks.setReadsSingly(connectionKey);
      const learning = { learnedBy: 'sync', learnedUs: syncs.nowUs, ...asked } as const;
      const { kind, requestKey } = mirror.apply(connectionKey, request, learning);
      // Also where the answer was older than what is known: it was looked at.
      looks.postpone(key, syncs.nowUs + lookAgainAfterUs);
      putAside.remove(connectionKey, request.id);
      const isMarked = marks.seen(requestKey, request.importMark, learning);
      return kind === 'new' || kind === 'changed' || isMarked;
    });
    if (isChanged) changes.requests(key);
  }

  /**
   * Upstream has no such request. `isCertain`: the call says so of the request and not of itself. Otherwise it is believed
   * only where the single read is known to be offered; a service without it answers 404 too. Answers whether it is.
   */
  async missing({ connectionKey, key }: Look, isCertain: boolean): Promise<boolean> {
    const { commits, looks, syncs, changes } = this.#parts;
    if (!isCertain && !looks.readsSingly(connectionKey)) return false;
    const isNews = await commits.durable(() => looks.setGone(key, syncs.nowUs));
    if (isNews) changes.requests(key);
    return true;
  }

  /** What upstream answered can't be held here; what is known of the request stays. */
  async refuse({ connectionKey, key, id }: Look, reason: string): Promise<void> {
    const { commits, looks, putAside, syncs } = this.#parts;
    await commits.durable(() => {
      putAside.put(connectionKey, id, reason.slice(0, longestReason), syncs.nowUs);
      looks.postpone(key, syncs.nowUs + lookAgainAfterUs);
    });
  }

  /** What came by removed connections too, where this one leads to their service now. */
  #origins(connectionKey: number): readonly number[] {
    const { looks, connections } = this.#parts;
    return looks.origins(connectionKey).filter((origin) => connections.ownerOf(origin) === connectionKey);
  }
}
