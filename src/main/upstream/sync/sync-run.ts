import type { SyncCause } from '../../../contract/upstream/connections';
import { doublingDelayMs } from '../../platform/backoff';
import type { Environment } from '../../platform/environment';
import { SyncOvertaken, type SyncRunInProgress } from './sync-run-in-progress';
import type { SyncService } from './sync-service';
import type { SyncCursor } from './sync-state';
import {
  checkPage,
  learnPageSize,
  nextQuery,
  notAhead,
  upstreamClock,
  type PageSize,
  type PageVerdict,
  type UpstreamClock,
} from './cursor';
import { applyPage, type WorkPause } from './page-application';
import { withSession, type PageSession, type Pages } from './pages';
import { simplePass, type SyncProgress } from './simple-pass';
import { ReaderFailure } from '../client/upstream-call';
import type { UpstreamAddress, UpstreamClient } from '../client/upstream-client';
import type { UpstreamFailure } from '../client/upstream-failure';

/** `not-begun`: the query limit, or the connection's removal, prevented the run. */
export type SyncRunResult = 'up-to-date' | 'more-left' | 'failed' | 'interrupted' | 'not-begun';

export interface SyncRunParts {
  readonly service: SyncService;
  readonly environment: Environment;
  readonly backgroundPause: WorkPause;
  readonly pages: Pages;
  readonly clientFor: (address: UpstreamAddress) => UpstreamClient;
}

export interface SyncRunOptions {
  readonly cause: SyncCause;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SyncProgress) => void;
}

type Ending =
  | {
      readonly kind: 'went-well';
      readonly remaining: number;
      readonly clockDifferenceMs: number | undefined;
    }
  | { readonly kind: 'failed'; readonly failure: UpstreamFailure; readonly neverSent: boolean };

/**
 * Performs one sync of a connection: one criteria-based query, or one pass through the simple form
 * (decisions, section 9).
 */
export class SyncRunner {
  readonly #parts: SyncRunParts;
  /** Upstream's page sizes by connection, where they differ from the requested ones. */
  readonly #pageSizes = new Map<number, PageSize>();

  constructor(parts: SyncRunParts) {
    this.#parts = parts;
  }

  /** Call when the connection may lead to another service. */
  forget(connectionKey: number): void {
    this.#pageSizes.delete(connectionKey);
  }

  /** Performs one run from its first to its last transaction. Rejects only if the store fails. */
  async run(connectionKey: number, options: SyncRunOptions): Promise<SyncRunResult> {
    const { service, clientFor } = this.#parts;
    const access = service.access(connectionKey);
    if (access === undefined) return 'not-begun';
    if (access.kind === 'problem') {
      await service.cannotAsk(connectionKey, access.problem, access.text);
      return 'failed';
    }
    const run = await service.begin(connectionKey, options.cause);
    if (run === undefined) return 'not-begun';
    try {
      const client = clientFor(access);
      const ending =
        run.variant === 'criteria'
          ? await this.#criteriaQuery(run, client, options)
          : await this.#simplePass(run, client, options, false);
      if (ending.kind === 'failed') {
        await this.#fail(run, ending.failure, ending.neverSent);
        return 'failed';
      }
      const { remaining, clockDifferenceMs } = ending;
      await service.succeed(run, { isUpToDate: remaining === 0, clockDifferenceMs });
      return remaining === 0 ? 'up-to-date' : 'more-left';
    } catch (error) {
      if (error instanceof ReaderFailure && !options.signal.aborted) {
        const text = `The answer could not be read or stored here, because ${error.message.replace(/\.$/, '')}. What was stored before is kept. Retrying.`;
        const failure = {
          problem: 'not-stored',
          text,
          neverSent: false,
          retryAfterMs: undefined,
        } as const;
        await this.#fail(run, failure, false);
        return 'failed';
      }
      await service.interrupt(run);
      if (options.signal.aborted || error instanceof SyncOvertaken) return 'interrupted';
      throw error;
    }
  }

