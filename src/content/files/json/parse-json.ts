import { sentence, type Wording } from '../../sentence';
import type { TextRange } from '../../html/tokenize';
import type { FileText } from '../file-text';
import { readJsonString } from './json-string';

export interface JsonMember {
  readonly key: string;
  /** Range of the key with its quotes. */
  readonly keyRange: TextRange;
  readonly node: JsonNode;
}

/** A JSON value with its range. */
export type JsonNode = TextRange &
  (
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'other' }
  );

/**
 * Limit of nesting: each id repeats the keys of all enclosing objects, so memory grows quadratically with
 * depth.
 */
const deepest = 200;

/**
 * Parses JSON into a tree with ranges. @throws FileError for invalid JSON (RFC 8259). Duplicate keys are
 * added to the file's problems.
 */
export function parseJson(file: FileText): JsonNode {
  const parser = new JsonParser(file);
  const root = parser.readValue(0);
  parser.expectEnd();
  return root;
}

class JsonParser {
  readonly #file: FileText;
  readonly #text: string;
  #at = 0;

  constructor(file: FileText) {
    this.#file = file;
    this.#text = file.text;
  }

  expectEnd(): void {
    this.#skipSpace();
    if (this.#at < this.#text.length)
      this.#fail('The text goes on after the end of the JSON value; remove what follows.');
  }

  readValue(depth: number): JsonNode {
    this.#skipSpace();
    const start = this.#at;
    if (depth > deepest) {
      this.#file.fail(
        'too-deep',
        start,
        sentence`The values are nested more than ${deepest} deep; flatten the file.`,
      );
    }
    const first = this.#text[start];
    if (first === '"') return { kind: 'string', start, value: this.#readString(), end: this.#at };
    if (first === '{') return { kind: 'object', start, members: this.#readMembers(depth), end: this.#at };
    if (first === '[') return { kind: 'array', start, items: this.#readItems(depth), end: this.#at };
    this.#readLiteral();
    return { kind: 'other', start, end: this.#at };
  }

  #readMembers(depth: number): readonly JsonMember[] {
    const members: JsonMember[] = [];
    const keys = new Set<string>();
    this.#at += 1;
    if (this.#endsWith('}')) return members;
    do {
      this.#skipSpace();
      const start = this.#at;
      if (this.#text[start] !== '"')
        this.#fail('A key in double quotes must stand here; remove a comma too many, or add the quotes.');
      const key = this.#readString();
      const keyRange = { start, end: this.#at };
      if (keys.has(key)) {
        this.#file.addProblem(
          'duplicate-key',
          start,
          sentence`The key “${key.slice(0, 100)}” stands twice in one object; rename or remove one of them.`,
        );
      }
      keys.add(key);
      this.#skipSpace();
      if (this.#text[this.#at] !== ':') this.#fail('A colon must follow the key.');
      this.#at += 1;
      members.push({ key, keyRange, node: this.readValue(depth + 1) });
    } while (this.#goesOn('}'));
    return members;
  }

  #readItems(depth: number): readonly JsonNode[] {
    const items: JsonNode[] = [];
    this.#at += 1;
    if (this.#endsWith(']')) return items;
    do items.push(this.readValue(depth + 1));
    while (this.#goesOn(']'));
    return items;
  }

  #endsWith(close: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== close) return false;
    this.#at += 1;
    return true;
  }

  #goesOn(close: string): boolean {
    if (this.#endsWith(close)) return false;
    if (this.#text[this.#at] !== ',') this.#fail(sentence`A comma or “${close}” must stand here.`);
    this.#at += 1;
    return true;
  }

  #readString(): string {
    const { end, value, errorAt } = readJsonString(this.#text, this.#at);
    if (errorAt !== undefined) {
      this.#at = errorAt;
      const character = this.#text[errorAt] ?? '';
      if (character === '"') this.#fail('The string that begins here is not closed; add its closing quote.');
      if (character === '\\') this.#fail('This escape does not exist in JSON; write a backslash as \\\\.');
      this.#fail('A line break or control character stands inside a string; write it as \\n or \\u0000.');
    }
    this.#at = end;
    return value;
  }

  #readLiteral(): void {
    let end = this.#at;
    while (literalUnit.test(this.#text[end] ?? '')) end += 1;
    if (!literal.test(this.#text.slice(this.#at, end))) {
      this.#fail('A value must stand here: text in double quotes, a number, true, false, null, [ or {.');
    }
    this.#at = end;
  }

  #skipSpace(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at += 1;
    }
  }

  #fail(message: Wording): never {
    return this.#file.fail('syntax', this.#at, message);
  }
}

const literalUnit = /^[-+.\w]$/;
const literal = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/;
