import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { SettingStore } from './settings/setting-store';
import { machineUs, type Environment } from './environment';

/**
 * Ordinary clock corrections are smaller than this, and the machine's uptime has a resolution of one second.
 */
const toleranceUs = 2_000_000;

const key = 'clock.seen';
const Seen = Type.Object({ nowUs: Type.Integer(), uptimeUs: Type.Integer() });

/** A change of the machine's clock while the program did not run. */
export type ClockChange =
  | { readonly kind: 'none' }
  /** The clock was set by this many microseconds, forward or (negative) back. */
  | { readonly kind: 'set'; readonly byUs: number }
  /** The clock was set, or the machine was off in between and on for at least as long again. */
  | { readonly kind: 'set-or-off'; readonly byUs: number };

/**
 * Stores the machine's clock together with its uptime across restarts, because a clock that is set while the
 * program does not run can't be detected otherwise. After the machine was off, its clock is trusted.
 */
export class ClockMemory {
  readonly #store: SettingStore;
  readonly #environment: Pick<Environment, 'now' | 'uptime'>;

  constructor(store: SettingStore, environment: Pick<Environment, 'now' | 'uptime'>) {
    this.#store = store;
    this.#environment = environment;
  }

  /** Must be called inside the transaction that stores a time to wait for. */
  keep(): void {
    const seen = this.#read();
    this.#store.write(key, JSON.stringify(seen), seen.nowUs);
  }

  /** Returns the change since the last stored time. */
  change(): ClockChange {
    const seen: unknown = JSON.parse(this.#store.read(key) ?? 'null');
    if (!Check(Seen, seen)) return { kind: 'none' };
    const { nowUs, uptimeUs } = this.#read();
    const onUs = uptimeUs - seen.uptimeUs;
    const byUs = nowUs - seen.nowUs - onUs;
    const wasOff = onUs < -toleranceUs;
    if (wasOff || Math.abs(byUs) <= toleranceUs) return { kind: 'none' };
    // By its clock, the machine was turned on after the last stored time.
    return { kind: nowUs - uptimeUs < seen.nowUs ? 'set' : 'set-or-off', byUs };
  }

  #read(): { readonly nowUs: number; readonly uptimeUs: number } {
    const { uptime } = this.#environment;
    return { nowUs: machineUs(this.#environment), uptimeUs: Math.trunc(uptime()) * 1000 };
  }
}
