import { characterReferenceAt } from '../html/character-reference';
import type { ProblemSpan } from './problem';

/**
 * Stands between two blocks: neither white space nor part of a word, so nothing is found across it. Like the other two a
 * character that Unicode has set aside for programs and that no text has.
 */
export const BLOCK_BREAK = '\ufdd0';
/** Stands for each unit of text that is the same in every language, like code. */
export const KEPT = '\ufdd1';
/** Stands for each unit of a placeholder or an address. */
export const FIXED = '\ufdd2';

/** A paragraph, cell, line or attribute: text that is read in one go. `start` and `end` count in the readable text. */
export interface TextBlock {
  readonly start: number;
  readonly end: number;
  /** The tag or the attribute before it: where both sides have the same ones, their blocks belong together. */
  readonly opener: string;
}

/** What is to be read of a value, in one string, and where each unit of it stands in the value. */
export interface ReadableText {
  readonly text: string;
  /** The same length, with everything that is not for translation replaced by `KEPT`. */
  readonly prose: string;
  readonly blocks: readonly TextBlock[];
  /** Where in the text a tag stands, in order. */
  readonly seams: readonly number[];
  /** The place in the value of a stretch of the text. */
  spanOf(start: number, end: number): ProblemSpan;
  /** The place of a block or a part of one, without the white space around its text. */
  spanOfBlock(block: Pick<TextBlock, 'start' | 'end'>): ProblemSpan;
}

/** A stretch of the text: taken over as it stands (`isVerbatim`), or decoded from `raw … rawEnd` as a whole. */
interface Stretch {
  readonly at: number;
  readonly raw: number;
  readonly rawEnd: number;
  readonly isVerbatim: boolean;
}

export class ReadableTextBuilder {
  readonly #texts: string[] = [];
  readonly #proses: string[] = [];
  readonly #stretches: Stretch[] = [];
  readonly #blocks: TextBlock[] = [];
  readonly #seams: number[] = [];
  #length = 0;
  #blockStart = 0;
  #opener = '';

  /** The place of the current block among all. */
  get blockIndex(): number {
    return this.#blocks.length;
  }

  /** `value` from `start` to `end`, its character references decoded if it has any. */
  append(value: string, start: number, end: number, hasReferences: boolean, isKept: boolean): void {
    this.#seams.push(this.#length);
    // Cut out first: a search in the value would run on to its end for every piece.
    const piece = value.slice(start, end);
    let from = 0;
    for (let at = hasReferences ? piece.indexOf('&') : -1; at !== -1;) {
      const reference = characterReferenceAt(piece, at, false);
      if (reference !== undefined) {
        this.#add(piece.slice(from, at), start + from, start + at, true, isKept);
        this.#add(reference.decoded, start + at, start + reference.end, false, isKept);
        from = reference.end;
      }
      at = piece.indexOf('&', Math.max(from, at + 1));
    }
    this.#add(piece.slice(from), start + from, end, true, isKept);
  }

  /** Ends the block, if only an empty one; `raw` is where in the value the next one begins. */
  startBlock(opener: string, raw: number): void {
    this.#blocks.push({ start: this.#blockStart, end: this.#length, opener: this.#opener });
    this.#add(BLOCK_BREAK, raw, raw, false, false);
    this.#blockStart = this.#length;
    this.#opener = opener;
  }

  finish(): ReadableText {
    this.#blocks.push({ start: this.#blockStart, end: this.#length, opener: this.#opener });
    const stretches = this.#stretches;
    const text = this.#texts.join('');
    return {
      text,
      prose: this.#proses.join(''),
      blocks: this.#blocks,
      seams: this.#seams,
      spanOf: (start, end) => spanIn(stretches, start, end),
      spanOfBlock: ({ start, end }) => {
        const block = text.slice(start, end);
        const from = start + (block.length - block.trimStart().length);
        return spanIn(stretches, from, Math.max(from, start + block.trimEnd().length));
      },
    };
  }

  #add(text: string, raw: number, rawEnd: number, isVerbatim: boolean, isKept: boolean): void {
    if (text === '') return;
    this.#stretches.push({ at: this.#length, raw, rawEnd, isVerbatim });
    this.#texts.push(text);
    this.#proses.push(isKept ? KEPT.repeat(text.length) : text);
    this.#length += text.length;
  }
}

function spanIn(stretches: readonly Stretch[], start: number, end: number): ProblemSpan {
  const first = stretchAt(stretches, start);
  const last = stretchAt(stretches, Math.max(start, end - 1));
  if (first === undefined || last === undefined) return { from: 0, to: 0 };
  const from = first.isVerbatim ? Math.min(first.raw + start - first.at, first.rawEnd) : first.raw;
  const to = last.isVerbatim ? Math.min(last.raw + end - last.at, last.rawEnd) : last.rawEnd;
  return { from, to: end > start ? Math.max(from, to) : from };
}

/** The last one that begins at or before `at`. */
function stretchAt(stretches: readonly Stretch[], at: number): Stretch | undefined {
  let [low, high] = [0, stretches.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stretches[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return stretches[low];
}
