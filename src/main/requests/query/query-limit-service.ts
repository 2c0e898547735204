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
 * Limits criteria-based queries to one per token and interval (interface document 8; decisions, section 4).
 * Times are stored in the database, so a restart does not reset the limit.
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

  /** Call this for a valid query only: an invalid one never uses up the limit. */
  accepted(tokenId: string): void {
    if (this.#intervalUs() === 0) return;
    this.#parts.store.setAccepted(tokenId, this.#nowUs());
    // Tokens are listed with the time of their next query.
    this.#parts.changes.notify({ name: 'tokens.changed', payload: {} });
  }

  /** Time of the next allowed query in microseconds; undefined when it is allowed now. */
  nextAllowedUs(tokenId: string): number | undefined {
    this.#clock.follow((byUs) => this.#parts.store.move(byUs));
    const acceptedUs = this.#parts.store.acceptedUs(tokenId);
    const intervalUs = this.#intervalUs();
    if (acceptedUs === undefined || intervalUs === 0) return undefined;
    const nowUs = this.#nowUs();
    if (acceptedUs <= nowUs) return acceptedUs + intervalUs;
    // The clock was set back while the program did not run. The wait of one interval is stored as beginning
    // now, otherwise it would restart at each query.
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
