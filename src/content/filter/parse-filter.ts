import { filterKeyOf, normalValue, type FilterKey } from './filter-keys';
import type { FilterTrouble, ParsedFilter, Place, PlacedTerm } from './filter-term';

/** Longest filter, in UTF-16 units; more would be unreadable. */
export const longestFilter = 2000;

interface Word extends Place {
  readonly text: string;
  readonly isQuoted: boolean;
  /** The closing quote is missing. */
  readonly isOpen: boolean;
}

/** Parses a filter. Never throws; parts that are not understood are troubles. */
export function parseFilter(text: string): ParsedFilter {
  const { terms, troubles } = partsOf(text);
  const texts = terms.filter((term) => term.kind === 'text');
  if (texts.length === 0 || texts.some((term) => isSearchable(term.text))) return { terms, troubles };
  // Beside words, `(` or `–` of a pasted sentence may be ignored; alone, ignoring it would list everything.
  const nothing = texts.map(({ text: value, start, end }) => ({
    kind: 'no-letters' as const,
    name: '',
    value,
    start,
    end,
  }));
  return { terms: terms.filter((term) => term.kind !== 'text'), troubles: [...troubles, ...nothing] };
}

/** The search index has letters and digits only. */
function isSearchable(text: string): boolean {
  return /[\p{L}\p{M}\p{N}_]/u.test(text);
}

function partsOf(text: string): ParsedFilter {
  const terms: PlacedTerm[] = [];
  const troubles: FilterTrouble[] = [];
  let at = 0;
  for (;;) {
    while (isSpace(text[at])) at++;
    if (at >= text.length) return { terms, troubles };
    const start = at;
    const isNegated = text[at] === '-' && at + 1 < text.length && !isSpace(text[at + 1]);
    if (isNegated) at++;
    const name = keyAt(text, at);
    if (name === undefined) {
      const { text: words, isQuoted: isPhrase, isOpen, end } = wordAt(text, at, isSpace);
      at = end;
      const isWord = words.trim() !== '';
      const term = { kind: 'text', text: words, isPhrase, isOpen: !isPhrase || isOpen, isNegated } as const;
      if (isWord) terms.push({ ...term, start, end });
      continue;
    }
    const words = valuesAt(text, at + name.length + 1);
    at = words.at(-1)?.end ?? at;
    const key = filterKeyOf(name);
    if (key === undefined) {
      const value = text.slice(words[0]?.start, at);
      troubles.push({ kind: 'unknown-key', name, value, start, end: at });
      continue;
    }
    const found = words.flatMap((word) =>
      // A value that is missing between others has the comma before it as its place.
      troubleOf(key, name, word, words.length === 1 ? start : word.start - 1),
    );
    if (found.length > 0) {
      troubles.push(...found);
      continue;
    }
    const values = words.map((word) => normalValue(key, word.text)).filter((value) => value !== undefined);
    terms.push({ kind: 'condition', key, values: [...new Set(values)], isNegated, start, end: at });
  }
}

function troubleOf(key: FilterKey, name: string, word: Word, missingFrom: number): readonly FilterTrouble[] {
  const { text: value, end } = word;
  if (value === '') return [{ kind: 'missing-value', key, name, value, start: missingFrom, end }];
  if (normalValue(key, value) !== undefined) return [];
  return [{ kind: 'bad-value', key, name, value, start: word.start, end }];
}

/**
 * Keys that earlier versions did not know. Their saved filters may have them as words before a space or at
 * the end (`Connection: refused`), so a value must follow at once.
 */
const laterKeys = new Set([
  'answer',
  'connection',
  'field',
  'job',
  'marked',
  'reason',
  'reviewed',
  'since',
  'until',
  'words',
]);

/**
 * Returns the key that begins at `at`. Letters before a colon are a key if a possible value follows or the
 * key is known; `Note:` and `https://…` are words to find.
 */
function keyAt(text: string, at: number): string | undefined {
  const match = /^([a-z]+):(?!\/\/)/i.exec(text.slice(at, at + 40));
  const key = match?.[1];
  if (key === undefined) return undefined;
  const next = text[at + key.length + 1];
  if (next !== undefined && !isSpace(next)) return key;
  return filterKeyOf(key) !== undefined && !laterKeys.has(key.toLowerCase()) ? key : undefined;
}

/** Reads values that are separated by commas; at least one, which may be empty. */
function valuesAt(text: string, start: number): readonly Word[] {
  const words: Word[] = [];
  for (let at = start; ; at++) {
    const word = wordAt(text, at, endsValue);
    words.push(word);
    at = word.end;
    if (text[at] !== ',') return words;
  }
}

/** Reads a word, or a quoted text, in which `\"` and `\\` are escapes. */
function wordAt(text: string, start: number, isEnd: (character: string | undefined) => boolean): Word {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && !isEnd(text[end])) end++;
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

function endsValue(character: string | undefined): boolean {
  return character === ',' || isSpace(character);
}
