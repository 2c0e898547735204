import type { PortionOrder } from './page-work';
import type { PageSession } from './pages';
import type { SyncRunInProgress } from './sync-run-in-progress';
import type { SyncService } from './sync-service';

/** Pauses work that no caller waits for while a page is applied (`background/background-pause.ts`). */
export interface WorkPause {
  during<T>(work: () => Promise<T>): Promise<T>;
}

export interface PageApplicationParts {
  readonly service: SyncService;
  readonly backgroundPause: WorkPause;
}

export interface PageApplication extends Omit<PortionOrder, 'tookMs'> {
  readonly signal: AbortSignal;
  /** Reports the number of applied entries, and how many of them were received before. */
  readonly onApplied: (applied: number, repeated: number) => void;
}

/** Limits of what is applied between two flushes of the disk. */
const requestsAFlush = 384;
const bytesAFlush = 1024 * 1024;

/**
 * Applies the session's newest page in short transactions, each with its cursor, so that other work runs in
 * between.
 */
export function applyPage(
  parts: PageApplicationParts,
  run: SyncRunInProgress,
  session: PageSession,
  application: PageApplication,
): Promise<void> {
  return parts.backgroundPause.during(() => applyPortions(parts, run, session, application));
}

async function applyPortions(
  { service }: PageApplicationParts,
  run: SyncRunInProgress,
  session: PageSession,
  { signal, onApplied, ...order }: PageApplication,
): Promise<void> {
  let { cursor } = order;
  let tookMs: number | undefined;
  let repeated = 0;
  const unflushed = { requests: 0, bytes: 0 };
  let flushed = Promise.resolve();
  try {
    for (let isLast = false; !isLast;) {
      signal.throwIfAborted();
      const applied = await session.apply(run, { ...order, cursor, tookMs });
      ({ cursor, tookMs, isLast } = applied);
      repeated += applied.repeated;
      onApplied(applied.upTo, repeated);
      unflushed.requests += applied.requests;
      unflushed.bytes += applied.sizeBytes;
      if (unflushed.requests >= requestsAFlush || unflushed.bytes >= bytesAFlush || isLast) {
        unflushed.requests = 0;
        unflushed.bytes = 0;
        flushed = flushed.then(() => service.flush());
      }
    }
  } finally {
    // Awaited after an abort too, because the database is closed next.
    await flushed;
  }
}
