import type { ReadableText } from '../html/line-collector';
import { readableLines } from '../html/readable-lines';
import type { Hit } from './find-hits';
import { fold, foldWithPlaces } from './fold';

export interface ValueSearch {
  readonly text: string;
  /** Tags are not read; `written` looks into them and leaves references as they stand. */
  readonly as: 'read' | 'written';
}

/**
 * Where a value has a text: any piece of it, in any script, whatever its case, width and accents. In order, without
 * overlaps, at most `limit`. A hit goes over inline tags and not over the end of a paragraph; a text of nothing but
 * invisible characters is looked for as it is.
 */
export function findInValue(
  value: string,
  isHtml: boolean,
  search: ValueSearch,
  limit: number,
): readonly Hit[] {
  return findInBlocks(searchBlocks(value, isHtml && search.as === 'read'), search.text, limit);
}

/** The same in a value that was taken apart before. */
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

/** Finds in a text that is read in one go; for content that is drawn already. */
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
    // Places are costly, and most blocks have no hit.
    if (!fold(text).includes(wanted)) return;
    const { text: folded, starts, ends } = foldWithPlaces(text);
    let end = 0;
    for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
      const start = starts[at] ?? 0;
      // A character may fold to several: ß has two times the s, in one place.
      if (start < end) continue;
      end = ends[at + wanted.length - 1] ?? text.length;
      yield { start, end };
    }
  };
}

/** Text that is read in one go, and where each of its units stands in the value. */
export class SearchBlock {
  text = '';
  readonly #parts: { readonly at: number; readonly part: ReadableText }[] = [];

  add(part: ReadableText): void {
    if (part.text === '') return;
    this.#parts.push({ at: this.text.length, part });
    this.text += part.text;
  }

  /** The unit at an index of the text; of what is written otherwise than it is read the whole. */
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

/** Takes a value apart, which costs more than looking through it: half a second for a megabyte of small paragraphs. */
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
