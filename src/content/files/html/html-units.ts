import { BLOCK_ELEMENTS } from '../../html/block-elements';
import { decodeText, encodeText } from '../../html/decode-text';
import { tokenizeHtml, type HtmlPiece, type TagPiece, type TextRange } from '../../html/tokenize';
import { TranslationScope } from '../../html/translation-scope';
import { VOID_ELEMENTS } from '../../html/void-elements';
import type { Unit } from '../file-format';
import type { KeylessIds } from '../keyless-ids';
import { attributeEdit, readableAttributes } from './html-attributes';

/** Elements that end a unit although their text may share a line with other text, or that contain no text. */
const otherBoundaries = new Set(
  'html head body button video audio canvas object template noscript meta link base script style svg math'.split(
    ' ',
  ),
);

/**
 * Returns the translatable units of HTML: the content of each block with its inline tags, and attributes of
 * tags outside such content.
 */
export function htmlUnits(html: string, ids: KeylessIds): readonly Unit[] {
  return new UnitCollector(html, ids).collect();
}

interface ScannedPiece {
  readonly piece: HtmlPiece;
  readonly isProtected: boolean;
}

class UnitCollector {
  readonly #html: string;
  readonly #ids: KeylessIds;
  readonly #units: Unit[] = [];
  #pending: ScannedPiece[] = [];
  #block = 'text';

  constructor(html: string, ids: KeylessIds) {
    this.#html = html;
    this.#ids = ids;
  }

  collect(): readonly Unit[] {
    const scope = new TranslationScope();
    for (const piece of tokenizeHtml(this.#html)) {
      if (piece.kind !== 'tag') {
        this.#addText(piece, scope.isProtected);
        continue;
      }
      const isProtected = scope.pass(piece);
      if (!isBoundary(piece.name)) {
        this.#pending.push({ piece, isProtected });
        continue;
      }
      this.#flush();
      if (!isProtected) this.#addAttributes(piece);
      this.#block = piece.isEnd ? 'text' : piece.name;
    }
    this.#flush();
    return this.#units;
  }

  #addText(piece: Exclude<HtmlPiece, TagPiece>, isProtected: boolean): void {
    if (piece.kind === 'text' && (piece.element === 'title' || piece.element === 'textarea')) {
      this.#flush();
      if (!isProtected) this.#addRawText(piece);
    } else {
      this.#pending.push({ piece, isProtected });
    }
  }

  /** Adds the text of an element in which `<` begins no tag. */
  #addRawText({ start, end }: TextRange): void {
    const raw = this.#html.slice(start, end);
    const trimmed = raw.trim();
    if (trimmed === '') return;
    const from = start + raw.indexOf(trimmed);
    const place = { start: from, end: from + trimmed.length };
    const value = decodeText(trimmed);
    const segment = { id: this.#ids.add(this.#block, value), data: 'text' as const, value, places: [place] };
    this.#units.push({ segment, edits: (target) => [{ ...place, text: encodeText(target) }] });
  }

  #addAttributes(tag: TagPiece): void {
    for (const attribute of readableAttributes(tag)) {
      const { name, value, valueRange } = attribute;
      if (valueRange === undefined) continue;
      const segment = { id: this.#ids.add(name, value), data: 'text' as const, value, places: [valueRange] };
      this.#units.push({ segment, edits: (target) => [attributeEdit(attribute, target)] });
    }
  }

  /**
   * Makes a unit of the pieces between two boundaries if they have text; otherwise only their attributes
   * count.
   */
  #flush(): void {
    const pending = this.#pending;
    this.#pending = [];
    const { first, last } = this.#trim(pending);
    const inside = pending.slice(first, last + 1);
    const hasText = inside.some(({ piece, isProtected }) => !isProtected && this.#isReadable(piece));
    const addOutside = (pieces: readonly ScannedPiece[]): void => {
      for (const { piece, isProtected } of pieces) {
        if (piece.kind === 'tag' && !isProtected && !piece.isEnd) this.#addAttributes(piece);
      }
    };
    if (!hasText) {
      addOutside(pending);
      return;
    }
    addOutside(pending.slice(0, first));
    this.#addContent(pending[first]?.piece.start ?? 0, pending[last]?.piece.end ?? 0);
    addOutside(pending.slice(last + 1));
  }

  #addContent(from: number, to: number): void {
    const raw = this.#html.slice(from, to);
    const start = from + raw.length - raw.trimStart().length;
    const place = { start, end: start + raw.trim().length };
    const value = this.#html.slice(place.start, place.end);
    const segment = { id: this.#ids.add(this.#block, value), data: 'html' as const, value, places: [place] };
    this.#units.push({ segment, edits: (target) => [{ ...place, text: target }] });
  }

  #isReadable(piece: HtmlPiece): boolean {
    return (
      piece.kind === 'text' && piece.isTranslatable && this.#html.slice(piece.start, piece.end).trim() !== ''
    );
  }

  /** Removes spaces, comments and tags at both ends that are unrelated to the text between them. */
  #trim(pending: readonly ScannedPiece[]): { readonly first: number; readonly last: number } {
    const unmatched = unmatchedTags(pending);
    const isOutside = (at: number): boolean => {
      const piece = pending[at]?.piece;
      if (piece === undefined) return false;
      if (piece.kind === 'tag') return unmatched.has(at);
      return piece.kind !== 'text' || !this.#isReadable(piece);
    };
    let [first, last] = [0, pending.length - 1];
    while (first <= last && isOutside(first)) first += 1;
    while (last > first && isOutside(last)) last -= 1;
    return { first, last };
  }
}

/** Indexes of tags whose counterpart is not among these pieces. */
function unmatchedTags(pending: readonly ScannedPiece[]): ReadonlySet<number> {
  const unmatched = new Set<number>();
  const open = new Map<string, number[]>();
  for (const [at, { piece }] of pending.entries()) {
    if (piece.kind !== 'tag' || piece.isSelfClosing || VOID_ELEMENTS.has(piece.name)) continue;
    const starts = open.get(piece.name) ?? [];
    open.set(piece.name, starts);
    if (!piece.isEnd) starts.push(at);
    else if (starts.pop() === undefined) unmatched.add(at);
  }
  for (const starts of open.values()) for (const at of starts) unmatched.add(at);
  return unmatched;
}

function isBoundary(name: string): boolean {
  return name !== 'br' && (BLOCK_ELEMENTS.has(name) || otherBoundaries.has(name));
}
