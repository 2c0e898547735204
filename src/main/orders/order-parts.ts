import type { JsonObject } from '../../content/content-request';

export interface PartLimits {
  readonly maxFields: number;
  /** Limits a request's fields as JSON. */
  readonly maxBytes: number;
}

/**
 * Divides fields, in their order, among as few requests as the limits allow. A field over the limit is a
 * request of its own.
 */
export function divideIntoParts(
  fields: readonly JsonObject[],
  { maxFields, maxBytes }: PartLimits,
): readonly (readonly JsonObject[])[] {
  const parts: JsonObject[][] = [];
  let part: JsonObject[] = [];
  let bytes = 0;
  for (const field of fields) {
    const size = Buffer.byteLength(JSON.stringify(field)) + 1;
    if (part.length > 0 && (part.length >= maxFields || bytes + size > maxBytes)) {
      parts.push(part);
      [part, bytes] = [[], 0];
    }
    part.push(field);
    bytes += size;
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
