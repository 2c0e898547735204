import type { ExportedRequest } from './exported-request';
import { formatInstant } from '../../content/timestamp';
import type { Database } from '../database/database';
import { DraftStore } from '../review/draft-store';
import type { ExportStore, ExportedConnectionRow, ExportedMarkRow, ExportedRequestRow } from './export-store';
import { VerdictStore } from '../handover/verdict-store';
import { CorrectionStore } from '../requests/correction-store';
import { MarkReasonStore } from '../requests/mark-reason-store';
import { NoteStore } from '../review/note-store';
import { ReviewedStore } from '../review/reviewed-store';
import { UpstreamMarkStore } from '../upstream/marks/upstream-mark-store';

/** An exported request without its versions, which are long and stored as JSON already. */
export type RequestHead = Omit<ExportedRequest, 'versions'>;

/** Reads the user's data on requests, one request at a time. */
export class RequestHeads {
  readonly #store: ExportStore;
  readonly #reviewed: ReviewedStore;
  readonly #notes: NoteStore;
  readonly #drafts: DraftStore;
  readonly #upstreamMarks: UpstreamMarkStore;
  readonly #corrections: CorrectionStore;
  readonly #verdicts: VerdictStore;
  readonly #reasons: MarkReasonStore;

  constructor(db: Database, store: ExportStore) {
    this.#store = store;
    this.#reviewed = new ReviewedStore(db);
    this.#notes = new NoteStore(db);
    this.#drafts = new DraftStore(db);
    this.#upstreamMarks = new UpstreamMarkStore(db);
    this.#corrections = new CorrectionStore(db);
    this.#verdicts = new VerdictStore(db);
    this.#reasons = new MarkReasonStore(db);
  }

  /** `connection` is the one that it is mirrored from. */
  of(row: ExportedRequestRow, connection: ExportedConnectionRow | undefined): RequestHead {
    const { key, id, state, reviewed_version: version, reviewed_us: reviewedUs } = row;
    const upstream = this.#upstreamMarks.read(key);
    return {
      kind: 'request',
      origin: connection?.name ?? null,
      ...instant('originRemoved', connection?.removed_us),
      id,
      state,
      created: row.created_text,
      ...(row.completed_text === null ? {} : { completed: row.completed_text }),
      test: row.is_test === 1,
      marks: this.#store.marks(key).map((mark) => this.#mark(mark)),
      ...(upstream === undefined
        ? {}
        : { upstreamMark: { importState: upstream.import_state, time: upstream.time_text } }),
      ...(version === null ? {} : { reviewed: { version, time: formatInstant(reviewedUs ?? 0) } }),
      reviewedFields: this.#reviewed
        .fields(key)
        .map(({ field_id, version: seen }) => ({ field: field_id, version: seen })),
      notes: this.#notes.ofRequest(key).map((note) => ({
        field: note.field_id,
        text: note.text,
        created: formatInstant(note.created_us),
        ...instant('edited', note.edited_us),
        ...instant('resolved', note.resolved_us),
      })),
      drafts: this.#drafts.all(key).map((draft) => ({
        field: draft.field_id,
        value: draft.value,
        baseVersion: draft.base_version,
        revision: draft.revision,
        saved: formatInstant(draft.saved_us),
      })),
      ...this.#fromReviewers(key),
    };
  }

  /** Earlier versions of Locdesk know neither reasons nor the version, so only failed marks have them. */
  #mark(mark: ExportedMarkRow): RequestHead['marks'][number] {
    const { key, import_state: importState, version } = mark;
    const reasons = this.#reasons.ofMark(key);
    return {
      importState,
      time: mark.time_text,
      madeBy: mark.made_by,
      ...(importState === 'fail' && version !== null ? { version } : {}),
      ...(reasons.length === 0 ? {} : { reasons: [...reasons] }),
      ...instant('undone', mark.undone_us),
    };
  }

  /** Corrections and verdicts; earlier versions of Locdesk know neither, so empty lists are left out. */
  #fromReviewers(key: number): Pick<RequestHead, 'corrections' | 'verdicts'> {
    const corrections = this.#corrections.ofRequest(key).map((one) => ({
      field: one.field_id,
      value: one.value,
      delivered: one.delivered,
      version: one.version,
      reviewer: one.reviewer,
      made: formatInstant(one.made_us),
    }));
    const verdicts = this.#verdicts.ofRequest(key).map((one) => ({
      field: one.field_id,
      verdict: one.verdict,
      version: one.version,
      reviewer: one.reviewer,
      given: formatInstant(one.given_us),
      ...(one.comment === null ? {} : { comment: one.comment }),
    }));
    return {
      ...(corrections.length === 0 ? {} : { corrections }),
      ...(verdicts.length === 0 ? {} : { verdicts }),
    };
  }
}

/** An instant that may be absent, under its name. */
export function instant<N extends string>(
  name: N,
  us: number | null | undefined,
): { readonly [K in N]?: string } {
  // A computed name widens to any text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (us === null || us === undefined ? {} : { [name]: formatInstant(us) }) as {
    readonly [K in N]?: string;
  };
}
