import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { OutboxEntry, OutboxService, Settlement } from './outbox-service';
import { backoffMs } from './backoff';
import type { Channel, Report } from './channel';

/** A machine sleeps and a clock jumps: never trust one timer for longer than this. */
const longestSleepMs = 30_000;
/** After a fault of ours, a full disk say. */
const restMs = 30_000;

/**
 * Makes the calls of one channel: takes what is due, keeps lanes in order and calls below the limit, writes what came of
 * each. What runs is only in memory; the rows are the truth, so a kill at any instant leaves them waiting.
 */
export class Dispatcher {
  readonly #channel: Channel;
  readonly #outbox: OutboxService;
  readonly #environment: Environment;
  readonly #changes: Changes;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #end = new AbortController();
  #isRunning = false;
  #isWoken = false;
  #restsUntilMs = 0;
  #unsubscribe: (() => void) | undefined;
  #cancelTimer: (() => void) | undefined;

  constructor(channel: Channel, outbox: OutboxService, environment: Environment, changes: Changes) {
    this.#channel = channel;
    this.#outbox = outbox;
    this.#environment = environment;
    this.#changes = changes;
  }

  /** Takes up what was left, and from then on whatever falls due. */
  start(): void {
    this.#isRunning = true;
    this.#unsubscribe = this.#changes.subscribe(({ name }) => {
      if (this.#channel.wakesOn.includes(name)) this.#wake();
    });
    this.#wake();
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

  /** Signals come in bursts, one for each commit: one look answers them all. */
  #wake(): void {
    if (!this.#isRunning || this.#isWoken) return;
    this.#isWoken = true;
    this.#environment.defer(() => {
      this.#isWoken = false;
      this.#look();
    });
  }

  #look(): void {
    if (!this.#isRunning) return;
    this.#cancelTimer?.();
    let waitMs = longestSleepMs;
    try {
      waitMs = Math.min(this.#begin(), longestSleepMs);
    } catch (error) {
      this.#environment.log.error({ err: error }, 'what is owed could not be read, trying again');
    }
    this.#cancelTimer = this.#environment.setTimer(Math.ceil(waitMs), () => this.#look());
  }

  /** Answers when to look again, unless something happens before. */
  #begin(): number {
    const restMsLeft = this.#restsUntilMs - this.#environment.now();
    // Longer than a rest can be: the clock was set back.
    if (restMsLeft > 0 && restMsLeft <= restMs) return restMsLeft;
    const free = this.#channel.concurrency - this.#inFlight.size;
    if (free <= 0 || this.#channel.hold() !== undefined) return longestSleepMs;
    const { entries, waitMs = longestSleepMs } = this.#outbox.claim(
      this.#channel.kind,
      free,
      this.#channel.connections?.(),
    );
    for (const entry of entries) {
      const run = this.#run(entry).finally(() => {
        this.#inFlight.delete(run);
        this.#channel.notify();
        this.#wake();
      });
      this.#inFlight.add(run);
    }
    if (entries.length > 0) this.#channel.notify();
    // What is due beyond the limit begins when one of these ends.
    return waitMs > 0 ? waitMs : longestSleepMs;
  }

  async #run(entry: OutboxEntry): Promise<void> {
    try {
      await this.#outbox.flushed();
      const report = await this.#channel.attempt(entry, this.#end.signal);
      await this.#outbox.settle(entry, this.#settlement(entry, report), report.attempt, report.alongside);
    } catch (error) {
      this.#environment.log.error({ err: error, entry: entry.key }, 'an attempt failed here, trying again');
      await this.#putOff(entry);
    } finally {
      this.#outbox.release(entry);
    }
  }

  #settlement(entry: OutboxEntry, { outcome }: Report): Settlement {
    switch (outcome.kind) {
      case 'done':
        return { kind: 'done' };
      case 'refused':
        return { kind: 'failed', because: 'refused' };
      case 'conflict':
        return { kind: 'failed', because: 'conflict' };
      case 'held':
        return { kind: 'interrupted' };
      case 'retry': {
        if (this.#end.signal.aborted) return { kind: 'interrupted' };
        const delayMs = backoffMs(this.#channel.schedule(), entry.tries + 1, this.#random());
        if (delayMs === undefined) return { kind: 'failed', because: 'exhausted' };
        return { kind: 'again', afterMs: Math.max(delayMs, outcome.retryAfterMs ?? 0) };
      }
    }
  }

  /** The others must not wait behind it; where not even that can be written, the outbox pauses. */
  async #putOff(entry: OutboxEntry): Promise<void> {
    try {
      await this.#outbox.postpone(entry, restMs);
    } catch (error) {
      this.#environment.log.error({ err: error }, 'the store could not be written, the outbox rests');
      this.#restsUntilMs = this.#environment.now() + restMs;
    }
  }

  #random(): number {
    return this.#environment.randomBytes(4).readUInt32BE() / 2 ** 32;
  }
}
