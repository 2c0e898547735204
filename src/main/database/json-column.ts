import type { JsonObject } from '../../content/content-request';

/** Converts an `extra` column, where NULL means "no further properties". */
export function toJsonColumn(extra: JsonObject): string | null {
  return Object.keys(extra).length === 0 ? null : JSON.stringify(extra);
}

export function fromJsonColumn(text: string | null): JsonObject {
  // Written by toJsonColumn and by nothing else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === null ? {} : (JSON.parse(text) as JsonObject);
}
