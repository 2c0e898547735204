import { AppError } from '../../../contract/errors';
import { formatInstant } from '../../../content/timestamp';
import type { QueryLimitStore } from './query-limit-store';
import type { CommitQueue } from '../../database/commit-queue';
import type { Changes } from '../../platform/changes';
import { ClockWatch } from '../../platform/clock-watch';
import { machineUs, type Environment } from '../../platform/environment';
import type { SettingsService } from '../../platform/settings/settings-service';

interface Parts {
  readonly commits: CommitQueue;
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
  async require(tokenId: string): Promise<void> {
    await this.followClock();
    this.#require(tokenId);
  }

  #require(tokenId: string): void {
    const nowUs = machineUs(this.#parts.environment);
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

  /**
   * Uses the limit up for a query that is accepted; an invalid one never does. `alongside` writes what else
   * the query leaves, in the same transaction. Does not wait for the disk: a kill does not take it back, and
   * after a loss of power one query may be asked again.
   *
   * @throws AppError RATE_LIMITED when another query of the token was accepted meanwhile.
   */
  async accept(tokenId: string, alongside: () => void): Promise<void> {
    const isLimited = this.#intervalUs() > 0;
    await this.#parts.commits.relaxed(() => {
      this.#require(tokenId);
      if (isLimited) this.#parts.store.setAccepted(tokenId, machineUs(this.#parts.environment));
      alongside();
    });
    // The tokens show when their next query is allowed.
    if (isLimited) this.#parts.changes.notify({ name: 'tokens.changed', payload: {} });
  }

  /**
   * To be called before `nextAllowedUs`: moves what is waited for along with a machine's clock that was set.
   */
  async followClock(): Promise<void> {
    const { commits, store } = this.#parts;
    await this.#clock.follow((byUs) => commits.relaxed(() => store.move(byUs)));
    const nowUs = machineUs(this.#parts.environment);
    // The clock was set back while the program did not run. One interval is waited for, and it begins here:
    // without noting that, it would start again at each query.
    if ((store.newestUs() ?? 0) > nowUs) await commits.relaxed(() => store.setNotLater(nowUs));
  }

  /** Time of the next allowed query in microseconds; undefined when it is allowed now. */
  nextAllowedUs(tokenId: string): number | undefined {
    const acceptedUs = this.#parts.store.acceptedUs(tokenId);
    const intervalUs = this.#intervalUs();
    if (acceptedUs === undefined || intervalUs === 0) return undefined;
    return acceptedUs + intervalUs;
  }

  #intervalUs(): number {
    return Math.round(this.#parts.settings.get('service.queryInterval') * 1_000_000);
  }
}