  async #criteriaQuery(
    run: SyncRunInProgress,
    client: UpstreamClient,
    options: SyncRunOptions,
  ): Promise<Ending> {
    return withSession(this.#parts.pages, (session) => this.#onePage(run, client, session, options));
  }

  async #onePage(
    run: SyncRunInProgress,
    client: UpstreamClient,
    session: PageSession,
    options: SyncRunOptions,
  ): Promise<Ending> {
    const { service } = this.#parts;
    const { connectionKey, cursor } = run;
    const pageSizeAsked = this.#pageSizes.get(connectionKey) ?? { size: run.pageSize, kind: 'asked' };
    const query = { ...nextQuery(cursor, pageSizeAsked), everySource: run.everySource };
    const askedUs = service.nowUs;
    const result = await client.queryCriteria(query, options.signal, session.reader());
    // Upstream counts from the arrival of our query, which was now at the latest.
    await service.answered(run);
    if (!result.ok) {
      const { failure } = result;
      if (failure.answered?.status === 400) return this.#simplePass(run, client, options, true);
      return { kind: 'failed', failure, neverSent: failure.neverSent };
    }
    const page = result.value;
    const pageSize = learnPageSize(query, page);
    if (pageSize !== undefined) this.#pageSizes.set(connectionKey, pageSize);
    const verdict = checkPage(query, cursor, page);
    const clock = upstreamClock(run, askedUs, result.answered);
    const before = service.receivedSinceUpToDate(connectionKey);
    // Entries before a later page, which its total includes.
    const skipped = (query.page - 1) * query.pageSize;
    await applyPage(this.#parts, run, session, {
      cursor,
      askedUs,
      askedThereUs: result.answered.askedThereUs,
      signal: options.signal,
      ...steps(verdict, cursor, clock),
      onApplied: (applied, repeated) =>
        options.onProgress({
          done: before + applied - repeated,
          total: before + Math.max(page.total - skipped, applied) - repeated,
        }),
    });
    const { clockDifferenceMs } = result.answered;
    if (verdict.kind !== 'not-understood') {
      return { kind: 'went-well', remaining: verdict.remaining, clockDifferenceMs };
    }
    const failure: UpstreamFailure = {
      problem: 'not-understood',
      text: `The answer contradicts itself: ${verdict.text}. What it holds was taken over; the rest can't be asked for until this is put right there.`,
      neverSent: false,
      retryAfterMs: undefined,
    };
    return { kind: 'failed', failure, neverSent: false };
  }

  /** `isFallback`: the criteria-based form was just refused. */
  async #simplePass(
    run: SyncRunInProgress,
    client: UpstreamClient,
    options: SyncRunOptions,
    isFallback: boolean,
  ): Promise<Ending> {
    const { service } = this.#parts;
    const result = await simplePass({ ...this.#parts, client }, run, {
      signal: options.signal,
      onProgress: options.onProgress,
      // Only a form that was answered is stored, because a refusal of both may come from a proxy.
      onFirstAnswer: async () => {
        if (isFallback) await service.setVariant(run, 'simple');
      },
    });
    if (!result.ok)
      return { kind: 'failed', failure: result.failure, neverSent: !isFallback && result.failure.neverSent };
    return { kind: 'went-well', remaining: 0, clockDifferenceMs: result.clockDifferenceMs };
  }

  async #fail(run: SyncRunInProgress, failure: UpstreamFailure, neverSent: boolean): Promise<void> {
    const { service, environment } = this.#parts;
    const failures = (service.state(run.connectionKey)?.failures ?? 0) + 1;
    const random = environment.randomBytes(4).readUInt32BE() / 2 ** 32;
    await service.fail(run, {
      problem: failure.problem,
      text: failure.text,
      neverSent,
      backoffMs: doublingDelayMs(failures, random),
      retryAfterMs: failure.retryAfterMs,
    });
  }
}

function steps(
  verdict: PageVerdict,
  cursor: SyncCursor,
  clock: UpstreamClock | undefined,
): { inSteps: boolean; finalCursor: SyncCursor; remaining: number | undefined } {
  switch (verdict.kind) {
    case 'moves':
      return {
        inSteps: verdict.inSteps,
        finalCursor: verdict.remaining === 0 ? notAhead(verdict.cursor, clock) : verdict.cursor,
        remaining: verdict.remaining,
      };
    case 'elsewhere':
      return { inSteps: false, finalCursor: cursor, remaining: verdict.remaining };
    case 'not-understood':
      return { inSteps: false, finalCursor: cursor, remaining: undefined };
  }
}
