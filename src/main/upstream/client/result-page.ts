import { createHash } from 'node:crypto';
import { parseTimestamp, type Timestamp } from '../../../content/timestamp';
import { parseStrictJson } from '../../platform/json/strict-json';
import type { ContentLimits } from '../../platform/settings/content-limits';
import type { Environment } from '../../platform/environment';
import { ResultPageScanner } from './result-page-scanner';
import { readUpstreamRequest, type UpstreamRequest } from './upstream-request';
import type { BodyReader, Reading } from './upstream-call';

/** One entry of a result page. An unreadable entry doesn't affect the others. */
export type PageEntry =
  | { readonly kind: 'request'; readonly request: UpstreamRequest; readonly sizeBytes: number }
  | {
      readonly kind: 'refused';
      readonly id: string | undefined;
      readonly problems: readonly string[];
      /** Identifies the result, even without an id. */
      readonly identity: string;
    };

/** Facts of every entry that are known before the first one is applied. */
export interface EntryOutline {
  /** Undefined when even that is unreadable. */
  readonly id: string | undefined;
  readonly completed: Timestamp | undefined;
}

/** The numbers of a result page (interface document 2.4). */
export interface PageNumbers {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** A result page whose entries are known, as far as the cursor depends on them. */
export interface ResultPage extends PageNumbers {
  readonly outline: readonly EntryOutline[];
}

/** A result page whose entries can be read on this thread. */
export interface ReadPage extends ResultPage {
  readonly entry: (index: number) => PageEntry;
}

/** Ids from elsewhere have at most 255 characters, of at most two units each. */
const longestIdentity = 510;
/** Entries of larger pages are kept as text and parsed again when applied. */
const mostBytesKeptRead = 8 * 1024 * 1024;

/** Most that is read before other work gets a turn. */
export interface Stretch {
  readonly bytes: number;
  readonly entries: number;
}
/** About a millisecond. */
const stretchHere: Stretch = { bytes: 64 * 1024, entries: 32 };

/** Returns the numbers of a page, or what is wrong with them. */
function readEnvelope(envelope: unknown): PageNumbers | string {
  if (typeof envelope !== 'object' || envelope === null || Array.isArray(envelope)) {
    return 'it is not an object with page, pages, total and requests';
  }
  const numbers = { page: 0, pages: 0, total: 0 };
  for (const name of ['page', 'pages', 'total'] as const) {
    const value: unknown = Object.entries(envelope).find(([key]) => key === name)?.[1];
    if (value === undefined) return `${name}: is missing`;
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
      return `${name}: must be a whole number from 0`;
    }
    numbers[name] = value;
  }
  if (!('requests' in envelope)) return 'requests: is missing';
  if (!Array.isArray(envelope.requests)) return 'requests: must be an array';
  return numbers;
}

/** Reads a page while its bytes arrive, and then its entries in stretches. */
export class PageReading {
  readonly #limits: ContentLimits;
  readonly #scanner: ResultPageScanner;
  readonly #kept: PageEntry[] = [];
  readonly #outline: EntryOutline[] = [];
  #count = 0;

  constructor(limits: ContentLimits) {
    this.#limits = limits;
    this.#scanner = new ResultPageScanner(limits);
  }

  /** Stores the chunk without copying it. */
  take(chunk: Uint8Array): void {
    this.#scanner.feed(chunk);
  }

  /** Call when all bytes have arrived: returns the page's numbers, or why it can't be understood. */
  end(): Reading<PageNumbers> {
    const scanned = this.#scanner.end();
    if (!scanned.ok) {
      const problem = scanned.problem === 'not-json' ? 'not-understood' : scanned.problem;
      return { ok: false, problem, text: scanned.text };
    }
    const numbers = readEnvelope(scanned.envelope);
    if (typeof numbers === 'string') return { ok: false, problem: 'not-understood', text: numbers };
    this.#count = scanned.count;
    return { ok: true, value: numbers };
  }

  /** The entries that were read. */
  get outline(): readonly EntryOutline[] {
    return this.#outline;
  }

