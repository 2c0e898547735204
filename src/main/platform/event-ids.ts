import type { Environment } from './environment';
import { OrderedUuids } from './ordered-uuids';

const prefix = 'evt_';

/**
 * Ids of events: `evt_` and a UUIDv7 (decisions, section 7). Receivers may order events by them, so every id
 * is greater than all earlier ones: within one millisecond, after a restart, and when the clock is set back.
 */
export class EventIds {
  readonly #uuids: OrderedUuids;

  /** `newest` is the greatest id used so far, if any. */
  constructor(environment: Pick<Environment, 'now' | 'randomBytes'>, newest: string | undefined) {
    this.#uuids = new OrderedUuids(environment, newest === undefined ? 0 : millisecondsOf(newest));
  }

  next(): string {
    return prefix + this.#uuids.next();
  }
}

/** A UUIDv7 begins with 48 bits of milliseconds. */
function millisecondsOf(eventId: string): number {
  const ms = Number.parseInt(eventId.slice(prefix.length).replace('-', '').slice(0, 12), 16);
  return Number.isNaN(ms) ? 0 : ms;
}
