import { fold } from '../search/fold';
import { isUndivided, tokensOf } from '../search/tokens';
import type { Phrase } from '../search/search-query';

/** The tokens of a text, in order, by the rules of the search index. */
export function memoryTokens(text: string): readonly string[] {
  return Array.from(tokensOf(fold(text)), (token) => token.text);
}

/** A term of the index; with `isOpen`, the beginning of one. */
export interface IndexTerm {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Joins two words to one term; no token contains it. */
const joiner = '+';

/**
 * Returns the terms of the index for a text: its tokens, then each two words in a row. By the latter, words
 * that rarely meet are found without reading all places of both. Scripts without spaces have pairs of
 * characters as tokens already.
 */
export function indexTerms(tokens: readonly string[]): readonly string[] {
  return [...tokens, ...tokens.flatMap((token, index) => pairBefore(tokens, index, token) ?? [])];
}

function pairBefore(tokens: readonly string[], index: number, token: string): string | undefined {
  const before = tokens[index - 1];
  return before === undefined || isUndivided(before) || isUndivided(token)
    ? undefined
    : `${before}${joiner}${token}`;
}

/** Returns the terms that every text with a phrase has. A text may have all of them without the phrase. */
export function phraseTerms({ tokens, isOpen }: Phrase): readonly IndexTerm[] {
  const terms = tokens.flatMap((token, index) => {
    const pair = pairBefore(tokens, index, token);
    const next = tokens[index + 1];
    const isInNext = next !== undefined && pairBefore(tokens, index + 1, next) !== undefined;
    const own = pair ?? (isInNext ? undefined : token);
    // One character begins too many terms, and the terms before it are rare enough.
    if (index > 0 && isOpen && next === undefined && isUndivided(token)) return [];
    return own === undefined ? [] : [{ text: own, isOpen: isOpen && next === undefined }];
  });
  return [...new Map(terms.map((term) => [`${term.text} ${String(term.isOpen)}`, term])).values()];
}

/** The base language of a tag: `pt` for `pt-BR`. */
export function baseLanguage(tag: string): string {
  const [base = ''] = tag.split(/[-_]/, 1);
  return base.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** A word of the index that units of a language pair have, whatever their regions. */
export function pairMark(languages: { readonly source: string; readonly target: string }): string {
  return `l_${baseLanguage(languages.source)}_${baseLanguage(languages.target)}`;
}

/**
 * Returns the tokens by which segments that are alike find each other: the longest ones, which are the
 * rarest. Equally long ones are in an order that is the same for every segment.
 */
export function rareTokens(tokens: readonly string[], count: number): readonly string[] {
  return [...new Set(tokens)]
    .map((token) => ({ token, order: hashOf(token) }))
    .toSorted((a, b) => b.token.length - a.token.length || a.order - b.order)
    .slice(0, count)
    .map(({ token }) => token);
}

/** A hash of 31 bits: FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 1;
}
