import type { ImportState } from '../../shared/content-request';
import type { Timestamp } from '../../shared/timestamp';
import type { ContentRequestStore } from '../store/content-request-store';
import type { ImportMarkStore } from '../store/import-mark-store';
import type { OwedMarkStore } from '../store/owed-mark-store';
import type { StoredUpstreamMark, UpstreamMarkStore } from '../store/upstream-mark-store';

/** A mark as upstream has it. */
export interface UpstreamMark {
  readonly importState: ImportState;
  readonly time: Timestamp;
}

interface Stores {
  readonly requests: ContentRequestStore;
  readonly marks: ImportMarkStore;
  readonly owedMarks: OwedMarkStore;
  readonly upstreamMarks: UpstreamMarkStore;
}

/** What upstream says of import marks, and what follows from it here. Everything is called inside the caller's transaction. */
export class UpstreamMarkService {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  /**
   * Upstream has this mark. When it is news, it holds here too, unless a mark of ours is still owed: that one is compared
   * with it before it is sent. Answers whether the request changed. Owes nothing.
   */
  seen(requestKey: number, mark: UpstreamMark): boolean {
    const known = this.#stores.upstreamMarks.read(requestKey);
    if (known !== undefined && isOld(mark, known)) return false;
    this.#stores.upstreamMarks.seen(requestKey, mark);
    if (this.#stores.owedMarks.openOf(requestKey).length > 0) return false;
    return this.adopt(requestKey, mark);
  }

  /** As it was last seen there. */
  known(requestKey: number): UpstreamMark | undefined {
    const stored = this.#stores.upstreamMarks.read(requestKey);
    if (stored === undefined) return undefined;
    return { importState: stored.import_state, time: { text: stored.time_text, us: stored.time_us } };
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
    this.#stores.owedMarks.setKnown(requestKey, { importState: mark.importState, us: mark.time.us });
    this.#stores.owedMarks.confirm(requestKey);
  }
}

/** The usual case: a page brings again what was on it before. */
function isOld({ importState, time }: UpstreamMark, known: StoredUpstreamMark): boolean {
  return time.us < known.time_us || (time.us === known.time_us && importState === known.import_state);
}
