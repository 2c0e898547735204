import type { Environment } from '../../platform/environment';
import type { SingleRead, SingleReadService } from './single-read-service';
import type { SyncService } from './sync-service';
import type { SyncState } from './sync-state';
import type { UpstreamAddress, UpstreamClient } from '../client/upstream-client';
import { localZone, nextWithin, type ZoneOffset } from './working-hours';

interface Parts {
  readonly singleReads: SingleReadService;
  readonly syncs: SyncService;
  readonly environment: Environment;
  readonly clientFor: (address: UpstreamAddress) => UpstreamClient;
  readonly zoneOffset?: ZoneOffset;
}

/** The pause between two background reads of a connection: at most 86,400 a day, no load for a service. */
const pauseMs = 1000;
/** The pause between two searches for due reads while none is due. */
const idleMs = 60_000;
/** The backoff after a read failed, or upstream asked for fewer calls without saying how long. */
const backoffMs = 10 * 60_000;
/**
 * The pause of a connection whose service lacks the single read: only another version of that service would
 * offer it.
 */
const notOfferedMs = 24 * 3_600_000;

/**
 * Reads mirrored requests again: slowly in the background, and at once when one is opened (decisions, section
 * 9).
 */
export class SingleReadScheduler {
  readonly #parts: Parts;
  readonly #ending = new AbortController();
  readonly #running = new Map<number, Promise<void>>();
  /** The machine's uptime at which a connection that is backing off is read again, by connection key. */
  readonly #pausedUntilMs = new Map<number, number>();
  /**
   * Requests that were opened and could not be read, so that a window does not ask for them again and again.
   */
  readonly #opened = new Map<number, number>();
  /** Requests that were opened while an earlier read of them was running, which may have asked too early. */
  readonly #openedMeanwhile = new Set<number>();
  #cancelTimer: (() => void) | undefined;
  /** Cancels the timer of the request that was opened last, while its minute is not over. */
  #cancelReopening: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#arm(pauseMs);
  }

  /** Aborts the running reads; their requests are read again later. */
  async stop(): Promise<void> {
    this.#cancelTimer?.();
    this.#cancelReopening?.();
    this.#ending.abort();
    await this.idle();
  }

  /** Resolves when no read is running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** A window shows this request: it is read again, at most once a minute. */
  opened(key: number): void {
    const { singleReads, syncs, environment } = this.#parts;
    const nowMs = environment.uptime();
    if (nowMs - (this.#opened.get(key) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
    if (this.#running.has(key)) {
      this.#openedMeanwhile.add(key);
      return;
    }
    this.#cancelReopening?.();
    const read = singleReads.ofOpened(key);
    const state = read === undefined ? undefined : syncs.state(read.connectionKey);
    if (read === undefined || state === undefined || !canAsk(state)) return;
    if (read.inUs > 0) {
      // The request may stay open longer than that, and the window reports only once that it opened it.
      this.#cancelReopening = environment.setTimer(Math.ceil(read.inUs / 1000), () => this.#reopen(key));
      return;
    }
    if (this.#opened.size > 10_000) this.#opened.clear();
    this.#opened.set(key, nowMs);
    this.#begin(read);
  }

  #arm(ms: number): void {
    if (this.#ending.signal.aborted) return;
    this.#cancelTimer?.();
    this.#cancelTimer = this.#parts.environment.setTimer(ms, () => this.#tick());
  }

  #tick(): void {
    const { singleReads, syncs, environment } = this.#parts;
    let isDue = false;
    try {
      for (const state of syncs.list()) {
        if (!state.looksAgain || !canAsk(state) || !this.#isTime(state)) continue;
        const read = singleReads.next(state.key);
        if (read === undefined) continue;
        isDue = true;
        this.#begin(read);
      }
    } catch (error) {
      environment.log.error({ err: error }, 'due single reads could not be selected, trying again');
    }
    this.#arm(isDue ? pauseMs : idleMs);
  }

  /**
   * False while the connection backs off or has a problem (a sync finds out when that is over), and outside
   * of its working hours.
   */
  #isTime(state: SyncState): boolean {
    const { environment, zoneOffset = localZone } = this.#parts;
    if (state.problem !== undefined) return false;
    if ((this.#pausedUntilMs.get(state.key) ?? 0) > environment.uptime()) return false;
    const nowMs = environment.now();
    return nextWithin(state.workingHours, nowMs, zoneOffset) <= nowMs;
  }

  #begin(read: SingleRead): void {
    if (this.#running.has(read.key)) return;
    const { environment } = this.#parts;
    const done = this.#read(read)
      .catch((error: unknown) => {
        if (this.#ending.signal.aborted) return;
        environment.log.error({ err: error, request: read.key }, 'a request could not be read again');
        this.#pauseConnection(read.connectionKey, backoffMs);
      })
      .then(() => this.#ended(read.key));
    this.#running.set(read.key, done);
  }

  /** The finished read may have queried upstream before the request was opened: then it is read again. */
  #ended(key: number): void {
    this.#running.delete(key);
    if (this.#openedMeanwhile.delete(key)) this.#reopen(key);
  }

  #reopen(key: number): void {
    if (this.#ending.signal.aborted) return;
    try {
      this.opened(key);
    } catch (error) {
      this.#parts.environment.log.error(
        { err: error, request: key },
        'an opened request could not be read again',
      );
    }
  }

  async #read(read: SingleRead): Promise<void> {
    const { singleReads, syncs, clientFor } = this.#parts;
    const access = syncs.access(read.connectionKey);
    if (access?.kind !== 'ok') return;
    const askedUs = syncs.nowUs;
    const result = await clientFor(access).readRequest(read.id, this.#ending.signal);
    if (result.ok) {
      // An answer about another request is no information on this one.
      if (result.value.id !== read.id)
        return singleReads.refuse(read, 'Upstream answered with another request.');
      const { askedThereUs } = result.answered;
      return singleReads.apply(read, result.value, { askedUs, askedThereUs });
    }
    const { problem, text, retryAfterMs } = result.failure;
    if (problem === 'not-found') {
      if (!(await singleReads.missing(read, false))) this.#pauseConnection(read.connectionKey, notOfferedMs);
    } else if (problem === 'not-understood' || problem === 'too-large') await singleReads.refuse(read, text);
    else this.#pauseConnection(read.connectionKey, retryAfterMs ?? backoffMs);
  }

  #pauseConnection(connectionKey: number, ms: number): void {
    this.#pausedUntilMs.set(connectionKey, this.#parts.environment.uptime() + ms);
  }
}

function canAsk(state: SyncState): boolean {
  return !state.paused && !state.stopped && state.hasToken;
}
