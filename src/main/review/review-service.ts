import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { OutlineField, OutlinePortion } from '../../contract/reviewing';
import type {
  FieldWindow,
  MarkDelivery,
  RequestCounts,
  RequestDetail,
  ReviewField,
} from '../../contract/ui-types';
import type { VersionField } from '../../content/content-request';
import type { ConnectionStore } from '../upstream/connection-store';
import type { ContentRequestStore, StoredRequest } from '../requests/content-request-store';
import type { ImportMarkStore } from '../requests/import-mark-store';
import type { MarkReasonStore } from '../requests/mark-reason-store';
import { plainText } from '../../content/html/plain-text';
import { formatInstant } from '../../content/timestamp';
import { fromJsonColumn } from '../database/json-column';
import type { MarkDeliveryStore } from '../upstream/marks/mark-delivery-store';
import type { RequestListStore } from '../requests/request-list-store';
import type { FieldRange, VersionStore } from '../requests/version-store';
import type { OutboxClock } from '../outbox/outbox-clock';
import type { OutboxService } from '../outbox/outbox-service';
import type { StoredOutboxEntry } from '../outbox/outbox-store';
import type { DueChecks } from '../checks/due-checks';
import { isHeld, outboxStateOf } from '../upstream/marks/mark-delivery-list-service';
import { markHold } from '../upstream/marks/mark-delivery-attempt-service';
import { mayBeUpstream } from '../upstream/marks/mark-delivery-service';
import type { ConnectionSyncStore } from '../upstream/connection-sync-store';
import { requestRow } from './request-row';
import type { ReviewedService } from './reviewed-service';
import { requestGone } from '../requests/missing-request';

/** Size of one window of fields: more would block the bridge and the frame that renders it. */
const windowCharacters = 4 * 1024 * 1024;
/** A field is truncated when one side alone exceeds half of that. */
const sideCharacters = windowCharacters / 2;
/**
 * Fields of one portion of the outline at most: their texts are read here, and their states may have to be
 * found by comparing versions. More would hold the main process up for longer than 5 ms.
 */
const outlineFields = 40;
/** Length of a field's text in the outline. */
const textCharacters = 80;
/** Characters read for it: the text stands behind tags. */
const startCharacters = 400;

interface Parts {
  readonly requests: ContentRequestStore;
  readonly list: RequestListStore;
  readonly versions: VersionStore;
  readonly marks: ImportMarkStore;
  readonly reasons: MarkReasonStore;
  readonly connections: ConnectionStore;
  readonly markDeliveries: MarkDeliveryStore;
  readonly outbox: Pick<OutboxService, 'isRunning' | 'nowUs'>;
  readonly outboxClock: Pick<OutboxClock, 'toMachineUs'>;
  readonly connectionSyncs: ConnectionSyncStore;
  readonly reviewed: ReviewedService;
  readonly dueChecks: DueChecks;
}

/**
 * Reads the counts of views and single requests for the requests screen. The query thread reads the list's
 * windows.
 */