  get isRead(): boolean {
    return this.#outline.length === this.#count;
  }

  /** Parses the next entries. Each is parsed only here if the page is small enough to keep them. */
  readSome(most: Stretch): void {
    const isSmall = this.#scanner.sizeBytes <= mostBytesKeptRead;
    const end = Math.min(this.#outline.length + most.entries, this.#count);
    let bytes = 0;
    for (let index = this.#outline.length; index < end && bytes <= most.bytes; index += 1) {
      if (this.#scanner.oversized(index) === undefined) bytes += this.#scanner.entryBytes(index);
      const reading = readEntry(this.#scanner, index, this.#limits);
      this.#outline.push(reading.outline);
      // A refused entry is small once it is read.
      if (isSmall || reading.entry.kind === 'refused') this.#kept[index] = reading.entry;
    }
  }

  /** Parses the entry again if the page is too large to keep parsed. */
  entry(index: number): PageEntry {
    return this.#kept[index] ?? readEntry(this.#scanner, index, this.#limits).entry;
  }
}

/** Reads a page on this thread, in stretches, so that a page of megabytes doesn't block it. */
export function readHere(
  reading: PageReading,
  environment: Pick<Environment, 'defer'>,
): BodyReader<ReadPage> {
  return {
    take: (chunk) => reading.take(chunk),
    async finish() {
      const ended = reading.end();
      if (!ended.ok) return ended;
      while (!reading.isRead) {
        reading.readSome(stretchHere);
        await new Promise<void>((resolve) => {
          environment.defer(resolve);
        });
      }
      const { outline } = reading;
      return { ok: true, value: { ...ended.value, outline, entry: (index) => reading.entry(index) } };
    },
  };
}

function readEntry(
  scanner: ResultPageScanner,
  index: number,
  limits: ContentLimits,
): { entry: PageEntry; outline: EntryOutline } {
  const place = `requests[${index}]`;
  const oversized = scanner.oversized(index);
  if (oversized !== undefined)
    return refused(oversized, [`${place}: ${oversized.problem}`], `${scanner.entryBytes(index)} bytes`);
  let text: string;
  try {
    text = scanner.entryText(index);
  } catch {
    return refused(undefined, [`${place}: is not UTF-8`], `${scanner.entryBytes(index)} bytes`);
  }
  const parsed = parseStrictJson(text);
  if (!parsed.ok) {
    const problems = parsed.problems.map((problem) => inEntry(place, problem));
    // Only the entry's place in the list and its time are needed, so duplicate keys don't matter.
    return refused(lenientlyParsed(text), problems, text);
  }
  const reading = readUpstreamRequest(parsed.value, place, limits);
  if (!reading.ok) return refused(parsed.value, reading.problems, text);
  const { request } = reading;
  return {
    entry: { kind: 'request', request, sizeBytes: scanner.entryBytes(index) },
    outline: { id: request.id, completed: request.completed },
  };
}

/** `content` identifies the entry where it has no id. */
function refused(
  value: unknown,
  problems: readonly string[],
  content: string,
): { entry: PageEntry; outline: EntryOutline } {
  const members = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const id: unknown = members.get('id');
  const completed: unknown = members.get('completed');
  const outline = {
    id: typeof id === 'string' ? id : undefined,
    completed: typeof completed === 'string' ? parseTimestamp(completed) : undefined,
  };
  const { id: known } = outline;
  const identity =
    known !== undefined && known.length <= longestIdentity
      ? known
      : `(without an id: ${createHash('sha256')
          .update(outline.id ?? content)
          .digest('base64url')
          .slice(0, 12)})`;
  return { entry: { kind: 'refused', id: outline.id, problems, identity }, outline };
}

function lenientlyParsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts places like `body: …` and `fields[2].id: …` to places in the page. */
function inEntry(place: string, problem: string): string {
  if (problem.startsWith('body:')) return `${place}:${problem.slice('body:'.length)}`;
  if (problem.startsWith('…')) return `${place}: ${problem}`;
  return problem.startsWith('[') ? `${place}${problem}` : `${place}.${problem}`;
}
