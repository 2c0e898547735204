import type { TextRange } from '../../html/tokenize';
import { BLOCK_ELEMENTS } from '../../html/block-elements';

/** The content of a line without quote and list marks before it and surrounding spaces. */
export interface MarkdownLine extends TextRange {
  /** Prefix of a further line of the same paragraph. */
  readonly continuation: string;
}

export interface MarkdownBlock {
  readonly kind: 'p' | 'heading' | 'table' | 'html' | 'front-matter';
  readonly lines: readonly MarkdownLine[];
}

/**
 * Returns the blocks of a text that have something to translate; code, breaks and link definitions are
 * skipped. Linear time.
 */
export function readBlocks(text: string): readonly MarkdownBlock[] {
  return new BlockReader(text).read();
}

/** A line without its container marks. */
interface OpenedLine {
  readonly content: string;
  readonly start: number;
  readonly continuation: string;
  /** White space before the content, in columns. */
  readonly indent: number;
  readonly startsItem: boolean;
}

/** Limit of nested quotes and lists in one line. */
const deepest = 50;

const fence = /^(`{3,99}|~{3,99})/;
const heading = /^#{1,6}(?:[ \t]|$)/;
const thematicBreak = /^(?:(?:\*[ \t]{0,9}){3,99}|(?:-[ \t]{0,9}){3,99}|(?:_[ \t]{0,9}){3,99})$/;
const setext = /^(?:=+|-+)$/;
const definition = /^\[(?!\^)[^\]]{1,999}\]:/;
const delimiterRow = /^\|?[ \t]{0,99}:?-+:?[ \t]{0,99}(?:\|[ \t]{0,99}:?-+:?[ \t]{0,99}){0,999}\|?$/;
const template = /^(?:\{%[^]*%\}|\{\{[%<][^]*[%>]\}\}|:::.*|\[\[?_?toc_?\]?\])$/i;
const listMark = /^(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
const rawBlock = /^<(?:script|pre|style|textarea)(?:[\s>]|$)/i;

class BlockReader {
  readonly #text: string;
  readonly #blocks: MarkdownBlock[] = [];
  #paragraph: MarkdownLine[] = [];
  #html: MarkdownLine[] = [];
  #table: MarkdownLine[] | undefined;
  /** Recognizes the end of the code or markup being skipped; undefined outside of it. */
  #isEnd: ((content: string) => boolean) | undefined;
  /** Indentation in columns of the content of each open list item. */
  #itemIndents: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly MarkdownBlock[] {
    const { length } = this.#text;
    for (let at = this.#readFrontMatter(); at < length;) {
      const newline = this.#text.indexOf('\n', at);
      const next = newline === -1 ? length : newline + 1;
      this.#readLine(at, next);
      at = next;
    }
    this.#endBlocks();
    return this.#blocks;
  }

  #readFrontMatter(): number {
    if (!/^---[ \t]{0,99}\r?\n/.test(this.#text)) return 0;
    const start = this.#text.indexOf('\n') + 1;
    for (let at = start; at < this.#text.length;) {
      const newline = this.#text.indexOf('\n', at);
      const next = newline === -1 ? this.#text.length : newline + 1;
      if (/^(?:---|\.\.\.)\s*$/.test(this.#text.slice(at, next))) {
        this.#blocks.push({ kind: 'front-matter', lines: [{ start, end: at, continuation: '' }] });
        return next;
      }
      at = next;
    }
    return 0;
  }

  #readLine(lineStart: number, next: number): void {
    const raw = this.#text.slice(lineStart, next).trimEnd();
    const line = this.#openLine(raw, lineStart);
    const { content } = line;
    if (this.#isEnd !== undefined) {
      if (this.#isEnd(content)) this.#isEnd = undefined;
    } else if (content === '') {
      this.#endBlocks();
    } else if (this.#html.length > 0) {
      this.#html.push(lineOf(line));
    } else {
      this.#readContent(line, raw);
    }
  }

  #readContent(line: OpenedLine, raw: string): void {
    const { content } = line;
    if (line.startsItem) this.#endBlocks();
    const isInParagraph = this.#paragraph.length > 0;
    if (this.#table !== undefined) {
      if (content.includes('|')) {
        this.#table.push(lineOf(line));
        return;
      }
      this.#endBlocks();
    }
    if (line.indent >= 4 && !isInParagraph) return;
    const opening = fence.exec(content)?.[1];
    if (opening !== undefined) {
      this.#endBlocks();
      this.#isEnd = (other) =>
        other.startsWith(opening) && other.replaceAll(opening[0] ?? '', '').trim() === '';
    } else if (heading.test(content)) {
      this.#endBlocks();
      this.#addHeading(line);
    } else if (isInParagraph && setext.test(content)) {
      this.#endParagraph('heading');
    } else if (thematicBreak.test(content) || template.test(content)) {
      this.#endBlocks();
    } else if (isInParagraph && delimiterRow.test(content) && content.includes('-') && this.#beginsTable()) {
      this.#table = this.#paragraph.splice(-1);
      this.#endParagraph('p');
    } else if (!isInParagraph && definition.test(content)) {
      return;
    } else if (this.#opensHtml(content, isInParagraph)) {
      this.#readHtml(line);
    } else {
      // Two spaces at the end of a continued line are a line break.
      const end = line.start + content.length;
      this.#paragraph.push({ ...lineOf(line), end: Math.min(end, line.start + raw.length) });
    }
  }

  #beginsTable(): boolean {
    const header = this.#paragraph.at(-1);
    return header !== undefined && this.#text.slice(header.start, header.end).includes('|');
  }

  #addHeading(line: OpenedLine): void {
    const marks = /^#{1,6}[ \t]*/.exec(line.content)?.[0].length ?? 0;
    const title = withoutEnd(line.content.slice(marks));
    if (title === '') return;
    const start = line.start + marks;
    const lines = [{ start, end: start + title.length, continuation: '' }];
    this.#blocks.push({ kind: 'heading', lines });
  }

  #opensHtml(content: string, isInParagraph: boolean): boolean {
    if (!content.startsWith('<')) return false;
    if (/^<(?:!--|\?|![a-z])/i.test(content) || rawBlock.test(content)) return true;
    const name = /^<\/?([a-z][a-z\d-]{0,40})(?=[\s/>]|$)/i.exec(content)?.[1]?.toLowerCase();
    if (name === undefined) return false;
    if (BLOCK_ELEMENTS.has(name) && name !== 'br') return true;
    return !isInParagraph && content.indexOf('>') === content.length - 1;
  }

  #readHtml(line: OpenedLine): void {
    this.#endBlocks();
    const { content } = line;
    const rawName = rawBlock.exec(content)?.[0].slice(1).trim().replace('>', '').toLowerCase();
    const closing = rawName === undefined ? (content.startsWith('<!--') ? '-->' : undefined) : `</${rawName}`;
    if (closing === undefined) {
      this.#html.push(lineOf(line));
      return;
    }
    // Comments, scripts and preformatted text extend over empty lines and are not translated.
    if (!content.toLowerCase().includes(closing))
      this.#isEnd = (other) => other.toLowerCase().includes(closing);
  }

  #endParagraph(kind: 'p' | 'heading'): void {
    if (this.#paragraph.length > 0) this.#blocks.push({ kind, lines: this.#paragraph });
    this.#paragraph = [];
  }

  #endBlocks(): void {
    this.#endParagraph('p');
    if (this.#html.length > 0) this.#blocks.push({ kind: 'html', lines: this.#html });
    if (this.#table !== undefined) this.#blocks.push({ kind: 'table', lines: this.#table });
    this.#html = [];
    this.#table = undefined;
  }

  /** Removes quote marks, list marks and the indentation of list items from a line. */
  #openLine(raw: string, lineStart: number): OpenedLine {
    let at = 0;
    let continuation = '';
    let startsItem = false;
    let [column, base] = [0, 0];
    for (let depth = 0; ; depth += 1) {
      const { length, columns } = spaceAt(raw, at, column);
      const rest = raw.slice(at + length, at + length + 12);
      const isDeep =
        columns - base >= 4 && this.#itemIndents.every((indent) => columns - indent >= 4 || columns < indent);
      const space = raw.slice(at, at + length);
      if (rest.startsWith('>') && !isDeep && depth < deepest) {
        const mark = raw[at + length + 1] === ' ' ? '> ' : '>';
        continuation += space + mark;
        at += length + mark.length;
        column = columns + mark.length;
        base = column;
        continue;
      }
      const isText = isDeep || this.#isEnd !== undefined || depth >= deepest;
      const mark = isText ? undefined : listMark.exec(rest)?.[0];
      if (mark === undefined || thematicBreak.test(raw.slice(at + length))) {
        const inner = this.#itemIndents.findLast((indent) => indent <= columns) ?? base;
        if (rest !== '' && this.#paragraph.length === 0)
          this.#itemIndents = this.#itemIndents.filter((indent) => indent <= columns);
        continuation += space;
        const content = raw.slice(at + length);
        return {
          content,
          start: lineStart + at + length,
          continuation,
          indent: columns - Math.max(inner, base),
          startsItem,
        };
      }
      const after = spaceAt(raw, at + length + mark.length, columns + mark.length);
      const task =
        /^\[[ xX]\][ \t]/.exec(
          raw.slice(at + length + mark.length + after.length, at + length + mark.length + after.length + 4),
        )?.[0] ?? '';
      const width = mark.length + (after.columns - columns - mark.length > 4 ? 1 : after.length);
      this.#itemIndents = [...this.#itemIndents.filter((indent) => indent <= columns), columns + width];
      continuation += space + ' '.repeat(width);
      at += length + width + task.length;
      column = columns + width + task.length;
      base = column;
      startsItem = true;
    }
  }
}

function spaceAt(
  raw: string,
  from: number,
  column: number,
): { readonly length: number; readonly columns: number } {
  let at = from;
  let columns = column;
  while (raw[at] === ' ' || raw[at] === '\t') {
    columns += raw[at] === '\t' ? 4 - (columns % 4) : 1;
    at += 1;
  }
  return { length: at - from, columns };
}

function lineOf({ start, content, continuation }: OpenedLine): MarkdownLine {
  return { start, end: start + content.length, continuation };
}

/** Returns a heading's text without closing `#`s and `{#anchor}`. */
function withoutEnd(text: string): string {
  const open = text.endsWith('}') ? text.lastIndexOf('{#') : -1;
  const own = (open === -1 ? text : text.slice(0, open)).trimEnd();
  let end = own.length;
  while (own[end - 1] === '#') end -= 1;
  return end === 0 || ' \t'.includes(own[end - 1] ?? '-') ? own.slice(0, end).trimEnd() : own;
}
