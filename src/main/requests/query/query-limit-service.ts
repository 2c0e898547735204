import { AppError } from '../../../contract/errors';
import { formatInstant } from '../../../content/timestamp';
import type { QueryLimitStore } from './query-limit-store';
import type { Changes } from '../../platform/changes';
import { ClockWatch } from '../../platform/clock-watch';
import type { Environment } from '../../platform/environment';
import type { SettingsService } from '../../platform/settings/settings-service';

interface Parts {
  readonly store: QueryLimitStore;
  readonly settings: SettingsService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/**
 * One accepted criteria-based query per token and interval (interface document 8; decisions, section 4). The clock stands in
 * the database: a restart does not reset it.
 */
export class QueryLimitService {
  readonly #parts: Parts;
  readonly #clock: ClockWatch;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#clock = new ClockWatch(parts.environment);
  }

  /** @throws AppError RATE_LIMITED with the seconds to wait. */
  require(tokenId: string): void {
    const nowUs = this.#nowUs();
    const allowedUs = this.nextAllowedUs(tokenId);
    if (allowedUs === undefined || allowedUs <= nowUs) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((allowedUs - nowUs) / 1_000_000));
    throw new AppError(
      'RATE_LIMITED',
      `query: one criteria-based query every ${this.#parts.settings.get('service.queryInterval')} s is accepted, ` +
        `the next in ${retryAfterSeconds} s at ${formatInstant(allowedUs)}`,
      { retryAfterSeconds },
    );
  }

  /** To be called for a query that was accepted: an invalid one never uses the limit up. */
  accepted(tokenId: string): void {
    if (this.#intervalUs() === 0) return;
    this.#parts.store.setAccepted(tokenId, this.#nowUs());
    // The tokens show when their next query is allowed.
    this.#parts.changes.notify({ name: 'tokens.changed', payload: {} });
  }

  /** When the next query is allowed, microseconds; undefined when there is nothing to wait for. */
  nextAllowedUs(tokenId: string): number | undefined {
    this.#clock.follow((byUs) => this.#parts.store.move(byUs));
    const acceptedUs = this.#parts.store.acceptedUs(tokenId);
    const intervalUs = this.#intervalUs();
    if (acceptedUs === undefined || intervalUs === 0) return undefined;
    const nowUs = this.#nowUs();
    if (acceptedUs <= nowUs) return acceptedUs + intervalUs;
    // The clock was set back while the program did not run. One interval is waited for, and it begins here: without noting that, it would start again
    // at each query.
    this.#parts.store.setAccepted(tokenId, nowUs);
    return nowUs + intervalUs;
  }

  #intervalUs(): number {
    return Math.round(this.#parts.settings.get('service.queryInterval') * 1_000_000);
  }

  #nowUs(): number {
    return Math.trunc(this.#parts.environment.now()) * 1000;
  }
}
