import type { Database, Statement } from 'better-sqlite3';
import type { ImportState, MarkedBy } from '../../content/content-request';
import type { Timestamp } from '../../content/timestamp';

export interface NewImportMark {
  readonly requestKey: number;
  readonly importState: ImportState;
  readonly time: Timestamp;
  readonly madeBy: MarkedBy;
  readonly tokenId: string | undefined;
  readonly batch: string | undefined;
  /** The version that it is set on; by default the current one. */
  readonly version?: number | undefined;
}

export interface StoredImportMark {
  readonly key: number;
  readonly request_key: number;
  readonly import_state: ImportState;
  readonly time_text: string;
  readonly time_us: number;
  readonly made_by: MarkedBy;
  /** The version that it was set on; null for marks of earlier levels that did not fail. */
  readonly version: number | null;
}

/** Limit of marks among which the coordinator's newest one is looked for: tools set marks too. */
const lookedAtMarks = 1000;

/** SQL on the history of import marks. Nothing is deleted: an undone mark keeps its row. */
export class ImportMarkStore {
  readonly #insert: Statement;
  readonly #inForce: Statement<[number], StoredImportMark>;
  readonly #madeBy: Statement<[number], MarkedBy>;
  readonly #history: Statement<[number], StoredImportMark>;
  readonly #batch: Statement<[string], StoredImportMark>;
  readonly #newestBatch: Statement<[number], string | null>;
  readonly #undo: Statement;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO import_marks (request_key, import_state, time_text, time_us, made_by, token_id, batch, version)
      VALUES (@requestKey, @importState, @timeText, @timeUs, @madeBy, @tokenId, @batch,
        coalesce(@version, (SELECT version FROM requests WHERE key = @requestKey)))`);
    const columns = 'key, request_key, import_state, time_text, time_us, made_by, version';
    this.#inForce = db.prepare(
      `SELECT ${columns} FROM import_marks WHERE request_key = ? AND undone_us IS NULL ORDER BY key DESC LIMIT 1`,
    );
    this.#madeBy = db.prepare<[number], MarkedBy>('SELECT made_by FROM import_marks WHERE key = ?').pluck();
    this.#history = db.prepare(
      `SELECT ${columns} FROM import_marks WHERE request_key = ? AND undone_us IS NULL ORDER BY key DESC LIMIT 100`,
    );
    this.#batch = db.prepare(`SELECT ${columns} FROM import_marks WHERE batch = ? AND undone_us IS NULL`);
    this.#newestBatch = db
      .prepare<[number], string | null>(
        `SELECT batch FROM import_marks
        WHERE key > (SELECT max(key) FROM import_marks) - ? AND made_by = 'user' ORDER BY key DESC LIMIT 1`,
      )
      .pluck();
    this.#undo = db.prepare('UPDATE import_marks SET undone_us = ? WHERE key = ?');
  }

  /** Adds a mark. Returns its key. */
  insert(mark: NewImportMark): number {
    const { time, tokenId, batch, version, ...columns } = mark;
    const { lastInsertRowid } = this.#insert.run({
      ...columns,
      timeText: time.text,
      timeUs: time.us,
      tokenId: tokenId ?? null,
      batch: batch ?? null,
      version: version ?? null,
    });
    return Number(lastInsertRowid);
  }

  /** Returns the newest mark that is not undone. */
  inForce(requestKey: number): StoredImportMark | undefined {
    return this.#inForce.get(requestKey);
  }

  /** Returns the maker of a mark; undefined when the mark is gone. */
  madeBy(key: number): MarkedBy | undefined {
    return this.#madeBy.get(key);
  }

  /** Marks, newest first, at most 100, without undone ones. */
  history(requestKey: number): readonly StoredImportMark[] {
    return this.#history.all(requestKey);
  }

  ofBatch(batch: string): readonly StoredImportMark[] {
    return this.#batch.all(batch);
  }

  /** The batch of the coordinator's newest mark, also of an undone one; undefined when it is long ago. */
  newestBatch(): string | undefined {
    return this.#newestBatch.get(lookedAtMarks) ?? undefined;
  }

  undo(key: number, nowUs: number): void {
    this.#undo.run(nowUs, key);
  }
}
