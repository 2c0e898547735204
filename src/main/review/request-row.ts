import { formatInstant } from '../../content/timestamp';
import { mostChangedFields } from '../../contract/failures';
import type { RequestRow } from '../../contract/ui-types';
import { failureAnswer } from './failure-answer';
import type { ConnectionStore } from '../upstream/connection-store';
import type { StoredRequest } from '../requests/content-request-store';
import type { MarkReasonStore } from '../requests/mark-reason-store';
import { problemCounts } from '../requests/problem-counts';
import type { DueChecks } from '../checks/due-checks';

interface RowParts {
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
  readonly dueChecks: DueChecks;
  readonly reasons: MarkReasonStore;
}

/** Converts a request to a row of the list. */
export function requestRow(
  request: StoredRequest,
  { connections, dueChecks, reasons }: RowParts,
): RequestRow {
  const origin = connections.nameOf(request.origin);
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
    ...failureOf(request, reasons),
    ...(request.reviewed_version === null
      ? {}
      : { reviewed: request.reviewed_version < request.version ? 'changed' : 'reviewed' }),
    ...(request.open_notes === 0 ? {} : { openNotes: request.open_notes }),
    ...(request.out_count === 0 ? {} : { isOut: true }),
    ...(request.error_count + request.warning_count === 0 ? {} : { problems: problemCounts([request]) }),
    ...(request.state === 'completed' && request.checked_version !== request.version
      ? { unchecked: dueChecks.has(request.key) ? 'waiting' : 'failed' }
      : {}),
    ...(origin === undefined ? {} : { origin }),
    ...(request.gone_us === null ? {} : { gone: formatInstant(request.gone_us) }),
  };
}

function failureOf(
  { key: requestKey, import_state }: StoredRequest,
  store: MarkReasonStore,
): Pick<RequestRow, 'failure'> {
  const failure = import_state === 'fail' ? store.failureOf(requestKey) : undefined;
  if (failure === undefined) return {};
  const { state, version, mark_key: markKey, answer_key: answer, answer_id: id } = failure;
  const reasons = store.ofMark(markKey);
  const {
    unchanged,
    unknown = [],
    changedFields = [],
  } = failureAnswer(store, requestKey, failure, reasons) ?? {};
  const isUnknown = state === 'answered' && (unknown.length > 0 || reasons.length === 0);
  return {
    failure: {
      state,
      version,
      reasons,
      ...(state === 'still-wrong' ? { unchanged: unchanged ?? [] } : {}),
      ...(unknown.length === 0 ? {} : { unknown }),
      ...(isUnknown
        ? { changed: { count: changedFields.length, ids: changedFields.slice(0, mostChangedFields) } }
        : {}),
      ...(answer === null || id === null ? {} : { answeredBy: { key: answer, id } }),
    },
  };
}
