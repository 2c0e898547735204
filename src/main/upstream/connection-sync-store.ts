import type { Database, Statement } from 'better-sqlite3';
import type { QueryVariant, UpstreamProblem } from '../../contract/upstream/connections';

/** Values that a connection's syncs use, and their state. Instants are microseconds since 1970. */
export interface StoredConnectionSync {
  readonly key: number;
  readonly name: string;
  readonly base_url: string;
  /** Sealed. */
  readonly token: string | null;
  readonly interval_s: number;
  /** JSON. */
  readonly working_hours: string | null;
  readonly page_size: number;
  readonly paused: 0 | 1;
  readonly variant: QueryVariant;
  readonly cursor_text: string | null;
  readonly cursor_us: number | null;
  readonly cursor_applied: number;
  /** JSON array of ids. */
  readonly cursor_tail: string;
  readonly remaining: number | null;
  readonly queried_us: number | null;
  readonly not_before_us: number | null;
  readonly retry_after_us: number | null;
  readonly failures: number;
  readonly problem: UpstreamProblem | null;
  readonly problem_text: string | null;
  readonly problem_since_us: number | null;
  readonly stopped: 0 | 1;
  readonly up_to_date_us: number | null;
  readonly clock_difference_ms: number | null;
  readonly unannounced_runs: number;
  readonly looks_again: 0 | 1;
  readonly every_source: 0 | 1;
}

export interface CursorColumns {
  readonly text: string | null;
  readonly us: number | null;
  readonly applied: number;
  readonly tail: string;
}

export interface ProblemColumns {
  readonly problem: UpstreamProblem;
  readonly problemText: string;
  readonly nowUs: number;
  readonly notBeforeUs: number | null;
  readonly retryAfterUs: number | null;
  readonly stopped: 0 | 1;
}

const columns = `key, name, base_url, token, interval_s, working_hours, page_size, paused, variant, cursor_text, cursor_us,
  cursor_applied, cursor_tail, remaining, queried_us, not_before_us, retry_after_us, failures, problem, problem_text,
  problem_since_us, stopped, up_to_date_us, clock_difference_ms, unannounced_runs, looks_again, every_source`;

/**
 * SQL on the values that the syncs of a connection use (its token, schedule and page size) and on their
 * state. Removed connections are excluded.
 */
export class ConnectionSyncStore {
  readonly #list: Statement<[], StoredConnectionSync>;
  readonly #byKey: Statement<[number], StoredConnectionSync>;
  readonly #setQueried: Statement<[number | null, number]>;
  readonly #beginQuery: Statement<[number, number]>;
  readonly #setCursor: Statement;
  readonly #setRemaining: Statement<[number | null, number]>;
  readonly #setVariant: Statement<[QueryVariant, number]>;
  readonly #forgetSingleReads: Statement<[number]>;
  readonly #setClock: Statement<[number | null, number]>;
  readonly #succeeded: Statement<[number]>;
  readonly #setUpToDate: Statement<[number, number]>;
  readonly #failed: Statement;
  readonly #setUnannounced: Statement<[number, number]>;
  readonly #shift: Statement;
  readonly #forgive: Statement<[number]>;
  readonly #setToken: Statement<[string | null, number]>;
  readonly #setPaused: Statement<[0 | 1, number]>;
  readonly #setSchedule: Statement;
  readonly #setReading: Statement<[0 | 1, 0 | 1, number]>;

