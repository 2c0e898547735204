/** A key is shown up to this many UTF-16 units; keys can be megabytes long. */
const MAX_SHOWN_KEY = 60;

/**
 * Formats an object key as part of a place: `.id`, without the dot at the start of a place, `["a b"]` when it
 * is no identifier.
 */
export function keyStep(key: string, isFirst: boolean): string {
  const shown = key.length > MAX_SHOWN_KEY ? `${key.slice(0, MAX_SHOWN_KEY)}…` : key;
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(shown)) return `[${JSON.stringify(shown)}]`;
  return isFirst ? shown : `.${shown}`;
}

/** Line and column of a position, both from 1; lines end with LF, CR LF or CR; columns are UTF-16 units. */
export function lineAndColumn(text: string, position: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < position; at += 1) {
    const code = text.charCodeAt(at);
    // The line feed of a CR LF pair ends the line, its carriage return does not.
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
      line += 1;
      lineStart = at + 1;
    }
  }
  return { line, column: position - lineStart + 1 };
}

/** Describes the character at a syntax error. */
export function describeCharacter(codePoint: number | undefined): string {
  if (codePoint === undefined) return 'the text ends there';
  const char = String.fromCodePoint(codePoint);
  const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  if (!/[\p{L}\p{N}\p{P}\p{S} ]/u.test(char)) return `found ${name}`;
  return char === '"' ? 'found a double quote' : `found "${char}"`;
}
