/** A key or value of a properties file without its escapes and line continuations. */
export interface PropertyText {
  readonly value: string;
  /** Where an escape is not complete; undefined when all are. */
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

/** Looks no further than `end`: a search to the end of the file for each value would take time by its square. */
function nextBackslash(text: string, from: number, end: number): number {
  const at = text.slice(from, end).indexOf('\\');
  return at === -1 ? -1 : from + at;
}

/** A value as `Properties.load` reads it back; what is not ASCII is escaped where the file is ASCII only. */
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

/** The units of a character as escapes. */
export function escapePropertyUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }).join('');
}
