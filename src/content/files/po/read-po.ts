import { sentence } from '../../sentence';
import type { TextRange } from '../../html/tokenize';
import type { FileText } from '../file-text';
import { readPoString } from './po-string';

/** A string of an entry, which may span several lines. */
export interface PoText {
  readonly value: string;
  /** Range from the first quote to the last one. */
  readonly place: TextRange;
  readonly lineCount: number;
}

export interface PoEntry {
  readonly start: number;
  readonly context: PoText | undefined;
  readonly source: PoText;
  readonly pluralSource: PoText | undefined;
  /** Targets by index; an entry without plural has only the first one. */
  readonly targets: ReadonlyMap<number, PoText>;
  /** Offset after the last target. */
  readonly end: number;
  /** Programmers' comments (`#.`). */
  readonly comments: readonly string[];
  readonly flags: readonly string[];
  /** Range of the flag `fuzzy` with its separator, or the whole line if it is the only flag. */
  readonly fuzzyRange: TextRange | undefined;
  /** Lines with the previous source that a fuzzy target translates (`#|`). */
  readonly previousRanges: readonly TextRange[];
}

/** Returns the active entries of a PO file, without obsolete ones. */
export function readPo(file: FileText): readonly PoEntry[] {
  return new PoReader(file).read();
}

const keyword = /^(msgctxt|msgid|msgid_plural|msgstr)(?:\[(\d{1,2})\])?[ \t]{0,99}(?=")/;

interface OpenText {
  readonly parts: string[];
  readonly start: number;
  end: number;
  lineCount: number;
}

class PoReader {
  readonly #file: FileText;
  readonly #entries: PoEntry[] = [];
  #start: number | undefined;
  #texts = new Map<string, OpenText>();
  #current: OpenText | undefined;
  #comments: string[] = [];
  #flags: string[] = [];
  #fuzzyRange: TextRange | undefined;
  #previous: TextRange[] = [];

  constructor(file: FileText) {
    this.#file = file;
  }

  read(): readonly PoEntry[] {
    const { text } = this.#file;
    for (let at = 0; at < text.length;) {
      const newline = text.indexOf('\n', at);
      const next = newline === -1 ? text.length : newline + 1;
      this.#readLine(at, next);
      at = next;
    }
    this.#endEntry();
    return this.#entries;
  }

  #readLine(lineStart: number, next: number): void {
    const { text } = this.#file;
    const line = text.slice(lineStart, next);
    const content = line.trimStart();
    const start = lineStart + line.length - content.length;
    const end = start + content.trimEnd().length;
    if (start >= end) return;
    if (text[start] === '#') this.#readComment(lineStart, start, end, next);
    else if (text[start] === '"') this.#addString(start, end);
    else this.#readKeyword(start, end);
  }

  #readComment(lineStart: number, start: number, end: number, next: number): void {
    if (this.#texts.has('msgstr') || this.#texts.has('msgstr0')) this.#endEntry();
    const { text } = this.#file;
    const kind = text[start + 1];
    if (kind === '.') this.#comments.push(text.slice(start + 2, end).trim());
    else if (kind === '|') this.#previous.push({ start: lineStart, end: next });
    else if (kind === ',') this.#readFlags(lineStart, start, end, next);
    // A string after an obsolete entry belongs to that entry.
    else if (kind === '~') this.#current = undefined;
  }

  #readFlags(lineStart: number, start: number, end: number, next: number): void {
    let from = start + 1;
    const parts = this.#file.text.slice(from + 1, end).split(',');
    for (const part of parts) {
      const flag = part.trim();
      this.#flags.push(flag);
      const to = from + 1 + part.length;
      if (flag === 'fuzzy') {
        this.#fuzzyRange = parts.length === 1 ? { start: lineStart, end: next } : { start: from, end: to };
      }
      from = to;
    }
  }

  #readKeyword(start: number, end: number): void {
    const { text } = this.#file;
    const [matched, name = '', index = ''] =
      keyword.exec(text.slice(start, Math.min(end, start + 140))) ?? [];
    if (matched === undefined) {
      this.#file.fail(
        'syntax',
        start,
        'A comment, msgctxt, msgid, msgid_plural, msgstr or a string in double quotes must stand here; remove or correct the line.',
      );
    }
    const begins =
      name === 'msgctxt' || (name === 'msgid' && !(this.#texts.size === 1 && this.#texts.has('msgctxt')));
    if (begins) this.#endEntry();
    const key = name === 'msgstr' ? `msgstr${index}` : name;
    if (this.#texts.has(key))
      this.#file.fail('syntax', start, sentence`This ${name} stands twice in one entry; remove one of them.`);
    this.#start ??= start;
    this.#current = { parts: [], start: start + matched.length, end: 0, lineCount: 0 };
    this.#texts.set(key, this.#current);
    this.#addString(start + matched.length, end);
  }

  #addString(start: number, lineEnd: number): void {
    const { value, end } = readPoString(this.#file.text, start, lineEnd);
    const current = this.#current;
    if (current === undefined)
      this.#file.fail(
        'syntax',
        start,
        'A string stands here without msgid or msgstr before it; add the keyword.',
      );
    if (end !== lineEnd)
      this.#file.fail(
        'syntax',
        end ?? start,
        'The string must end with a double quote at the end of its line; add it, or write a quote inside as \\".',
      );
    current.parts.push(value);
    current.end = end;
    current.lineCount += 1;
  }

  #endEntry(): void {
    const texts = this.#texts;
    const start = this.#start;
    if (start !== undefined) {
      const source = this.#textOf('msgid');
      const targets = this.#targets();
      const [first] = targets.values();
      if (source === undefined || first === undefined) {
        this.#file.fail(
          'syntax',
          start,
          sentence`The entry has no ${source === undefined ? 'msgid' : 'msgstr'}; add it.`,
        );
      }
      const pluralSource = this.#textOf('msgid_plural');
      if ((pluralSource === undefined) !== texts.has('msgstr')) {
        this.#file.fail(
          'syntax',
          start,
          'A plural has msgid_plural and msgstr[0], any other entry neither; add what is missing.',
        );
      }
      this.#entries.push({
        start,
        context: this.#textOf('msgctxt'),
        source,
        pluralSource,
        targets,
        end: Math.max(...Array.from(targets.values(), ({ place }) => place.end)),
        comments: this.#comments,
        flags: this.#flags,
        fuzzyRange: this.#fuzzyRange,
        previousRanges: this.#previous,
      });
    }
    this.#start = undefined;
    this.#texts = new Map();
    this.#current = undefined;
    // Comments before an obsolete entry belong to it; those before a msgid were consumed earlier.
    if (start === undefined) return;
    this.#comments = [];
    this.#flags = [];
    this.#fuzzyRange = undefined;
    this.#previous = [];
  }

  #targets(): ReadonlyMap<number, PoText> {
    const targets = new Map<number, PoText>();
    for (const key of this.#texts.keys()) {
      const target = key.startsWith('msgstr') ? this.#textOf(key) : undefined;
      if (target !== undefined) targets.set(Number(key.slice('msgstr'.length) || '0'), target);
    }
    return targets;
  }

  #textOf(key: string): PoText | undefined {
    const open = this.#texts.get(key);
    if (open === undefined) return undefined;
    const { parts, start, end, lineCount } = open;
    return { value: parts.join(''), place: { start, end }, lineCount };
  }
}
