/** A JSON string in a text, quotes included: its value and its first error. */
export interface JsonString {
  readonly end: number;
  readonly value: string;
  /** Offset of the first error; undefined for a valid string. */
  readonly errorAt?: number;
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads the string whose opening quote is at `start` (RFC 8259, section 7). Linear time. */
export function readJsonString(text: string, start: number): JsonString {
  const parts: string[] = [];
  let from = start + 1;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return { end: at + 1, value: parts.join('') + text.slice(from, at) };
    if (code < 0x20) return { end: at, value: '', errorAt: at };
    if (code !== 0x5c) continue;
    parts.push(text.slice(from, at));
    const letter = text[at + 1] ?? '';
    const escaped = letter === 'u' ? unicodeEscape(text, at + 2) : escapes[letter];
    if (escaped === undefined) return { end: at, value: '', errorAt: at };
    parts.push(escaped);
    at += letter === 'u' ? 5 : 1;
    from = at + 1;
  }
  return { end: text.length, value: '', errorAt: start };
}

function unicodeEscape(text: string, at: number): string | undefined {
  const digits = text.slice(at, at + 4);
  return /^[\da-fA-F]{4}$/.test(digits) ? String.fromCharCode(Number.parseInt(digits, 16)) : undefined;
}

/**
 * Escapes a text for a JSON string, without quotes. Lone surrogates and JavaScript's line ends are escaped;
 * everything else stays readable.
 */
export function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[\u2028\u2029\u007f]/g, escapeUnit);
}

/** Escapes every unit of a character. */
export function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) => escapeUnit(character[index] ?? '')).join('');
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
