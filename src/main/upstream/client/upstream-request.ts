import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  importStates,
  parseRequestState,
  type ImportState,
  type JsonObject,
  type RequestState,
  type VersionField,
} from '../../../content/content-request';
import { canonicalLanguageTag } from '../../../content/language-tag';
import { parseTimestamp, type Timestamp } from '../../../content/timestamp';
import { schemaProblems } from '../../platform/json/validation';
import { overLimitProblems, tooManyFields, type ContentLimits } from '../../platform/settings/content-limits';

/** Ids from elsewhere are opaque (decisions, section 2). */
const longestId = 255;

const OrNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/**
 * A content request in another service's notation (interface document 2.1, 2.2). Lenient where nothing is
 * lost: `null` means an absent time or original value.
 */
const UpstreamSchema = Type.Object({
  id: Type.String({ minLength: 1 }),
  state: Type.String(),
  created: Type.String(),
  completed: OrNull(Type.String()),
  source: Type.Optional(Type.String({ minLength: 1 })),
  language: Type.Object({ source: Type.String(), target: Type.String() }),
  fields: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1 }),
      type: Type.String({ minLength: 1 }),
      data: Type.String({ minLength: 1 }),
      value: Type.String(),
      originalValue: OrNull(Type.String()),
    }),
  ),
  // An unreadable mark counts as none, so that the content is not lost because of it.
  importResponse: Type.Optional(Type.Unknown()),
  // Another Locdesk says why an import failed. That is said of its marks, not of the content.
  importReasons: Type.Optional(Type.Unknown()),
});

const UpstreamMarkSchema = Type.Object({ importState: Type.Enum([...importStates]), time: Type.String() });

/**
 * Compiled, because a page of results has a thousand requests, and interpreting the schema took longer than
 * everything else together.
 */
const upstreamRequestType = Compile(UpstreamSchema);
const upstreamMarkType = Compile(UpstreamMarkSchema);

export interface UpstreamLanguage {
  /** The tag as received. */
  readonly tag: string;
  readonly canonical: string;
}

/** A validated request: canonical state, instants beside their texts, and everything else preserved. */
export interface UpstreamRequest {
  readonly id: string;
  readonly state: RequestState;
  readonly created: Timestamp;
  readonly completed: Timestamp | undefined;
  /** Absent when the answer doesn't contain it, like the query results of the interface document. */
  readonly source: string | undefined;
  readonly languageSource: UpstreamLanguage;
  readonly languageTarget: UpstreamLanguage;
  readonly languageExtra: JsonObject;
  readonly fields: readonly VersionField[];
  /** Upstream's own mark, if the answer contains it. */
  readonly importMark: { readonly importState: ImportState; readonly time: Timestamp } | undefined;
  /** Further properties, preserved unchanged. */
  readonly extra: JsonObject;
}

export type UpstreamReading =
  | { readonly ok: true; readonly request: UpstreamRequest }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads one request from strictly parsed JSON; `place` is its path, such as `request` or `requests[3]`. Never
 * throws: every problem is listed with its place. Requests that Locdesk can't store (no fields, duplicate
 * field ids, content over the limits) are refused here.
 */
