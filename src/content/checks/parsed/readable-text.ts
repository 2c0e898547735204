import { characterReferenceAt } from '../../html/character-reference';
import { firstWhere } from '../../text/first-where';
import type { ProblemSpan } from '../problem';
import type { WithFacts } from './once';

/**
 * Separates two blocks. It is neither white space nor part of a word, so no match extends across it. Like the
 * next two it is a control character that XML and HTML forbid, which is absent from text. Characters beyond
 * Latin-1 would make the engine keep the whole text in two bytes a character, where regular expressions with
 * Unicode properties take many times as long.
 */
export const BLOCK_BREAK = '\u001c';
/** Replaces each unit of text that is the same in every language, such as code. */
export const KEPT = '\u001d';
/** Replaces each unit of a placeholder or an address. */
export const FIXED = '\u001e';

/**
 * A paragraph, cell, line or attribute, read as one unit. `start` and `end` are offsets into the readable
 * text.
 */
export interface TextBlock extends WithFacts {
  readonly start: number;
  readonly end: number;
  /** The tag or attribute before the block; blocks correspond where both sides have the same openers. */
  readonly opener: string;
}

/** The readable text of a value as one string, with a mapping back to the value. */
export interface ReadableText {
  readonly text: string;
  /** Text of equal length with everything not for translation replaced by `KEPT`. */
  readonly prose: string;
  readonly blocks: readonly TextBlock[];
  /** Offsets of the tags in the text, in order. */
  readonly seams: readonly number[];
  /** Returns the range in the value of a range of the text. */
  spanOf(start: number, end: number): ProblemSpan;
  /** Returns the range in the value of a part of the text that was found at `start`. */
  spanAt(start: number, part: string): ProblemSpan;
  /** Returns the range in the value of a block or a part of it, without surrounding white space. */
  spanOfBlock(block: Pick<TextBlock, 'start' | 'end'>): ProblemSpan;
}

/** A range of the text: copied as it is (`isVerbatim`), or decoded from `raw … rawEnd` as a whole. */
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

  /** Index of the current block. */
  get blockIndex(): number {
    return this.#blocks.length;
  }

  /** Appends `value` from `start` to `end`, with its character references decoded if it has any. */
  append(value: string, start: number, end: number, hasReferences: boolean, isKept: boolean): void {
    this.#seams.push(this.#length);
    // Sliced first: a search in the value would run to its end for every piece.
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

  /** Ends the block, even an empty one; `raw` is the offset in the value where the next one begins. */
  startBlock(opener: string, raw: number): void {
    this.#endBlock();
    this.#add(BLOCK_BREAK, raw, raw, false, false);
    this.#blockStart = this.#length;
    this.#opener = opener;
  }

  finish(): ReadableText {
    this.#endBlock();
    const stretches = this.#stretches;
    const text = this.#texts.join('');
    return {
      text,
      prose: this.#proses.join(''),
      blocks: this.#blocks,
      seams: this.#seams,
      spanOf: (start, end) => spanIn(stretches, start, end),
      spanAt: (start, part) => spanIn(stretches, start, start + part.length),
      spanOfBlock: ({ start, end }) => {
        const block = text.slice(start, end);
        const from = start + (block.length - block.trimStart().length);
        return spanIn(stretches, from, Math.max(from, start + block.trimEnd().length));
      },
    };
  }

  /** The place for facts is there from the beginning, so that all blocks are of one shape to the engine. */
  #endBlock(): void {
    const [start, end, opener] = [this.#blockStart, this.#length, this.#opener];
    this.#blocks.push({ start, end, opener, facts: undefined });
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

/** Returns the last range that begins at or before `at`. */
function stretchAt(stretches: readonly Stretch[], at: number): Stretch | undefined {
  const next = firstWhere(stretches, (stretch) => stretch.at > at);
  return stretches[next - 1] ?? stretches[0];
}
