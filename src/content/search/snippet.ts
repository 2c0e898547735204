import type { Hit } from './find-hits';

/** An excerpt of a text with the hits in it. */
export interface Snippet {
  readonly text: string;
  readonly hits: readonly Hit[];
}

/** UTF-16 units before the first hit: enough for context, few enough to keep the hit visible. */
const unitsBefore = 16;

/**
 * Returns an excerpt of at most `length` UTF-16 units that begins shortly before the first hit, cut between
 * words where possible.
 */
export function snippetOf(text: string, hits: readonly Hit[], length: number): Snippet {
  const first = hits[0]?.start ?? 0;
  let start = Math.max(0, first - unitsBefore);
  if (start > 0) {
    const space = text.indexOf(' ', start);
    start = space !== -1 && space < first ? space + 1 : wholeCharacter(text, start);
  }
  const end = wholeCharacter(text, Math.min(text.length, start + length));
  const lead = start > 0 ? '…' : '';
  const shift = start - lead.length;
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    hits: hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map((hit) => ({ start: hit.start - shift, end: hit.end - shift })),
  };
}

/** Moves the offset out of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text[at] ?? '') && /[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at;
}
