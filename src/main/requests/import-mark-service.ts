import type { ImportState } from '../../content/content-request';
import type { MarkReason } from '../../content/mark-reason';
import type { NewestMarking } from '../../contract/marking';
import type { ContentRequestStore, StoredRequest } from './content-request-store';
import type { DocumentStore } from './document-store';
import type { ImportMarkStore, StoredImportMark } from './import-mark-store';
import type { MarkReasonStore } from './mark-reason-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { contentRequestJson, type JsonText } from './content-request-json';
import { requestNotFound } from './content-request-service';
import { machineUs, timestampAt, type Environment } from '../platform/environment';
import type { MarkFollower, UpstreamMarks } from './request-followers';
import type { Caller } from './token-service';

/** Requests per commit: about two milliseconds of work. */
const portion = 25;
/** A mark with reasons may have a row for each of 20 places, which are looked up in the same transaction. */
const portionWithReasons = 5;

interface Parts {
  readonly commits: CommitQueue;
  readonly requests: ContentRequestStore;
  readonly documents: DocumentStore;
  readonly marks: ImportMarkStore;
  readonly reasons: MarkReasonStore;
  readonly markDeliveries: MarkFollower;
  readonly upstreamMarks: UpstreamMarks;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Import marks (decisions, section 6): allowed in every state, the last one wins, all are kept. Marks of
 * mirrored requests are queued for upstream in the same transaction.
 */
export class ImportMarkService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Sets a tool's mark: `PUT /v1/content/:id/import`, with its reasons where the import failed. Returns the
   * whole request in single-read form. @throws AppError NOT_FOUND
   */
  async markByTool(
    id: string,
    importState: ImportState,
    caller: Caller,
    reasons: readonly MarkReason[] = [],
  ): Promise<JsonText> {
    const { key, stored } = await this.#parts.commits.durable(() => {
      const request = this.#parts.requests.byId(id);
      if (request === undefined) throw requestNotFound(id);
      const mark = this.#mark(request, importState, {
        reasons,
        madeBy: 'api',
        tokenId: caller.tokenId,
        batch: undefined,
      });
      this.#parts.markDeliveries.enqueue(request, mark);
      return { key: request.key, stored: this.#parts.documents.byKey(request.key) };
    });
    this.#parts.changes.requests(key);
    this.#parts.markDeliveries.notify();
    if (stored === undefined) throw requestNotFound(id);
    return contentRequestJson(stored, stored.document);
  }

  /**
   * Sets the coordinator's mark on one or many requests, with the reasons where the imports failed. None is
   * marked if one of them does not exist. It works in portions that let other work run in between; portions
   * that a kill prevented are as if not chosen. Requests removed in the meantime are skipped.
   *
   * @throws AppError NOT_FOUND
   */
  async markByUser(
    keys: readonly number[],
    importState: ImportState,
    reasonsOf?: (requestKey: number) => readonly MarkReason[],
  ): Promise<{ batch: string; changed: number }> {
    for (const key of keys) {
      if (this.#parts.requests.byKey(key) === undefined) throw requestNotFound(String(key));
    }
    await this.#endHold();
    const batch = this.#parts.environment.randomBytes(12).toString('hex');
    let changed = 0;
    const isExplained = importState === 'fail' && reasonsOf !== undefined;
    for (const some of portions(keys, isExplained ? portionWithReasons : portion)) {
      changed += await this.#parts.commits.durable(() => {
        const requests = some.flatMap((key) => this.#parts.requests.byKey(key) ?? []);
        for (const request of requests) {
          const reasons = isExplained ? reasonsOf(request.key) : [];
          const by = { reasons, madeBy: 'user', tokenId: undefined, batch } as const;
          const mark = this.#mark(request, importState, by);
          this.#parts.markDeliveries.enqueueHeld(request, mark);
        }
        return requests.length;
      });
    }
    this.#parts.changes.requests(...keys);
    this.#parts.markDeliveries.notify();
    return { batch, changed };
  }

  /**
   * Undoes one marking. Each request returns to the newest mark that still holds, so a mark set in between is
   * kept. Undoing twice restores nothing. A mark that upstream has stays (`kept`), unless an earlier one can
   * be sent in its place.
   */
  async undo(batch: string): Promise<{ restored: number; kept: number }> {
    const all = this.#parts.marks.ofBatch(batch);
    const marks = all.filter((mark) => !this.#stays(mark));
    for (const some of portions(marks)) {
      await this.#parts.commits.durable(() => {
        const nowUs = machineUs(this.#parts.environment);
        for (const mark of some) this.#undo(mark, nowUs);
      });
    }
    if (marks.length > 0) {
      this.#parts.changes.requests(...marks.map((mark) => mark.request_key));
      this.#parts.markDeliveries.notify();
    }
    return { restored: marks.length, kept: all.length - marks.length };
  }

  /** Has marks sent that are held so that they can be undone: call when the program ends. */
  async sendHeld(): Promise<void> {
    if (await this.#endHold()) this.#parts.markDeliveries.notify();
  }

  /** The coordinator's newest marking, also of an earlier run; undefined once it is undone. */
  newest(): NewestMarking | undefined {
    const batch = this.#parts.marks.newestBatch();
    const marks = batch === undefined ? [] : this.#parts.marks.ofBatch(batch);
    const [first] = marks;
    if (batch === undefined || first === undefined) return undefined;
    const sent = marks.filter((mark) => this.#stays(mark)).length;
    return {
      batch,
      importState: first.import_state,
      key: first.request_key,
      title: this.#parts.requests.byKey(first.request_key)?.title ?? '',
      unsent: marks.length - sent,
      sent,
    };
  }

  /**
   * Removes the mark of each request, at any time; the history keeps it. A waiting delivery to upstream is
   * cancelled. A mark that upstream has stays (`kept`), because the interface can't remove it there.
   *
   * @throws AppError NOT_FOUND
   */
  async remove(keys: readonly number[]): Promise<{ readonly removed: number; readonly kept: number }> {
    for (const key of keys) {
      if (this.#parts.requests.byKey(key) === undefined) throw requestNotFound(String(key));
    }
    const answer = { removed: 0, kept: 0 };
    for (const some of portions(keys)) {
      await this.#parts.commits.durable(() => {
        for (const key of some) {
          const outcome = this.#remove(key);
          if (outcome !== undefined) answer[outcome] += 1;
        }
      });
    }
    this.#parts.changes.requests(...keys);
    this.#parts.markDeliveries.notify();
    return answer;
  }

  /** Returns whether marks were held. */
  async #endHold(): Promise<boolean> {
    for (let isFirst = true; ; isFirst = false) {
      const released = await this.#parts.commits.durable(() => this.#parts.markDeliveries.release(portion));
      if (released < portion) return released > 0 || !isFirst;
    }
  }

  /** Whether the mark can't be undone, because the interface can only replace it by another one. */
  #stays(mark: StoredImportMark): boolean {
    if (!this.#parts.markDeliveries.isUpstream(mark)) return false;
    const [newest, earlier] = this.#parts.marks.history(mark.request_key);
    return newest?.key !== mark.key || earlier === undefined;
  }

  /** Undefined when there is no mark. */
  #remove(requestKey: number): 'removed' | 'kept' | undefined {
    let isRemoved = false;
    let mark = this.#parts.marks.inForce(requestKey);
    while (mark !== undefined && !this.#parts.markDeliveries.isUpstream(mark)) {
      this.#parts.marks.undo(mark.key, machineUs(this.#parts.environment));
      this.#parts.markDeliveries.removed(mark);
      isRemoved = true;
      mark = this.#parts.marks.inForce(requestKey);
    }
    if (!isRemoved) return mark === undefined ? undefined : 'kept';
    this.#parts.requests.setMark(requestKey, inForce(mark));
    // Upstream may have set a mark while ours was waiting.
    this.#parts.upstreamMarks.adoptKnown(requestKey);
    return 'removed';
  }

  #undo(mark: StoredImportMark, nowUs: number): void {
    const wasInForce = this.#parts.marks.inForce(mark.request_key)?.key === mark.key;
    const isUpstream = this.#parts.markDeliveries.isUpstream(mark);
    this.#parts.marks.undo(mark.key, nowUs);
    const holds = this.#parts.marks.inForce(mark.request_key);
    this.#parts.requests.setMark(mark.request_key, inForce(holds));
    const request = this.#parts.requests.byKey(mark.request_key);
    if (!wasInForce || request === undefined) return;
    this.#parts.markDeliveries.undone(request, mark.key, holds);
    // Upstream may have set a mark while this one was waiting.
    if (!isUpstream) this.#parts.upstreamMarks.adoptKnown(mark.request_key);
  }

  #mark(
    request: StoredRequest,
    importState: ImportState,
    {
      reasons,
      ...by
    }: {
      readonly reasons: readonly MarkReason[];
      readonly madeBy: 'api' | 'user';
      readonly tokenId: string | undefined;
      readonly batch: string | undefined;
    },
  ): { readonly key: number; readonly importState: ImportState } {
    const time = timestampAt(this.#parts.environment.now());
    const key = this.#parts.marks.insert({ requestKey: request.key, importState, time, ...by });
    if (importState === 'fail') this.#parts.reasons.add(key, reasons);
    this.#parts.requests.setMark(request.key, { importState, time });
    return { key, importState };
  }
}

function portions<T>(all: readonly T[], most = portion): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, at) => all.slice(at * most, (at + 1) * most));
}

function inForce(mark: StoredImportMark | undefined) {
  if (mark === undefined) return undefined;
  return { importState: mark.import_state, time: { text: mark.time_text, us: mark.time_us } };
}
