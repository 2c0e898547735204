import type { ContentLimits } from '../../platform/settings/content-limits';
import type { UpstreamRequest } from '../client/upstream-request';
import { cursorAfter } from './cursor';
import { PageReading, type PageEntry } from '../client/result-page';
import type { RefusedEntry, SyncPortion } from './sync-portion';
import type { SyncCursor } from './sync-state';

/** How the next entries of a page are applied. */
export interface PortionOrder {
  /** The cursor before them. */
  readonly cursor: SyncCursor;
  /** The cursor once the whole page is applied. */
  readonly finalCursor: SyncCursor;
  /** Whether every portion advances the cursor. */
  readonly inSteps: boolean;
  /** Number of requests left after the page. */
  readonly remaining: number | undefined;
  /** When the query was sent, in microseconds since 1970. */
  readonly askedUs: number;
  /** Earliest time of the query by upstream's clock. */
  readonly askedThereUs: number | undefined;
  /** Time that the previous portion of the page took; undefined for the first one. */
  readonly tookMs: number | undefined;
}

/** The next entries of a page. */
export interface PagePortion extends SyncPortion {
  readonly cursor: SyncCursor;
  /** Number of the page's entries up to the end of this portion. */
  readonly upTo: number;
  /** The page has no further entries. */
  readonly isLast: boolean;
  readonly sizeBytes: number;
}

/** Requests of a page's first transaction and limits of the others, of which larger ones cost less. */
const firstPortion = 16;
const smallestPortion = 4;
const largestPortion = 64;
const mostBytes = 64 * 1024;
/** Intended time of reading and storing a portion. Nothing may wait for more than five milliseconds. */
const portionMs = 3;

/**
 * Reads the pages of a query, or of one pass of the simple form, and cuts them into portions. Each portion
 * equals a smaller page: after a kill at any point nothing is lost or duplicated.
 */
export class PageWork {
  readonly #limits: ContentLimits;
  /** Completion times of received ids: a repeated id is applied again only if it is newer. */
  readonly #seen = new Map<string, number>();
  #reading: PageReading;
  /** Number of entries in the portions so far, and in the newest one. */
  #next = 0;
  #received = 0;
  #mostRequests = firstPortion;
  /** A portion that could not be stored yet. */
  #unstored: PagePortion | undefined;

  constructor(limits: ContentLimits) {
    this.#limits = limits;
    this.#reading = new PageReading(limits);
  }

  /** Begins the next page. */
  begin(): PageReading {
    this.#reading = new PageReading(this.#limits);
    this.#next = 0;
    this.#mostRequests = firstPortion;
    return this.#reading;
  }

  /** The current page. */
  get reading(): PageReading {
    return this.#reading;
  }

  /** Returns the next portion; the same one until it is stored. */
  portion(order: PortionOrder): PagePortion {
    this.#unstored ??= this.#cut(order);
    return this.#unstored;
  }

  stored(): void {
    this.#unstored = undefined;
  }

  #cut(order: PortionOrder): PagePortion {
    const { cursor, finalCursor, inSteps, askedUs, askedThereUs, tookMs } = order;
    const { outline } = this.#reading;
    const first = this.#next;
    if (tookMs !== undefined) this.#mostRequests = portionAfter(this.#mostRequests, this.#received, tookMs);
    const requests: UpstreamRequest[] = [];
    const refused: RefusedEntry[] = [];
    let next = first;
    let sizeBytes = 0;
    for (; next < outline.length && next - first < this.#mostRequests && sizeBytes < mostBytes; next += 1) {
      const entry = this.#reading.entry(next);
      if (entry.kind === 'refused') refused.push({ identity: entry.identity, reason: refusal(entry) });
      else if (this.#isNew(entry.request)) {
        requests.push(entry.request);
        sizeBytes += entry.sizeBytes;
      }
    }
    this.#next = next;
    this.#received = next - first;
    const isLast = next === outline.length;
    return {
      requests,
      refused,
      askedUs,
      askedThereUs,
      received: this.#received,
      pages: isLast ? 1 : 0,
      cursor: isLast ? finalCursor : inSteps ? cursorAfter(cursor, outline, first, next) : cursor,
      remaining: isLast ? order.remaining : undefined,
      upTo: next,
      isLast,
      sizeBytes,
    };
  }

  #isNew({ id, completed }: UpstreamRequest): boolean {
    const us = completed?.us ?? Number.NEGATIVE_INFINITY;
    const before = this.#seen.get(id);
    if (before !== undefined && us <= before) return false;
    this.#seen.set(id, us);
    return true;
  }
}

/** Returns the size of the portion after one of `read` entries that took so long; it at most doubles. */
function portionAfter(size: number, read: number, tookMs: number): number {
  const inTime = Math.floor((read * portionMs) / tookMs);
  return Math.max(smallestPortion, Math.min(inTime, 2 * size, largestPortion));
}

function refusal({ id, problems }: Extract<PageEntry, { kind: 'refused' }>): string {
  const named = id === undefined ? '' : `${JSON.stringify(id.slice(0, 255))}: `;
  const more = problems.length > 3 ? `; … and ${problems.length - 3} more` : '';
  return `${named}${problems.slice(0, 3).join('; ')}${more}`;
}
