import { characterReferenceAt } from '../../../content/html/character-reference';
import { tokenizeHtml, type HtmlPiece, type TextPiece, type TextRange } from '../../../content/html/tokenize';

interface Anchor {
  readonly at: number;
  readonly html: string;
}

/**
 * Returns HTML with anchors around places, to find out where a parser puts them. Text of the nth place is
 * enclosed by two `<wbr>` with the title `key n`; a place with only tags gives their elements the title
 * `key-tag n`. A lone end tag has neither: the adjacent word represents it, preferably the one before.
 * Otherwise the HTML parses like `html`. The result must not be shown. `key` has no quotes or `&`, and
 * content can't guess it.
 */
export function anchoredHtml(html: string, places: readonly TextRange[], key: string): string {
  const pieces = tokenizeHtml(html);
  const anchors: Anchor[] = [];
  const titles = new Map<number, string>();
  for (const [index, place] of places.entries()) {
    const touched = piecesIn(pieces, place);
    const texts = touched.filter((piece) => piece.kind === 'text').filter((piece) => isShown(html, piece));
    const tags = touched.filter((piece) => piece.kind === 'tag').filter(({ isEnd }) => !isEnd);
    const around = texts.map((text) => ({ text, range: place }));
    const [only] = touched;
    const word = only?.kind === 'tag' && only.isEnd ? wordBeside(html, pieces, only) : undefined;
    if (around.length === 0 && tags.length === 0 && word !== undefined) around.push(word);
    for (const { text, range } of around) {
      const start = outside(html, text, Math.max(text.start, range.start), 'before');
      const end = outside(html, text, Math.min(text.end, range.end), 'after');
      const anchor = `<wbr title="${key} ${index}">`;
      anchors.push({ at: start, html: anchor }, { at: end, html: anchor });
    }
    if (around.length > 0) continue;
    for (const tag of tags) {
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

/** Returns the pieces that a place overlaps. */
function piecesIn(pieces: readonly HtmlPiece[], { start, end }: TextRange): readonly HtmlPiece[] {
  const first = indexAt(pieces, start);
  let last = first;
  while (last < pieces.length && (pieces[last]?.start ?? end) < end) last += 1;
  return pieces.slice(first, last);
}

/** Returns the piece that contains an offset, by bisection, because a long value has many places. */
function indexAt(pieces: readonly HtmlPiece[], offset: number): number {
  let [first, after] = [0, pieces.length];
  while (first < after) {
    const middle = (first + after) >> 1;
    if ((pieces[middle]?.end ?? 0) > offset) after = middle;
    else first = middle + 1;
  }
  return first;
}

/** How far away a word is searched for, in pieces; text farther away doesn't locate the place. */
const farthestPiece = 100;
/** Longest part of a word in characters; in scripts without spaces a few characters suffice. */
const longestWord = 24;

interface Word {
  readonly text: TextPiece;
  readonly range: TextRange;
}

/** Returns the last word before an end tag, or else the first one after it; none without text nearby. */
function wordBeside(html: string, pieces: readonly HtmlPiece[], tag: HtmlPiece): Word | undefined {
  const at = indexAt(pieces, tag.start);
  const before = pieces.slice(Math.max(0, at - farthestPiece), at).toReversed();
  const after = pieces.slice(at + 1, at + 1 + farthestPiece);
  const find = (near: readonly HtmlPiece[], wordOf: typeof lastWord): Word | undefined => {
    const text = near.filter((piece) => piece.kind === 'text').find((piece) => isShown(html, piece));
    return text && { text, range: wordOf(html, text) };
  };
  return find(before, lastWord) ?? find(after, firstWord);
}

function lastWord(html: string, { start, end }: TextRange): TextRange {
  const text = html.slice(start, end).trimEnd();
  const [word = ''] = /\S+$/.exec(text.slice(-longestWord)) ?? [];
  const whole = word.replace(/^[\udc00-\udfff]/, '');
  return { start: start + text.length - whole.length, end: start + text.length };
}

function firstWord(html: string, { start, end }: TextRange): TextRange {
  const text = html.slice(start, end).trimStart();
  const [word = ''] = /^\S+/.exec(text.slice(0, longestWord)) ?? [];
  const whole = word.replace(/[\ud800-\udbff]$/, '');
  return { start: end - text.length, end: end - text.length + whole.length };
}

/**
 * White space may be where an element would be moved away, such as between table rows, so it gets no anchor.
 */
function isShown(html: string, { element, start, end }: TextPiece): boolean {
  return element === undefined && html.slice(start, end).trim() !== '';
}

/** Moves a place in the middle of a character reference to an edge of it. */
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
