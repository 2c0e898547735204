import { v7 } from 'uuid';
import type { Environment } from './environment';

const prefix = 'evt_';
const sequenceEnd = 2 ** 32;

/**
 * Ids of events: `evt_` and a UUIDv7 (decisions, section 7). A receiver may order events by them, so every one is greater
 * than all before it: within one millisecond, after a restart, and when the clock is set back.
 */
export class EventIds {
  readonly #environment: Pick<Environment, 'now' | 'randomBytes'>;
  #ms: number;
  /** At its end: the next id takes a millisecond of its own. */
  #sequence = sequenceEnd - 1;

  /** `newest` is the greatest id ever given, if there is one. */
  constructor(environment: Pick<Environment, 'now' | 'randomBytes'>, newest: string | undefined) {
    this.#environment = environment;
    this.#ms = newest === undefined ? 0 : millisecondsOf(newest);
  }

  next(): string {
    const random = this.#environment.randomBytes(16);
    const now = Math.trunc(this.#environment.now());
    this.#sequence += 1;
    if (now > this.#ms || this.#sequence === sequenceEnd) {
      this.#ms = Math.max(now, this.#ms + 1);
      // The upper half stays free to count in.
      this.#sequence = random.readUInt32BE(6) >>> 1;
    }
    return prefix + v7({ msecs: this.#ms, seq: this.#sequence, random });
  }
}

/** A UUIDv7 begins with 48 bits of milliseconds. */
function millisecondsOf(eventId: string): number {
  const ms = Number.parseInt(eventId.slice(prefix.length).replace('-', '').slice(0, 12), 16);
  return Number.isNaN(ms) ? 0 : ms;
}
