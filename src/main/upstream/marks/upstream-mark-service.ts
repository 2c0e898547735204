import type { ImportState } from '../../../content/content-request';
import type { Timestamp } from '../../../content/timestamp';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { UpstreamMarks } from '../../requests/request-followers';
import type { MarkDeliveryStore } from './mark-delivery-store';
import type { StoredUpstreamMark, UpstreamMarkStore } from './upstream-mark-store';

/** A mark set at upstream. */
export interface UpstreamMark {
  readonly importState: ImportState;
  readonly time: Timestamp;
}

/** Microseconds since 1970. */
export interface MarkAnswer {
  /** When the answer was received here. */
  readonly learnedUs: number;
  /** When the call was made, by upstream's clock; see `Learning`. */
  readonly askedThereUs: number | undefined;
}

interface Stores {
  readonly requests: ContentRequestStore;
  readonly marks: ImportMarkStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly upstreamMarks: UpstreamMarkStore;
}

/**
 * Applies upstream's reports of import marks. Every method must be called inside the caller's transaction.
 */
export class UpstreamMarkService implements UpstreamMarks {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /**
   * Call when upstream reported this mark of a request, or none. A new mark is adopted here, unless a mark of
   * ours is waiting: that one is compared with upstream's before it is sent. Returns whether the request
   * changed. Queues nothing.
   */
  seen(requestKey: number, mark: UpstreamMark | undefined, { askedThereUs, learnedUs }: MarkAnswer): boolean {
    const known = this.#stores.upstreamMarks.read(requestKey);
    // An answer is as new as its call: if that was made after the known mark, a missing mark was withdrawn.
    const isLater = known !== undefined && askedThereUs !== undefined && known.time_us < askedThereUs;
    if (mark === undefined) return isLater && this.#takeBack(requestKey, learnedUs);
    if (known !== undefined && isOld(mark, known, isLater)) return false;
    if (isLater) this.#stores.upstreamMarks.forget(requestKey);
    this.#stores.upstreamMarks.seen(requestKey, mark);
    if (this.#hasUnsentMark(requestKey)) return false;
    return this.adopt(requestKey, mark);
  }

  /** Returns upstream's mark as last seen. */
  known(requestKey: number): UpstreamMark | undefined {
    const stored = this.#stores.upstreamMarks.read(requestKey);
    if (stored === undefined) return undefined;
    return { importState: stored.import_state, time: { text: stored.time_text, us: stored.time_us } };
  }

  adoptKnown(requestKey: number): void {
    const mark = this.known(requestKey);
    if (mark !== undefined && !this.#hasUnsentMark(requestKey)) this.adopt(requestKey, mark);
  }

  /** Makes upstream's mark the one that holds here. Returns whether that is a change. */
  adopt(requestKey: number, { importState, time }: UpstreamMark): boolean {
    if (this.#stores.marks.inForce(requestKey)?.import_state === importState) return false;
    this.#stores.marks.insert({
      requestKey,
      importState,
      time,
      madeBy: 'upstream',
      tokenId: undefined,
      batch: undefined,
    });
    this.#stores.requests.setMark(requestKey, { importState, time });
    return true;
  }

  /**
   * Call when upstream accepted our mark: it is now upstream's mark, and waiting marks were set in view of
   * it.
   */
  taken(requestKey: number, mark: UpstreamMark): void {
    this.#stores.upstreamMarks.seen(requestKey, mark);
    this.#stores.markDeliveries.setKnown(requestKey, { importState: mark.importState, us: mark.time.us });
    this.#stores.markDeliveries.confirm(requestKey);
  }

  /**
   * Upstream withdrew a mark that held here, so none holds. If upstream never reported a mark, a missing one
   * proves nothing, and a mark that we sent stays.
   */
  #takeBack(requestKey: number, nowUs: number): boolean {
    const { marks, upstreamMarks, requests } = this.#stores;
    let mark = marks.inForce(requestKey);
    if (mark?.made_by !== 'upstream' || this.#hasUnsentMark(requestKey)) return false;
    upstreamMarks.forget(requestKey);
    for (; mark !== undefined; mark = marks.inForce(requestKey)) marks.undo(mark.key, nowUs);
    requests.setMark(requestKey, undefined);
    return true;
  }

  #hasUnsentMark(requestKey: number): boolean {
    return this.#stores.markDeliveries.openOf(requestKey).length > 0;
  }
}

/** The usual case is a page that repeats a known mark. */
function isOld({ importState, time }: UpstreamMark, known: StoredUpstreamMark, isLater: boolean): boolean {
  const isSame = time.us === known.time_us && importState === known.import_state;
  return isSame || (time.us < known.time_us && !isLater);
}
