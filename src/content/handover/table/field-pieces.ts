import { markerPattern } from '../marker-faults';
import { mostRowHeight, textWidth, wrappedHeight } from './wrapped-lines';

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
  const isLong = Math.max(source.length, target.length) > longestWhole;
  const pieces = isLong ? longPieces(source, target) : [{ source, target }];
  const [whole] = pieces;
  // Earlier versions handed such a field out whole, which is taken back as well. Fields that they divided
  // keep their pieces, whose numbers are in files that are out.
  if (whole === undefined || pieces.length > 1 || fitsRow(whole)) return pieces;
  const aligned = isLong ? pieces : longPieces(source, target);
  return aligned.flatMap((piece) => (fitsRow(piece) ? [piece] : cutToRows(piece)));
}

function longPieces(source: string, target: string): readonly FieldPiece[] {
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

/** Whether a row of a spreadsheet can be as tall as its texts. */
function fitsRow({ source, target }: FieldPiece): boolean {
  return [source, target].every((text) => wrappedHeight(text, textWidth) <= mostRowHeight);
}

/** Cuts both sides into the same number of pieces that fit into a row: after blocks, else after words. */
function cutToRows(whole: FieldPiece): readonly FieldPiece[] {
  const { source, target } = whole;
  const height = Math.max(wrappedHeight(source, textWidth), wrappedHeight(target, textWidth));
  const fewest = Math.ceil(height / mostRowHeight);
  const cutters = [blocksOf, wordsOf];
  for (const units of cutters) {
    const [sources, targets] = [units(source), units(target)];
    for (let count = fewest; count <= fewest * 2 + 2; count += 1) {
      const [left, right] = [spread(sources, count), spread(targets, count)];
      const pieces = left.map((piece, index) => ({ source: piece, target: right[index] ?? '' }));
      if (pieces.every(fitsRow)) return pieces;
    }
  }
  return [whole];
}

/** Markers, and texts up to their white space or the end of a sentence of languages without it. */
function wordsOf(text: string): readonly string[] {
  return text
    .split(markerPattern)
    .flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/(?<=[\s。、！？])/)));
}

/** Joins units to `count` texts of about the same length. */
function spread(units: readonly string[], count: number): readonly string[] {
  const { length } = units.join('');
  const pieces = Array.from({ length: count }, () => '');
  let at = 0;
  for (const unit of units) {
    const index = Math.min(count - 1, Math.floor((at * count) / length));
    pieces[index] = (pieces[index] ?? '') + unit;
    at += unit.length;
  }
  return pieces;
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

/** Cuts a text between characters into `count` pieces of about the same length, never inside a marker. */
function cut(text: string, count: number): readonly string[] {
  if (count === 1) return [text];
  return spread(
    text.split(markerPattern).flatMap((part, index) => (index % 2 === 1 ? [part] : Array.from(part))),
    count,
  );
}
