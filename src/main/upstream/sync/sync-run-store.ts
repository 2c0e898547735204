import type { Database, Statement } from 'better-sqlite3';
import type {
  QueryVariant,
  SyncCause,
  SyncOutcome,
  UpstreamProblem,
} from '../../../contract/upstream/connections';

export interface StoredSyncRun {
  readonly key: number;
  readonly cause: SyncCause;
  readonly started_us: number;
  readonly ended_us: number | null;
  readonly outcome: SyncOutcome;
  readonly problem: UpstreamProblem | null;
  readonly problem_text: string | null;
  readonly variant: QueryVariant;
  readonly pages: number;
  readonly received: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
}

/** Counts that a part of a run adds to its row. */
export interface RunCounts {
  readonly pages: number;
  readonly received: number;
  /** Received entries that are repeated because they lie at the previous cursor. */
  readonly repeated: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
}

export interface RunEnd {
  readonly endedUs: number;
  readonly outcome: SyncOutcome;
  readonly problem: UpstreamProblem | null;
  /** Inserted before the notes on refused entries. */
  readonly problemText: string | null;
}

const columns =
  'key, cause, started_us, ended_us, outcome, problem, problem_text, variant, pages, received, added, changed, refused';

/** SQL on the history of syncs. */
export class SyncRunStore {
  readonly #insert: Statement;
  readonly #count: Statement;
  readonly #note: Statement<[string, number]>;
  readonly #setVariant: Statement<[QueryVariant, number]>;
  readonly #end: Statement;
  readonly #interrupt: Statement<[number], number>;
  readonly #byKey: Statement<[number], StoredSyncRun>;
  readonly #window: Statement<[number, number, number], StoredSyncRun>;
  readonly #total: Statement<[number], number>;
  readonly #received: Statement<[number, number], number>;
  readonly #previousStart: Statement<[number, number], number>;
  readonly #lastCall: Statement<[number], number>;
  readonly #prune: Statement<[number, number, number]>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO sync_runs (connection_key, cause, started_us, variant)
      VALUES (@connectionKey, @cause, @startedUs, @variant)`);
    this.#count = db.prepare(`
      UPDATE sync_runs SET pages = pages + @pages, received = received + @received, repeated = repeated + @repeated,
        added = added + @added, changed = changed + @changed, refused = refused + @refused WHERE key = @key`);
    this.#note = db.prepare(`
      UPDATE sync_runs SET problem_text = iif(problem_text IS NULL, '', problem_text || char(10)) || ? WHERE key = ?`);
    this.#setVariant = db.prepare('UPDATE sync_runs SET variant = ? WHERE key = ?');
    this.#end = db.prepare(`
      UPDATE sync_runs SET ended_us = @endedUs, outcome = @outcome, problem = @problem,
        problem_text = iif(@problemText IS NULL, problem_text,
          @problemText || iif(problem_text IS NULL, '', char(10) || problem_text))
      WHERE key = @key`);
    this.#interrupt = db
      .prepare<[number], number>(`
        UPDATE sync_runs SET ended_us = max(?, started_us), outcome = 'interrupted' WHERE outcome = 'running'
        RETURNING connection_key`)
      .pluck();
    this.#byKey = db.prepare(`SELECT ${columns} FROM sync_runs WHERE key = ?`);
    this.#window = db.prepare(
      `SELECT ${columns} FROM sync_runs WHERE connection_key = ? ORDER BY key DESC LIMIT ? OFFSET ?`,
    );
    this.#total = db
      .prepare<[number], number>('SELECT count(*) FROM sync_runs WHERE connection_key = ?')
      .pluck();
    this.#received = db
      .prepare<[number, number], number>(`
        SELECT coalesce(sum(received - repeated), 0) FROM sync_runs WHERE connection_key = ? AND key > coalesce(
          (SELECT max(key) FROM sync_runs WHERE connection_key = ? AND outcome = 'up-to-date'), 0)`)
      .pluck();
    this.#previousStart = db
      .prepare<[number, number], number>(
        'SELECT started_us FROM sync_runs WHERE connection_key = ? AND key < ? ORDER BY key DESC LIMIT 1',
      )
      .pluck();
    this.#lastCall = db
      .prepare<[number], number>(`
        SELECT received_us FROM receipts WHERE connection_key = ? AND state <> 'refused' ORDER BY key DESC LIMIT 1`)
      .pluck();
    this.#prune = db.prepare(`
      DELETE FROM sync_runs WHERE connection_key = ? AND key <= (
        SELECT key FROM sync_runs WHERE connection_key = ? ORDER BY key DESC LIMIT 1 OFFSET ?)`);
  }

  insert(run: {
    readonly connectionKey: number;
    readonly cause: SyncCause;
    readonly startedUs: number;
    readonly variant: QueryVariant;
  }): number {
    return Number(this.#insert.run(run).lastInsertRowid);
  }

  add(key: number, counts: RunCounts): void {
    this.#count.run({ ...counts, key });
  }

  /** Appends a line to the problem's text. */
  note(key: number, line: string): void {
    this.#note.run(line, key);
  }

  setVariant(key: number, variant: QueryVariant): void {
    this.#setVariant.run(variant, key);
  }

  end(key: number, end: RunEnd): void {
    this.#end.run({ ...end, key });
  }

  /** Closes runs that an earlier process left running. Returns their connections. */
  interruptAll(nowUs: number): readonly number[] {
    return this.#interrupt.all(nowUs);
  }

  byKey(key: number): StoredSyncRun | undefined {
    return this.#byKey.get(key);
  }

  /** Newest first. */
  window(connectionKey: number, offset: number, limit: number): readonly StoredSyncRun[] {
    return this.#window.all(connectionKey, limit, offset);
  }

  total(connectionKey: number): number {
    return this.#total.get(connectionKey) ?? 0;
  }

  /** Requests received by the runs since the last one that found nothing left, each counted once. */
  receivedSinceUpToDate(connectionKey: number): number {
    return this.#received.get(connectionKey, connectionKey) ?? 0;
  }

  previousStart(connectionKey: number, runKey: number): number | undefined {
    return this.#previousStart.get(connectionKey, runKey);
  }

  /** Time of the connection's last webhook call that was not refused. */
  lastCallUs(connectionKey: number): number | undefined {
    return this.#lastCall.get(connectionKey);
  }

  /** Deletes all but the newest. */
  prune(connectionKey: number, keep: number): void {
    this.#prune.run(connectionKey, connectionKey, keep);
  }
}
