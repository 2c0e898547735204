import type { JsonValue } from '../../../content/content-request';

/** Well below the depth that strict JSON accepts, so that a value may be put inside another. */
const deepest = 50;

/**
 * Guesses which value the sender of a refused JSON text meant, as one that strict JSON accepts; undefined
 * when no guess is possible. It forgives a byte order mark, trailing commas, repeated keys, NUL characters,
 * halves of characters.
 */
export function parseLeniently(text: string): JsonValue | undefined {
  const body = text.replace(/^\uFEFF/, '');
  for (const candidate of [body, withoutTrailingCommas(body)]) {
    try {
      return cleanValue(JSON.parse(candidate) as unknown, 0);
    } catch {
      // The next candidate is tried, if any.
    }
  }
  return undefined;
}

/**
 * Removes commas before closing brackets, outside of strings. The pattern for strings doesn't backtrack per
 * character, and matches an unclosed string as a whole, so that it is read once.
 */
function withoutTrailingCommas(text: string): string {
  return text.replaceAll(
    /("[^"\\]*(?:\\[^][^"\\]*)*"?)|,(?=\s*[\]}])/g,
    (_match, string?: string) => string ?? '',
  );
}

function cleanValue(value: unknown, depth: number): JsonValue {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null || depth === deepest) return null;
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1));
  const entries = Object.entries(value)
    .map(([key, entry]) => [cleanText(key), cleanValue(entry, depth + 1)] as const)
    .filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries);
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
