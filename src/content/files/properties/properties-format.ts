import { sentence } from '../../sentence';
import type { Scan, TextFormat, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { markupKind } from '../markup-kind';
import { joinKey } from '../segment-key';
import { escapePropertyUnits, readPropertyText, writeProperty } from './property-text';

/** Java properties: ISO-8859-1 unless they are UTF-8, with escapes for characters that the encoding lacks. */
export const propertiesFormat: TextFormat = {
  kind: 'text',
  name: 'properties',
  title: 'Java properties',
  extensions: ['properties'],
  isBilingual: false,
  placeholders: ['braces', 'printf'],
  detect: (head, extension) => extension === 'properties' && !/^\s{0,999}[<{]/.test(head),
  otherEncoding: 'iso-8859-1',
  scan: (file) => new PropertyScanner(file).scan(),
  escapeCharacter: escapePropertyUnits,
};

class PropertyScanner {
  readonly #file: FileText;
  readonly #units: Unit[] = [];
  readonly #keys = new Set<string>();
  /** An ASCII file may be read in either encoding, so it stays ASCII. */
  readonly #isAscii: boolean;
  #comments: string[] = [];
  #at = 0;

  constructor(file: FileText) {
    this.#file = file;
    this.#isAscii = !/[^\0-\x7f]/.test(file.text);
  }

  scan(): Scan {
    const { text } = this.#file;
    while (this.#at < text.length) {
      this.#skipSpace();
      const first = text[this.#at] ?? '\n';
      if (first === '\n' || first === '\r') {
        this.#comments = [];
        this.#at += 1;
        if (first === '\r' && text[this.#at] === '\n') this.#at += 1;
      } else if (first === '#' || first === '!') {
        this.#readComment();
      } else {
        this.#readEntry();
      }
    }
    return { units: this.#units };
  }

  #readComment(): void {
    const end = this.#lineEnd(this.#at);
    this.#comments.push(this.#file.text.slice(this.#at + 1, end).trim());
    this.#skipLineEnd(end);
  }

  #readEntry(): void {
    const { text } = this.#file;
    const start = this.#at;
    const keyEnd = this.#findKeyEnd(start);
    this.#at = keyEnd;
    this.#skipSpace();
    if (text[this.#at] === '=' || text[this.#at] === ':') {
      this.#at += 1;
      this.#skipSpace();
    }
    const place = { start: this.#at, end: this.#findValueEnd(this.#at) };
    const key = this.#decode(start, keyEnd);
    if (this.#keys.has(key)) {
      this.#file.addProblem(
        'duplicate-key',
        start,
        sentence`The key “${key.slice(0, 100)}” stands twice; rename or remove one of them.`,
      );
    }
    this.#keys.add(key);
    const value = this.#decode(place.start, place.end);
    if (value !== '') this.#add(key, value, place);
    this.#comments = [];
    this.#skipLineEnd(place.end);
  }

  #add(key: string, value: string, place: { readonly start: number; readonly end: number }): void {
    const comment = this.#comments.join('\n').trim();
    this.#units.push({
      segment: {
        id: joinKey([key]),
        data: markupKind(value),
        value,
        places: [place],
        ...(comment === '' ? {} : { comment }),
      },
      edits: (target) => [{ ...place, text: writeProperty(target, this.#isAscii) }],
    });
  }

  #decode(start: number, end: number): string {
    const { value, errorAt } = readPropertyText(this.#file.text, start, end);
    if (errorAt !== undefined)
      this.#file.fail(
        'syntax',
        errorAt,
        'Four hexadecimal digits must follow \\u; correct the escape, or write a backslash as \\\\.',
      );
    return value;
  }

  #findKeyEnd(start: number): number {
    const { text } = this.#file;
    for (let at = start; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (character === '\\') at += text.startsWith('\r\n', at + 1) ? 2 : 1;
      else if ('=: \t\f\n\r'.includes(character)) return at;
    }
    return text.length;
  }

  /** A line that ends in a backslash continues on the next one. */
  #findValueEnd(start: number): number {
    const { text } = this.#file;
    for (let at = start; at < text.length; at += 1) {
      const character = text[at];
      if (character === '\\') at += text.startsWith('\r\n', at + 1) ? 2 : 1;
      else if (character === '\n' || character === '\r') return at;
    }
    return text.length;
  }

  #lineEnd(start: number): number {
    let at = start;
    while (at < this.#file.text.length && !'\n\r'.includes(this.#file.text[at] ?? '')) at += 1;
    return at;
  }

  #skipLineEnd(end: number): void {
    this.#at = end + (this.#file.text.startsWith('\r\n', end) ? 2 : 1);
  }

  #skipSpace(): void {
    while (' \t\f'.includes(this.#file.text[this.#at] ?? '-')) this.#at += 1;
  }
}
