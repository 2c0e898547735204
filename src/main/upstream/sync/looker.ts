import type { Environment } from '../../platform/environment';
import type { Look, LookService } from './look-service';
import type { SyncService } from './sync-service';
import type { SyncState } from './sync-state';
import type { UpstreamAddress, UpstreamClient } from './upstream-client';
import { localZone, nextWithin, type ZoneOffset } from './working-hours';

interface Parts {
  readonly looks: LookService;
  readonly syncs: SyncService;
  readonly environment: Environment;
  readonly clientFor: (address: UpstreamAddress) => UpstreamClient;
  readonly zoneOffset?: ZoneOffset;
}

/** Between two background reads of a connection: 86,400 a day, and no load for anyone. */
const pauseMs = 1000;
/** While nothing is due. */
const idleMs = 60_000;
/** After upstream could not be asked, or wanted to be left alone without saying how long. */
const restMs = 10 * 60_000;
/** Where the single read is not offered there is nothing to do, until another program version answers there. */
const notOfferedMs = 24 * 3_600_000;

/** Reads mirrored requests again: slowly in the background, and at once when one is opened (decisions, section 9). */
export class Looker {
  readonly #parts: Parts;
  readonly #ending = new AbortController();
  readonly #running = new Map<number, Promise<void>>();
  /** By the machine's uptime, of connections that are left alone. */
  readonly #restUntilMs = new Map<number, number>();
  /** Requests that were opened and could not be read, so that a window does not ask for them again and again. */
  readonly #opened = new Map<number, number>();
  /** Requests that were opened while an earlier read of them was running, which may have asked too early. */
  readonly #openedMeanwhile = new Set<number>();
  #cancelTimer: (() => void) | undefined;
  /** Of the request that was opened last, while its minute is not over. */
  #cancelReopening: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#arm(pauseMs);
  }

  /** Cuts off what is being read; it is read again later. */
  async stop(): Promise<void> {
    this.#cancelTimer?.();
    this.#cancelReopening?.();
    this.#ending.abort();
    await this.idle();
  }

  /** Resolves when nothing is being read. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** A window shows this request: it is read again, at most once a minute. */
  opened(key: number): void {
    const { looks, syncs, environment } = this.#parts;
    const nowMs = environment.uptime();
    if (nowMs - (this.#opened.get(key) ?? Number.NEGATIVE_INFINITY) < 60_000) return;
    if (this.#running.has(key)) {
      this.#openedMeanwhile.add(key);
      return;
    }
    this.#cancelReopening?.();
    const look = looks.ofOpened(key);
    const state = look === undefined ? undefined : syncs.state(look.connectionKey);
    if (look === undefined || state === undefined || !canAsk(state)) return;
    if (look.inUs > 0) {
      // It may stay open, and the window says only once that it opened it.
      this.#cancelReopening = environment.setTimer(Math.ceil(look.inUs / 1000), () => this.#reopen(key));
      return;
    }
    if (this.#opened.size > 10_000) this.#opened.clear();
    this.#opened.set(key, nowMs);
    this.#begin(look);
  }

  #arm(ms: number): void {
    if (this.#ending.signal.aborted) return;
    this.#cancelTimer?.();
    this.#cancelTimer = this.#parts.environment.setTimer(ms, () => this.#tick());
  }

  #tick(): void {
    const { looks, syncs, environment } = this.#parts;
    let isDue = false;
    try {
      for (const state of syncs.list()) {
        if (!state.looksAgain || !canAsk(state) || !this.#isTime(state)) continue;
        const look = looks.next(state.key);
        if (look === undefined) continue;
        isDue = true;
        this.#begin(look);
      }
    } catch (error) {
      environment.log.error({ err: error }, 'what is to be read again could not be found, trying again');
    }
    this.#arm(isDue ? pauseMs : idleMs);
  }

  /** Not while it is paused, not outside of its working hours, and not while it has a problem: syncs find out when that is over. */
  #isTime(state: SyncState): boolean {
    const { environment, zoneOffset = localZone } = this.#parts;
    if (state.problem !== undefined) return false;
    if ((this.#restUntilMs.get(state.key) ?? 0) > environment.uptime()) return false;
    const nowMs = environment.now();
    return nextWithin(state.workingHours, nowMs, zoneOffset) <= nowMs;
  }

  #begin(look: Look): void {
    if (this.#running.has(look.key)) return;
    const { environment } = this.#parts;
    const done = this.#look(look)
      .catch((error: unknown) => {
        if (this.#ending.signal.aborted) return;
        environment.log.error({ err: error, request: look.key }, 'a request could not be read again');
        this.#rest(look.connectionKey, restMs);
      })
      .then(() => this.#ended(look.key));
    this.#running.set(look.key, done);
  }

  /** The read that ended may have asked upstream long before the request was opened: then it is read again. */
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

  async #look(look: Look): Promise<void> {
    const { looks, syncs, clientFor } = this.#parts;
    const access = syncs.access(look.connectionKey);
    if (access?.kind !== 'ok') return;
    const askedUs = syncs.nowUs;
    const result = await clientFor(access).readRequest(look.id, this.#ending.signal);
    if (result.ok) {
      // An answer about another request says nothing of this one.
      if (result.value.id !== look.id) return looks.refuse(look, 'Upstream answered with another request.');
      const { askedThereUs } = result.answered;
      return looks.apply(look, result.value, { askedUs, askedThereUs });
    }
    const { problem, text, retryAfterMs } = result.failure;
    if (problem === 'not-found') {
      if (!(await looks.missing(look, false))) this.#rest(look.connectionKey, notOfferedMs);
    } else if (problem === 'not-understood' || problem === 'too-large') await looks.refuse(look, text);
    else this.#rest(look.connectionKey, retryAfterMs ?? restMs);
  }

  #rest(connectionKey: number, ms: number): void {
    this.#restUntilMs.set(connectionKey, this.#parts.environment.uptime() + ms);
  }
}

function canAsk(state: SyncState): boolean {
  return !state.paused && !state.stopped && state.hasToken;
}
