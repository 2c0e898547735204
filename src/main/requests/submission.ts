import { isJsonObject } from '../../content/json-object';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { JsonObject, JsonValue, SubmittedField } from '../../content/content-request';
import { canonicalLanguageTag, longestLanguageTag } from '../../content/language-tag';
import { invalidInput, schemaProblems } from '../platform/json/validation';
import { tooManyFields, type ContentLimits } from '../platform/settings/content-limits';

/** One field of a submission (interface document 2.2). Further properties are preserved. */
export const SubmissionField = Type.Object(
  {
    id: Type.String({ minLength: 1, description: 'Name of the field, unique within the request.' }),
    type: Type.String({ minLength: 1, description: 'Known value: `localizable`. Others are kept.' }),
    data: Type.String({
      minLength: 1,
      description: 'Data format of the value. Known value: `html`. Others are kept.',
    }),
    value: Type.String({ description: 'The content to process; may be empty.' }),
  },
  { description: 'One unit of content. Further properties are kept and returned unchanged.' },
);

/**
 * The body of `PUT /v1/content` (interface document 4.1; decisions, section 2). Further properties are kept.
 */
export const SubmissionBody = Type.Object(
  {
    language: Type.Object(
      {
        source: Type.String({
          minLength: 1,
          description: 'BCP 47 tag of the submitted content, like `en-GB`.',
        }),
        target: Type.String({ minLength: 1, description: 'BCP 47 tag of the result, like `de-CH`.' }),
      },
      {
        description: `Returned as submitted, compared in canonical form; at most ${longestLanguageTag} characters each.`,
      },
    ),
    fields: Type.Array(SubmissionField, { minItems: 1, description: 'Their order is kept.' }),
  },
  {
    description:
      'A content request as a tool submits it. Further properties are kept and returned unchanged, except those the ' +
      'service sets itself (`id`, `state`, `created`, `completed`, `source`, `importResponse`, `importReasons`; in a field ' +
      '`originalValue`), which are refused.',
  },
);

/** Compiled: validates correct input, which is nearly all, a hundred times as fast. */
const submissionType = Compile(SubmissionBody);

export type SubmissionLimits = Pick<ContentLimits, 'maxFields' | 'maxFieldValueBytes'>;

export interface SubmittedLanguage {
  /** The tag as submitted. */
  readonly tag: string;
  readonly canonical: string;
}

export interface Submission {
  readonly source: SubmittedLanguage;
  readonly target: SubmittedLanguage;
  readonly fields: readonly SubmittedField[];
  readonly extra: JsonObject;
  readonly languageExtra: JsonObject;
}

/**
 * Properties that the service sets itself; accepting them would mean changing them silently (decisions,
 * section 3).
 */
export const serviceProperties = [
  'id',
  'state',
  'created',
  'completed',
  'source',
  'importResponse',
  'importReasons',
] as const;

/**
 * Validates and parses a body. @throws AppError INVALID_INPUT with every problem of the body, each with its
 * place.
 */
export function parseSubmission(body: unknown, limits: SubmissionLimits): Submission {
  if (body === undefined)
    throw invalidInput(['body: is missing, send a JSON object with language and fields']);
  if (!isJsonObject(body)) throw invalidInput(schemaProblems(SubmissionBody, body));
  const submitted: readonly unknown[] = Array.isArray(body['fields']) ? body['fields'] : [];
  // With too many fields, only the allowed number is validated, because there may be millions.
  const isOver = submitted.length > limits.maxFields;
  const list = isOver ? submitted.slice(0, limits.maxFields) : submitted;
  const looked = isOver ? { ...body, fields: list } : body;
  const problems = submissionType.Check(looked) ? [] : [...schemaProblems(SubmissionBody, looked)];
  if (isOver) {
    problems.push(tooManyFields(submitted.length, limits.maxFields));
  }

  problems.push(...ownedProperties(body, serviceProperties, ''));
  const source = language(body, 'source', problems);
  const target = language(body, 'target', problems);
  problems.push(...fieldProblems(list, limits));
  if (problems.length > 0 || source === undefined || target === undefined) throw invalidInput(problems);

  const { language: languageObject, fields: _fields, ...extra } = body;
  const {
    source: _source,
    target: _target,
    ...languageExtra
  } = isJsonObject(languageObject) ? languageObject : {};
  return { source, target, fields: list.filter(isJsonObject).map(toField), extra, languageExtra };
}

function language(
  body: JsonObject,
  side: 'source' | 'target',
  problems: string[],
): SubmittedLanguage | undefined {
  const object = body['language'];
  const tag = object !== undefined && isJsonObject(object) ? object[side] : undefined;
  // Absent, empty or non-text tags are reported by the schema.
  if (typeof tag !== 'string' || tag === '') return undefined;
  if (tag.length > longestLanguageTag) {
    problems.push(
      `language.${side}: has ${tag.length} characters, a language tag at most ${longestLanguageTag}`,
    );
    return undefined;
  }
  const canonical = canonicalLanguageTag(tag);
  if (canonical === undefined) {
    problems.push(
      `language.${side}: "${shorten(tag)}" is not a well-formed BCP 47 language tag, like de or de-CH`,
    );
    return undefined;
  }
  return { tag, canonical };
}

function fieldProblems(fields: readonly unknown[], limits: SubmissionLimits): readonly string[] {
  const problems: string[] = [];
  const firstPlace = new Map<string, number>();
  for (const [index, field] of fields.entries()) {
    if (!isJsonObject(field)) continue;
    problems.push(...ownedProperties(field, ['originalValue'], `fields[${index}].`));
    const { id, value } = field;
    if (typeof id === 'string' && id !== '') {
      const earlier = firstPlace.get(id);
      if (earlier === undefined) firstPlace.set(id, index);
      else
        problems.push(`fields[${index}].id: must be unique, "${shorten(id)}" is also fields[${earlier}].id`);
    }
    if (typeof value === 'string') {
      const bytes = Buffer.byteLength(value);
      if (bytes > limits.maxFieldValueBytes) {
        problems.push(
          `fields[${index}].value: has ${bytes} bytes, at most ${limits.maxFieldValueBytes} are accepted (setting service.maxFieldValue)`,
        );
      }
    }
  }
  return problems;
}

/** Returns those of the names that are properties of an object. */
export function ownedProperties(object: object, names: readonly string[], prefix: string): readonly string[] {
  return names
    .filter((name) => Object.hasOwn(object, name))
    .map((name) => `${prefix}${name}: is set by the service, leave it out`);
}

function toField(field: JsonObject): SubmittedField {
  const { id, type, data, value, ...extra } = field;
  return { id: textOf(id), type: textOf(type), data: textOf(data), value: textOf(value), extra };
}

/** The schema guarantees a text. */
function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Shortens an opaque text for a message. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
