import type { ImportState } from '../../../content/content-request';
import type { Timestamp } from '../../../content/timestamp';
import type { ContentRequestStore } from '../../requests/content-request-store';
import type { ImportMarkStore } from '../../requests/import-mark-store';
import type { UpstreamMarks } from '../../requests/request-followers';
import type { MarkDeliveryStore } from './mark-delivery-store';
import type { StoredUpstreamMark, UpstreamMarkStore } from './upstream-mark-store';

/** A mark as upstream has it. */
export interface UpstreamMark {
  readonly importState: ImportState;
  readonly time: Timestamp;
}

/** Microseconds since 1970. */
export interface MarkAnswer {
  /** When it was received here. */
  readonly learnedUs: number;
  /** When its question was asked, by upstream's clock; see `Learning`. */
  readonly askedThereUs: number | undefined;
}

interface Stores {
  readonly requests: ContentRequestStore;
  readonly marks: ImportMarkStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly upstreamMarks: UpstreamMarkStore;
}

/** What upstream says of import marks, and what follows from it here. Everything is called inside the caller's transaction. */
export class UpstreamMarkService implements UpstreamMarks {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /**
   * Upstream answered that the request has this mark, or none. A new mark is adopted here, unless a mark of ours has yet to be
   * sent: that one is compared with upstream's before it is sent. Answers whether the request changed. Queues nothing.
   */
  seen(requestKey: number, mark: UpstreamMark | undefined, { askedThereUs, learnedUs }: MarkAnswer): boolean {
    const known = this.#stores.upstreamMarks.read(requestKey);
    // An answer is as new as its question: one that was asked for later says that the mark was taken back.
    const isLater = known !== undefined && askedThereUs !== undefined && known.time_us < askedThereUs;
    if (mark === undefined) return isLater && this.#takeBack(requestKey, learnedUs);
    if (known !== undefined && isOld(mark, known, isLater)) return false;
    if (isLater) this.#stores.upstreamMarks.forget(requestKey);
    this.#stores.upstreamMarks.seen(requestKey, mark);
    if (this.#hasUnsentMark(requestKey)) return false;
    return this.adopt(requestKey, mark);
  }

  /** As it was last seen there. */
  known(requestKey: number): UpstreamMark | undefined {
    const stored = this.#stores.upstreamMarks.read(requestKey);
    if (stored === undefined) return undefined;
    return { importState: stored.import_state, time: { text: stored.time_text, us: stored.time_us } };
  }

  adoptKnown(requestKey: number): void {
    const mark = this.known(requestKey);
    if (mark !== undefined && !this.#hasUnsentMark(requestKey)) this.adopt(requestKey, mark);
  }

  /** Upstream's mark holds here from now on. Answers whether that is a change. */
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

  /** Upstream set the mark that we sent: it is what it has now, and what waits was set in view of it. */
  taken(requestKey: number, mark: UpstreamMark): void {
    this.#stores.upstreamMarks.seen(requestKey, mark);
    this.#stores.markDeliveries.setKnown(requestKey, { importState: mark.importState, us: mark.time.us });
    this.#stores.markDeliveries.confirm(requestKey);
  }

  /**
   * Upstream had a mark that held here, and has none any more: then none holds. Where it never showed one, its silence says nothing:
   * a mark of ours that was sent stays.
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

/** The usual case: a page brings again what was on it before. */
function isOld({ importState, time }: UpstreamMark, known: StoredUpstreamMark, isLater: boolean): boolean {
  const isSame = time.us === known.time_us && importState === known.import_state;
  return isSame || (time.us < known.time_us && !isLater);
}
