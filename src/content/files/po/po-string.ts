import { UnwritableTarget } from '../file-format';

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
};

/**
 * A quoted string of a PO file: its value, and the offset after its closing quote (undefined: there is none).
 */
export interface PoString {
  readonly value: string;
  readonly end: number | undefined;
}

/** Reads the string whose opening quote is at `start`; it must end in its line. */
export function readPoString(text: string, start: number, lineEnd: number): PoString {
  const parts: string[] = [];
  let from = start + 1;
  for (let at = from; at < lineEnd; at += 1) {
    const character = text[at];
    if (character === '"') return { value: parts.join('') + text.slice(from, at), end: at + 1 };
    if (character !== '\\') continue;
    const { decoded, length } = unescape(text.slice(at + 1, Math.min(at + 4, lineEnd)));
    parts.push(text.slice(from, at), decoded);
    at += length;
    from = at + 1;
  }
  return { value: '', end: undefined };
}

function unescape(rest: string): { readonly decoded: string; readonly length: number } {
  const [octal] = /^[0-7]{1,3}/.exec(rest) ?? [];
  if (octal !== undefined) return { decoded: fromCode(octal, 8), length: octal.length };
  const [hex] = /^x[\da-fA-F]{1,2}/.exec(rest) ?? [];
  if (hex !== undefined) return { decoded: fromCode(hex.slice(1), 16), length: hex.length };
  const letter = rest.slice(0, 1);
  return { decoded: escapes[letter] ?? letter, length: letter.length };
}

function fromCode(digits: string, base: number): string {
  return String.fromCharCode(Number.parseInt(digits, base));
}

/**
 * Writes a text in gettext's notation: on one line or, if it has inner line breaks or `isLong`, as an empty
 * string followed by one string per line.
 */
export function writePoString(text: string, isLong: boolean, lineEnd: string): string {
  if (text.includes('\0'))
    throw new UnwritableTarget('has a NUL character, which PO files do not have; remove it.');
  const isOneLine = text.indexOf('\n') === -1 || text.indexOf('\n') === text.length - 1;
  if (isOneLine && !isLong) return quote(text);
  const lines = text.split(/(?<=\n)/).map(quote);
  return ['""', ...lines].join(lineEnd);
}

function quote(text: string): string {
  return `"${text.replaceAll(special, escapeCharacter)}"`;
}

// oxlint-disable-next-line no-control-regex
const special = /[\\"\u0000-\u001f\u007f]/g;
const letters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(escapes).map(([letter, character]) => [character, `\\${letter}`] as const),
  ['"', '\\"'],
  ['\\', '\\\\'],
]);

function escapeCharacter(character: string): string {
  return letters.get(character) ?? `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}
