import { BLOCK_ELEMENTS } from '../../html/block-elements';
import type { TagPiece } from '../../html/tokenize';
import { drawnAttributes, drawnElement } from './drawn-elements';

/** A tag of content, reduced to what may be drawn of it. */
export interface DrawnTag {
  /** Name of an element that is drawn, or `img`, in lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Decoded text, or a tag. */
export type DrawnPiece = string | DrawnTag;

/** A place where content is drawn: markup in a file, or elements in a page. Calls are always balanced. */
export interface DrawSink {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  /** Opens and closes an element without content. */
  single(name: string): void;
  text(text: string): void;
}

/** Deeper elements are left out, so that no browser runs out of stack. Their text is drawn. */
const mostDepth = 60;

/** Returns what may be drawn of a tag; undefined for one that is left out. */
export function drawnTag({ name, isEnd, attributes }: TagPiece): DrawnTag | undefined {
  if (name !== 'img' && drawnElement(name) === undefined) return undefined;
  return { name, isEnd, attributes: isEnd ? {} : drawnAttributes(name, attributes) };
}

/**
 * Draws content that comes from strangers. Nothing of it is parsed by the page: elements are made from a list
 * of allowed ones, so that content can have no script, address, style or form, and can't leave its place.
 */
export function drawContent(pieces: Iterable<DrawnPiece>, sink: DrawSink): void {
  const open = new OpenElements(sink);
  for (const piece of pieces) {
    if (typeof piece === 'string') sink.text(piece);
    else if (piece.name === 'img') drawImage(piece, sink);
    else if (piece.isEnd) open.end(piece.name);
    else open.start(piece);
  }
  open.endAll();
}

/** An image is not loaded: its place and its alternative text are shown. */
function drawImage({ attributes, isEnd }: DrawnTag, sink: DrawSink): void {
  if (isEnd) return;
  sink.open('span', { class: 'image' });
  sink.text(attributes['alt'] === undefined || attributes['alt'] === '' ? '▨' : `▨ ${attributes['alt']}`);
  sink.close('span');
}

/** The elements around a place, where an element is only drawn where HTML allows it. */
class OpenElements {
  readonly #sink: DrawSink;
  /** Names in the content, and the elements that are drawn for them. */
  readonly #open: { readonly name: string; readonly drawn: string }[] = [];

  constructor(sink: DrawSink) {
    this.#sink = sink;
  }

  start({ name, attributes }: DrawnTag): void {
    const drawn = drawnElement(name);
    if (drawn === undefined) return;
    if (drawn.isSingle === true) {
      if (drawn.element === 'hr') this.#endParagraph();
      this.#sink.single(drawn.element);
      return;
    }
    if (this.#open.length >= mostDepth) return;
    if (BLOCK_ELEMENTS.has(name)) this.#endParagraph();
    const { inside, ends = [], lastOf = [] } = drawn;
    this.#endFirst(ends, lastOf);
    const isPlaced = inside === undefined || inside.includes(this.#open.at(-1)?.drawn ?? '');
    const element = isPlaced ? drawn.element : drawn.otherwise;
    if (element === undefined) return;
    this.#open.push({ name, drawn: element });
    this.#sink.open(element, { ...(drawn.className && { class: drawn.className }), ...attributes });
  }

  end(name: string): void {
    const index = this.#open.findLastIndex((one) => one.name === name);
    if (index !== -1) this.#endFrom(index);
  }

  endAll(): void {
    this.#endFrom(0);
  }

  /** A block ends the paragraph that it is in, as in a browser. */
  #endParagraph(): void {
    if (this.#open.at(-1)?.drawn === 'p') this.#endFrom(this.#open.length - 1);
  }

  /** Ends an open element like the one that begins (`li` before `li`), within its own list or table. */
  #endFirst(names: readonly string[], within: readonly string[]): void {
    const from = this.#open.findLastIndex(({ drawn }) => within.includes(drawn));
    const index = this.#open.findIndex(({ drawn }, at) => at > from && names.includes(drawn));
    if (index !== -1) this.#endFrom(index);
  }

  #endFrom(index: number): void {
    for (const { drawn } of this.#open.splice(index).toReversed()) this.#sink.close(drawn);
  }
}
