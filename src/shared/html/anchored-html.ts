import { characterReferenceAt } from './character-reference';
import { tokenizeHtml, type HtmlPiece, type TextPiece, type TextRange } from './tokenize';

interface Anchor {
  readonly at: number;
  readonly html: string;
}

/**
 * HTML with anchors around places of it, for whoever wants to know where a parser puts them. Text of the nth place stands
 * between two `<wbr>` with the title `key n`; a place that has no text but tags gives their elements the title `key-tag n`.
 * Parsed, it differs from `html` in nothing else. Not to be shown. `key`: without quotes or `&`, and nothing that the content can know.
 */
export function anchoredHtml(html: string, places: readonly TextRange[], key: string): string {
  const pieces = tokenizeHtml(html);
  const anchors: Anchor[] = [];
  const titles = new Map<number, string>();
  for (const [index, place] of places.entries()) {
    const touched = piecesIn(pieces, place);
    const texts = touched.filter((piece) => piece.kind === 'text').filter((piece) => isShown(html, piece));
    for (const text of texts) {
      const start = outside(html, text, Math.max(text.start, place.start), 'before');
      const end = outside(html, text, Math.min(text.end, place.end), 'after');
      const anchor = `<wbr title="${key} ${index}">`;
      anchors.push({ at: start, html: anchor }, { at: end, html: anchor });
    }
    if (texts.length > 0) continue;
    for (const tag of touched) {
      if (tag.kind !== 'tag' || tag.isEnd) continue;
      const at = tag.start + 1 + tag.name.length;
      titles.set(at, `${titles.get(at) ?? `${key}-tag`} ${index}`);
    }
  }
  for (const [at, title] of titles) anchors.push({ at, html: ` title="${title}"` });
  return withAnchors(
    html,
    anchors.toSorted((a, b) => a.at - b.at),
  );
}

/** The pieces that a place reaches into. They are in order: a long value is not gone through for each of its places. */
function piecesIn(pieces: readonly HtmlPiece[], { start, end }: TextRange): readonly HtmlPiece[] {
  let [first, after] = [0, pieces.length];
  while (first < after) {
    const middle = (first + after) >> 1;
    if ((pieces[middle]?.end ?? 0) > start) after = middle;
    else first = middle + 1;
  }
  let last = first;
  while (last < pieces.length && (pieces[last]?.start ?? end) < end) last += 1;
  return pieces.slice(first, last);
}

/** White space alone may stand where an element would be moved away, as between the rows of a table. */
function isShown(html: string, { element, start, end }: TextPiece): boolean {
  return element === undefined && html.slice(start, end).trim() !== '';
}

/** A place in the middle of a character reference is moved to an edge of it. */
function outside(html: string, text: TextPiece, at: number, edge: 'before' | 'after'): number {
  const from = text.hasReferences && at > text.start ? html.lastIndexOf('&', at - 1) : -1;
  if (from < text.start) return at;
  const end = characterReferenceAt(html, from, false)?.end ?? at;
  if (end <= at) return at;
  return edge === 'before' ? from : end;
}

function withAnchors(html: string, anchors: readonly Anchor[]): string {
  let anchored = '';
  let from = 0;
  for (const anchor of anchors) {
    anchored += html.slice(from, anchor.at) + anchor.html;
    from = anchor.at;
  }
  return anchored + html.slice(from);
}
