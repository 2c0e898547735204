import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { SettingStore } from './settings/setting-store';
import type { Environment } from './environment';

/** Clocks are put right by less than this all the time; the machine's uptime is as coarse as a second. */
const toleranceUs = 2_000_000;

const key = 'clock.seen';
const Seen = Type.Object({ nowUs: Type.Integer(), uptimeUs: Type.Integer() });

/** What became of the machine's clock while the program did not run. */
export type ClockChange =
  | { readonly kind: 'none' }
  /** It was set by so much, forward or (negative) back. */
  | { readonly kind: 'set'; readonly byUs: number }
  /** Either that, or the machine was off in between and on for at least as long again. */
  | { readonly kind: 'set-or-off'; readonly byUs: number };

/**
 * Remembers over restarts where the machine's clock stood when the machine had been on for how long: a clock that is set while the
 * program does not run is seen nowhere else. Once the machine was off, its clock is believed.
 */
export class ClockMemory {
  readonly #store: SettingStore;
  readonly #environment: Pick<Environment, 'now' | 'uptime'>;

  constructor(store: SettingStore, environment: Pick<Environment, 'now' | 'uptime'>) {
    this.#store = store;
    this.#environment = environment;
  }

  /** To be called inside the transaction of the caller that waits by the clock. */
  keep(): void {
    const seen = this.#look();
    this.#store.write(key, JSON.stringify(seen), seen.nowUs);
  }

  /** Since it was kept last. */
  change(): ClockChange {
    const seen: unknown = JSON.parse(this.#store.read(key) ?? 'null');
    if (!Check(Seen, seen)) return { kind: 'none' };
    const { nowUs, uptimeUs } = this.#look();
    const onUs = uptimeUs - seen.uptimeUs;
    const byUs = nowUs - seen.nowUs - onUs;
    const wasOff = onUs < -toleranceUs;
    if (wasOff || Math.abs(byUs) <= toleranceUs) return { kind: 'none' };
    // Turned on after it was seen last, by its clock.
    return { kind: nowUs - uptimeUs < seen.nowUs ? 'set' : 'set-or-off', byUs };
  }

  #look(): { readonly nowUs: number; readonly uptimeUs: number } {
    const { now, uptime } = this.#environment;
    return { nowUs: Math.trunc(now()) * 1000, uptimeUs: Math.trunc(uptime()) * 1000 };
  }
}
