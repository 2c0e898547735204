import { parseStrictJson } from '../../platform/json/strict-json';
import type { ContentLimits } from '../../platform/settings/content-limits';

/** The members around the requests of a result page, and the position of each request. */
export type ScannedPage =
  | { readonly ok: true; readonly envelope: unknown; readonly count: number }
  /** `cut`: the text ends too early. */
  | { readonly ok: false; readonly problem: 'cut' | 'not-json' | 'too-large'; readonly text: string };

/** A request that exceeds the limits. Its text is dropped; only the data needed by the page is kept. */
export interface OversizedEntry {
  readonly problem: string;
  /** Undefined when the request has no readable id. */
  readonly id: string | undefined;
  readonly completed: string | undefined;
}

/** Largest size of a result page without its requests, which is a few numbers. */
const mostEnvelopeBytes = 64 * 1024;
const mostEntries = 100_000;
/** The depth of a request's own members: the page, its list, the request. */
const memberDepth = 3;
/** 255 characters as escaped surrogate pairs. */
const mostMemberBytes = 255 * 12;

/** Offsets of a text: from its first byte to the one after its last. */
interface Span {
  readonly from: number;
  readonly to: number;
}
const nowhere: Span = { from: 0, to: 0 };

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
 * Finds the requests of a result page (interface document 2.4) while its bytes arrive, so that a page of many
 * megabytes is never parsed as a whole: each request is parsed separately. The scanner only matches brackets
 * and strings; their content is checked when it is parsed. A request that exceeds the limits is found before
 * parsing, which would block the process, and its bytes are freed while they arrive.
 */
export class ResultPageScanner {
  readonly #chunks: Uint8Array[] = [];
  /** Offset of each chunk in the whole text. */
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
  readonly #limits: ContentLimits;
  readonly #oversized = new Map<number, OversizedEntry>();
  /** Number of commas, colons and opening brackets in the current request. */
  #parts = 0;
  #longestText = 0;
  /** Offsets of the last string among its members, and of the key before it. */
  #text = nowhere;
  #key = nowhere;
  /**
   * Offsets of the current request's `id` and `completed` since they were last read, which happens only if it
   * exceeds the limits. A value that is no text takes an earlier one back.
   */
  #idAt: Span | undefined;
  #completedAt: Span | undefined;
  #id: string | undefined;
  #completed: string | undefined;

  constructor(limits: ContentLimits) {
    this.#limits = limits;
  }

  /** Number of bytes received so far. */
  get sizeBytes(): number {
    return this.#size;
  }

