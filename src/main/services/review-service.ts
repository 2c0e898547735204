import { AppError } from '../../shared/errors';
import type {
  FieldWindow,
  MarkDelivery,
  RequestCounts,
  RequestDetail,
  ReviewField,
} from '../../shared/ui-types';
import type { VersionField } from '../../shared/content-request';
import type { ConnectionStore } from '../store/connection-store';
import type { ContentRequestStore, StoredRequest } from '../store/content-request-store';
import type { ImportMarkStore } from '../store/import-mark-store';
import { fromJsonColumn } from '../store/json-column';
import type { OwedMarkStore } from '../store/owed-mark-store';
import type { RequestListStore } from '../store/request-list-store';
import type { FieldRange, VersionStore } from '../store/version-store';
import type { OutboxService } from './outbox-service';
import { outboxStateOf } from './owed-mark-list-service';
import { requestRow } from './request-row';

/** Text of one window of fields: more would block the bridge and the frame that renders it. */
const windowBytes = 4 * 1024 * 1024;

/** What the requests screen reads of its views and of one request, side by side. The list's windows are the reader's. */
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

  /** @throws AppError NOT_FOUND */
  detail(key: number): RequestDetail {
    const request = this.#require(key);
    return {
      ...requestRow(request, this.#connections),
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
