import type { Database, Statement } from 'better-sqlite3';
import type { ImportState, RequestState } from '../../content/content-request';
import type { Timestamp } from '../../content/timestamp';
import { finerInstantNoter } from './query/finer-instants-store';

/** A row of `requests`, column by column. */
export interface StoredRequest {
  readonly key: number;
  readonly origin: number;
  readonly id: string;
  readonly state: RequestState;
  readonly source: string;
  readonly language_source: string;
  readonly language_target: string;
  readonly language_source_canonical: string;
  readonly language_target_canonical: string;
  readonly created_text: string;
  readonly created_us: number;
  readonly completed_text: string | null;
  readonly completed_us: number | null;
  readonly version: number;
  readonly title: string;
  readonly field_count: number;
  readonly size_bytes: number;
  readonly extra: string | null;
  readonly language_extra: string | null;
  readonly token_id: string | null;
  readonly is_test: number;
  readonly test_result_due_us: number | null;
  readonly import_state: ImportState | null;
  readonly import_time_text: string | null;
  readonly reviewed_version: number | null;
  readonly reviewed_us: number | null;
  readonly note_count: number;
  readonly open_notes: number;
  readonly out_count: number;
  readonly checked_version: number | null;
  readonly problems_found: number | null;
  readonly error_count: number;
  readonly warning_count: number;
  /** Part of `warning_count`. */
  readonly style_count: number;
  readonly problem_weight: number;
  readonly heard_us: number | null;
  readonly as_of_us: number | null;
  readonly gone_us: number | null;
}

export interface NewRequest {
  readonly origin: number;
  readonly id: string;
  readonly state: RequestState;
  readonly source: string;
  readonly languageSource: string;
  readonly languageTarget: string;
  readonly languageSourceCanonical: string;
  readonly languageTargetCanonical: string;
  readonly created: Timestamp;
  readonly completed: Timestamp | undefined;
  readonly version: number;
  readonly title: string;
  readonly fieldCount: number;
  readonly sizeBytes: number;
  readonly extra: string | null;
  readonly languageExtra: string | null;
  readonly tokenId: string | undefined;
  readonly isTest: boolean;
  readonly testResultDueUs: number | undefined;
  /** Columns of a mirrored request: see migration 0015. */
  readonly heardUs?: number;
  readonly asOfUs?: number | undefined;
  readonly lookUs?: number;
}

/** Columns that follow the content of the current version. */
export type RevisedColumns = Pick<NewRequest, 'version' | 'title' | 'sizeBytes'>;

/** SQL on the `requests` table and nothing else. A miss is undefined. */
export class ContentRequestStore {
  readonly #insert: Statement;
  readonly #localById: Statement<[string], StoredRequest>;
  readonly #mirroredById: Statement<[string], StoredRequest>;
  readonly #byKey: Statement<[number], StoredRequest>;
  readonly #newest: Statement<[number], StoredRequest>;
  readonly #complete: Statement;
  readonly #confirm: Statement;
  readonly #revise: Statement;
  readonly #reopen: Statement;
  readonly #due: Statement<[number, number], number>;
  readonly #nextDue: Statement<[], number | null>;
  readonly #postpone: Statement;
  readonly #setMark: Statement;
  readonly #noteFiner: ReturnType<typeof finerInstantNoter>;

