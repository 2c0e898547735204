import { BLOCK_ELEMENTS } from './block-elements';
import { characterReferenceAt } from './character-reference';
import { tagLabel } from './tag-label';
import { tokenizeHtml, type HtmlPiece, type TagPiece, type TextRange } from './tokenize';

/** Text as it is read. */
export interface ReadableText extends TextRange {
  readonly kind: 'text';
  readonly text: string;
  /** It stands in the value as something else (`&amp;`, a line break and the indent after it): one place, not several. */
  readonly isWhole: boolean;
}

/** What is not read: a tag, a comment, a script. */
export interface ReadableTag extends TextRange {
  readonly kind: 'tag';
  /** As it stands in the value. */
  readonly raw: string;
  readonly label: string;
  /** Words on its two sides are not one word. */
  readonly separates: boolean;
}

export type ReadablePart = ReadableText | ReadableTag;

/** The parts of all lines together are the value, without a gap. */
export interface ReadableLine extends TextRange {
  /** The line before goes on in this one: it was cut for its length alone. */
  readonly isContinued: boolean;
  readonly parts: readonly ReadablePart[];
}

/** In one line more would be laid out as one piece, however much of it is in sight. */
const longestLine = 8_000;

/**
 * A value in the lines it is read in: block elements begin and end one, tags are told apart from text, references are
 * decoded. White space that only formats the markup is one space, or none beside a block tag; in `<pre>` all of it counts.
 * Never throws.
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
  // The cells of a row share its line.
  const isBlock = BLOCK_ELEMENTS.has(name) && name !== 'td' && name !== 'th';
  const isBreak = name === 'br' || name === 'hr';
  if (isBlock && !isBreak && !isEnd) lines.beginBlock();
  const label = tagLabel(value.slice(piece.start, piece.end));
  lines.addTag({ ...rangeOf(piece), label, separates: BLOCK_ELEMENTS.has(name) }, isBlock && !isBreak);
  if (isBreak) lines.end();
  else if (isBlock && isEnd) lines.endBlock();
}

/** Character references one by one, what is between them by `addText`. */
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

/** HTML's white space: a run with a line break in it formats the markup; several spaces are shown as what they are. */
function addFlowing(lines: LineCollector, value: string, start: number, end: number): void {
  let from = start;
  for (const { 0: run, index } of value.slice(start, end).matchAll(/[ \t\f\r]*\n[ \t\f\r\n]*/g)) {
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

class LineCollector {
  readonly #value: string;
  readonly #lines: ReadableLine[] = [];
  #parts: ReadablePart[] = [];
  #start = 0;
  #end = 0;
  #hasContent = false;
  #isBlockEnded = false;
  #isContinued = false;

  constructor(value: string) {
    this.#value = value;
  }

  /** Block tags that follow each other share a line. */
  beginBlock(): void {
    if (this.#hasContent || this.#isBlockEnded) this.end();
  }

  endBlock(): void {
    this.#isBlockEnded = true;
  }

  addTag(tag: TextRange & Pick<ReadableTag, 'label' | 'separates'>, isBlock: boolean): void {
    if (!isBlock) this.#beginContent();
    this.#push({ kind: 'tag', raw: this.#value.slice(tag.start, tag.end), ...tag });
  }

  addText({ start, end }: TextRange, text: string, isWhole: boolean): void {
    if (start === end) return;
    if (text.trim() !== '' || text.includes('\u00A0')) this.#beginContent();
    if (isWhole) {
      this.#push({ kind: 'text', start, end, text, isWhole });
      return;
    }
    for (let from = start; from < end;) {
      const to = this.#cut(from, end);
      this.#push({ kind: 'text', start: from, end: to, text: this.#value.slice(from, to), isWhole });
      from = to;
      if (from === end) return;
      this.end();
      this.#isContinued = true;
      this.#hasContent = true;
    }
  }

  /** One space, or none at either end of a line. */
  addSpace({ start, end }: TextRange): void {
    const text = this.#hasContent && !this.#isBlockEnded ? ' ' : '';
    this.#push({ kind: 'text', start, end, text, isWhole: true });
  }

  end(): void {
    if (this.#end > this.#start) {
      const [start, end, isContinued] = [this.#start, this.#end, this.#isContinued];
      this.#lines.push({ start, end, isContinued, parts: this.#parts });
    }
    this.#isContinued = false;
    this.#parts = [];
    this.#start = this.#end;
    this.#hasContent = false;
    this.#isBlockEnded = false;
  }

  finish(): readonly ReadableLine[] {
    this.end();
    return this.#lines;
  }

  #beginContent(): void {
    if (this.#isBlockEnded) this.end();
    this.#hasContent = true;
  }

  #push(part: ReadablePart): void {
    this.#parts.push(part);
    this.#end = part.end;
  }

  /** Where a part that begins at `from` must end so that its line is not too long: after a space where there is one. */
  #cut(from: number, end: number): number {
    const limit = Math.max(from + 1, this.#start + longestLine);
    if (end <= limit) return end;
    const space = this.#value.lastIndexOf(' ', limit - 1) + 1;
    if (space > from && space > limit - 1000) return space;
    return /[\uDC00-\uDFFF]/.test(this.#value.charAt(limit)) ? limit + 1 : limit;
  }
}
