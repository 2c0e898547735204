import { tokenizeHtml } from '../html/tokenize';
import { hasBlocks } from './imported-blocks';
import type { ImportedText } from './imported-text';
import { linesOf, wordlessTags, type Line } from './imported-lines';
import type { LineTag } from './imported-tags';
import { SimilarLines } from './similar-lines';

/** A line of what was imported. */
export interface PlacedLine extends Line {
  readonly keepsTags: boolean;
  readonly keepsSpaces: boolean;
  readonly keepsBlocks: boolean;
  /** Which of several ways to read what was imported has it. */
  readonly reading: number;
  /** The key of its value in a file. */
  readonly key?: string;
  /** The lines that it is made of, where it is several. */
  readonly parts?: readonly PlacedLine[];
  /** The line before it in the same text. */
  readonly previous?: PlacedLine;
}

/** A place of words in what was imported. */
export interface Place {
  /** Lines that are exactly these words, or the one that has more. */
  readonly line: PlacedLine;
  /** The line has other words, too. */
  readonly isPart: boolean;
}

/** All lines of one reading as one text. */
interface Whole {
  text: string;
  readonly starts: number[];
  readonly lines: PlacedLine[];
}

/** The lines of what was imported, to look up those of fields. */
export class ArrivedLines {
  readonly lines: readonly PlacedLine[];
  readonly #byText: ReadonlyMap<string, readonly PlacedLine[]>;
  readonly #elements: ReadonlyMap<string, readonly PlacedLine[]>;
  readonly #wholes = new Map<number, Whole>();
  readonly #texts: readonly ImportedText[];
  #similar: SimilarLines<PlacedLine> | undefined;
  #tags: readonly LineTag[] | undefined;

  constructor(texts: readonly ImportedText[]) {
    this.#texts = texts;
    this.lines = texts.flatMap((text) => this.#read(text));
    this.#byText = Map.groupBy(this.lines, ({ text }) => text);
    this.#elements = Map.groupBy(
      this.lines.flatMap((line) => line.elements.map((one) => ({ ...line, ...one }))),
      ({ text }) => text,
    );
  }

  /** Lines with exactly these words; with `inLines`, also elements of them. */
  of(text: string, inLines: boolean): readonly PlacedLine[] {
    const lines = this.#byText.get(text) ?? [];
    return inLines ? [...lines, ...(this.#elements.get(text) ?? [])] : lines;
  }

  similarTo(line: Line): PlacedLine | undefined {
    this.#similar ??= new SimilarLines(this.lines);
    return this.#similar.to(line);
  }

  /** All tags that count, wherever they are. */
  tags(): readonly LineTag[] {
    this.#tags ??= this.#texts.flatMap(({ text, isHtml }) => (isHtml ? wordlessTags(text) : []));
    return this.#tags;
  }

  /**
   * Finds words that are not a line of their own: in several lines that have nothing else, or among others.
   * "10" is not in "100".
   */
  within(words: string, most: number): readonly Place[] {
    const found = [...this.#wholes.values()].map((whole) => [...placesIn(whole, words, most)]);
    const [longest = []] = found.toSorted((a, b) => b.length - a.length);
    return longest.toSorted((a, b) => Number(a.isPart) - Number(b.isPart));
  }

  /** Whether what was imported was read in one way only. */
  get isOneReading(): boolean {
    return this.#wholes.size < 2;
  }

  #read(one: ImportedText): readonly PlacedLine[] {
    const { text, isHtml, keepsTags, keepsSpaces, reading, keys } = one;
    const keepsBlocks = keepsTags && (one.keepsBlocks ?? (isHtml && hasBlocks(tokenizeHtml(text))));
    const lines: PlacedLine[] = [];
    const key = keys?.[0] === undefined ? {} : { key: keys[0] };
    for (const line of linesOf(text, isHtml)) {
      const previous = lines.at(-1);
      const before = previous === undefined ? {} : { previous };
      lines.push({ ...line, keepsTags, keepsSpaces, keepsBlocks, reading, ...key, ...before });
    }
    const whole = this.#wholes.get(reading) ?? { text: '', starts: [], lines: [] };
    this.#wholes.set(reading, whole);
    const parts: string[] = [];
    let at = whole.text.length;
    for (const line of lines) {
      whole.starts.push(at);
      whole.lines.push(line);
      parts.push(line.text);
      at += line.text.length + 1;
    }
    // Words of two texts are not one.
    if (parts.length > 0) whole.text += `${parts.join(' ')}\n`;
    return lines;
  }
}

function* placesIn({ text, starts, lines }: Whole, words: string, most: number): Generator<Place> {
  let count = 0;
  for (let at = nextWords(text, words, 0); at !== -1 && count < most;) {
    const end = at + words.length;
    const first = indexOfLine(starts, at);
    const last = indexOfLine(starts, end - 1);
    const spanned = lines.slice(first, last + 1);
    const [line] = spanned;
    const isWhole = starts[first] === at && (starts[last] ?? 0) + (lines[last]?.text.length ?? 0) === end;
    if (line !== undefined && !(isWhole && spanned.length === 1)) {
      yield { line: joined(line, spanned), isPart: !isWhole };
      count += 1;
    }
    at = nextWords(text, words, end);
  }
}

function joined(line: PlacedLine, all: readonly PlacedLine[]): PlacedLine {
  if (all.length === 1) return line;
  return {
    ...line,
    parts: all,
    text: all.map(({ text }) => text).join(' '),
    noBreaks: all.reduce((sum, { noBreaks }) => sum + noBreaks, 0),
    tags: all.flatMap(({ tags }) => tags),
    after: all.at(-1)?.after ?? [],
  };
}

/** The last line that begins at this place or before it. */
function indexOfLine(starts: readonly number[], at: number): number {
  let [from, to] = [0, starts.length - 1];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if ((starts[middle] ?? 0) <= at) from = middle;
    else to = middle - 1;
  }
  return from;
}

/** Returns where a text has these words, not as the beginning or end of others; -1 where it has not. */
export function nextWords(text: string, words: string, start: number): number {
  for (let from = start; ; from++) {
    const at = text.indexOf(words, from);
    if (at === -1) return -1;
    if (!isInWord(text, at) && !isInWord(text, at + words.length)) return at;
    from = at;
    // No later place of the same word is its beginning.
    while (isInWord(text, from + 1)) from += 1;
  }
}

/** Whether a place is between two letters or digits; scripts without capitals may write words together. */
const isInWord = (text: string, at: number): boolean =>
  at > 0 && inWord.test(text.charAt(at - 1)) && inWord.test(text.charAt(at));

const inWord = /[\p{Lu}\p{Ll}\p{Nd}]/u;
