import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { ReviewedState } from '../../contract/reviewing';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { FieldPairStore } from '../requests/field-pair-store';
import type { ReviewedStore, StoredReview, StoredReviewedField } from './reviewed-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import type { FieldPair, VersionPairs } from './version-pairs';
import { requestGone } from '../requests/missing-request';

/** Number of actions that can be undone; a restart forgets them. Their button is shown for seconds. */
const mostActs = 100;

/** The state of a request before an action. */
interface EarlierReview extends StoredReview {
  readonly key: number;
  readonly fields: readonly StoredReviewedField[];
}

/** The review of a request before and after one of its fields became reviewed. */
export interface FieldReview {
  readonly before: readonly EarlierReview[];
  readonly after: readonly EarlierReview[];
  /** Whether they have this field only: no other one changed, and a request may have thousands. */
  readonly isOwn?: boolean;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly reviewed: ReviewedStore;
  readonly fieldPairs: FieldPairStore;
  readonly pairs: VersionPairs;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * The user's own review state of requests and fields. Only the user sets it: neither opening a request nor an
 * import mark does. It refers to the version that was shown, so later content is a change.
 */
export class ReviewedService {
  readonly #parts: Parts;
  readonly #acts = new Map<string, readonly EarlierReview[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `version` is the shown one. Sets all requests or none. @throws AppError NOT_FOUND */
  set(
    requests: readonly { readonly key: number; readonly version: number }[],
    reviewed: boolean,
  ): Promise<{ readonly batch: string }> {
    return this.#act(
      requests.map(({ key }) => key),
      () => {
        for (const { key, version } of requests) {
          const request = this.#require(key, version);
          this.#parts.reviewed.setRequest(
            request.key,
            reviewed ? this.#reviewedIn(version) : { reviewed_version: null, reviewed_us: null },
          );
          this.#parts.reviewed.forgetFields(key);
        }
      },
    );
  }

  /** Reviewing the last field makes its request reviewed. @throws AppError NOT_FOUND */
  setField(
    key: number,
    version: number,
    fieldId: string,
    reviewed: boolean,
  ): Promise<{ readonly batch: string }> {
    return this.#act([key], () => this.#setField(key, version, fieldId, reviewed));
  }

  /**
   * Within a transaction of the caller: makes a field reviewed in a version, unless it is. Returns the states
   * before and after, for `restoreWithin`; undefined when nothing was to do.
   */
  reviewWithin(key: number, version: number, fieldId: string): FieldReview | undefined {
    const request = this.#require(key, version);
    const position = this.#parts.pairs
      .of(key, request.version, request.version)
      .find(({ id }) => id === fieldId)?.after;
    if (position === undefined) return undefined;
    const [known] = this.#parts.reviewed.fieldOf(key, fieldId);
    if (this.#stateOf(request, position, known?.version) === 'reviewed') return undefined;
    const isOwn = !this.#isWholeWith(request, version, fieldId);
    const before = this.#earlier(key, isOwn ? fieldId : undefined);
    this.#setField(key, version, fieldId, true);
    return { before, after: this.#earlier(key, isOwn ? fieldId : undefined), isOwn };
  }

  /**
   * Within a transaction of the caller: undoes what `reviewWithin` did. Where the request was reviewed
   * further meanwhile, only this field is no longer reviewed.
   */
  restoreWithin(key: number, fieldId: string, { before, after, isOwn = false }: FieldReview): void {
    const now = this.#earlier(key, isOwn ? fieldId : undefined);
    if (JSON.stringify(now) !== JSON.stringify(after)) {
      if (this.#parts.requests.byKey(key) !== undefined) this.#parts.reviewed.setField(key, fieldId, 0);
      return;
    }
    if (isOwn) this.#restoreField(key, fieldId, before[0]?.fields[0]?.version);
    else this.#restore(before);
  }

  #restoreField(key: number, fieldId: string, version: number | undefined): void {
    if (version === undefined) this.#parts.reviewed.forgetField(key, fieldId);
    else this.#parts.reviewed.setField(key, fieldId, version);
  }

  #restore(earlier: readonly EarlierReview[]): void {
    for (const { key, fields, ...review } of earlier) {
      if (this.#parts.requests.byKey(key) === undefined) continue;
      this.#parts.reviewed.setRequest(key, review);
      this.#parts.reviewed.forgetFields(key);
      for (const { field_id, version } of fields) this.#parts.reviewed.setField(key, field_id, version);
    }
  }

  /** Undoes an action and restores the previous state. */
  async undo(batch: string): Promise<{ readonly restored: number }> {
    const acts = this.#acts.get(batch) ?? [];
    this.#acts.delete(batch);
    if (acts.length === 0) return { restored: 0 };
    await this.#parts.commits.durable(() => this.#restore(acts));
    this.#parts.changes.requests(...acts.map(({ key }) => key));
    return { restored: acts.length };
  }

  /**
   * Returns the state of a field of the current version; called field by field, so that a window costs only
   * its own fields.
   */
  statesOf(request: StoredRequest): (position: number, fieldId: string) => ReviewedState | undefined {
    const own = new Map(this.#parts.reviewed.fields(request.key).map((row) => [row.field_id, row.version]));
    return (position, fieldId) => this.#stateOf(request, position, own.get(fieldId));
  }

  /** `own`: the version that the field was reviewed in, where its state differs from its request's. */
  #stateOf(request: StoredRequest, position: number, own: number | undefined): ReviewedState | undefined {
    const version = own ?? request.reviewed_version ?? 0;
    if (version === 0) return undefined;
    return this.#isSameIn(request.key, version, request.version, position) ? 'reviewed' : 'changed';
  }

  /**
   * Counts fields of the current version that are reviewed on their own, or excluded from the review of the
   * whole request.
   */
  differing(request: StoredRequest): { readonly reviewed: number; readonly left: number } {
    let [reviewed, left] = [0, 0];
    for (const { version } of this.#parts.reviewed.fields(request.key)) {
      if (version === request.version) reviewed += 1;
      else if (version === 0) left += 1;
    }
    return { reviewed, left };
  }

  async #act(keys: readonly number[], work: () => void): Promise<{ readonly batch: string }> {
    const batch = this.#parts.environment.randomBytes(12).toString('hex');
    const before = await this.#parts.commits.durable(() => {
      const earlier = keys.flatMap((key) => this.#earlier(key));
      work();
      return earlier;
    });
    this.#acts.set(batch, before);
    for (const oldest of this.#acts.keys()) {
      if (this.#acts.size <= mostActs) break;
      this.#acts.delete(oldest);
    }
    this.#parts.changes.requests(...keys);
    return { batch };
  }

  #setField(key: number, version: number, fieldId: string, reviewed: boolean): void {
    const request = this.#require(key, version);
    const isWhole = reviewed && this.#isWholeWith(request, version, fieldId);
    this.#parts.reviewed.setField(key, fieldId, reviewed ? version : 0);
    if (!isWhole) return;
    this.#parts.reviewed.setRequest(key, this.#reviewedIn(version));
    this.#parts.reviewed.forgetFields(key);
  }

  /** The review as it is now, of all fields or of one. */
  #earlier(key: number, fieldId?: string): readonly EarlierReview[] {
    const { requests, reviewed } = this.#parts;
    const request = requests.byKey(key);
    if (request === undefined) return [];
    const { reviewed_version, reviewed_us } = request;
    const fields = fieldId === undefined ? reviewed.fields(key) : reviewed.fieldOf(key, fieldId);
    return [{ key, reviewed_version, reviewed_us, fields }];
  }

  /**
   * Whether every field is reviewed in its state in `version` once this one is. Stops at the first that is
   * not.
   */
  #isWholeWith(request: StoredRequest, version: number, fieldId: string): boolean {
    const { pairs, reviewed } = this.#parts;
    const { key, reviewed_version: whole } = request;
    // Counting is enough for most fields of a long request.
    if ((whole ?? 0) === 0 && reviewed.count(key) + 1 < pairs.ids(key, version)) return false;
    const own = new Map(reviewed.fields(key).map((row) => [row.field_id, row.version]));
    own.set(fieldId, version);
    const open = pairs.of(key, version, version).filter(({ id }) => own.get(id) !== version);
    return open.every(({ id, after }) => {
      const earlier = own.get(id) ?? whole ?? 0;
      return earlier > 0 && after !== undefined && this.#isSameIn(key, earlier, version, after);
    });
  }

  #isSameIn(key: number, before: number, after: number, position: number): boolean {
    if (before === after) return true;
    const pair: FieldPair | undefined = this.#parts.pairs.of(key, before, after)[position];
    if (pair?.before === undefined || pair.after === undefined) return false;
    return this.#parts.fieldPairs.compare(
      key,
      { version: before, position: pair.before },
      { version: after, position: pair.after },
    ).isSame;
  }

  #reviewedIn(version: number): StoredReview {
    return { reviewed_version: version, reviewed_us: machineUs(this.#parts.environment) };
  }

  #require(key: number, version: number): StoredRequest {
    const request = this.#parts.requests.byKey(key);
    if (request === undefined) throw requestGone();
    if (version > request.version) {
      throw new AppError('NOT_FOUND', sentence`Request ${request.id} has no version ${version}.`);
    }
    return request;
  }
}
