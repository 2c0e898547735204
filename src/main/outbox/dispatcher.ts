import { scheduledDelayMs } from '../platform/backoff';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { OutboxEntry, OutboxService, EntryOutcome } from './outbox-service';
import type { Channel, Report } from './channel';

/** A machine sleeps and a clock jumps: never trust one timer for longer than this. */
const longestSleepMs = 30_000;
/** After a fault of ours, a full disk say. */
const pauseMs = 30_000;

interface Parts {
  readonly channel: Channel;
  readonly outbox: OutboxService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * Makes the calls of one channel: takes what is due, keeps those of one request in order and calls below the
 * limit, writes what came of each. What runs is only in memory; the rows are the truth, so a kill at any
 * instant leaves them waiting.
 */
export class Dispatcher {
  readonly #parts: Parts;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #end = new AbortController();
  #isRunning = false;
  #isWoken = false;
  #pausedUntilMs = 0;
  #unsubscribe: (() => void) | undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes up what was left, and from then on whatever falls due. */
  start(): void {
    this.#isRunning = true;
    this.#unsubscribe = this.#parts.changes.subscribe(({ name }) => {
      if (this.#parts.channel.wakesOn.includes(name)) this.#wake();
    });
    this.#wake();
  }

  /** Begins now what is due, as far as there is room for it. */
  begin(): void {
    this.#dispatch();
  }

  /** Begins nothing any more; resolves when what runs has ended and is written. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    this.#unsubscribe?.();
    this.#cancelTimer?.();
    await Promise.all(this.#inFlight);
  }

  /** Cuts off what still runs: it stays waiting, no try used up. */
  abort(): void {
    this.#end.abort();
  }

  /** Signals come in bursts, one for each commit: one reading of the outbox answers them all. */
  #wake(): void {
    if (!this.#isRunning || this.#isWoken) return;
    this.#isWoken = true;
    this.#parts.environment.defer(() => {
      this.#isWoken = false;
      this.#dispatch();
    });
  }

  #dispatch(): void {
    if (!this.#isRunning) return;
    this.#cancelTimer?.();
    this.#parts.outbox.keepSetClock().catch((error: unknown) => {
      this.#parts.environment.log.warn(
        { err: error },
        'the clock of the outbox could not be stored, trying again',
      );
    });
    let waitMs = longestSleepMs;
    try {
      waitMs = Math.min(this.#begin(), longestSleepMs);
    } catch (error) {
      this.#parts.environment.log.error({ err: error }, 'the outbox could not be read, trying again');
    }
    this.#cancelTimer = this.#parts.environment.setTimer(Math.ceil(waitMs), () => this.#dispatch());
  }

  /** Begins the calls that are due. Answers when to read the outbox again, unless a signal comes before. */
  #begin(): number {
    const pauseMsLeft = this.#pausedUntilMs - this.#parts.environment.now();
    // Longer than a pause can be: the clock was set back.
    if (pauseMsLeft > 0 && pauseMsLeft <= pauseMs) return pauseMsLeft;
    const free = this.#parts.channel.concurrency - this.#inFlight.size;
    if (free <= 0 || this.#parts.channel.hold() !== undefined) return longestSleepMs;
    const { entries, waitMs = longestSleepMs } = this.#parts.outbox.claim(
      this.#parts.channel.kind,
      free,
      this.#parts.channel.connections?.(),
    );
    for (const entry of entries) {
      const run = this.#run(entry).finally(() => {
        this.#inFlight.delete(run);
        this.#parts.channel.notify();
        this.#wake();
      });
      this.#inFlight.add(run);
    }
    if (entries.length > 0) this.#parts.channel.notify();
    // Entries that are due beyond the limit begin when one of these ends.
    return waitMs > 0 ? waitMs : longestSleepMs;
  }

  async #run(entry: OutboxEntry): Promise<void> {
    try {
      await this.#parts.outbox.flushed();
      const report = await this.#parts.channel.attempt(entry, this.#end.signal);
      await this.#parts.outbox.recordOutcome(
        entry,
        this.#entryOutcome(entry, report),
        report.attempt,
        report.alongside,
      );
    } catch (error) {
      this.#parts.environment.log.error(
        { err: error, entry: entry.key },
        'an attempt failed here, trying again',
      );
      await this.#putOff(entry);
    } finally {
      this.#parts.outbox.release(entry);
    }
  }

  #entryOutcome(entry: OutboxEntry, { outcome }: Report): EntryOutcome {
    switch (outcome.kind) {
      case 'done':
        return { kind: 'done' };
      case 'refused':
        return { kind: 'failed', because: 'refused' };
      case 'conflict':
        return { kind: 'failed', because: 'conflict' };
      case 'unclear':
        return { kind: 'failed', because: 'unclear' };
      case 'later':
        return { kind: 'later', afterMs: outcome.afterMs };
      case 'held':
        return { kind: 'interrupted' };
      case 'retry': {
        if (this.#end.signal.aborted) return { kind: 'interrupted' };
        const delayMs = scheduledDelayMs(this.#parts.channel.schedule(), entry.tries + 1, this.#random());
        if (delayMs === undefined) return { kind: 'failed', because: 'exhausted' };
        return { kind: 'again', afterMs: Math.max(delayMs, outcome.retryAfterMs ?? 0) };
      }
    }
  }

  /** The others must not wait behind it; where not even that can be written, the outbox pauses. */
  async #putOff(entry: OutboxEntry): Promise<void> {
    try {
      await this.#parts.outbox.postpone(entry, pauseMs);
    } catch (error) {
      this.#parts.environment.log.error({ err: error }, 'the store could not be written, the outbox pauses');
      this.#pausedUntilMs = this.#parts.environment.now() + pauseMs;
    }
  }

  #random(): number {
    return this.#parts.environment.randomBytes(4).readUInt32BE() / 2 ** 32;
  }
}
