import type { JsonObject } from './content-request';

/** Whether a value is an object, and neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `isRecord` for a value that was read from JSON. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value);
}
