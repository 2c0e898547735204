import type { ReadablePart } from '../html/line-collector';
import { readableLines } from '../html/readable-lines';
import { tokenizeHtml, type TagPiece } from '../html/tokenize';
import { VOID_ELEMENTS } from '../html/void-elements';
import { OpenBlocks } from './imported-blocks';
import { isImportant, type LineTag } from './imported-tags';

/** A line of words, as a page shows it. */
export interface Line {
  /** White space is one space, also where it does not break a line. */
  readonly text: string;
  /** Number of no-break spaces. */
  readonly noBreaks: number;
  readonly tags: readonly LineTag[];
  /** Tags without words before the next line, such as pictures. */
  readonly after: readonly LineTag[];
  /** Names of the headings, lists and tables around it. */
  readonly blocks: readonly string[];
  /** Elements in it that have not all of its words. */
  readonly elements: readonly Line[];
}

/** Elements that are nested deeper are read as if they had no end. */
const deepest = 200;
/** Longer elements in a line are not compared as texts of their own. */
const longestElement = 500;

/** Splits a value into its lines. Tags before the first words count with them. */
export function linesOf(value: string, isHtml: boolean): readonly Line[] {
  const pieces = isHtml && value.includes('<') ? tokenizeHtml(value) : [];
  const tags = new Map(pieces.flatMap((one) => (one.kind === 'tag' ? [[one.start, one] as const] : [])));
  const open = new OpenBlocks(pieces);
  const lines: Line[] = [];
  let left: LineTag[] = [];
  const end = (): void => {
    const last = lines.pop();
    if (last !== undefined) lines.push({ ...last, after: [...last.after, ...left] });
    if (last !== undefined) left = [];
  };
  for (const parts of readableLines(value, isHtml).flatMap((line) => cellsOf(line.parts))) {
    const line = new LineReader(tags).read(parts);
    if (line.text === '') {
      left.push(...line.tags);
      continue;
    }
    end();
    const blocks = open.at(wordsAt(parts));
    const elements = line.elements.map((one) => ({ ...one, blocks }));
    lines.push({ ...line, blocks, elements, after: left });
    left = [];
  }
  end();
  return lines;
}

/** Where the words of a line begin. */
const wordsAt = (parts: readonly ReadablePart[]): number =>
  parts.find((part) => part.kind === 'text' && part.text.trim() !== '')?.start ?? 0;

/** Returns the tags of a value that has no words, such as one with a picture alone. */
export function wordlessTags(value: string): readonly LineTag[] {
  const pieces = tokenizeHtml(value).flatMap((one) => (one.kind === 'tag' && !one.isEnd ? [one] : []));
  return pieces.filter(({ name }) => isImportant(name)).map((piece) => tagOf(piece, false));
}

/** The cells of a row are texts of their own. */
function cellsOf(parts: readonly ReadablePart[]): readonly (readonly ReadablePart[])[] {
  const cells: ReadablePart[][] = [[]];
  for (const part of parts) {
    if (part.kind === 'tag' && part.separates) cells.push([]);
    cells.at(-1)?.push(part);
  }
  return cells;
}

interface OpenTag {
  readonly piece: TagPiece;
  /** Where its text begins in that of the line. */
  readonly from: number;
  /** Number of tags of the line before it. */
  readonly before: number;
  isClosed: boolean;
}

class LineReader {
  readonly #pieces: ReadonlyMap<number, TagPiece>;
  readonly #found: OpenTag[] = [];
  readonly #open: OpenTag[] = [];
  readonly #elements: { readonly text: string; readonly tags: readonly OpenTag[] }[] = [];
  /** Tags that may be around all words, until words come before or behind them. */
  #around = new Set<OpenTag>();
  #text = '';

  constructor(pieces: ReadonlyMap<number, TagPiece>) {
    this.#pieces = pieces;
  }

  read(parts: readonly ReadablePart[]): Line {
    for (const part of parts) {
      if (part.kind === 'text') this.#addText(part.text);
      else if (part.separates) this.#text += ' ';
      const piece = part.kind === 'tag' ? this.#pieces.get(part.start) : undefined;
      if (piece !== undefined && !piece.isEnd) this.#begin(piece);
      else if (piece !== undefined) this.#end(piece.name);
    }
    const whole = textOf(this.#text);
    const toTags = (all: readonly OpenTag[]): readonly LineTag[] =>
      all
        .filter(({ piece }) => isImportant(piece.name))
        .map((one) => tagOf(one.piece, this.#around.has(one)));
    return {
      ...whole,
      tags: toTags(this.#found),
      after: [],
      blocks: [],
      elements: this.#elements.flatMap(({ text, tags }) => {
        const own = textOf(text);
        if (own.text === '' || own.text === whole.text) return [];
        return [{ ...own, tags: toTags(tags), after: [], blocks: [], elements: [] }];
      }),
    };
  }

  #addText(text: string): void {
    this.#text += text;
    if (text.trim() === '') return;
    for (const one of this.#around) if (one.isClosed) this.#around.delete(one);
  }

  #begin(piece: TagPiece): void {
    const one: OpenTag = { piece, from: this.#text.length, before: this.#found.length, isClosed: false };
    this.#found.push(one);
    if (VOID_ELEMENTS.has(piece.name) || this.#open.length >= deepest) return;
    this.#open.push(one);
    if (this.#text.trim() === '') this.#around.add(one);
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex(({ piece }) => piece.name === name);
    if (at === -1) return;
    const [one] = this.#open.splice(at);
    if (one === undefined) return;
    one.isClosed = true;
    if (this.#text.length - one.from <= longestElement)
      this.#elements.push({ text: this.#text.slice(one.from), tags: this.#found.slice(one.before + 1) });
  }
}

function tagOf({ name, attributes }: TagPiece, isAround: boolean): LineTag {
  return { name, attributes: new Map(attributes.map((one) => [one.name, one.value])), isAround };
}

function textOf(text: string): Pick<Line, 'text' | 'noBreaks'> {
  const trimmed = text.normalize('NFC').trim();
  return {
    text: trimmed.replaceAll(/\s+/g, ' '),
    noBreaks: trimmed.length - trimmed.replaceAll(/[\u00A0\u202F]/g, '').length,
  };
}
