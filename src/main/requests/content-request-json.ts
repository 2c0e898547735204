import {
  singleReadSpelling,
  type ImportState,
  type JsonObject,
  type RequestState,
  type VersionField,
} from '../../content/content-request';

/** JSON as text. */
export type JsonText = string;

/** Chooses between the two spellings of a completed request's state. */
export type StateSpelling = (state: RequestState) => string;

/** Properties of a request's JSON that can change without a new version. */
export interface RequestHead {
  readonly id: string;
  readonly state: RequestState;
  readonly created_text: string;
  readonly completed_text: string | null;
  readonly import_state: ImportState | null;
  readonly import_time_text: string | null;
  /** JSON […], our extension of the mark; absent or null when there are no reasons. */
  readonly import_reasons?: string | null;
}

export interface RequestBody {
  readonly source: string;
  readonly languageSource: string;
  readonly languageTarget: string;
  readonly languageExtra: JsonObject;
  readonly fields: readonly VersionField[];
  /** Further properties, preserved unchanged. */
  readonly extra: JsonObject;
}

/**
 * Returns a request's JSON for the wire (interface document 2.1, 2.2; decisions, section 2), by default in
 * the spelling of the single read; `completed`, `importResponse` and `importReasons` (decisions, section 14)
 * are absent until they exist. `document` is that of its version.
 */
export function contentRequestJson(
  head: RequestHead,
  document: JsonText,
  spelling: StateSpelling = singleReadSpelling,
): JsonText {
  // Instants have passed `parseTimestamp`, so nothing in them needs escaping.
  const completed = head.completed_text === null ? '' : `,"completed":"${head.completed_text}"`;
  const mark =
    head.import_state === null
      ? ''
      : `,"importResponse":{"importState":"${head.import_state}","time":"${head.import_time_text}"}`;
  const { import_reasons: given } = head;
  const reasons =
    head.import_state === null || given === null || given === undefined ? '' : `,"importReasons":${given}`;
  return `{"id":${JSON.stringify(head.id)},"state":"${spelling(head.state)}","created":"${head.created_text}"${completed}${mark}${reasons},${document}}`;
}

/** Returns the response to a submission: the request as submitted, whatever its state is now. */
export function submissionJson(head: Pick<RequestHead, 'id' | 'created_text'>, document: JsonText): JsonText {
  return contentRequestJson(
    { ...head, state: 'pending', completed_text: null, import_state: null, import_time_text: null },
    document,
  );
}

/** Returns the members of a request's JSON that belong to one version, without braces. */
export function versionDocument(body: RequestBody): JsonText {
  const members = {
    source: body.source,
    language: { source: body.languageSource, target: body.languageTarget, ...body.languageExtra },
    fields: body.fields.map(fieldJson),
    ...body.extra,
  };
  return JSON.stringify(members).slice(1, -1);
}

function fieldJson({ extra, ...field }: VersionField): JsonObject {
  const { id, type, data, value, originalValue } = field;
  return { id, type, data, value, ...(originalValue === undefined ? {} : { originalValue }), ...extra };
}