export class ReviewService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  counts(): RequestCounts {
    return {
      'to-import': this.#parts.list.total('to-import'),
      'import-failed': this.#parts.list.total('import-failed'),
      'changed-since-reviewed': this.#parts.list.total('changed-since-reviewed'),
      'with-problems': this.#parts.list.total('with-problems'),
      waiting: this.#parts.list.total('waiting'),
      imported: this.#parts.list.total('imported'),
      all: this.#parts.list.total('all'),
    };
  }

  /**
   * Finds the request of a link, local or mirrored, and the index of the field; undefined when it does not
   * exist here.
   */
  placeOf(
    id: string,
    fieldId: string | undefined,
  ): { readonly key: number; readonly row?: number } | undefined {
    const request = this.#parts.requests.byId(id);
    if (request === undefined) return undefined;
    const { key, version } = request;
    const row = fieldId === undefined ? undefined : this.#parts.versions.positionOf(key, version, fieldId);
    return row === undefined ? { key } : { key, row };
  }

  /** @throws AppError NOT_FOUND */
  detail(key: number): RequestDetail {
    const request = this.#require(key);
    return {
      ...requestRow(request, this.#parts),
      ...this.#delivery(request),
      ...(request.origin === 0 ? {} : { connection: request.origin }),
      versions: this.#parts.versions.list(key).map((version) => ({
        number: version.number,
        learned: version.learned_text,
        learnedBy: version.learned_by,
        hasTargets: version.has_targets === 1,
      })),
      importMarks: this.#parts.marks
        .history(key)
        .map((mark) => ({ importState: mark.import_state, time: mark.time_text })),
      extra: fromJsonColumn(request.extra),
      ...this.#review(request),
    };
  }

  /**
   * Returns at least one field if there is one, then as many as fit into 4 MiB; longer sides are truncated.
   * @throws AppError NOT_FOUND
   */
  fields(key: number, version: number, range: FieldRange): FieldWindow {
    const request = this.#requireVersion(key, version);
    const reviewedOf = version === request.version ? this.#parts.reviewed.statesOf(request) : undefined;
    const fields: ReviewField[] = [];
    let characters = 0;
    for (const field of this.#parts.versions.fieldBeginnings(key, version, range, sideCharacters)) {
      characters += field.value.length + (field.originalValue?.length ?? 0);
      if (fields.length > 0 && characters > windowCharacters) break;
      const position = range.offset + fields.length;
      const reviewed = reviewedOf?.(position, field.id);
      fields.push({
        ...toReviewField(field, position),
        ...(field.isCut ? { isCut: true } : {}),
        ...(reviewed === undefined ? {} : { reviewed }),
      });
    }
    return { total: request.field_count, offset: range.offset, fields };
  }

  /**
   * Returns the ids, beginnings and review states of some fields: at least of one if there is one, then of as
   * many as fit into 4 MiB, because values may have to be compared.
   * @throws AppError NOT_FOUND
   */
  outline(key: number, version: number, offset: number): OutlinePortion {
    const request = this.#requireVersion(key, version);
    const reviewedOf = version === request.version ? this.#parts.reviewed.statesOf(request) : undefined;
    const fields: OutlineField[] = [];
    let size = 0;
    const range = { offset, limit: outlineFields };
    for (const start of this.#parts.versions.fieldStarts(key, version, range, startCharacters)) {
      size += start.bytes;
      if (fields.length > 0 && size > windowCharacters) break;
      const { id } = start;
      const reviewed = reviewedOf?.(offset + fields.length, id);
      fields.push({
        id,
        text: plainText(start.start, start.data, textCharacters),
        ...(start.source_unknown === 0 ? {} : { isSourceUnknown: true }),
        ...(reviewed === undefined ? {} : { reviewed }),
      });
    }
    return { total: request.field_count, offset, fields };
  }

  #review(request: StoredRequest): Pick<RequestDetail, 'reviewedVersion' | 'reviewedFields'> {
    const { reviewed, left } = this.#parts.reviewed.differing(request);
    const { reviewed_version: version, reviewed_us: us } = request;
    return {
      reviewedFields: version === request.version ? request.field_count - left : reviewed,
      ...(version === null ? {} : { reviewedVersion: { version, time: formatInstant(us ?? 0) } }),
    };
  }

  #delivery(request: StoredRequest): Pick<RequestDetail, 'markDelivery' | 'isMarkKept'> {
    const mark = this.#parts.marks.inForce(request.key);
    if (mark === undefined) return {};
    const entry = this.#parts.markDeliveries.ofMark(mark.key);
    const kept = mayBeUpstream(mark, entry, this.#parts.outbox) ? { isMarkKept: true as const } : {};
    if (entry === undefined) return kept;
    const state = outboxStateOf(entry, this.#parts.outbox.isRunning(entry.key));
    const isQueued = state === 'waiting' || state === 'sending';
    const held = state === 'waiting' ? this.#heldUntil(entry) : {};
    return { ...kept, markDelivery: { state: isQueued ? 'queued' : state, deliveryKey: entry.key, ...held } };
  }

  /** A connection that is paused or needs attention holds marks for longer. */
  #heldUntil(entry: StoredOutboxEntry): Pick<MarkDelivery, 'undoableUntil'> {
    const { connectionSyncs, outbox, outboxClock } = this.#parts;
    const connection = connectionSyncs.byKey(entry.connection_key ?? 0);
    const isHeldLonger = connection !== undefined && markHold(connection) !== undefined;
    if (isHeldLonger || !isHeld(entry, outbox.nowUs())) return {};
    return { undoableUntil: formatInstant(outboxClock.toMachineUs(entry.due_us)) };
  }

  #requireVersion(key: number, version: number): StoredRequest {
    const request = this.#require(key);
    if (version > request.version)
      throw new AppError('NOT_FOUND', sentence`Request ${request.id} has no version ${version}.`);
    return request;
  }

  #require(key: number): StoredRequest {
    const request = this.#parts.requests.byKey(key);
    if (request === undefined) throw requestGone();
    return request;
  }
}

/** Converts a field for the review into source and target, whatever its properties are called on the wire. */
export function toReviewField(field: VersionField, position: number): ReviewField {
  const { id, type, data, value, originalValue, isSourceUnknown } = field;
  if (isSourceUnknown === true)
    return { position, id, type, data, source: '', target: value, isSourceUnknown };
  // Until a request is completed, `value` is the submitted text (decisions, section 2).
  if (originalValue === undefined) return { position, id, type, data, source: value };
  return { position, id, type, data, source: originalValue, target: value };
}
