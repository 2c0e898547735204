import { createHash } from 'node:crypto';
import { parseTimestamp, type Timestamp } from '../../../content/timestamp';
import { parseStrictJson } from '../../platform/json/strict-json';
import type { ContentLimits } from '../../platform/settings/content-limits';
import type { Environment } from '../../platform/environment';
import type { ResultPageScanner } from '../result-page-scanner';
import { readUpstreamRequest, type UpstreamRequest } from '../upstream-request';

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

/** A validated result page (interface document 2.4). */
export interface ResultPage {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly outline: readonly EntryOutline[];
  readonly sizeBytes: number;
  /** Parses the entry again if the page is too large to keep parsed. */
  readonly entry: (index: number) => PageEntry;
}

/** Ids from elsewhere have at most 255 characters, of at most two units each. */
const longestIdentity = 510;
/** Entries of larger pages are kept as text and parsed again when applied. */
const mostBytesKeptRead = 8 * 1024 * 1024;
/** Amount read at once before other work gets a turn: about a millisecond. */
const bytesAtAStretch = 64 * 1024;
const entriesAtAStretch = 32;

/** Returns the numbers of a page, or what is wrong with them. */
export function readEnvelope(envelope: unknown): { page: number; pages: number; total: number } | string {
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

/** Parses every entry once, in slices, so that a page of megabytes doesn't block the process. */
export async function readResultPage(
  scanner: ResultPageScanner,
  count: number,
  numbers: { page: number; pages: number; total: number },
  limits: ContentLimits,
  environment: Pick<Environment, 'defer'>,
): Promise<ResultPage> {
  const outline: EntryOutline[] = [];
  const isSmall = scanner.sizeBytes <= mostBytesKeptRead;
  const kept: PageEntry[] = [];
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    if (bytes > bytesAtAStretch || index % entriesAtAStretch === entriesAtAStretch - 1) {
      await new Promise<void>((resolve) => {
        environment.defer(resolve);
      });
      bytes = 0;
    }
    if (scanner.oversized(index) === undefined) bytes += scanner.entryBytes(index);
    const reading = readEntry(scanner, index, limits);
    outline.push(reading.outline);
    // A refused entry is small once it is read.
    if (isSmall || reading.entry.kind === 'refused') kept[index] = reading.entry;
  }
  return {
    ...numbers,
    outline,
    sizeBytes: scanner.sizeBytes,
    entry: (index) => kept[index] ?? readEntry(scanner, index, limits).entry,
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
