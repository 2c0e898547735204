import { isExactJsonNumber } from './json-number';
import { describeCharacter, keyStep, lineAndColumn } from './json-place';

export type StrictJsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly string[] };

export interface StrictJsonOptions {
  /** The most levels of arrays and objects, 64 by default. */
  readonly maxDepth?: number;
  /** Whether a text may have NUL characters. */
  readonly allowsNul?: boolean;
  /** The number of the line at which the text begins, 1 by default. */
  readonly firstLine?: number;
}

const MAX_DEPTH = 64;
const MAX_PROBLEMS = 100;

/**
 * Parses JSON (RFC 8259) that Locdesk promises to keep: accepted JSON means exactly what `JSON.parse(text)`
 * returns, and serializing it again loses nothing. Never throws.
 *
 * Rejects, besides wrong syntax: a byte order mark, a key twice in one object, a `__proto__` key, NUL
 * characters, lone surrogates, numbers a double cannot hold, nesting deeper than 64 levels. Every problem
 * names its place (`fields[2].id: …`, the whole text is `body`); all are listed up to 100, then `… and N
 * more`. The list ends at the first syntax error (line and column count from 1, columns in UTF-16 units) or
 * where nesting is too deep, since the rest can't be read.
 */
export function parseStrictJson(text: string, options: StrictJsonOptions = {}): StrictJsonResult {
  const problems = new StrictJsonScanner(text, options).scan();
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: JSON.parse(text) as unknown };
}

/** An array or object that is open at the scanner's position. `keys` is undefined for an array. */
interface Frame {
  readonly keys: Set<string> | undefined;
  key: string;
  index: number;
}

/** Thrown inside the scanner only, to skip the rest of the text. */
class StopScanning extends Error {}

/**
 * Walks the text once, without recursion (a body may be 10 MB of brackets) and without regular expressions
 * over unbounded input (greedy ones keep an entry per character and overflow).
 */
class StrictJsonScanner {
  private readonly text: string;
  private readonly maxDepth: number;
  private readonly allowsNul: boolean;
  private readonly firstLine: number;
  private position = 0;
  private readonly frames: Frame[] = [];
  private readonly problems: string[] = [];
  private problemCount = 0;

  constructor(text: string, { maxDepth = MAX_DEPTH, allowsNul = false, firstLine = 1 }: StrictJsonOptions) {
    this.text = text;
    this.maxDepth = maxDepth;
    this.allowsNul = allowsNul;
    this.firstLine = firstLine;
  }

  scan(): readonly string[] {
    try {
      if (this.text.charCodeAt(0) === 0xfeff) {
        this.problem('starts with a byte order mark (BOM), send UTF-8 without one');
        this.position = 1;
      }
      this.scanDocument();
    } catch (error) {
      if (!(error instanceof StopScanning)) throw error;
    }
    const unlisted = this.problemCount - this.problems.length;
    return unlisted > 0 ? [...this.problems, `… and ${unlisted} more`] : this.problems;
  }

  private scanDocument(): void {
    let opened = this.scanValue();
    while (this.frames.length > 0) {
      opened = opened ? this.scanFirstMember() : this.scanNextMember();
    }
    this.skipWhitespace();
    if (this.position < this.text.length) this.syntaxError('the end of the text');
  }

  /**
   * Reads a whole string, number or literal, or only the opening bracket of an array or object; returns
   * whether it was a bracket.
   */
  private scanValue(): boolean {
    this.skipWhitespace();
    const char = this.text[this.position];
    switch (char) {
      case '{':
      case '[':
        this.position += 1;
        this.frames.push({ keys: char === '{' ? new Set() : undefined, key: '', index: 0 });
        if (this.frames.length > this.maxDepth) {
          this.frames.pop();
          this.problem(`is nested deeper than ${this.maxDepth} levels, the text after it was not checked`);
          throw new StopScanning();
        }
        return true;
      case '"':
        this.scanString();
        this.reportStringProblems('contains');
        return false;
      case 't':
        return this.scanWord('true');
      case 'f':
        return this.scanWord('false');
      case 'n':
        return this.scanWord('null');
      case undefined:
      default:
        if (char === '-' || isDigit(this.code())) return this.scanNumber();
        return this.syntaxError('a value');
    }
  }

  /** Called after an opening bracket: closes the frame, or reads its first member. */
  private scanFirstMember(): boolean {
    const frame = this.frame();
    this.skipWhitespace();
    if (this.code() === (frame.keys ? 0x7d : 0x5d)) return this.closeFrame();
    if (frame.keys) this.scanKey(frame, frame.keys, 'a key in double quotes or "}"');
    return this.scanValue();
  }

  /** Called after a member: closes the frame, or reads the next member. */
  private scanNextMember(): boolean {
    const frame = this.frame();
    this.skipWhitespace();
    const code = this.code();
    if (code === (frame.keys ? 0x7d : 0x5d)) return this.closeFrame();
    if (code !== 0x2c) this.syntaxError(frame.keys ? '"," or "}"' : '"," or "]"');
    this.position += 1;
    if (frame.keys) {
      this.skipWhitespace();
      this.scanKey(frame, frame.keys, 'a key in double quotes');
    } else {
      frame.index += 1;
    }
    return this.scanValue();
  }

  private closeFrame(): false {
    this.position += 1;
    this.frames.pop();
    return false;
  }

  private frame(): Frame {
    const frame = this.frames.at(-1);
    if (frame === undefined) throw new Error('no array or object is open');
    return frame;
  }

