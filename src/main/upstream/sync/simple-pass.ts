import { createHash } from 'node:crypto';
import type { SyncRunInProgress } from './sync-run-in-progress';
import type { SyncCursor } from './sync-state';
import { notAhead, upstreamClock } from './cursor';
import { applyPage, type PageApplicationParts } from './page-application';
import { withSession, type PageSession, type Pages } from './pages';
import type { ResultPage } from '../client/result-page';
import type { UpstreamClient } from '../client/upstream-client';
import type { UpstreamFailure } from '../client/upstream-failure';

interface Parts extends PageApplicationParts {
  readonly client: UpstreamClient;
  readonly pages: Pages;
}

/** Progress of the connection's catching-up; `total` is upstream's count. */
export interface SyncProgress {
  readonly done: number;
  readonly total: number;
}

interface PassOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SyncProgress) => void;
  /** Called when the simple form was answered for the first time in this run. */
  readonly onFirstAnswer: () => Promise<void>;
}

export type PassResult =
  | { readonly ok: true; readonly clockDifferenceMs: number | undefined }
  | { readonly ok: false; readonly failure: UpstreamFailure };

/** Largest number of passes: two that agree, and two more if requests moved. */
const mostPasses = 4;

/**
 * Reads all pages of the simple form (interface document 4.4) from the cursor on. Their order is
 * undocumented, so requests that are completed, reopened or deleted in the meantime may move others between
 * pages, and one that moves to a page that was read already is missed. A single page is consistent. With
 * several pages, a pass counts only if its total did not change, it saw as many distinct requests as the
 * total, and the previous pass saw the same requests in the same order.
 *
 * Requests that both passes missed were completed after the second one began, later by upstream's clock than
 * anything the first pass saw. So the cursor may move to the newest `completed` of the pass. Clocks are never
 * compared with each other.
 */
export async function simplePass(
  parts: Parts,
  run: SyncRunInProgress,
  options: PassOptions,
): Promise<PassResult> {
  let seenBefore: string | undefined;
  for (let attempt = 1; attempt <= mostPasses; attempt += 1) {
    const pass = new Pass(run.cursor);
    const result = await withSession(parts.pages, (session) =>
      readAll(parts, run, { ...options, session, pass, seenBefore, isFirst: attempt === 1 }),
    );
    if (result !== undefined) return result;
    seenBefore = pass.isComplete ? pass.fingerprint : undefined;
  }
  return {
    ok: false,
    failure: {
      problem: 'moving',
      text: `Requests moved between the pages each of the ${mostPasses} times they were read. What was read is taken over; the rest follows with the next sync.`,
      neverSent: false,
      retryAfterMs: undefined,
    },
  };
}

interface Reading extends PassOptions {
  readonly session: PageSession;
  readonly pass: Pass;
  /** Fingerprint of the previous pass, if that was complete. */
  readonly seenBefore: string | undefined;
  readonly isFirst: boolean;
}

/** Reads the pages of one pass. Undefined when it is not certain that it saw all requests. */
async function readAll(
  parts: Parts,
  run: SyncRunInProgress,
  { session, pass, seenBefore, isFirst, ...options }: Reading,
): Promise<PassResult | undefined> {
  for (let number = 1; ; number += 1) {
    const askedUs = parts.service.nowUs;
    const { signal } = options;
    const result = await parts.client.querySimple(run.cursor.text, number, signal, session.reader());
    if (!result.ok) return result;
    if (isFirst && number === 1) await options.onFirstAnswer();
    const page = result.value;
    if (page.page !== number)
      return contradiction(`page ${number} was asked for, it says it is page ${page.page}`);
    const before = pass.received;
    pass.add(page);
    const isLast = page.page >= page.pages;
    const isProven = isLast && pass.isComplete && (number === 1 || pass.fingerprint === seenBefore);
    const clock = upstreamClock(run, askedUs, result.answered);
    await applyPage(parts, run, session, {
      cursor: run.cursor,
      finalCursor: isProven ? notAhead(pass.newest, clock) : run.cursor,
      inSteps: false,
      remaining: isProven ? 0 : undefined,
      askedUs,
      askedThereUs: result.answered.askedThereUs,
      signal,
      onApplied: (applied) =>
        options.onProgress({ done: before + applied, total: Math.max(page.total, before + applied) }),
    });
    if (isProven) return { ok: true, clockDifferenceMs: result.answered.clockDifferenceMs };
    if (isLast || !pass.isSteady || page.outline.length === 0) return undefined;
  }
}

/** The state of one pass. */
class Pass {
  newest: SyncCursor;
  received = 0;
  /** Whether every page had the same total. */
  isSteady = true;
  readonly #ids = new Set<string>();
  readonly #hash = createHash('sha256');
  #unnamed = 0;
  #total: number | undefined;

  constructor(cursor: SyncCursor) {
    this.newest = cursor;
  }

  add({ outline, total }: ResultPage): void {
    this.#total ??= total;
    this.isSteady = this.#total === total;
    this.received += outline.length;
    for (const { id = '', completed } of outline) {
      if (id === '') this.#unnamed += 1;
      else this.#ids.add(id);
      this.#hash.update(JSON.stringify([id, completed?.text]));
      if (completed !== undefined && (this.newest.us === undefined || completed.us > this.newest.us)) {
        this.newest = { text: completed.text, us: completed.us, applied: 0, tail: [] };
      }
    }
  }

  /** Whether as many distinct requests were seen as upstream counts. */
  get isComplete(): boolean {
    return this.isSteady && this.#ids.size + this.#unnamed >= (this.#total ?? 0);
  }

  /** Hash of everything seen, in its order. */
  get fingerprint(): string {
    return this.#hash.copy().digest('hex');
  }
}

function contradiction(text: string): PassResult {
  return {
    ok: false,
    failure: {
      problem: 'not-understood',
      text: `The answer contradicts itself: ${text}.`,
      neverSent: false,
      retryAfterMs: undefined,
    },
  };
}
