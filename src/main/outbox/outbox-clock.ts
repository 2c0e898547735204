import type { OutboxClockStore } from './outbox-clock-store';
import { ClockWatch } from '../platform/clock-watch';
import { machineUs, type Environment } from '../platform/environment';

/** Corrections of the machine's clock by less than this are tolerated. */
const toleranceUs = 1_000_000;

/**
 * The clock that the outbox schedules by: the machine's, except that it never goes back. When the machine's
 * is set back, also while the program does not run, it goes on from where it was, so nothing waits longer
 * than its schedule says. Units: microseconds.
 */
export class OutboxClock {
  readonly #store: OutboxClockStore;
  readonly #environment: Pick<Environment, 'now' | 'uptime'>;
  readonly #watch: ClockWatch;
  #shiftUs: number;
  #seenUs: number;
  #isUnkept = false;

  constructor(store: OutboxClockStore, environment: Pick<Environment, 'now' | 'uptime'>) {
    this.#store = store;
    this.#environment = environment;
    this.#watch = new ClockWatch(environment);
    const { shift_us, seen_us } = store.read();
    this.#shiftUs = shift_us;
    this.#seenUs = seen_us;
  }

  nowUs(): number {
    return this.#see(machineUs(this.#environment) + this.#shiftUs);
  }

  /** Converts an instant of this clock to the machine's. */
  toMachineUs(us: number): number {
    return us - this.#shiftUs;
  }

  /**
   * Looks at the machine's clock and answers the instant; to be called often enough to notice that it was set
   * back.
   */
  follow(): number {
    const byUs = this.#watch.take();
    // Read once: a clock that has to go on from where it was goes on from there, not from a little later.
    const readUs = machineUs(this.#environment);
    if (byUs < 0) this.#shiftUs -= byUs;
    // Set back while the program did not run.
    const backUs = this.#seenUs - (readUs + this.#shiftUs);
    if (backUs > toleranceUs) this.#shiftUs += backUs;
    if (byUs !== 0 || backUs > toleranceUs) this.#isUnkept = true;
    return this.#see(readUs + this.#shiftUs);
  }

  /** The machine's clock was set, and no transaction has stored that yet. */
  get isUnkept(): boolean {
    return this.#isUnkept;
  }

  /**
   * Stores its time, in the transaction of the caller that schedules by it: the next start goes on from
   * there.
   */
  keep(): void {
    this.nowUs();
    this.#store.write(this.#shiftUs, this.#seenUs);
    this.#isUnkept = false;
  }

  #see(us: number): number {
    this.#seenUs = Math.max(this.#seenUs, us);
    return us;
  }
}
