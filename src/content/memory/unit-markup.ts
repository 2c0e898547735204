import { BLOCK_ELEMENTS } from '../html/block-elements';
import { tokenizeHtml, type HtmlPiece, type TagPiece, type TextRange } from '../html/tokenize';
import { VOID_ELEMENTS } from '../html/void-elements';

interface Html {
  readonly raw: string;
  readonly pieces: readonly HtmlPiece[];
}

/**
 * Returns a part of a value as HTML, with the inline tags that begin right before it and end right behind it:
 * text is read without the tags at its ends. Undefined for a part without tags, or with a tag that is opened
 * or closed elsewhere.
 */
export function unitMarkup({ raw, pieces }: Html, part: TextRange): string | undefined {
  const { start, end } = withImagesBeside({ raw, pieces }, withTagsAround({ raw, pieces }, part));
  const markup = raw.slice(start, end).trim();
  return markup.includes('<') && isBalanced(markup) ? markup : undefined;
}

/** Whether every start tag of markup has its end tag. */
export function isBalanced(markup: string): boolean {
  const { unopened, unclosed } = looseTags(tokenizeHtml(markup));
  return unopened.length + unclosed.length === 0;
}

function withTagsAround({ raw, pieces }: Html, { start, end }: TextRange): TextRange {
  const first = firstEndingAfter(pieces, start);
  let behind = first;
  while ((pieces[behind]?.start ?? end) < end) behind += 1;
  const { unopened, unclosed } = looseTags(pieces.slice(first, behind));
  const before = tagsFrom(pieces, first, -1, raw.slice(pieces[first]?.start, start));
  const after = tagsFrom(pieces, behind - 1, 1, raw.slice(end, pieces[behind - 1]?.end));
  const closes = unclosed.toReversed();
  const isWhole =
    unopened.every((name, at) => before[at]?.name === name) &&
    closes.every((name, at) => after[at]?.name === name);
  if (!isWhole) return { start, end };
  let opened = unopened.length;
  let closed = closes.length;
  while (before[opened] !== undefined && before[opened]?.name === after[closed]?.name) {
    opened += 1;
    closed += 1;
  }
  return { start: before[opened - 1]?.start ?? start, end: after[closed - 1]?.end ?? end };
}

/**
 * Adds images and other elements without content behind a part, and those before it at the beginning of a
 * block: one between two sentences belongs to the first.
 */
function withImagesBeside({ raw, pieces }: Html, { start, end }: TextRange): TextRange {
  const isBlank = (from: number, to: number): boolean => raw.slice(from, to).trim() === '';
  const isSpace = (piece: HtmlPiece | undefined): boolean =>
    piece?.kind === 'text' && isBlank(Math.max(piece.start, end), piece.end);
  let [from, to] = [start, end];
  const behind = firstEndingAfter(pieces, end);
  for (let at = behind; isImage(pieces[at]) || isSpace(pieces[at]); at += 1)
    if (isImage(pieces[at])) to = pieces[at]?.end ?? to;
  let at = firstEndingAfter(pieces, start) - 1;
  const isSpaceBefore = (piece: HtmlPiece | undefined): boolean =>
    piece?.kind === 'text' && isBlank(piece.start, piece.end);
  for (; isImage(pieces[at]) || isSpaceBefore(pieces[at]); at -= 1)
    if (isImage(pieces[at])) from = pieces[at]?.start ?? from;
  const first = pieces[at];
  const isAtStart = first === undefined || (first.kind === 'tag' && BLOCK_ELEMENTS.has(first.name));
  return { start: isAtStart ? from : start, end: to };
}

/** An element without content within a line. */
const isImage = (piece: HtmlPiece | undefined): boolean =>
  piece?.kind === 'tag' && VOID_ELEMENTS.has(piece.name) && !BLOCK_ELEMENTS.has(piece.name);

/** The names of end tags without their start tag, and of start tags without their end tag, in their order. */
function looseTags(pieces: readonly HtmlPiece[]): {
  readonly unopened: readonly string[];
  readonly unclosed: readonly string[];
} {
  const unopened: string[] = [];
  const unclosed: string[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'tag' || piece.isSelfClosing || VOID_ELEMENTS.has(piece.name)) continue;
    if (!piece.isEnd) unclosed.push(piece.name);
    else if (unclosed.at(-1) === piece.name) unclosed.pop();
    else unopened.push(piece.name);
  }
  return { unopened, unclosed };
}

/**
 * The inline start tags before a text, or the end tags behind it, from the nearest on. `rest` is what the
 * piece at that end of the text has besides it.
 */
function tagsFrom(
  pieces: readonly HtmlPiece[],
  from: number,
  step: 1 | -1,
  rest: string,
): readonly TagPiece[] {
  const found: TagPiece[] = [];
  if (rest.trim() !== '') return found;
  for (let at = from + step; ; at += step) {
    const piece = pieces[at];
    if (piece?.kind !== 'tag' || piece.isSelfClosing || piece.isEnd !== step > 0) return found;
    if (BLOCK_ELEMENTS.has(piece.name) || VOID_ELEMENTS.has(piece.name)) return found;
    found.push(piece);
  }
}

/** The index of the first piece that ends behind a place; values may have very many pieces. */
function firstEndingAfter(pieces: readonly HtmlPiece[], place: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle]?.end ?? place) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
