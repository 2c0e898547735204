import type { Database, Statement } from 'better-sqlite3';
import type { TermChange } from '../terms/term-change';
import { joinScopes, writeScope } from './scope-text';

export interface CheckSweep {
  /** Version of the checks of the current or last sweep; 0 for none. */
  readonly checks_version: number;
  /** Id of the derived data that the sweep belongs to. */
  readonly segments_id: string;
  readonly round: number;
  /** Requests below this key are not checked yet; null when none are left. */
  readonly below_key: number | null;
  readonly total: number;
  readonly done: number;
  /** The sweep's limits, as `SweepScope` reads them; null for all requests. */
  readonly scope: string | null;
  /** Set to 1 while the sweep is paused. */
  readonly paused: 0 | 1;
}

interface SweptRequest {
  readonly key: number;
  readonly state: string;
  readonly checked_round: number | null;
  readonly version: number;
  readonly field_count: number;
  readonly language_source_canonical: string;
  readonly language_target_canonical: string;
}

const noSweep: CheckSweep = {
  checks_version: 0,
  segments_id: '',
  round: 0,
  below_key: null,
  total: 0,
  done: 0,
  scope: null,
  paused: 0,
};

/** SQL on a sweep, which checks everything again from the newest request down. */
export class CheckSweepStore {
  readonly #read: Statement<[], CheckSweep>;
  readonly #begin: Statement<[number, string, string | null]>;
  readonly #advance: Statement;
  readonly #setPaused: Statement<[0 | 1]>;
  readonly #below: Statement<[number, number], SweptRequest>;

  constructor(db: Database) {
    this.#read = db.prepare('SELECT * FROM check_sweep');
    this.#begin = db.prepare(`
      UPDATE check_sweep SET checks_version = ?, segments_id = ?, scope = ?, round = round + 1, done = 0,
        below_key = (SELECT max(key) + 1 FROM requests),
        total = (SELECT coalesce(sum(count), 0) FROM request_counts WHERE state = 'completed')`);
    this.#advance = db.prepare(`
      UPDATE check_sweep SET below_key = @belowKey, done = min(total, done + @done),
        paused = iif(@belowKey IS NULL, 0, paused) WHERE round = @round`);
    this.#setPaused = db.prepare('UPDATE check_sweep SET paused = ? WHERE below_key IS NOT NULL');
    this.#below = db.prepare(
      `SELECT key, state, checked_round, version, field_count, language_source_canonical,
        language_target_canonical FROM requests WHERE key < ? ORDER BY key DESC LIMIT ?`,
    );
  }

  read(): CheckSweep {
    return this.#read.get() ?? noSweep;
  }

  begin(checksVersion: number, memoryId: string): void {
    this.#begin.run(checksVersion, memoryId, null);
  }

  /** Starts a sweep again with the same checks. */
  restart(): void {
    const { checks_version, segments_id } = this.read();
    this.begin(checks_version, segments_id);
  }

  /**
   * Starts a sweep over the requests that a change of terms concerns, and those of a sweep under way.
   */
  restartFor(change: TermChange): void {
    const { checks_version, segments_id, below_key, scope } = this.read();
    if (below_key === null) this.#begin.run(checks_version, segments_id, writeScope(change));
    else this.#begin.run(checks_version, segments_id, scope === null ? null : joinScopes(scope, change));
  }

  /** Advances a round, unless another one has begun. `belowKey` null means that nothing is left. */
  advance(round: number, belowKey: number | null, done: number): void {
    this.#advance.run({ round, belowKey, done });
  }

  /** Changes only a running sweep, so that the next one doesn't start paused. */
  setPaused(paused: boolean): void {
    this.#setPaused.run(paused ? 1 : 0);
  }

  /** Returns the next requests below a key, from the newest down. */
  below(key: number, limit: number): readonly SweptRequest[] {
    return this.#below.all(key, limit);
  }
}
