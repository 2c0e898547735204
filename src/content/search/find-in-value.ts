import type { ReadableText } from '../html/line-collector';
import { readableLines } from '../html/readable-lines';
import type { Hit } from './find-hits';
import { fold, foldWithPlaces } from './fold';

/**
 * Finds a text in a value whose blocks were computed before: any substring, in any script, ignoring case,
 * width and accents. In order, without overlaps, at most `limit` hits. A hit may span inline tags, but not
 * the end of a paragraph; a text of only invisible characters is searched exactly.
 */
export function findInBlocks(blocks: readonly SearchBlock[], text: string, limit: number): readonly Hit[] {
  const find = findFor(text);
  const hits: Hit[] = [];
  for (const block of blocks) {
    for (const hit of find(block.text)) {
      if (hits.length === limit) return hits;
      hits.push({ start: block.placeOf(hit.start).start, end: block.placeOf(hit.end - 1).end });
    }
  }
  return hits;
}

/** Returns a function that finds in one text; for content that is rendered already. */
export function findFor(wanted: string): Find {
  const folded = fold(wanted);
  return folded === '' ? exactly(wanted) : folding(folded);
}

type Find = (text: string) => Generator<Hit>;

function exactly(wanted: string): Find {
  return function* find(text) {
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
      yield { start: at, end: at + wanted.length };
    }
  };
}

function folding(wanted: string): Find {
  return function* find(text) {
    // Computing offsets is expensive, and most blocks have no hit.
    if (!fold(text).includes(wanted)) return;
    const { text: folded, starts, ends } = foldWithPlaces(text);
    let end = 0;
    for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
      const start = starts[at] ?? 0;
      // A character may fold to several: ß becomes two s at one offset.
      if (start < end) continue;
      end = ends[at + wanted.length - 1] ?? text.length;
      yield { start, end };
    }
  };
}

/** A text that is read as one unit, with the position of each of its characters in the value. */
export class SearchBlock {
  text = '';
  readonly #parts: { readonly at: number; readonly part: ReadableText }[] = [];

  add(part: ReadableText): void {
    if (part.text === '') return;
    this.#parts.push({ at: this.text.length, part });
    this.text += part.text;
  }

  /** Returns the range of the unit at an index; decoded text maps to its whole notation. */
  placeOf(index: number): Hit {
    const { at, part } = this.#parts[this.#partAt(index)] ?? {
      at: 0,
      part: { start: 0, end: 0, isWhole: true },
    };
    if (part.isWhole) return { start: part.start, end: part.end };
    const start = part.start + index - at;
    return { start, end: start + 1 };
  }

  #partAt(index: number): number {
    let low = 0;
    for (let high = this.#parts.length - 1; low < high;) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#parts[middle]?.at ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * Splits a value into blocks. This costs more than the search: half a second for a megabyte of short
 * paragraphs.
 */
export function searchBlocks(value: string, isHtml: boolean): readonly SearchBlock[] {
  const blocks: SearchBlock[] = [];
  let block = new SearchBlock();
  const begin = (): void => {
    block = new SearchBlock();
    blocks.push(block);
  };
  for (const { parts, isContinued } of readableLines(value, isHtml)) {
    if (!isContinued) begin();
    for (const part of parts) {
      if (part.kind === 'text') block.add(part);
      else if (part.separates) begin();
    }
  }
  return blocks;
}
