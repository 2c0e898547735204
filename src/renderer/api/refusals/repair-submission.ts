import { isJsonObject } from '../../../content/json-object';
import type { JsonObject, JsonValue } from '../../../content/content-request';
import type { ServiceLimits } from '../../../contract/request-log';
import { repairLanguageTag } from './repair-language';

const serviceProperties = new Set([
  'id',
  'state',
  'created',
  'completed',
  'source',
  'importResponse',
  'importReasons',
]);
/** Other names for a field's value, the most likely first. */
const valueNames = ['text', 'html', 'content', 'originalValue'] as const;
const exampleText = 'Text to localize';

/** Repairs a body of `PUT /v1/content` so that the service accepts it; valid parts stay unchanged. */
export function repairSubmission(body: unknown, limits: ServiceLimits): JsonObject {
  const given = isJsonObject(body) ? body : {};
  const further = Object.entries(given).filter(
    ([name]) => !serviceProperties.has(name) && name !== 'language' && name !== 'fields',
  );
  return {
    language: repairLanguage(given['language']),
    fields: repairFields(given['fields'], limits),
    ...Object.fromEntries(further),
  };
}

function repairLanguage(value: JsonValue | undefined): JsonObject {
  const given: JsonObject =
    value !== undefined && isJsonObject(value) ? value : typeof value === 'string' ? { target: value } : {};
  return {
    ...given,
    source: repairLanguageTag(given['source']) ?? 'en',
    target: repairLanguageTag(given['target']) ?? 'de-DE',
  };
}

function repairFields(value: JsonValue | undefined, limits: ServiceLimits): readonly JsonObject[] {
  const entries = entriesOf(value).slice(0, limits.maxFields);
  const given: readonly JsonValue[] = entries.length === 0 ? [{ id: 'title' }] : entries;
  const taken = new Set(given.map((entry) => (isJsonObject(entry) ? entry['id'] : undefined)));
  const used = new Set<string>();
  return given.map((entry, index) => {
    const field: JsonObject = isJsonObject(entry) ? entry : { value: entry };
    const id = uniqueId(textOf(field['id']) ?? `field-${index + 1}`, used, taken);
    used.add(id);
    const { id: _id, type, data, value: text, originalValue: _original, ...others } = field;
    const misnamed =
      textOf(text, true) === undefined
        ? valueNames.find((name) => textOf(field[name]) !== undefined)
        : undefined;
    const further = Object.entries(others).filter(([name]) => name !== misnamed);
    return {
      id,
      type: filledText(type) ?? 'localizable',
      data: filledText(data) ?? 'html',
      value: cutToBytes(
        textOf(misnamed === undefined ? text : field[misnamed], true) ?? exampleText,
        limits.maxFieldValueBytes,
      ),
      ...Object.fromEntries(further),
    };
  });
}

/** `{"title": "Hello"}` instead of a list is read as a field named title. */
function entriesOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null) return [];
  if (!isJsonObject(value)) return [value];
  if ('id' in value || 'value' in value) return [value];
  return Object.entries(value).map(([id, entry]) =>
    isJsonObject(entry) ? { id, ...entry } : { id, value: entry },
  );
}

/** The id itself if it is still free, else with a number that no other field has. */
function uniqueId(id: string, used: ReadonlySet<string>, taken: ReadonlySet<unknown>): string {
  if (!used.has(id)) return id;
  for (let number = 2; ; number++) {
    const candidate = `${id}-${number}`;
    if (!used.has(candidate) && !taken.has(candidate)) return candidate;
  }
}

/** Returns a non-empty text (or any text if allowed); numbers and booleans are converted. */
function textOf(value: JsonValue | undefined, mayBeEmpty = false): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && (mayBeEmpty || value !== '') ? value : undefined;
}

function filledText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Cuts a text to a size in UTF-8 bytes, without splitting a character. */
function cutToBytes(text: string, mostBytes: number): string {
  if (text.length * 3 <= mostBytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(mostBytes));
  return text.slice(0, read);
}
