import type { ImportState, RequestState } from '../../content/content-request';
import type { DeliveryEvent } from '../../contract/webhook/deliveries';
import type { StoredRequest } from './content-request-store';
import type { StoredImportMark } from './import-mark-store';

// The notifications from requests to the rooms above. Everything but `notify` is called inside the
// transaction that changes the request.

/** A request as it is at the moment it was modified. */
export interface ModifiedRequest {
  readonly key: number;
  readonly version: number;
  readonly state: RequestState;
  readonly completed_text: string | null;
}

/** Receives changes of requests, for the webhook's deliveries. */
export interface RequestFollower {
  enqueue(request: ModifiedRequest, event: Exclude<DeliveryEvent, 'test'>): void;
}

type MarkedRequest = Pick<StoredRequest, 'key' | 'origin'>;

export interface Mark {
  readonly key: number;
  readonly importState: ImportState;
}

/** Receives import marks, to send them to the service that a request is mirrored from. */
export interface MarkFollower {
  enqueue(request: MarkedRequest, mark: Mark): void;
  /** Queues a coordinator's mark, which is held so that it can be undone: see `mostHeldSeconds`. */
  enqueueHeld(request: MarkedRequest, mark: Mark): void;
  /** Makes held marks due, at most so many. Returns their number. */
  release(limit: number): number;
  /** Whether upstream has this mark, or may have it, so that it can't be removed there. */
  isUpstream(mark: StoredImportMark): boolean;
  /** Called when an unsent mark is removed. */
  removed(mark: StoredImportMark): void;
  /** Called when the mark in force was undone; `holds` is the one that holds again. */
  undone(request: MarkedRequest, markKey: number, holds: StoredImportMark | undefined): void;
  /** Called after the commit. */
  notify(): void;
}

/** Upstream's own import marks. */
export interface UpstreamMarks {
  /** Makes upstream's last known mark, if any, hold here. */
  adoptKnown(requestKey: number): void;
}

/** Sends requests of this desk to a connection, whose service completes them. */
export interface Forwarder {
  enqueue(requestKey: number, connectionKey: number): void;
  /** After the commit. */
  notify(): void;
}
