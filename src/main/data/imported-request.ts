import type { VersionField } from '../../content/content-request';
import type { ExportedRequest } from './exported-request';
import { canonicalLanguageTag } from '../../content/language-tag';
import { parseTimestamp, type Timestamp } from '../../content/timestamp';
import { VerdictStore } from '../handover/verdict-store';
import { ContentRequestStore } from '../requests/content-request-store';
import { CorrectionStore } from '../requests/correction-store';
import type { Database } from '../database/database';
import { DraftStore } from '../review/draft-store';
import { ImportMarkStore } from '../requests/import-mark-store';
import { toJsonColumn } from '../database/json-column';
import { MarkReasonStore } from '../requests/mark-reason-store';
import { NoteStore } from '../review/note-store';
import { ReviewedStore } from '../review/reviewed-store';
import { UpstreamMarkStore } from '../upstream/marks/upstream-mark-store';
import { VersionStore } from '../requests/version-store';
import { versionDocument, type RequestBody } from '../requests/content-request-json';
import { listColumns } from '../requests/content-request-service';
import { bodyOf } from './exported-content';
import { withKnownSources } from '../requests/known-sources';

/** Stores requests of an export unchanged; no webhook is called for them. */
export class RequestImporter {
  readonly #requests: ContentRequestStore;
  readonly #versions: VersionStore;
  readonly #marks: ImportMarkStore;
  readonly #upstreamMarks: UpstreamMarkStore;
  readonly #reviewed: ReviewedStore;
  readonly #notes: NoteStore;
  readonly #drafts: DraftStore;
  readonly #corrections: CorrectionStore;
  readonly #verdicts: VerdictStore;
  readonly #reasons: MarkReasonStore;

  constructor(db: Database) {
    this.#requests = new ContentRequestStore(db);
    this.#versions = new VersionStore(db);
    this.#marks = new ImportMarkStore(db);
    this.#upstreamMarks = new UpstreamMarkStore(db);
    this.#reviewed = new ReviewedStore(db);
    this.#notes = new NoteStore(db);
    this.#drafts = new DraftStore(db);
    this.#corrections = new CorrectionStore(db);
    this.#verdicts = new VerdictStore(db);
    this.#reasons = new MarkReasonStore(db);
  }

