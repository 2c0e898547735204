import { parseStrictJson } from '../../shared/strict-json';

/** What stands around the requests of a result page, and where each of them stands. */
export type ScannedPage =
  | { readonly ok: true; readonly envelope: unknown; readonly count: number }
  /** `cut`: the text ends in the middle. */
  | { readonly ok: false; readonly problem: 'cut' | 'not-json' | 'too-large'; readonly text: string };

/** Of a result page apart from its requests: a few numbers. */
const mostEnvelopeBytes = 64 * 1024;
const mostEntries = 100_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const openBracket = 0x5b;
const closeBrace = 0x7d;
const closeBracket = 0x5d;
const byteOrderMark = [0xef, 0xbb, 0xbf];

/**
 * Finds the requests of a result page (interface document 2.4) while its bytes arrive, so that a page of many megabytes is
 * never parsed as a whole: each request is parsed by itself when its turn comes. It only matches brackets and strings;
 * what stands between them is judged when it is parsed.
 */
export class ResultPageScanner {
  readonly #chunks: Uint8Array[] = [];
  /** Where each chunk begins in the whole text. */
  readonly #chunkStarts: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** The text with empty `requests`. */
  readonly #envelope: number[] = [];
  #size = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inRequests = false;
  #inEntry = false;
  #stringStart = 0;
  #lastString = '';
  #keyBefore = '';
  #fault: { readonly problem: 'not-json' | 'too-large'; readonly text: string } | undefined;

  /** Bytes of the whole text so far. */
  get sizeBytes(): number {
    return this.#size;
  }

  /** The chunk is kept, not copied. */
  feed(chunk: Uint8Array): void {
    const start = this.#size;
    this.#chunks.push(chunk);
    this.#chunkStarts.push(start);
    this.#size += chunk.length;
    for (let index = 0; index < chunk.length && this.#fault === undefined; index += 1) {
      const byte = chunk[index] ?? 0;
      if (this.#inString) this.#stringByte(byte);
      else this.#byte(byte, start + index);
    }
  }

  end(): ScannedPage {
    if (this.#fault !== undefined) return { ok: false, ...this.#fault };
    const text = this.#envelopeText();
    if (this.#size === 0 || (text.trimStart().startsWith('{') && (this.#depth > 0 || this.#inString))) {
      return { ok: false, problem: 'cut', text: `the answer ends after ${this.#size} bytes, in the middle` };
    }
    const parsed = parseStrictJson(text);
    if (!parsed.ok) return { ok: false, problem: 'not-json', text: parsed.problems[0] ?? 'it is not JSON' };
    return { ok: true, envelope: parsed.value, count: this.#starts.length };
  }

  entryBytes(index: number): number {
    return (this.#ends[index] ?? 0) - (this.#starts[index] ?? 0);
  }

  /** One request's JSON. @throws TypeError where its bytes are not UTF-8. */
  entryText(index: number): string {
    const start = this.#starts[index] ?? 0;
    const end = this.#ends[index] ?? 0;
    const parts: Uint8Array[] = [];
    for (let at = this.#chunkAt(start); at < this.#chunks.length; at += 1) {
      const chunk = this.#chunks[at];
      const chunkStart = this.#chunkStarts[at] ?? 0;
      if (chunk === undefined || chunkStart >= end) break;
      parts.push(chunk.subarray(Math.max(0, start - chunkStart), end - chunkStart));
    }
    const [first] = parts;
    const bytes = parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  }

  #stringByte(byte: number): void {
    if (!this.#inEntry) this.#keep(byte);
    if (this.#escaped) this.#escaped = false;
    else if (byte === backslash) this.#escaped = true;
    else if (byte === quote) {
      this.#inString = false;
      if (!this.#inEntry) this.#lastString = this.#envelopeText(this.#stringStart).slice(0, -1);
    }
  }

  #byte(byte: number, position: number): void {
    if (this.#inRequests && !this.#inEntry && !this.#beginsEntry(byte, position)) return;
    if (!this.#inEntry) this.#keep(byte);
    switch (byte) {
      case quote:
        this.#inString = true;
        this.#stringStart = this.#envelope.length;
        return;
      case colon:
        if (this.#depth === 1) this.#keyBefore = this.#lastString;
        return;
      case openBrace:
        this.#depth += 1;
        return;
      case openBracket:
        this.#depth += 1;
        if (this.#depth === 2 && this.#keyBefore === 'requests') this.#inRequests = true;
        return;
      case comma:
        if (this.#depth === 1) this.#keyBefore = '';
        if (this.#inEntry && this.#depth === 2) this.#endEntry(position);
        return;
      case closeBrace:
      case closeBracket:
        this.#depth -= 1;
        if (this.#inRequests && this.#depth === 1) this.#endRequests(byte, position);
        return;
    }
  }

  /** Between the requests: answers whether the byte belongs to a request or ends the list. */
  #beginsEntry(byte: number, position: number): boolean {
    if (byte <= 0x20) return false;
    if (byte === closeBracket && this.#starts.length === 0) return true;
    if (byte === comma || byte === closeBracket) {
      this.#fault = { problem: 'not-json', text: `requests[${this.#starts.length}]: is missing` };
      return false;
    }
    if (this.#starts.length === mostEntries) {
      this.#fault = { problem: 'too-large', text: `it has more than ${mostEntries} requests` };
      return false;
    }
    this.#inEntry = true;
    this.#starts.push(position);
    return true;
  }

  #endEntry(position: number): void {
    this.#inEntry = false;
    this.#ends.push(position);
  }

  #endRequests(bracket: number, position: number): void {
    if (this.#inEntry) {
      this.#endEntry(position);
      this.#keep(bracket);
    }
    this.#inRequests = false;
  }

  #keep(byte: number): void {
    if (this.#envelope.length < mostEnvelopeBytes) this.#envelope.push(byte);
    else
      this.#fault = {
        problem: 'not-json',
        text: 'it is not a result page with page, pages, total, requests',
      };
  }

  #envelopeText(from = 0): string {
    const hasMark = from === 0 && byteOrderMark.every((byte, index) => this.#envelope[index] === byte);
    return Buffer.from(this.#envelope.slice(hasMark ? byteOrderMark.length : from)).toString('utf8');
  }

  /** The chunk that holds a position. */
  #chunkAt(position: number): number {
    let low = 0;
    let high = this.#chunkStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#chunkStarts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
