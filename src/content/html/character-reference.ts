import { Tokenizer } from 'parse5';

export interface CharacterReference {
  /** Offset after its last character. */
  readonly end: number;
  /** The one or two characters it stands for. */
  readonly decoded: string;
}

/** No name is longer than CounterClockwiseContourIntegral (31 letters). */
const LONGEST_NAME = 31;
/** More names than any value needs; the cache is emptied rather than grown by a hostile one. */
const CACHE_LIMIT = 5_000;

/**
 * The character reference whose `&` stands at `position`, named or numeric, `;` at its end or left out where the HTML
 * standard (13.2.5.72) allows that; undefined when this `&` is only an ampersand. In an attribute a name without `;`
 * before a letter, a digit or `=` is none (`?a=b&copy=1`).
 */
export function characterReferenceAt(
  text: string,
  position: number,
  isAttribute: boolean,
): CharacterReference | undefined {
  return text[position + 1] === '#'
    ? numericReference(text, position)
    : namedReference(text, position, isAttribute);
}

function numericReference(text: string, position: number): CharacterReference | undefined {
  let at = position + 2;
  const isHex = text[at] === 'x' || text[at] === 'X';
  if (isHex) at += 1;
  const first = at;
  while (isHex ? isHexDigit(text.charCodeAt(at)) : isDigit(text.charCodeAt(at))) at += 1;
  if (at === first) return undefined;
  // Leading zeros may fill megabytes; what counts is whether the number is a code point, and nine digits tell.
  const digits = text.slice(first, at).replace(/^0+/, '').slice(0, 9);
  const decoded = decode(`&#${isHex ? 'x' : ''}${digits === '' ? '0' : digits};`);
  return { end: text[at] === ';' ? at + 1 : at, decoded };
}

function namedReference(
  text: string,
  position: number,
  isAttribute: boolean,
): CharacterReference | undefined {
  let nameEnd = position + 1;
  while (nameEnd - position <= LONGEST_NAME && isAlphanumeric(text.charCodeAt(nameEnd))) nameEnd += 1;
  if (nameEnd === position + 1) return undefined;
  const hasSemicolon = text[nameEnd] === ';';
  const candidate = text.slice(position, hasSemicolon ? nameEnd + 1 : nameEnd);
  const found = longestNamed(candidate);
  if (found === undefined) return undefined;
  const end = position + found.end;
  if (isAttribute && text[end - 1] !== ';') {
    if (text[end] === '=' || isAlphanumeric(text.charCodeAt(end))) return undefined;
  }
  return { end, decoded: found.decoded };
}

const cache = new Map<string, CharacterReference | undefined>();

/** The reference `candidate` (`&` and letters) begins with; its `end` counts from the `&`. */
function longestNamed(candidate: string): CharacterReference | undefined {
  if (cache.has(candidate)) return cache.get(candidate);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const found = split(candidate, decode(candidate));
  cache.set(candidate, found);
  return found;
}

/** Tells where the reference ended from what is left of the candidate: `&notit` became `¬it`, so after `&not`. */
function split(candidate: string, output: string): CharacterReference | undefined {
  if (output === candidate) return undefined;
  for (let end = 2; end <= candidate.length; end += 1) {
    const rest = candidate.slice(end);
    if (output.length > rest.length && output.endsWith(rest)) {
      return { end, decoded: output.slice(0, output.length - rest.length) };
    }
  }
  return undefined;
}

const ignore = () => {};

function decode(markup: string): string {
  let decoded = '';
  const append = (token: { readonly chars: string }) => {
    decoded += token.chars;
  };
  new Tokenizer(
    {},
    {
      onCharacter: append,
      onNullCharacter: append,
      onWhitespaceCharacter: append,
      onStartTag: ignore,
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  ).write(markup, true);
  return decoded;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isHexDigit(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}

function isAlphanumeric(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
