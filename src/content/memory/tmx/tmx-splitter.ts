/** A part of a TMX file: what precedes the first unit, or a unit from its start tag to its end tag. */
export interface TmxPiece {
  readonly kind: 'head' | 'unit';
  readonly text: string;
  /** The line of its first character, from 1. */
  readonly line: number;
  /** Its end is missing, or it is longer than `longestPiece`; the text is its beginning then. */
  readonly isCut?: true;
}

/** Longest unit, in UTF-16 units, so that memory stays bounded whatever the file has. */
export const longestPiece = 2_000_000;
/** The longest delimiter that must be whole to be recognized: `<![CDATA[`. */
const longestDelimiter = 9;
/** Longest tag of a unit whose end is waited for: `</tu>` may have spaces, `<tu>` has attributes. */
const longestTag = 4000;

/**
 * Splits the text of a TMX file, which comes in portions, into its units. Units are not nested, so that a
 * mistake inside one concerns only that one: where another unit begins before the end tag, the first one is
 * cut there.
 */
export class TmxSplitter {
  #text = '';
  /** Where the search goes on. */
  #at = 0;
  /** Where the open piece begins; undefined between units. */
  #start: number | undefined = 0;
  #isHead = true;
  /** The delimiter that ends a comment or a CDATA section that is open. */
  #until: string | undefined;
  #line = 1;
  /** The lines before this position are counted in `line`. */
  #counted = 0;

  /** Whether the end tag of the root element was seen behind the last unit, or without any. */
  isEnded = false;

  push(text: string): readonly TmxPiece[] {
    const pieces: TmxPiece[] = [];
    this.#text += text;
    this.#scan(pieces, false);
    this.#limit(pieces);
    this.#forget();
    return pieces;
  }

  /** Returns the last pieces; a unit that the text ends in is left out. */
  end(): readonly TmxPiece[] {
    const pieces: TmxPiece[] = [];
    this.#scan(pieces, true);
    if (this.#start !== undefined && this.#isHead) pieces.push(this.#piece(this.#text.length, false));
    return pieces;
  }

  /** The last line that was read, from 1. */
  get lastLine(): number {
    return this.#lineAt(this.#text.length - 1);
  }

  #scan(pieces: TmxPiece[], isLast: boolean): void {
    const text = this.#text;
    for (;;) {
      if (this.#until !== undefined) {
        const end = text.indexOf(this.#until, this.#at);
        if (end === -1) {
          this.#at = Math.max(this.#at, text.length - this.#until.length + 1);
          return;
        }
        this.#at = end + this.#until.length;
        this.#until = undefined;
      }
      const next = text.indexOf('<', this.#at);
      this.#at = next === -1 ? text.length : next;
      if (next === -1 || (!isLast && text.length - next < longestDelimiter)) return;
      if (text.startsWith('<!--', next)) this.#open(next + 4, '-->');
      else if (text.startsWith('<![CDATA[', next)) this.#open(next + 9, ']]>');
      else if (isTag(text, next, '<tu')) {
        const end = tagEnd(text, next);
        if (end === undefined && !isLast && text.length - next < longestTag) return;
        if (this.#start !== undefined) pieces.push(this.#piece(next, !this.#isHead));
        this.#isHead = false;
        this.#start = next;
        this.#at = next + 3;
        if (end !== undefined && text.endsWith('/>', end)) {
          pieces.push(this.#piece(end, false));
          this.#at = end;
        }
      } else if (isTag(text, next, '</tu')) {
        const end = text.indexOf('>', next);
        if (end === -1 && !isLast && text.length - next < longestTag) return;
        if (end === -1) this.#at = next + 1;
        else {
          if (this.#start !== undefined && !this.#isHead) pieces.push(this.#piece(end + 1, false));
          this.#at = end + 1;
        }
      } else {
        if ((this.#start === undefined || this.#isHead) && isTag(text, next, '</tmx')) this.isEnded = true;
        this.#at = next + 1;
      }
    }
  }

  #open(at: number, until: string): void {
    this.#at = at;
    this.#until = until;
  }

  #piece(end: number, isCut: boolean): TmxPiece {
    const start = this.#start ?? end;
    this.#start = undefined;
    const kind = this.#isHead ? 'head' : 'unit';
    this.#isHead = false;
    const line = this.#lineAt(start);
    return { kind, text: this.#text.slice(start, end), line, ...(isCut ? { isCut: true } : {}) };
  }

  /** Gives up a piece that has grown too long. */
  #limit(pieces: TmxPiece[]): void {
    if (this.#start === undefined || this.#at - this.#start <= longestPiece) return;
    pieces.push(this.#piece(this.#at, true));
    this.#until = undefined;
  }

  /** Forgets the text that is done with. */
  #forget(): void {
    const done = this.#start ?? this.#at;
    this.#lineAt(done);
    this.#text = this.#text.slice(done);
    this.#at -= done;
    this.#counted = 0;
    if (this.#start !== undefined) this.#start = 0;
  }

  /** The line of a position that is not before one that was asked for earlier. */
  #lineAt(position: number): number {
    for (let at = this.#text.indexOf('\n', this.#counted); at !== -1 && at < position;) {
      this.#line += 1;
      at = this.#text.indexOf('\n', at + 1);
    }
    this.#counted = Math.max(this.#counted, position);
    return this.#line;
  }
}

function isTag(text: string, at: number, start: string): boolean {
  if (!text.startsWith(start, at)) return false;
  const next = text[at + start.length] ?? '>';
  return next === '>' || next === '/' || next.trim() === '';
}

/** The end of a tag, whose attributes may have `>`; undefined where it isn't near. */
function tagEnd(text: string, start: number): number | undefined {
  let quote: string | undefined;
  for (let at = start; at < Math.min(text.length, start + longestTag); at++) {
    const character = text.charAt(at);
    if (quote !== undefined) quote = character === quote ? undefined : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return undefined;
}