  private scanKey(frame: Frame, keys: Set<string>, expected: string): void {
    if (this.code() !== 0x22) this.syntaxError(expected);
    const start = this.position;
    const hasEscapes = this.scanString();
    const raw = this.text.slice(start, this.position);
    // A string with a raw NUL is a problem by now, and JSON.parse would refuse it.
    frame.key = hasEscapes && !raw.includes('\0') ? String(JSON.parse(raw)) : raw.slice(1, -1);
    this.reportStringProblems('is a key that contains');
    if (frame.key === '__proto__') this.problem('is not allowed as a key');
    if (keys.has(frame.key)) this.problem('appears more than once in its object');
    keys.add(frame.key);
    this.skipWhitespace();
    if (this.code() !== 0x3a) this.syntaxError('":"');
    this.position += 1;
  }

  // Findings of scanString in the last string; its caller knows the place and reports them.
  private hasNul = false;
  private hasLoneSurrogate = false;

  private reportStringProblems(contains: string): void {
    if (this.hasNul && !this.allowsNul) this.problem(`${contains} a NUL character (U+0000)`);
    if (this.hasLoneSurrogate) this.problem(`${contains} half of a surrogate pair, which is not a character`);
  }

  /** Reads the string that starts here; true when it has escapes. */
  private scanString(): boolean {
    this.hasNul = false;
    this.hasLoneSurrogate = false;
    const { text } = this;
    let hasEscapes = false;
    let afterHigh = false;
    this.position += 1;
    for (;;) {
      // Nearly all of a large body are plain characters; a property that is written for each made this ten
      // times slower.
      if (!afterHigh) this.position = endOfPlain(text, this.position);
      let unit = text.charCodeAt(this.position);
      if (unit === 0x22) break;
      if (unit === 0x5c) {
        hasEscapes = true;
        unit = this.scanEscape();
      } else if (unit >= 0x20 || unit === 0) {
        this.position += 1;
      } else {
        this.syntaxError(
          Number.isNaN(unit) ? 'the closing double quote' : 'control characters to be escaped',
        );
      }
      if (unit === 0) this.hasNul = true;
      const isLow = unit >= 0xdc00 && unit <= 0xdfff;
      if (isLow !== afterHigh) this.hasLoneSurrogate = true;
      afterHigh = unit >= 0xd800 && unit <= 0xdbff;
    }
    if (afterHigh) this.hasLoneSurrogate = true;
    this.position += 1;
    return hasEscapes;
  }

  /** Reads one escape and returns its UTF-16 unit. */
  private scanEscape(): number {
    this.position += 1;
    const char = this.text[this.position];
    if (char !== undefined && '"\\/bfnrt'.includes(char)) {
      this.position += 1;
      return 0x20; // Which of them it is does not matter here: neither NUL nor a surrogate.
    }
    if (char !== 'u') this.syntaxError('an escape such as \\n or \\u00e9');
    this.position += 1;
    let unit = 0;
    for (let count = 0; count < 4; count += 1) {
      const digit = hexDigit(this.code());
      if (digit === -1) this.syntaxError('four hexadecimal digits after \\u');
      unit = unit * 16 + digit;
      this.position += 1;
    }
    return unit;
  }

  private scanWord(word: string): false {
    for (const char of word) {
      if (this.text[this.position] !== char) this.syntaxError(`"${word}"`);
      this.position += 1;
    }
    return false;
  }

  private scanNumber(): false {
    const start = this.position;
    if (this.code() === 0x2d) this.position += 1;
    if (this.code() === 0x30) this.position += 1;
    else this.scanDigits('a digit');
    if (this.code() === 0x2e) {
      this.position += 1;
      this.scanDigits('a digit after the decimal point');
    }
    if (this.code() === 0x65 || this.code() === 0x45) {
      this.position += 1;
      if (this.code() === 0x2b || this.code() === 0x2d) this.position += 1;
      this.scanDigits('a digit of the exponent');
    }
    const literal = this.text.slice(start, this.position);
    if (!isExactJsonNumber(literal)) {
      const shown = literal.length > 40 ? `${literal.slice(0, 40)}…` : literal;
      this.problem(`is the number ${shown}, which cannot be kept exactly (send it as a string)`);
    }
    return false;
  }

  private scanDigits(expected: string): void {
    if (!isDigit(this.code())) this.syntaxError(expected);
    while (isDigit(this.code())) this.position += 1;
  }

  private skipWhitespace(): void {
    for (;;) {
      const code = this.code();
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.position += 1;
    }
  }

  /** The UTF-16 unit at the position; NaN at the end of the text. */
  private code(): number {
    return this.text.charCodeAt(this.position);
  }

  private problem(description: string): void {
    this.problemCount += 1;
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(`${this.place()}: ${description}`);
  }

  private syntaxError(expected: string): never {
    const { line, column } = lineAndColumn(this.text, this.position);
    const found = describeCharacter(this.text.codePointAt(this.position));
    this.frames.length = 0;
    const place = `line ${this.firstLine + line - 1}, column ${column}`;
    this.problem(`is not valid JSON at ${place}: expected ${expected}, but ${found}`);
    throw new StopScanning();
  }

  private place(): string {
    let place = '';
    for (const frame of this.frames) {
      place += frame.keys ? keyStep(frame.key, place === '') : `[${frame.index}]`;
    }
    return place === '' ? 'body' : place;
  }
}

/**
 * Returns the offset of the first quote, backslash, control character or surrogate at or after `from`, or of
 * the end.
 */
function endOfPlain(text: string, from: number): number {
  let at = from;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (!(unit >= 0x20 && unit < 0xd800 && unit !== 0x22 && unit !== 0x5c)) return at;
    at += 1;
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function hexDigit(code: number): number {
  if (isDigit(code)) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
