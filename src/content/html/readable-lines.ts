import { BLOCK_ELEMENTS } from './block-elements';
import { characterReferenceAt } from './character-reference';
import { tagLabel } from './tag-label';
import { LineCollector, type ReadableLine } from './line-collector';
import { tokenizeHtml, type HtmlPiece, type TagPiece, type TextRange } from './tokenize';

/**
 * Splits a value into the lines in which it is read: block elements begin and end a line, tags are
 * distinguished from text, references are decoded. White space that only formats the markup becomes one
 * space, or none beside a block tag; in `<pre>` all of it counts. Never throws.
 */
export function readableLines(value: string, isHtml: boolean): readonly ReadableLine[] {
  const lines = new LineCollector(value);
  if (!isHtml) {
    addPlainText(lines, value, 0, value.length);
    return lines.finish();
  }
  let preformatted = 0;
  for (const piece of tokenizeHtml(value)) {
    if (piece.kind === 'tag') {
      if (piece.name === 'pre') preformatted = Math.max(0, preformatted + (piece.isEnd ? -1 : 1));
      addTag(lines, value, piece);
    } else if (piece.kind !== 'text' || !piece.isTranslatable) {
      lines.addTag({ ...rangeOf(piece), label: unreadLabel(value, piece), separates: false }, false);
    } else {
      const { start, end, hasReferences } = piece;
      if (preformatted > 0)
        addReferences(lines, value, piece, (from, to) => addPlainText(lines, value, from, to));
      else if (hasReferences)
        addReferences(lines, value, piece, (from, to) => addFlowing(lines, value, from, to));
      else addFlowing(lines, value, start, end);
    }
  }
  return lines.finish();
}

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });

function unreadLabel(value: string, piece: HtmlPiece): string {
  const raw = value.slice(piece.start, Math.min(piece.end, piece.start + 40));
  if (piece.kind !== 'text') return tagLabel(raw);
  const text = raw.trim();
  return text.length > 12 || piece.end - piece.start > 40 ? `${text.slice(0, 12)}…` : text;
}

function addTag(lines: LineCollector, value: string, piece: TagPiece): void {
  const { name, isEnd } = piece;
  // The cells of a row share a line.
  const isBlock = BLOCK_ELEMENTS.has(name) && name !== 'td' && name !== 'th';
  const isBreak = name === 'br' || name === 'hr';
  if (isBlock && !isBreak && !isEnd) lines.beginBlock();
  const label = tagLabel(value.slice(piece.start, piece.end));
  lines.addTag({ ...rangeOf(piece), label, separates: BLOCK_ELEMENTS.has(name) }, isBlock && !isBreak);
  if (isBreak) lines.end();
  else if (isBlock && isEnd) lines.endBlock();
}

/** Adds character references one by one, and the text between them by `addText`. */
function addReferences(
  lines: LineCollector,
  value: string,
  { start, end, hasReferences }: TextRange & { readonly hasReferences: boolean },
  addText: (from: number, to: number) => void,
): void {
  let from = start;
  for (let at = hasReferences ? value.indexOf('&', from) : -1; at !== -1 && at < end;) {
    const reference = characterReferenceAt(value, at, false);
    if (reference !== undefined && reference.end <= end) {
      addText(from, at);
      lines.addText({ start: at, end: reference.end }, reference.decoded, true);
      from = reference.end;
    }
    at = value.indexOf('&', Math.max(from, at + 1));
  }
  addText(from, end);
}

/** Handles HTML's white space: a run with a line break formats the markup; repeated spaces are shown. */
function addFlowing(lines: LineCollector, value: string, start: number, end: number): void {
  let from = start;
  for (const { 0: run, index } of value.slice(start, end).matchAll(/[ \t\f\r\n]+/g)) {
    if (!run.includes('\n')) continue;
    lines.addText({ start: from, end: start + index }, value.slice(from, start + index), false);
    from = start + index + run.length;
    lines.addSpace({ start: start + index, end: from });
  }
  lines.addText({ start: from, end }, value.slice(from, end), false);
}

/** Every line break begins a line. */
function addPlainText(lines: LineCollector, value: string, start: number, end: number): void {
  let from = start;
  for (const { 0: lineBreak, index } of value.slice(start, end).matchAll(/\r?\n/g)) {
    const at = start + index;
    lines.addText({ start: from, end: at }, value.slice(from, at), false);
    from = at + lineBreak.length;
    lines.addText({ start: at, end: from }, '', true);
    lines.end();
  }
  lines.addText({ start: from, end }, value.slice(from, end), false);
}
