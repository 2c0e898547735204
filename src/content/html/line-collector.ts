import type { TextRange } from './tokenize';

/** Visible text. */
export interface ReadableText extends TextRange {
  readonly kind: 'text';
  readonly text: string;
  /**
   * The value has another notation for the text (`&amp;`, a line break with indentation), so it maps to its
   * range as a whole.
   */
  readonly isWhole: boolean;
}

/** Content that is not visible text: a tag, a comment, a script. */
export interface ReadableTag extends TextRange {
  readonly kind: 'tag';
  /** The tag as written. */
  readonly raw: string;
  readonly label: string;
  /** Words before and after the tag are separate words. */
  readonly separates: boolean;
}

export type ReadablePart = ReadableText | ReadableTag;

/** The parts of all lines together are the whole value, without a gap. */
export interface ReadableLine extends TextRange {
  /** The line continues the previous one, which was cut because of its length. */
  readonly isContinued: boolean;
  readonly parts: readonly ReadablePart[];
}

/** The browser lays out a line as one piece, however little of it is visible, so long lines are cut. */
const longestLine = 8_000;

/** Collects the parts of a value, given in order, into lines. */
export class LineCollector {
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

  /** Adjacent block tags share a line. */
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

  /** Adds one space, or none at either end of a line. */
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

  /**
   * Returns where a part that begins at `from` must end to keep its line short: after a space if there is
   * one.
   */
  #cut(from: number, end: number): number {
    const limit = Math.max(from + 1, this.#start + longestLine);
    if (end <= limit) return end;
    const space = this.#value.lastIndexOf(' ', limit - 1) + 1;
    if (space > from && space > limit - 1000) return space;
    return /[\uDC00-\uDFFF]/.test(this.#value.charAt(limit)) ? limit + 1 : limit;
  }
}
