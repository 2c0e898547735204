import { AppError } from '../../shared/errors';
import type {
  FieldWindow,
  MarkDelivery,
  RequestCounts,
  RequestDetail,
  RequestRow,
  RequestWindow,
  ReviewField,
} from '../../shared/ui-types';
import type { VersionField } from '../../shared/content-request';
import type { ConnectionStore } from '../store/connection-store';
import type { ContentRequestStore, StoredRequest } from '../store/content-request-store';
import type { ImportMarkStore } from '../store/import-mark-store';
import { fromJsonColumn } from '../store/json-column';
import type { OwedMarkStore } from '../store/owed-mark-store';
import type { Listing, RequestListStore } from '../store/request-list-store';
import type { FieldRange, VersionStore } from '../store/version-store';
import type { OutboxService } from './outbox-service';
import { outboxStateOf } from './owed-mark-list-service';

/** Text of one window of fields: more would block the bridge and the frame that renders it. */
const windowBytes = 4 * 1024 * 1024;

/** What the requests screen reads: windows of the list, and one request side by side. */
export class ReviewService {
  readonly #requests: ContentRequestStore;
  readonly #list: RequestListStore;
  readonly #versions: VersionStore;
  readonly #marks: ImportMarkStore;
  readonly #connections: ConnectionStore;
  readonly #owedMarks: OwedMarkStore;
  readonly #outbox: Pick<OutboxService, 'isRunning'>;

  constructor(
    stores: {
      requests: ContentRequestStore;
      list: RequestListStore;
      versions: VersionStore;
      marks: ImportMarkStore;
      connections: ConnectionStore;
      owedMarks: OwedMarkStore;
    },
    outbox: Pick<OutboxService, 'isRunning'>,
  ) {
    this.#requests = stores.requests;
    this.#list = stores.list;
    this.#versions = stores.versions;
    this.#marks = stores.marks;
    this.#connections = stores.connections;
    this.#owedMarks = stores.owedMarks;
    this.#outbox = outbox;
  }

  counts(): RequestCounts {
    return {
      'to-import': this.#list.total('to-import'),
      'import-failed': this.#list.total('import-failed'),
      waiting: this.#list.total('waiting'),
      imported: this.#list.total('imported'),
      all: this.#list.total('all'),
    };
  }

  window(listing: Listing, offset: number, limit: number): RequestWindow {
    return {
      total: this.#list.total(listing.view),
      offset,
      rows: this.#list.window(listing, offset, limit).map((request) => this.#row(request)),
    };
  }

  locate(listing: Listing, key: number): { index: number | null } {
    const request = this.#requests.byKey(key);
    return { index: request === undefined ? null : (this.#list.position(listing, request) ?? null) };
  }

  /** @throws AppError NOT_FOUND */
  detail(key: number): RequestDetail {
    const request = this.#require(key);
    return {
      ...this.#row(request),
      ...this.#delivery(request),
      versions: this.#versions.list(key).map((version) => ({
        number: version.number,
        learned: version.learned_text,
        learnedBy: version.learned_by,
      })),
      importMarks: this.#marks
        .history(key)
        .map((mark) => ({ importState: mark.import_state, time: mark.time_text })),
      extra: fromJsonColumn(request.extra),
    };
  }

  /** At least one field when there is one, then as many as fit into 4 MiB. @throws AppError NOT_FOUND */
  fields(key: number, version: number, range: FieldRange): FieldWindow {
    const request = this.#require(key);
    if (version > request.version) {
      throw new AppError('NOT_FOUND', `Request ${request.id} has no version ${version}.`);
    }
    const fields: ReviewField[] = [];
    let bytes = 0;
    for (const field of this.#versions.fieldRange(key, version, range)) {
      bytes += field.value.length + (field.originalValue?.length ?? 0);
      if (fields.length > 0 && bytes > windowBytes) break;
      fields.push(toReviewField(field, range.offset + fields.length));
    }
    return { total: request.field_count, offset: range.offset, fields };
  }

  #row(request: StoredRequest): RequestRow {
    const origin = this.#connections.nameOf(request.origin);
    return { ...toRow(request), ...(origin === undefined ? {} : { origin }) };
  }

  #delivery(request: StoredRequest): { readonly markDelivery?: MarkDelivery } {
    const mark = request.origin === 0 ? undefined : this.#marks.inForce(request.key);
    const entry = mark === undefined ? undefined : this.#owedMarks.ofMark(mark.key);
    if (entry === undefined) return {};
    const state = outboxStateOf(entry, this.#outbox.isRunning(entry.key));
    if (state === 'cancelled') return {};
    const isQueued = state === 'waiting' || state === 'sending';
    return { markDelivery: { state: isQueued ? 'queued' : state, outboxKey: entry.key } };
  }

  #require(key: number): StoredRequest {
    const request = this.#requests.byKey(key);
    if (request === undefined) throw new AppError('NOT_FOUND', 'This request is no longer in the store.');
    return request;
  }
}

function toReviewField(field: VersionField, position: number): ReviewField {
  const { id, type, data, value, originalValue } = field;
  // Until a request is completed, `value` is what was submitted (decisions, section 2).
  if (originalValue === undefined) return { position, id, type, data, source: value };
  return { position, id, type, data, source: originalValue, target: value };
}

function toRow(request: StoredRequest): RequestRow {
  return {
    key: request.key,
    id: request.id,
    title: request.title,
    languageSource: request.language_source,
    languageTarget: request.language_target,
    state: request.state,
    source: request.source,
    isTest: request.is_test === 1,
    fieldCount: request.field_count,
    sizeBytes: request.size_bytes,
    created: request.created_text,
    ...(request.completed_text === null ? {} : { completed: request.completed_text }),
    version: request.version,
    ...(request.import_state === null
      ? {}
      : { importMark: { importState: request.import_state, time: request.import_time_text ?? '' } }),
  };
}
