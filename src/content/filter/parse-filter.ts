import { isFilterKey, normalValue } from './filter-keys';
import type { FilterTrouble, ParsedFilter, Place, PlacedTerm } from './filter-term';

/** Longest filter, in UTF-16 units; more would be unreadable. */
export const longestFilter = 2000;

interface Word extends Place {
  readonly text: string;
  readonly isQuoted: boolean;
  /** The closing quote is missing. */
  readonly isOpen: boolean;
}

/** Parses a filter. Parts that are not understood are ignored; no input is rejected as a whole. */
export function parseFilter(text: string): ParsedFilter {
  const terms: PlacedTerm[] = [];
  const troubles: FilterTrouble[] = [];
  let at = 0;
  for (;;) {
    while (isSpace(text[at])) at++;
    if (at >= text.length) return { terms, troubles };
    const start = at;
    const isNegated = text[at] === '-' && at + 1 < text.length && !isSpace(text[at + 1]);
    if (isNegated) at++;
    const key = keyAt(text, at);
    const word = wordAt(text, key === undefined ? at : at + key.length + 1);
    at = word.end;
    const place = { start, end: at };
    if (key === undefined) {
      const { text: words, isQuoted: isPhrase } = word;
      if (words.trim() !== '')
        terms.push({
          kind: 'text',
          text: words,
          isPhrase,
          isOpen: !isPhrase || word.isOpen,
          isNegated,
          ...place,
        });
      continue;
    }
    const { text: value } = word;
    const lower = key.toLowerCase();
    if (!isFilterKey(lower)) {
      troubles.push({ kind: 'unknown-key', key, value, ...place });
      continue;
    }
    const normal = normalValue(lower, value);
    if (normal === undefined) {
      troubles.push({ kind: value === '' ? 'missing-value' : 'bad-value', key: lower, value, ...place });
    } else {
      terms.push({ kind: 'condition', key: lower, value: normal, isNegated, ...place });
    }
  }
}

/**
 * Returns the key that begins at `at`. Letters before a colon are a key if a possible value follows or the
 * key is known; `Note:` and `https://…` are words to find.
 */
function keyAt(text: string, at: number): string | undefined {
  const match = /^([a-z]+):(?!\/\/)/i.exec(text.slice(at, at + 40));
  const key = match?.[1];
  if (key === undefined) return undefined;
  const next = text[at + key.length + 1];
  return isFilterKey(key.toLowerCase()) || (next !== undefined && !isSpace(next)) ? key : undefined;
}

/** Reads a word, or a quoted text, in which `\"` and `\\` are escapes. */
function wordAt(text: string, start: number): Word {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && !isSpace(text[end])) end++;
    return { text: text.slice(start, end), isQuoted: false, isOpen: false, start, end };
  }
  let inside = '';
  for (let at = start + 1; at < text.length; at++) {
    const next = text[at + 1];
    if (text[at] === '"') return { text: inside, isQuoted: true, isOpen: false, start, end: at + 1 };
    if (text[at] === '\\' && (next === '"' || next === '\\')) at++;
    inside += text[at];
  }
  return { text: inside, isQuoted: true, isOpen: true, start, end: text.length };
}

function isSpace(character: string | undefined): boolean {
  return character !== undefined && /\s/.test(character);
}