export function readUpstreamRequest(value: unknown, place: string, limits: ContentLimits): UpstreamReading {
  // Checked first, because the schema would report problems field by field.
  const count = fieldCount(value);
  if (count > limits.maxFields) {
    return { ok: false, problems: [at(place, tooManyFields(count, limits.maxFields))] };
  }
  if (!upstreamRequestType.Check(value)) {
    return { ok: false, problems: schemaProblems(UpstreamSchema, value, '').map((text) => at(place, text)) };
  }
  const problems: string[] = [];
  const problem = (where: string, text: string): undefined => {
    problems.push(`${place}.${where}: ${text}`);
  };
  const instant = (where: string, text: string): Timestamp | undefined =>
    parseTimestamp(text) ??
    problem(
      where,
      `"${shorten(text)}" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z`,
    );
  const language = (side: 'source' | 'target'): UpstreamLanguage | undefined => {
    const tag = value.language[side];
    const canonical = canonicalLanguageTag(tag);
    if (canonical !== undefined) return { tag, canonical };
    return problem(
      `language.${side}`,
      `"${shorten(tag)}" is not a well-formed BCP 47 language tag, like de or de-CH`,
    );
  };

  if (isTooLong(value.id)) problem('id', `must have at most ${longestId} characters`);
  const state = parseRequestState(value.state);
  if (state === undefined) {
    problem('state', `"${shorten(value.state)}" is none of pending, confirmed, complete, completed`);
  }
  const created = instant('created', value.created);
  const completedText = value.completed ?? undefined;
  const completed = completedText === undefined ? undefined : instant('completed', completedText);
  if (state === 'completed' && completedText === undefined) {
    problem('completed', 'is missing, a completed request has it');
  }
  const languageSource = language('source');
  const languageTarget = language('target');
  const mark = upstreamMarkType.Check(value.importResponse) ? value.importResponse : undefined;
  const markTime = mark && parseTimestamp(mark.time);
  problems.push(
    ...[...fieldIdProblems(value.fields), ...overLimitProblems(value.fields, limits)].map((text) =>
      at(place, text),
    ),
  );

  if (
    problems.length > 0 ||
    state === undefined ||
    created === undefined ||
    languageSource === undefined ||
    languageTarget === undefined
  ) {
    return { ok: false, problems };
  }
  const { id, source, language: languageObject, fields, ...others } = value;
  const { source: _source, target: _target, ...languageExtra } = languageObject;
  const {
    state: _state,
    created: _created,
    completed: _completed,
    importResponse: _mark,
    importReasons: _reasons,
    ...extra
  } = others;
  return {
    ok: true,
    request: {
      id,
      state,
      created,
      completed,
      source,
      languageSource,
      languageTarget,
      languageExtra: jsonObject(languageExtra),
      fields: fields.map(toField),
      importMark:
        mark === undefined || markTime === undefined
          ? undefined
          : { importState: mark.importState, time: markTime },
      extra: jsonObject(extra),
    },
  };
}

function fieldCount(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return 0;
  return Array.isArray(value.fields) ? value.fields.length : 0;
}

/** Our own service refuses these too: reviews, notes and drafts belong to a field by its id. */
export function fieldIdProblems(fields: readonly { readonly id: string }[]): readonly string[] {
  if (fields.length === 0) return ['fields: is empty, a request has at least one field'];
  const places = new Map<string, number>();
  return fields.flatMap(({ id }, index) => {
    const earlier = places.get(id);
    if (earlier === undefined) places.set(id, index);
    return earlier === undefined
      ? []
      : [`fields[${index}].id: must be unique, "${shorten(id)}" is also fields[${earlier}].id`];
  });
}

function toField(field: Static<typeof UpstreamSchema>['fields'][number]): VersionField {
  const { id, type, data, value, originalValue, ...extra } = field;
  return {
    id,
    type,
    data,
    value,
    ...(typeof originalValue === 'string' ? { originalValue } : {}),
    extra: jsonObject(extra),
  };
}

/** The rest of parsed JSON; the schema's type omits further properties. */
function jsonObject(rest: object): JsonObject {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rest as JsonObject;
}

/** Prefixes a schema's problem, whose place is relative to the request. */
function at(place: string, problem: string): string {
  return /^[:[]/.test(problem) ? `${place}${problem}` : `${place}.${problem}`;
}

/** Counts characters, not UTF-16 units; few texts are long enough to be counted. */
function isTooLong(text: string): boolean {
  return text.length > longestId && (text.length > 2 * longestId || Array.from(text).length > longestId);
}

/** Shortens an opaque text for a message. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
