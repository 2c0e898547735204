import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Environment } from '../../src/main/platform/environment';

interface Timer {
  dueMs: number;
  readonly callback: () => void;
}

/** The environment of a test: its clock moves only by `advance`, and it records all log lines. */
export class ManualEnvironment implements Environment {
  nowMs: number;
  readonly logged: {
    readonly level: 'info' | 'warn' | 'error';
    readonly fields: object;
    readonly message: string;
  }[] = [];
  readonly #timers = new Set<Timer>();
  #setByMs = 0;

  constructor(start = '2026-11-20T09:30:00.123Z') {
    this.nowMs = Date.parse(start);
  }

  readonly now = (): number => this.nowMs;
  readonly uptime = (): number => this.nowMs - this.#setByMs;
  readonly newRequestId = (): string => v7({ msecs: this.nowMs });
  readonly randomBytes = (count: number): Buffer => randomBytes(count);
  readonly setTimer = (delayMs: number, callback: () => void): (() => void) => {
    const timer = { dueMs: this.nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };
  readonly defer = (callback: () => void): void => {
    setImmediate(callback);
  };
  readonly log = {
    info: (fields: object, message: string) => void this.logged.push({ level: 'info', fields, message }),
    warn: (fields: object, message: string) => void this.logged.push({ level: 'warn', fields, message }),
    error: (fields: object, message: string) => void this.logged.push({ level: 'error', fields, message }),
  };

  /** Number of pending timers. */
  get timers(): number {
    return this.#timers.size;
  }

  /**
   * Sets the machine's clock, forward or back. Timers run by another clock, which this does not touch: they
   * fall due as much later as they would have.
   */
  setClock(ms: number): void {
    const byMs = ms - this.nowMs;
    this.nowMs = ms;
    this.#setByMs += byMs;
    for (const timer of this.#timers) timer.dueMs += byMs;
  }

  /** The machine is off for so long, while the program does not run. */
  reboot(offMs: number): void {
    this.nowMs += offMs;
    this.#setByMs = this.nowMs;
  }

  /** Moves time on and calls what falls due on the way, in order. */
  advance(ms: number): void {
    const until = this.nowMs + ms;
    for (;;) {
      let next: Timer | undefined;
      // Not sorted: thousands of timers fall due in a day, and sorting for each would take most of its time.
      for (const timer of this.#timers) if (next === undefined || timer.dueMs < next.dueMs) next = timer;
      if (next === undefined || next.dueMs > until) break;
      this.#timers.delete(next);
      this.nowMs = Math.max(this.nowMs, next.dueMs);
      next.callback();
    }
    this.nowMs = until;
  }
}
