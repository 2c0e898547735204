import { createHash } from 'node:crypto';
import type { JsonObject, VersionField } from '../../../content/content-request';
import { fromJsonColumn } from '../../database/json-column';
import type { StoredRequest } from '../../requests/content-request-store';
import type { UpstreamRequest } from '../client/upstream-request';

/** Returns the submitted text of a field, whether the field has a result or not. */
export function sourceOf({ originalValue, value }: Pick<VersionField, 'originalValue' | 'value'>): string {
  return originalValue ?? value;
}

/** The body of `PUT /v1/content` for a request that is not completed (interface document 4.1). */
export function submissionBody(request: StoredRequest, fields: readonly VersionField[]): JsonObject {
  return {
    language: {
      source: request.language_source,
      target: request.language_target,
      ...fromJsonColumn(request.language_extra),
    },
    fields: fields.map((field) => {
      const { id, type, data, extra } = field;
      return { id, type, data, value: sourceOf(field), ...extra };
    }),
    ...fromJsonColumn(request.extra),
  };
}

/**
 * Two requests with the same hash ask for the same: field ids and what was submitted of each, in their order.
 */
export function contentHash(fields: readonly Pick<VersionField, 'id' | 'originalValue' | 'value'>[]): string {
  const hash = createHash('sha256');
  for (const field of fields) hash.update(JSON.stringify([field.id, sourceOf(field)])).update('\n');
  return hash.digest('base64');
}

/** False if languages or size rule out, before any field is read, that upstream's request was sent here. */
export function mayBeSame(
  { fields, languageSource, languageTarget }: UpstreamRequest,
  request: StoredRequest,
): boolean {
  return (
    languageSource.canonical === request.language_source_canonical &&
    languageTarget.canonical === request.language_target_canonical &&
    fields.length === request.field_count
  );
}

/** Whether upstream's request asks for the same as a local one, in the same languages. */
export function isSameContent(
  said: UpstreamRequest,
  request: StoredRequest,
  own: readonly VersionField[],
): boolean {
  return mayBeSame(said, request) && contentHash(said.fields) === contentHash(own);
}

/**
 * Translates upstream's answer about a forwarded request into the terms of this desk: what was submitted here
 * stays as it was submitted (its source, its languages, its further properties), and only state, completion
 * and results are upstream's.
 */
export function asForwarded(
  said: UpstreamRequest,
  request: StoredRequest,
  own: readonly VersionField[],
): UpstreamRequest {
  const isResult = said.state === 'completed';
  const there = new Map(said.fields.map((field) => [field.id, field]));
  const known = new Set(own.map(({ id }) => id));
  const fields = own.flatMap((field): readonly VersionField[] => {
    const source = sourceOf(field);
    const submitted = { id: field.id, type: field.type, data: field.data };
    if (!isResult) return [{ ...submitted, value: source, extra: field.extra }];
    const result = there.get(field.id);
    if (result === undefined) return [];
    const extra = { ...field.extra, ...result.extra };
    return [{ ...submitted, value: result.value, originalValue: source, extra }];
  });
  const added = isResult ? said.fields.filter(({ id }) => !known.has(id)) : [];
  return {
    ...said,
    created: { text: request.created_text, us: request.created_us },
    source: request.source,
    languageSource: { tag: request.language_source, canonical: request.language_source_canonical },
    languageTarget: { tag: request.language_target, canonical: request.language_target_canonical },
    languageExtra: fromJsonColumn(request.language_extra),
    fields: [...fields, ...added],
    extra: fromJsonColumn(request.extra),
  };
}
