import { sentence, type Wording } from '../../sentence';
import type { Scan, TextFormat, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { markupKind } from '../markup-kind';
import { joinKey } from '../segment-key';

/** Apple's `.strings`: `"key" = "value";` with comments. */
export const stringsFormat: TextFormat = {
  kind: 'text',
  name: 'strings',
  title: 'Apple strings',
  extensions: ['strings'],
  isBilingual: false,
  placeholders: ['printf'],
  detect: (head, extension) => extension === 'strings' && !/^\s{0,999}<|^bplist/.test(head),
  scan: (file) => new StringsScanner(file).scan(),
};

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  f: '\f',
  b: '\b',
  a: '\u0007',
  v: '\v',
};

interface Token {
  readonly value: string;
  /** Offset without the quotes. */
  readonly start: number;
  readonly end: number;
}

class StringsScanner {
  readonly #file: FileText;
  readonly #text: string;
  readonly #units: Unit[] = [];
  readonly #keys = new Set<string>();
  #comment = '';
  #at = 0;

  constructor(file: FileText) {
    this.#file = file;
    this.#text = file.text;
  }

  scan(): Scan {
    for (;;) {
      this.#skipSpaceAndComments();
      if (this.#at >= this.#text.length) return { units: this.#units };
      this.#readEntry();
      this.#comment = '';
    }
  }

  #readEntry(): void {
    const start = this.#at;
    const comment = this.#comment;
    const key = this.#readToken();
    if (this.#keys.has(key.value)) {
      this.#file.addProblem(
        'duplicate-key',
        start,
        sentence`The key “${key.value.slice(0, 100)}” stands twice; rename or remove one of them.`,
      );
    }
    this.#keys.add(key.value);
    this.#skipSpaceAndComments();
    if (this.#text[this.#at] === '=') {
      this.#at += 1;
      this.#skipSpaceAndComments();
      if (this.#text[this.#at] !== '"') this.#fail('A value in double quotes must stand here.');
      this.#add(key.value, this.#readToken(), comment);
      this.#skipSpaceAndComments();
    }
    if (this.#text[this.#at] !== ';') this.#fail('A semicolon must end the entry; add it.');
    this.#at += 1;
  }

  #add(key: string, { value, start, end }: Token, comment: string): void {
    if (value === '') return;
    const place = { start, end };
    this.#units.push({
      segment: {
        id: joinKey([key]),
        data: markupKind(value),
        value,
        places: [place],
        ...(comment === '' ? {} : { comment }),
      },
      edits: (target) => [{ ...place, text: writeString(target) }],
    });
  }

  #readToken(): Token {
    const start = this.#at;
    if (this.#text[start] === '"') return this.#readQuoted(start + 1);
    let end = start;
    while (/^[\w.$/:-]$/.test(this.#text[end] ?? '')) end += 1;
    if (end === start) this.#fail('A key must stand here, in double quotes.');
    this.#at = end;
    return { value: this.#text.slice(start, end), start, end };
  }

  #readQuoted(start: number): Token {
    const parts: string[] = [];
    let from = start;
    for (let at = start; at < this.#text.length; at += 1) {
      const character = this.#text[at];
      if (character === '"') {
        parts.push(this.#text.slice(from, at));
        this.#at = at + 1;
        return { value: parts.join(''), start, end: at };
      }
      if (character !== '\\') continue;
      const { decoded, length } = unescape(this.#text.slice(at + 1, at + 6));
      parts.push(this.#text.slice(from, at), decoded);
      at += length;
      from = at + 1;
    }
    this.#at = start - 1;
    return this.#fail('The string that begins here is not closed; add its closing quote.');
  }

  #skipSpaceAndComments(): void {
    for (;;) {
      while (' \t\r\n\f\v\u2028\u2029\ufeff'.includes(this.#text[this.#at] ?? '-')) this.#at += 1;
      const isBlock = this.#text.startsWith('/*', this.#at);
      if (!isBlock && !this.#text.startsWith('//', this.#at)) return;
      const start = this.#at + 2;
      const close = this.#text.indexOf(isBlock ? '*/' : '\n', start);
      if (isBlock && close === -1) this.#fail('The comment that begins here is not closed; add */.');
      const end = close === -1 ? this.#text.length : close;
      this.#comment = this.#text.slice(start, end).trim();
      this.#at = Math.min(end + (isBlock ? 2 : 1), this.#text.length);
    }
  }

  #fail(message: Wording): never {
    return this.#file.fail('syntax', this.#at, message);
  }
}

function unescape(rest: string): { readonly decoded: string; readonly length: number } {
  const [unicode] = /^[uU][\da-fA-F]{4}/.exec(rest) ?? [];
  if (unicode !== undefined)
    return { decoded: String.fromCharCode(Number.parseInt(unicode.slice(1), 16)), length: 5 };
  const [octal] = /^[0-7]{3}/.exec(rest) ?? [];
  if (octal !== undefined) return { decoded: String.fromCharCode(Number.parseInt(octal, 8)), length: 3 };
  const letter = rest.slice(0, 1);
  return { decoded: escapes[letter] ?? letter, length: letter.length };
}

function writeString(text: string): string {
  return text.replaceAll(special, (character) => letters[character] ?? escapeUnit(character));
}

// oxlint-disable-next-line no-control-regex
const special = /[\\"\u0000-\u001f\u007f]|\p{Cs}/gu;
const letters: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
};

function escapeUnit(unit: string): string {
  return `\\U${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
