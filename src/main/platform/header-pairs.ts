import type { HeaderPairs } from '../../contract/http-message';

/**
 * Returns the value of a header, undefined when it is missing; `name` is in lower case. Repeated headers are
 * joined (RFC 9110, section 5.3), so that every reader interprets them alike.
 */
export function headerValue(headers: HeaderPairs, name: string): string | undefined {
  const values = headers.filter(([given]) => given.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

/**
 * Returns the first value of a header, null when it is missing. `name` and the headers' names are in lower
 * case, as in a response.
 */
export function firstHeader(headers: HeaderPairs, name: string): string | null {
  return headers.find(([given]) => given === name)?.[1] ?? null;
}

/** Converts Node's flat list (name, value, name, value, …) to pairs. */
export function headerPairs(rawHeaders: readonly string[]): HeaderPairs {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  return pairs;
}
