import type { Environment } from './environment';

/** Ordinary clock corrections are smaller than this. */
const toleranceMs = 2000;

/**
 * Detects that the machine's clock was set: the clock and the uptime, which can't be set, then advanced by
 * different amounts. Stored times can then be moved, so that nothing happens too early or waits too long.
 */
export class ClockWatch {
  readonly #environment: Pick<Environment, 'now' | 'uptime'>;
  #difference: number;
  #moving: Promise<boolean> | undefined;

  constructor(environment: Pick<Environment, 'now' | 'uptime'>) {
    this.#environment = environment;
    this.#difference = environment.now() - environment.uptime();
  }

  /**
   * If the clock was set since the last call, calls `move` with the difference in microseconds, negative for
   * back. If `move` fails, the next call repeats it. Returns whether the clock was set. A caller also waits
   * for a move that another caller has begun.
   */
  follow(move: (byUs: number) => Promise<void>): Promise<boolean> {
    this.#moving ??= this.#follow(move).finally(() => {
      this.#moving = undefined;
    });
    return this.#moving;
  }

  async #follow(move: (byUs: number) => Promise<void>): Promise<boolean> {
    const difference = this.#environment.now() - this.#environment.uptime();
    const byMs = difference - this.#difference;
    const wasSet = Math.abs(byMs) > toleranceMs;
    if (wasSet) await move(Math.round(byMs) * 1000);
    this.#difference = difference;
    return wasSet;
  }

  /**
   * Returns by how much the clock was set since the last call, in microseconds, 0 if it was not. For a caller
   * that corrects a clock of its own and has nothing to store at once.
   */
  take(): number {
    const difference = this.#environment.now() - this.#environment.uptime();
    const byMs = difference - this.#difference;
    this.#difference = difference;
    return Math.abs(byMs) > toleranceMs ? Math.round(byMs) * 1000 : 0;
  }
}
