import { fold } from '../search/fold';
import { tokensOf } from '../search/tokens';

/** The tokens of a text, in order, by the rules of the search index. */
export function memoryTokens(text: string): readonly string[] {
  return Array.from(tokensOf(fold(text)), (token) => token.text);
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
