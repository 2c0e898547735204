/** A key or value of a properties file without escapes and line continuations. */
export interface PropertyText {
  readonly value: string;
  /** Offset of an incomplete escape; undefined if there is none. */
  readonly errorAt?: number;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f' };

export function readPropertyText(text: string, start: number, end: number): PropertyText {
  const parts: string[] = [];
  let from = start;
  for (let at = nextBackslash(text, start, end); at !== -1; at = nextBackslash(text, from, end)) {
    parts.push(text.slice(from, at));
    const letter = text[at + 1] ?? '';
    from = at + 2;
    if (letter === 'u') {
      const digits = text.slice(from, Math.min(from + 4, end));
      if (!/^[\da-fA-F]{4}$/.test(digits)) return { value: '', errorAt: at };
      parts.push(String.fromCharCode(Number.parseInt(digits, 16)));
      from += 4;
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[from] === '\n') from += 1;
      while (from < end && ' \t\f'.includes(text[from] ?? '-')) from += 1;
    } else {
      parts.push(escapes[letter] ?? letter);
    }
  }
  if (from < end) parts.push(text.slice(from, end));
  return { value: parts.join('') };
}

/** Searches only up to `end`: searching to the end of the file for each value would take quadratic time. */
function nextBackslash(text: string, from: number, end: number): number {
  const at = text.slice(from, end).indexOf('\\');
  return at === -1 ? -1 : from + at;
}

/** Escapes a value for `Properties.load`; non-ASCII characters are escaped if the file is ASCII. */
export function writeProperty(text: string, isAscii: boolean): string {
  const escaped = text.replaceAll(
    special,
    (character) => letters[character] ?? escapePropertyUnits(character),
  );
  const led = escaped.startsWith(' ') ? `\\${escaped}` : escaped;
  return isAscii ? led.replaceAll(/[^\0-\x7f]/g, escapePropertyUnits) : led;
}

// oxlint-disable-next-line no-control-regex
const special = /[\\\u0000-\u001f\u007f]|\p{Cs}/gu;
const letters: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
};

/** Escapes each UTF-16 unit of a character. */
export function escapePropertyUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }).join('');
}