  constructor(db: Database) {
    // OR FAIL avoids a statement journal (migration 0014). Parameters are positional, because names would
    // take a tenth of the time.
    this.#insert = db.prepare(`
      INSERT OR FAIL INTO requests (origin, id, state, source, language_source, language_target, language_source_canonical,
        language_target_canonical, created_text, created_us, completed_text, completed_us, version, title, field_count,
        size_bytes, extra, language_extra, token_id, is_test, test_result_due_us, heard_us, as_of_us, look_us)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    // Selects the same request as document-store.ts does.
    this.#localById = db.prepare('SELECT * FROM requests WHERE id = ? AND origin = 0');
    this.#mirroredById = db.prepare('SELECT * FROM requests WHERE id = ? ORDER BY origin DESC LIMIT 1');
    this.#byKey = db.prepare('SELECT * FROM requests WHERE key = ?');
    this.#newest = db.prepare('SELECT * FROM requests ORDER BY key DESC LIMIT ?');
    this.#complete = db.prepare(`
      UPDATE requests SET state = 'completed', completed_text = @completedText, completed_us = @completedUs,
        version = @version, title = @title, size_bytes = @sizeBytes, test_result_due_us = NULL WHERE key = @key`);
    this.#confirm = db.prepare("UPDATE requests SET state = 'confirmed' WHERE key = ?");
    const revision = 'version = @version, title = @title, size_bytes = @sizeBytes';
    this.#revise = db.prepare(`UPDATE requests SET ${revision} WHERE key = @key`);
    this.#reopen = db.prepare(`
      UPDATE requests SET state = 'confirmed', completed_text = NULL, completed_us = NULL, ${revision} WHERE key = @key`);
    this.#due = db
      .prepare<[number, number], number>(
        'SELECT key FROM requests WHERE test_result_due_us <= ? ORDER BY test_result_due_us, key LIMIT ?',
      )
      .pluck();
    this.#nextDue = db
      .prepare<[], number | null>(
        'SELECT min(test_result_due_us) FROM requests WHERE test_result_due_us IS NOT NULL',
      )
      .pluck();
    this.#postpone = db.prepare('UPDATE requests SET test_result_due_us = ? WHERE key = ?');
    this.#setMark = db.prepare(`
      UPDATE requests SET import_state = @importState, import_time_text = @timeText, import_time_us = @timeUs
      WHERE key = @key`);
    this.#noteFiner = finerInstantNoter(db);
  }

  /** A failure may leave parts behind, so this must be called in a transaction that is then rolled back. */
  insert(request: NewRequest): number {
    const { created, completed } = request;
    this.#noteFiner(created, completed);
    const { lastInsertRowid } = this.#insert.run(
      request.origin,
      request.id,
      request.state,
      request.source,
      request.languageSource,
      request.languageTarget,
      request.languageSourceCanonical,
      request.languageTargetCanonical,
      created.text,
      created.us,
      completed?.text ?? null,
      completed?.us ?? null,
      request.version,
      request.title,
      request.fieldCount,
      request.sizeBytes,
      request.extra,
      request.languageExtra,
      request.tokenId ?? null,
      request.isTest ? 1 : 0,
      request.testResultDueUs ?? null,
      request.heardUs ?? null,
      request.asOfUs ?? null,
      request.lookUs ?? null,
    );
    return Number(lastInsertRowid);
  }

  /** Finds the local request, or else that of the connection that was added last. */
  byId(id: string): StoredRequest | undefined {
    return this.#localById.get(id) ?? this.#mirroredById.get(id);
  }

  byKey(key: number): StoredRequest | undefined {
    return this.#byKey.get(key);
  }

  /** Returns the requests that were stored last, the newest one first. */
  newest(limit: number): readonly StoredRequest[] {
    return this.#newest.all(limit);
  }

  complete(
    key: number,
    completion: { completed: Timestamp; version: number; title: string; sizeBytes: number },
  ): void {
    const { completed, ...columns } = completion;
    this.#complete.run({ ...columns, key, completedText: completed.text, completedUs: completed.us });
  }

  confirm(key: number): void {
    this.#confirm.run(key);
  }

  /** Stores other content; the state stays. */
  revise(key: number, columns: RevisedColumns): void {
    this.#revise.run({ ...columns, key });
  }

  /** Stores other content, and removes the completion. */
  reopen(key: number, columns: RevisedColumns): void {
    this.#reopen.run({ ...columns, key });
  }

  /** Keys of requests whose test result is due, the longest due first. */
  withTestResultDue(nowUs: number, limit: number): readonly number[] {
    return this.#due.all(nowUs, limit);
  }

  postponeTestResult(key: number, dueUs: number): void {
    this.#postpone.run(dueUs, key);
  }

  nextTestResultDueUs(): number | undefined {
    return this.#nextDue.get() ?? undefined;
  }

  /** Sets or (undefined) removes the mark in force; the history is the import mark store's. */
  setMark(key: number, mark: { importState: ImportState; time: Timestamp } | undefined): void {
    this.#setMark.run({
      key,
      importState: mark?.importState ?? null,
      timeText: mark?.time.text ?? null,
      timeUs: mark?.time.us ?? null,
    });
  }
}
