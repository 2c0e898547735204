import { fold, foldWithPlaces } from './fold';
import type { Phrase } from './search-query';
import { tokensOf, type Token } from './tokens';

/** Offsets in UTF-16 units of the text; the end is exclusive. */
export interface Hit {
  readonly start: number;
  readonly end: number;
}

/** Finds the phrases in a text, in order and without overlaps; at most `limit` hits. */
export function findHits(text: string, phrases: readonly Phrase[], limit = 50): readonly Hit[] {
  // Computing offsets is expensive, and most texts have no hit.
  const whole = fold(text);
  if (!phrases.some((phrase) => mayHave(whole, phrase))) return [];
  const folded = foldWithPlaces(text);
  const tokens = [...tokensOf(folded.text)];
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length && hits.length < limit; at++) {
    const end = Math.max(0, ...phrases.map((phrase) => phraseEnd(tokens, at, phrase)));
    const first = tokens[at];
    if (end === 0 || first === undefined) continue;
    hits.push({ start: folded.starts[first.start] ?? 0, end: folded.ends[end - 1] ?? text.length });
    while ((tokens[at + 1]?.start ?? end) < end) at++;
  }
  return hits;
}

/** Finds a folded text as it is written, with its signs, in order and without overlaps. */
export function findWritten(text: string, written: string, limit = 50): readonly Hit[] {
  const folded = foldWithPlaces(text);
  const hits: Hit[] = [];
  let at = folded.text.indexOf(written);
  while (at >= 0 && hits.length < limit) {
    const end = at + written.length;
    hits.push({ start: folded.starts[at] ?? 0, end: folded.ends[end - 1] ?? text.length });
    at = folded.text.indexOf(written, end);
  }
  return hits;
}

/** Whether a folded text contains the phrase, by the rules of the index. */
export function hasPhrase(folded: string, phrase: Phrase): boolean {
  if (!mayHave(folded, phrase)) return false;
  const tokens = [...tokensOf(folded)];
  return tokens.some((_, at) => phraseEnd(tokens, at, phrase) > 0);
}

/** Quick rejection: a phrase can't match if one of its tokens is not even a substring. */
function mayHave(folded: string, { tokens }: Phrase): boolean {
  return tokens.every((token) => folded.includes(token));
}

/** Returns the end in the folded text of a phrase that begins at a token; 0 when none does. */
function phraseEnd(tokens: readonly Token[], at: number, { tokens: wanted, isOpen }: Phrase): number {
  let end = 0;
  for (const [i, text] of wanted.entries()) {
    const token = tokens[at + i];
    if (token === undefined) return 0;
    const isLast = i === wanted.length - 1;
    if (isLast && isOpen ? !token.text.startsWith(text) : token.text !== text) return 0;
    end = isLast && isOpen ? token.start + text.length : token.end;
  }
  return end;
}
