import {
  singleReadSpelling,
  type JsonObject,
  type RequestState,
  type VersionField,
} from '../../shared/content-request';
import type { StoredRequest } from '../store/content-request-store';
import { fromJsonColumn } from '../store/json-column';

/** Which of the two words a completed request is called by. */
export type StateSpelling = (state: RequestState) => string;

/**
 * A request as it goes over the wire (interface document 2.1, 2.2; decisions, section 2), spelled as in the single read
 * unless told otherwise: further properties as they came, `completed` and `importResponse` absent until they exist.
 */
export function contentRequestJson(
  request: StoredRequest,
  fields: readonly VersionField[],
  spelling: StateSpelling = singleReadSpelling,
): JsonObject {
  return {
    id: request.id,
    state: spelling(request.state),
    created: request.created_text,
    ...(request.completed_text === null ? {} : { completed: request.completed_text }),
    source: request.source,
    language: {
      source: request.language_source,
      target: request.language_target,
      ...fromJsonColumn(request.language_extra),
    },
    fields: fields.map(fieldJson),
    ...(request.import_state === null ? {} : { importResponse: importResponseJson(request) }),
    ...fromJsonColumn(request.extra),
  };
}

/** The answer to a submission: the request as it was at that moment, whatever became of it since. */
export function submissionJson(request: StoredRequest, fields: readonly VersionField[]): JsonObject {
  return contentRequestJson(
    { ...request, state: 'pending', completed_text: null, import_state: null, import_time_text: null },
    fields,
  );
}

function importResponseJson(request: StoredRequest): JsonObject {
  return { importState: request.import_state ?? '', time: request.import_time_text ?? '' };
}

function fieldJson(field: VersionField): JsonObject {
  return {
    id: field.id,
    type: field.type,
    data: field.data,
    value: field.value,
    ...(field.originalValue === undefined ? {} : { originalValue: field.originalValue }),
    ...field.extra,
  };
}