  constructor(db: Database) {
    this.#list = db.prepare(`SELECT ${columns} FROM connections WHERE removed_us IS NULL ORDER BY key`);
    this.#byKey = db.prepare(`SELECT ${columns} FROM connections WHERE removed_us IS NULL AND key = ?`);
    this.#setQueried = db.prepare('UPDATE connections SET queried_us = ? WHERE key = ?');
    this.#beginQuery = db.prepare('UPDATE connections SET queried_us = ?, remaining = NULL WHERE key = ?');
    this.#setCursor = db.prepare(`
      UPDATE connections SET cursor_text = @text, cursor_us = @us, cursor_applied = @applied, cursor_tail = @tail
      WHERE key = @key`);
    this.#setRemaining = db.prepare('UPDATE connections SET remaining = ? WHERE key = ?');
    this.#setVariant = db.prepare('UPDATE connections SET variant = ? WHERE key = ?');
    this.#forgetSingleReads = db.prepare('UPDATE connections SET reads_singly = 0 WHERE key = ?');
    this.#setClock = db.prepare('UPDATE connections SET clock_difference_ms = ? WHERE key = ?');
    const noProblem = `failures = 0, problem = NULL, problem_text = NULL, problem_since_us = NULL, not_before_us = NULL,
      stopped = 0`;
    this.#succeeded = db.prepare(`UPDATE connections SET ${noProblem}, retry_after_us = NULL WHERE key = ?`);
    this.#setUpToDate = db.prepare('UPDATE connections SET up_to_date_us = ? WHERE key = ?');
    this.#failed = db.prepare(`
      UPDATE connections SET failures = failures + 1, problem = @problem, problem_text = @problemText,
        problem_since_us = coalesce(problem_since_us, @nowUs), not_before_us = @notBeforeUs,
        retry_after_us = coalesce(@retryAfterUs, retry_after_us), stopped = @stopped
      WHERE key = @key`);
    this.#setUnannounced = db.prepare('UPDATE connections SET unannounced_runs = ? WHERE key = ?');
    this.#shift = db.prepare(`
      UPDATE connections SET queried_us = min(queried_us + @queriedByUs, @nowUs),
        not_before_us = min(not_before_us + @byUs, @latestNotBeforeUs),
        retry_after_us = min(retry_after_us + @byUs, @latestRetryAfterUs)`);
    this.#forgive = db.prepare(`UPDATE connections SET ${noProblem} WHERE key = ?`);
    this.#setToken = db.prepare(`UPDATE connections SET token = ?, ${noProblem} WHERE key = ?`);
    this.#setPaused = db.prepare('UPDATE connections SET paused = ? WHERE key = ?');
    this.#setReading = db.prepare('UPDATE connections SET looks_again = ?, every_source = ? WHERE key = ?');
    this.#setSchedule = db.prepare(`
      UPDATE connections SET interval_s = @intervalSeconds, working_hours = @workingHours, page_size = @pageSize
      WHERE key = @key`);
  }

  /** Oldest first. */
  list(): readonly StoredConnectionSync[] {
    return this.#list.all();
  }

  byKey(key: number): StoredConnectionSync | undefined {
    return this.#byKey.get(key);
  }

  /** Starts the limit's time; the number of remaining requests becomes unknown. */
  beginQuery(key: number, nowUs: number): void {
    this.#beginQuery.run(nowUs, key);
  }

  setQueried(key: number, us: number | null): void {
    this.#setQueried.run(us, key);
  }

  setCursor(key: number, cursor: CursorColumns): void {
    this.#setCursor.run({ ...cursor, key });
  }

  setRemaining(key: number, remaining: number | null): void {
    this.#setRemaining.run(remaining, key);
  }

  /** Forgets whether the single read is offered. */
  forgetSingleReads(key: number): void {
    this.#forgetSingleReads.run(key);
  }

  setVariant(key: number, variant: QueryVariant): void {
    this.#setVariant.run(variant, key);
  }

  setClockDifference(key: number, ms: number | null): void {
    this.#setClock.run(ms, key);
  }

  /** Clears problem and backoff. */
  setSucceeded(key: number): void {
    this.#succeeded.run(key);
  }

  setUpToDate(key: number, nowUs: number): void {
    this.#setUpToDate.run(nowUs, key);
  }

  setFailed(key: number, failed: ProblemColumns): void {
    this.#failed.run({ ...failed, key });
  }

  setUnannouncedRuns(key: number, runs: number): void {
    this.#setUnannounced.run(runs, key);
  }

  /** Moves stored times after the machine's clock was set, keeping their distance from now, up to a limit. */
  moveClock(shift: {
    readonly nowUs: number;
    readonly byUs: number;
    readonly queriedByUs: number;
    readonly latestNotBeforeUs: number;
    readonly latestRetryAfterUs: number;
  }): void {
    this.#shift.run(shift);
  }

  /**
   * Clears a problem that may be solved, because the connection was changed. A wait requested by upstream
   * stays.
   */
  forgive(key: number): void {
    this.#forgive.run(key);
  }

  /** `sealed`: by the secret box. */
  setToken(key: number, sealed: string | null): void {
    this.#setToken.run(sealed, key);
  }

  setPaused(key: number, paused: boolean): void {
    this.#setPaused.run(paused ? 1 : 0, key);
  }

  /** `workingHours` is JSON, null for always. */
  setSchedule(
    key: number,
    schedule: {
      readonly intervalSeconds: number;
      readonly workingHours: string | null;
      readonly pageSize: number;
    },
  ): void {
    this.#setSchedule.run({ ...schedule, key });
  }

  /** Sets whether requests are read again, and of which sources. */
  setReading(key: number, reading: { readonly looksAgain: boolean; readonly everySource: boolean }): void {
    this.#setReading.run(reading.looksAgain ? 1 : 0, reading.everySource ? 1 : 0, key);
  }
}
