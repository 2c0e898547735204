/**
 * Joins the parts of a key to a segment id, injectively. The separator, backslashes, control characters and
 * lone surrogates in parts are escaped, because ids travel through XML and terminals.
 */
export function joinKey(parts: readonly string[], separator = ''): string {
  return parts.map((part) => (part === '' ? '""' : escapePart(part, separator))).join(separator);
}

function escapePart(part: string, separator: string): string {
  const safe = plain.test(part) ? part : part.replaceAll('\\', '\\\\').replaceAll(unsafe, escapeCharacter);
  const escaped = separator === '' ? safe : safe.replaceAll(separator, `\\${separator}`);
  return escaped.startsWith('"') ? `\\${escaped}` : escaped;
}

const plain = /^[^\\\p{C}\u2028\u2029]*$/u;
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;
const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escapeCharacter(character: string): string {
  return short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
