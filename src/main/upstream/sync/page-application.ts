import type { Environment } from '../../platform/environment';
import type { SyncRunInProgress } from './sync-run-in-progress';
import type { RefusedEntry } from './sync-portion';
import type { SyncService } from './sync-service';
import type { SyncCursor } from './sync-state';
import type { UpstreamRequest } from '../upstream-request';
import { cursorAfter } from './cursor';
import type { PageEntry, ResultPage } from './result-page';

/** Pauses work that no caller waits for while a page is applied (`background/background-pause.ts`). */
export interface WorkPause {
  during<T>(work: () => Promise<T>): Promise<T>;
}

export interface PageApplicationParts {
  readonly service: SyncService;
  readonly environment: Pick<Environment, 'defer'>;
  readonly backgroundPause: WorkPause;
}

export interface PageApplication {
  /** The cursor before the page. */
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
  readonly signal: AbortSignal;
  /** Completion times of received ids: a repeated id is applied again only if it is newer. */
  readonly seen: Map<string, number>;
  /** Reports the number of applied entries, and how many of them were received before. */
  readonly onApplied: (applied: number, repeated: number) => void;
}

/** Limits of what is applied between two flushes of the disk. */
const requestsAFlush = 384;
const bytesAFlush = 1024 * 1024;
/** Requests of a page's first transaction and limits of the others, of which larger ones cost less. */
const firstPortion = 16;
const smallestPortion = 4;
const largestPortion = 64;
const mostBytes = 64 * 1024;
/** Intended time of reading and storing a portion. Nothing may wait for more than five milliseconds. */
const portionMs = 3;

/**
 * Applies a page in short transactions, each with its cursor, so that other work runs in between. Each
 * portion equals a smaller page: after a kill at any point nothing is lost or duplicated.
 */
export function applyPage(
  parts: PageApplicationParts,
  run: SyncRunInProgress,
  page: ResultPage,
  application: PageApplication,
): Promise<void> {
  return parts.backgroundPause.during(() => applyPortions(parts, run, page, application));
}

async function applyPortions(
  { service, environment }: PageApplicationParts,
  run: SyncRunInProgress,
  page: ResultPage,
  application: PageApplication,
): Promise<void> {
  const { outline } = page;
  const { finalCursor, inSteps, askedUs, askedThereUs, signal, seen, onApplied } = application;
  let { cursor } = application;
  let next = 0;
  const unflushed = { requests: 0, bytes: 0 };
  let mostRequests = firstPortion;
  let flushed = Promise.resolve();
  let repeated = 0;
  try {
    do {
      // Lets other work run, also before the first portion, which follows the reading of the page.
      await new Promise<void>((resolve) => {
        environment.defer(resolve);
      });
      signal.throwIfAborted();
      const startedAt = performance.now();
      const first = next;
      const requests: UpstreamRequest[] = [];
      const refused: RefusedEntry[] = [];
      let bytes = 0;
      for (; next < outline.length && next - first < mostRequests && bytes < mostBytes; next += 1) {
        const entry = page.entry(next);
        if (entry.kind === 'refused') refused.push({ identity: entry.identity, reason: refusal(entry) });
        else if (isNewHere(entry.request, seen)) {
          requests.push(entry.request);
          bytes += entry.sizeBytes;
        }
      }
      const isLast = next === outline.length;
      const moved = isLast ? finalCursor : inSteps ? cursorAfter(cursor, outline, first, next) : cursor;
      const outcome = await service.apply(run, cursor, {
        requests,
        refused,
        askedUs,
        askedThereUs,
        received: next - first,
        pages: isLast ? 1 : 0,
        cursor: moved,
        remaining: isLast ? application.remaining : undefined,
      });
      mostRequests = portionAfter(mostRequests, next - first, performance.now() - startedAt);
      cursor = moved;
      repeated += outcome.repeated;
      onApplied(next, repeated);
      unflushed.requests += requests.length;
      unflushed.bytes += bytes;
      if (unflushed.requests >= requestsAFlush || unflushed.bytes >= bytesAFlush || isLast) {
        unflushed.requests = 0;
        unflushed.bytes = 0;
        flushed = flushed.then(() => service.flush());
      }
    } while (next < outline.length);
  } finally {
    // Awaited after an abort too, because the database is closed next.
    await flushed;
  }
}

/** Returns the size of the portion after one of `read` entries that took so long; it at most doubles. */
function portionAfter(size: number, read: number, tookMs: number): number {
  const inTime = Math.floor((read * portionMs) / tookMs);
  return Math.max(smallestPortion, Math.min(inTime, 2 * size, largestPortion));
}

function isNewHere({ id, completed }: UpstreamRequest, seen: Map<string, number>): boolean {
  const us = completed?.us ?? Number.NEGATIVE_INFINITY;
  const before = seen.get(id);
  if (before !== undefined && us <= before) return false;
  seen.set(id, us);
  return true;
}

function refusal({ id, problems }: Extract<PageEntry, { kind: 'refused' }>): string {
  const named = id === undefined ? '' : `${JSON.stringify(id.slice(0, 255))}: `;
  const more = problems.length > 3 ? `; … and ${problems.length - 3} more` : '';
  return `${named}${problems.slice(0, 3).join('; ')}${more}`;
}
