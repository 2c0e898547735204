export type JsonTokenKind = 'key' | 'string' | 'number' | 'word' | 'mark' | 'plain';

export interface JsonToken {
  readonly kind: JsonTokenKind;
  readonly text: string;
}

export interface JsonLine {
  /** Levels of indentation. */
  readonly level: number;
  readonly tokens: readonly JsonToken[];
}

/** Matches strings without backtracking per character, which would overflow on a long one. */
const tokenPattern = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[{}[\]:,]|[^\s"{}[\]:,]+/g;

/**
 * Formats JSON for reading, with its literals unchanged. Truncated or slightly invalid JSON is formatted too;
 * other text is returned line by line.
 */
export function jsonLines(text: string): readonly JsonLine[] {
  if (!/^\uFEFF?\s*[[{]/.test(text)) return plainLines(text);
  const parts = text.match(tokenPattern) ?? [];
  const lines: JsonLine[] = [];
  let level = 0;
  let tokens: JsonToken[] = [];
  const endLine = (): void => {
    if (tokens.length > 0) lines.push({ level, tokens });
    tokens = [];
  };
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (part === '{' || part === '[') {
      tokens.push({ kind: 'mark', text: part });
      if (next === '}' || next === ']') continue;
      endLine();
      level += 1;
    } else if (part === '}' || part === ']') {
      if (parts[index - 1] !== '{' && parts[index - 1] !== '[') {
        endLine();
        level = Math.max(0, level - 1);
      }
      tokens.push({ kind: 'mark', text: part });
    } else if (part === ',') {
      tokens.push({ kind: 'mark', text: ',' });
      endLine();
    } else if (part === ':') {
      tokens.push({ kind: 'mark', text: ': ' });
    } else {
      tokens.push({ kind: kindOf(part, next === ':'), text: part });
    }
  }
  endLine();
  return lines;
}

function plainLines(text: string): readonly JsonLine[] {
  return text.split(/\r?\n/).map((line) => ({ level: 0, tokens: [{ kind: 'plain', text: line }] }));
}

function kindOf(part: string, isKey: boolean): JsonTokenKind {
  if (isKey) return 'key';
  if (part.startsWith('"')) return 'string';
  if (/^-?\d/.test(part)) return 'number';
  return /^(?:true|false|null)$/.test(part) ? 'word' : 'plain';
}
