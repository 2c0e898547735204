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

  constructor(environment: Pick<Environment, 'now' | 'uptime'>) {
    this.#environment = environment;
    this.#difference = environment.now() - environment.uptime();
  }

  /**
   * If the clock was set since the last call, calls `move` with the difference in microseconds, negative for
   * back. If `move` throws, the next call repeats it. Returns whether the clock was set.
   */
  follow(move: (byUs: number) => void): boolean {
    const difference = this.#environment.now() - this.#environment.uptime();
    const byMs = difference - this.#difference;
    const wasSet = Math.abs(byMs) > toleranceMs;
    if (wasSet) move(Math.round(byMs) * 1000);
    this.#difference = difference;
    return wasSet;
  }
}
