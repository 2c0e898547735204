import type { JsonObject, VersionField } from '../../content/content-request';
import type { ExportedRequest } from './exported-request';
import type { RequestBody } from '../requests/content-request-json';

type ExportedContent = ExportedRequest['versions'][number]['content'];

/** Unknown properties are preserved. */
export function bodyOf({ source, language, fields, ...extra }: ExportedContent): RequestBody {
  const { source: languageSource, target: languageTarget, ...languageExtra } = language;
  return {
    source,
    languageSource,
    languageTarget,
    languageExtra: jsonObject(languageExtra),
    fields: fields.map(fieldOf),
    extra: jsonObject(extra),
  };
}

function fieldOf({
  id,
  type,
  data,
  value,
  originalValue,
  ...extra
}: ExportedContent['fields'][number]): VersionField {
  const field = { id, type, data, value, extra: jsonObject(extra) };
  return originalValue === undefined ? field : { ...field, originalValue };
}

/** The rest of parsed JSON; the schema's type omits further properties. */
function jsonObject(rest: object): JsonObject {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rest as JsonObject;
}