  /** Stores the chunk without copying it. */
  feed(chunk: Uint8Array): void {
    const start = this.#size;
    this.#chunks.push(chunk);
    this.#chunkStarts.push(start);
    this.#size += chunk.length;
    for (let index = 0; index < chunk.length && this.#fault === undefined; index += 1) {
      const byte = chunk[index] ?? 0;
      if (this.#inString) this.#stringByte(byte, start + index);
      else this.#byte(byte, start + index);
    }
    if (this.#inEntry && this.#isOversized(this.#size)) this.#letGo(this.#size);
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

  /** Returns data of a request that exceeds the limits; undefined for one that may be parsed. */
  oversized(index: number): OversizedEntry | undefined {
    return this.#oversized.get(index);
  }

  entryBytes(index: number): number {
    return (this.#ends[index] ?? 0) - (this.#starts[index] ?? 0);
  }

  /** Returns one request's JSON. @throws TypeError where its bytes are not UTF-8. */
  entryText(index: number): string {
    return decoded(this.#bytes(this.#starts[index] ?? 0, this.#ends[index] ?? 0));
  }

  #bytes(start: number, end: number): Uint8Array {
    const parts: Uint8Array[] = [];
    for (let at = this.#chunkAt(start); at < this.#chunks.length; at += 1) {
      const chunk = this.#chunks[at];
      const chunkStart = this.#chunkStarts[at] ?? 0;
      if (chunk === undefined || chunkStart >= end) break;
      parts.push(chunk.subarray(Math.max(0, start - chunkStart), end - chunkStart));
    }
    const [first] = parts;
    return parts.length === 1 && first !== undefined ? first : Buffer.concat(parts);
  }

  #stringByte(byte: number, position: number): void {
    if (!this.#inEntry) this.#keep(byte);
    if (this.#escaped) this.#escaped = false;
    else if (byte === backslash) this.#escaped = true;
    else if (byte === quote) {
      this.#inString = false;
      if (!this.#inEntry) this.#lastString = this.#envelopeText(this.#stringStart).slice(0, -1);
      else {
        this.#longestText = Math.max(this.#longestText, position - this.#stringStart);
        if (this.#depth === memberDepth) this.#text = { from: this.#stringStart, to: position };
      }
    }
  }

  #byte(byte: number, position: number): void {
    if (this.#inRequests && !this.#inEntry && !this.#beginsEntry(byte, position)) return;
    if (!this.#inEntry) this.#keep(byte);
    switch (byte) {
      case quote:
        this.#inString = true;
        this.#stringStart = this.#inEntry ? position + 1 : this.#envelope.length;
        return;
      case colon:
        this.#parts += 1;
        if (this.#depth === memberDepth) this.#beginMember();
        if (this.#depth === 1) this.#keyBefore = this.#lastString;
        return;
      case openBrace:
        this.#parts += 1;
        this.#depth += 1;
        return;
      case openBracket:
        this.#parts += 1;
        this.#depth += 1;
        if (this.#depth === 2 && this.#keyBefore === 'requests') this.#inRequests = true;
        return;
      case comma:
        this.#parts += 1;
        if (this.#depth === memberDepth) this.#endMember();
        if (this.#depth === 1) this.#keyBefore = '';
        if (this.#inEntry && this.#depth === 2) this.#endEntry(position);
        return;
      case closeBrace:
      case closeBracket:
        if (this.#depth === memberDepth) this.#endMember();
        this.#depth -= 1;
        if (this.#inRequests && this.#depth === 1) this.#endRequests(byte, position);
        return;
    }
  }

  /** Called between requests: returns whether the byte begins a request or ends the list. */
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
    this.#parts = 0;
    this.#longestText = 0;
    this.#idAt = undefined;
    this.#completedAt = undefined;
    this.#id = undefined;
    this.#completed = undefined;
    this.#starts.push(position);
    return true;
  }

  #endEntry(position: number): void {
    this.#inEntry = false;
    this.#ends.push(position);
    if (!this.#isOversized(position)) return;
    this.#letGo(position);
    this.#oversized.set(this.#starts.length - 1, {
      problem: this.#oversizedProblem(position - this.#start),
      id: this.#id,
      completed: this.#completed,
    });
  }

  #oversizedProblem(bytes: number): string {
    const { maxRequestBytes, maxTextBytes, maxFieldValueBytes, maxFields } = this.#limits;
    if (this.#longestText > maxTextBytes) {
      return `has a text of ${this.#longestText} bytes as it is escaped, at most ${maxFieldValueBytes} are accepted of a value (setting service.maxFieldValue)`;
    }
    return bytes > maxRequestBytes
      ? `has ${bytes} bytes, at most ${maxRequestBytes} are accepted of a result (setting service.bodyLimit)`
      : `has more members than a request of ${maxFields} fields can have (setting service.maxFields)`;
  }

  /** Offset of the current request. */
  get #start(): number {
    return this.#starts.at(-1) ?? 0;
  }

  #isOversized(position: number): boolean {
    const { maxParts, maxTextBytes, maxRequestBytes } = this.#limits;
    return (
      this.#parts > maxParts || this.#longestText > maxTextBytes || position - this.#start > maxRequestBytes
    );
  }

  /** Drops chunks that contain only the current request, after reading what is needed of it. */
  #letGo(end: number): void {
    if (this.#idAt !== undefined) this.#id = this.#textAt(this.#idAt);
    if (this.#completedAt !== undefined) this.#completed = this.#textAt(this.#completedAt);
    this.#idAt = undefined;
    this.#completedAt = undefined;
    for (let at = this.#chunkAt(end); at >= 0; at -= 1) {
      const chunk = this.#chunks[at];
      const start = this.#chunkStarts[at] ?? 0;
      if (chunk === undefined || start < this.#start) return;
      if (start + chunk.length > end) continue;
      if (chunk.length === 0) return;
      this.#chunks[at] = new Uint8Array();
    }
  }

  #beginMember(): void {
    this.#key = this.#text;
    this.#text = nowhere;
  }

  #endMember(): void {
    const { from, to } = this.#key;
    // The length is compared first: it rules most members out.
    if (to - from === 2 && this.#isKey('id')) this.#idAt = this.#text;
    if (to - from === 9 && this.#isKey('completed')) this.#completedAt = this.#text;
  }

  /** Compares bytes, because a string for each request of a page would take as long as finding its end. */
  #isKey(name: string): boolean {
    const bytes = this.#bytes(this.#key.from, this.#key.to);
    return bytes.length === name.length && bytes.every((byte, index) => byte === name.charCodeAt(index));
  }

  /**
   * Returns a string of the current request; undefined for none, and for one too long for an id or a time.
   */
  #textAt({ from, to }: Span): string | undefined {
    if (to <= from || to - from > mostMemberBytes) return undefined;
    const bytes = this.#bytes(from, to);
    if (bytes.length < to - from) return undefined;
    try {
      const value: unknown = JSON.parse(`"${decoded(bytes)}"`);
      return typeof value === 'string' ? value : undefined;
    } catch {
      return undefined;
    }
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

  /** Returns the chunk that contains a position. */
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

/** @throws TypeError where the bytes are not UTF-8. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
