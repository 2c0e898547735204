import { markerPattern } from '../marker-faults';

/** One piece of a field, as one row of a table shows it. */
export interface FieldPiece {
  readonly source: string;
  readonly target: string;
}

/** A longer text is divided, so that a reviewer sees paragraph beside paragraph. */
const longestWhole = 1000;
/** Cells of spreadsheets hold at most 32,767 characters. */
const longestPiece = 30_000;
/**
 * The end of a block or a line, after which a text may be divided. Markers of earlier versions, such as
 * `⟦/h12⟧`, divide as they did when they were handed out.
 */
const blockEnd =
  /(?<=⟦\/(?:p|div|li|ul|ol|h[1-6]-?|table|tr|td|th|section|blockquote)\d{1,9}⟧|⟦[bh]r\d{1,9}⟧|\n)/;

/**
 * Divides a field's values, with markers, into pieces that stand beside each other. The pieces of a side
 * joined are exactly the side. The same values always give the same pieces: the desk divides what it handed
 * out in the same way to put returned pieces into their places.
 */
export function fieldPieces(source: string, target: string): readonly FieldPiece[] {
  if (Math.max(source.length, target.length) <= longestWhole) return [{ source, target }];
  const [sources, targets] = [blocksOf(source), blocksOf(target)];
  // Blocks stand beside each other only when both sides have the same ones.
  const isAligned = sources.length === targets.length || target === '';
  if (!isAligned) return cutAlike(source, target);
  const pieces: FieldPiece[] = [];
  for (const [index, block] of sources.entries()) {
    const piece = { source: block, target: targets[index] ?? '' };
    const last = pieces.at(-1);
    // Markers alone need no row.
    if (last === undefined || hasText(piece)) pieces.push(piece);
    else pieces[pieces.length - 1] = joined(last, piece);
  }
  return pieces.flatMap((piece) => cutAlike(piece.source, piece.target));
}

function hasText({ source, target }: FieldPiece): boolean {
  return [source, target].some((side) =>
    side.split(markerPattern).some((part, index) => index % 2 === 0 && part.trim() !== ''),
  );
}

function joined(a: FieldPiece, b: FieldPiece): FieldPiece {
  return { source: a.source + b.source, target: a.target + b.target };
}

function blocksOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(blockEnd);
}

/** Cuts both sides into the same number of pieces that fit into a cell. */
function cutAlike(source: string, target: string): readonly FieldPiece[] {
  const count = Math.max(1, Math.ceil(Math.max(source.length, target.length) / longestPiece));
  const [sources, targets] = [cut(source, count), cut(target, count)];
  return sources.map((piece, index) => ({ source: piece, target: targets[index] ?? '' }));
}

/** Cuts a text into `count` pieces of about the same length, never inside a marker. */
function cut(text: string, count: number): readonly string[] {
  if (count === 1) return [text];
  const pieces = Array.from({ length: count }, () => '');
  let at = 0;
  for (const [index, part] of text.split(markerPattern).entries()) {
    // Markers stay whole; text is cut between characters.
    for (const unit of index % 2 === 1 ? [part] : part) {
      const piece = Math.min(count - 1, Math.floor((at * count) / text.length));
      pieces[piece] = (pieces[piece] ?? '') + unit;
      at += unit.length;
    }
  }
  return pieces;
}
