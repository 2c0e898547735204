import type { Environment } from './environment';

/** Clocks are put right by less than this all the time. */
const toleranceMs = 2000;

/**
 * Tells when the machine's clock was set: it and the machine's uptime, which can't be set, then went on by different spans. What is
 * waited for by the clock can be moved along, so that nothing comes too early nor waits longer than it should.
 */
export class ClockWatch {
  readonly #environment: Pick<Environment, 'now' | 'uptime'>;
  #difference: number;

  constructor(environment: Pick<Environment, 'now' | 'uptime'>) {
    this.#environment = environment;
    this.#difference = environment.now() - environment.uptime();
  }

  /**
   * When the clock was set since the last time, `move` is given by how much, forward or (negative) back, microseconds. Should it throw,
   * the next time makes up for it. Answers whether it was.
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