  /**
   * Inserts a checked line, with the key of the connection it is mirrored from (0: none). Must be called
   * inside a transaction. Returns its key.
   */
  insert(request: ExportedRequest, origin: number): number {
    const key = this.#insertContent(request, origin);
    this.#insertMarks(key, request);
    this.#insertReview(key, request);
    this.#insertFromReviewers(key, request);
    for (const draft of request.drafts) {
      this.#drafts.put({
        requestKey: key,
        fieldId: draft.field,
        value: draft.value,
        baseVersion: draft.baseVersion,
        revision: draft.revision,
        savedUs: instantOf(draft.saved).us,
      });
    }
    return key;
  }

  #insertContent(request: ExportedRequest, origin: number): number {
    const versions = versionsOf(request);
    const current = versions.at(-1);
    if (current === undefined) throw new Error('a checked request has a version');
    const { body } = current;
    const key = this.#requests.insert({
      origin,
      id: request.id,
      state: request.state,
      source: body.source,
      languageSource: body.languageSource,
      languageTarget: body.languageTarget,
      languageSourceCanonical: canonicalLanguageTag(body.languageSource) ?? body.languageSource,
      languageTargetCanonical: canonicalLanguageTag(body.languageTarget) ?? body.languageTarget,
      created: instantOf(request.created),
      completed: request.completed === undefined ? undefined : instantOf(request.completed),
      version: current.number,
      ...listColumns(current.fields),
      fieldCount: body.fields.length,
      extra: toJsonColumn(body.extra),
      languageExtra: toJsonColumn(body.languageExtra),
      // Tokens are not exported, and a due test result is not due here.
      tokenId: undefined,
      isTest: request.test,
      testResultDueUs: undefined,
      // The age of a mirrored request is unknown, so it is read again at the next opportunity.
      ...(origin === 0 ? {} : { lookUs: 0 }),
    });
    for (const { number, learned, learnedBy, body: versionBody, fields } of versions) {
      this.#versions.insert(key, {
        number,
        learned: instantOf(learned),
        learnedBy,
        fields,
        document: versionDocument(versionBody),
      });
    }
    return key;
  }

  #insertMarks(requestKey: number, { marks, upstreamMark }: ExportedRequest): void {
    for (const { importState, time, madeBy, undone, version, reasons = [] } of marks) {
      const mark = { importState, time: instantOf(time) };
      const key = this.#marks.insert({
        ...mark,
        requestKey,
        madeBy,
        tokenId: undefined,
        batch: undefined,
        version,
      });
      this.#reasons.add(key, reasons);
      if (undone === undefined) this.#requests.setMark(requestKey, mark);
      else this.#marks.undo(key, instantOf(undone).us);
    }
    if (upstreamMark === undefined) return;
    const { importState, time } = upstreamMark;
    this.#upstreamMarks.seen(requestKey, { importState, time: instantOf(time) });
  }

  #insertFromReviewers(
    requestKey: number,
    { corrections = [], verdicts = [] }: Pick<ExportedRequest, 'corrections' | 'verdicts'>,
  ): void {
    for (const { field, made, ...correction } of corrections) {
      const place = { request_key: requestKey, field_id: field };
      this.#corrections.put({ ...correction, ...place, made_us: instantOf(made).us });
    }
    for (const { field, given, comment = null, ...verdict } of verdicts) {
      const place = { request_key: requestKey, field_id: field };
      this.#verdicts.put({ ...verdict, ...place, given_us: instantOf(given).us, comment, handover: null });
    }
  }

  #insertReview(requestKey: number, { reviewed, reviewedFields, notes }: ExportedRequest): void {
    if (reviewed !== undefined) {
      const { version, time } = reviewed;
      this.#reviewed.setRequest(requestKey, { reviewed_version: version, reviewed_us: instantOf(time).us });
    }
    for (const { field, version } of reviewedFields) this.#reviewed.setField(requestKey, field, version);
    for (const { field, text, created, edited, resolved } of notes) {
      const key = this.#notes.insert({
        requestKey,
        fieldId: field,
        text,
        createdUs: instantOf(created).us,
      });
      if (edited !== undefined) this.#notes.setText(key, text, instantOf(edited).us);
      if (resolved !== undefined) this.#notes.setResolved(key, instantOf(resolved).us);
    }
  }
}

type ImportedVersion = ExportedRequest['versions'][number] & {
  readonly body: RequestBody;
  /** Fields in their stored form. */
  readonly fields: readonly VersionField[];
};

function versionsOf(request: ExportedRequest): readonly ImportedVersion[] {
  const versions: ImportedVersion[] = [];
  for (const version of request.versions) {
    const body = bodyOf(version.content);
    const fields = withKnownSources(body.fields, isResult(request, version), () =>
      versions.toReversed().map((earlier) => earlier.fields),
    );
    versions.push({ ...version, body, fields });
  }
  return versions;
}

/** A version that arrived before the completion is a submission, unless it has both sides. */
function isResult(
  { state, completed, versions }: ExportedRequest,
  version: ExportedRequest['versions'][number],
): boolean {
  if (version.content.fields.some(({ originalValue }) => originalValue !== undefined)) return true;
  if (state !== 'completed' || completed === undefined) return false;
  return version === versions.at(-1) || instantOf(version.learned).us >= instantOf(completed).us;
}

/** Parses a time that was validated before. */
export function instantOf(text: string): Timestamp {
  const instant = parseTimestamp(text);
  if (instant === undefined) throw new Error('a checked instant can be read');
  return instant;
}
