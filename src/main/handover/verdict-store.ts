import type { Database, Statement } from 'better-sqlite3';
import type { Verdict } from '../../content/handover/returned-document';

export interface StoredVerdict {
  readonly request_key: number;
  readonly field_id: string;
  readonly verdict: Verdict;
  /** The version that was handed out. */
  readonly version: number;
  readonly reviewer: string;
  readonly given_us: number;
  /** The comment that came with the verdict, as its first note has it. */
  readonly comment: string | null;
  /** The id of the hand-over that it came back with; null: it is imported, or older than this column. */
  readonly handover: string | null;
}

/**
 * The verdicts `v` on the fields `now` of a version, as SQL to follow `fields now`: those that were given on
 * that version, or on a text that was handed out and is the field's text there, too, such as a draft that was
 * delivered since. Where a verdict's hand-over is unknown, all hand-overs of that version had the text.
 */
export const verdictsHere = `
  CROSS JOIN verdicts v ON v.request_key = now.request_key AND v.field_id = now.id
    AND (v.version = now.version OR (
      SELECT min(handed.target = now.value AND handed.source = coalesce(now.original_value, ''))
      FROM handover_requests h CROSS JOIN handover_fields handed
        ON handed.handover_key = h.handover_key AND handed.request_key = h.request_key
          AND handed.field_id = v.field_id
      WHERE h.request_key = v.request_key AND h.version = v.version
        AND (v.handover IS NULL OR h.handover_key = (SELECT key FROM handovers WHERE id = v.handover))))`;

/** SQL on the newest verdict of a reviewer on each field. */
export class VerdictStore {
  readonly #ofRequest: Statement<[number], StoredVerdict>;
  readonly #ofVersion: Statement<[{ readonly key: number; readonly version: number }], StoredVerdict>;
  readonly #one: Statement<[number, string], StoredVerdict>;
  readonly #put: Statement;
  readonly #delete: Statement;

  constructor(db: Database) {
    this.#ofRequest = db.prepare('SELECT * FROM verdicts WHERE request_key = ? ORDER BY given_us, field_id');
    this.#ofVersion = db.prepare(
      `SELECT v.* FROM fields now ${verdictsHere}
       WHERE EXISTS (SELECT 1 FROM verdicts WHERE request_key = @key)
         AND now.request_key = @key AND now.version = @version`,
    );
    this.#one = db.prepare('SELECT * FROM verdicts WHERE request_key = ? AND field_id = ?');
    this.#put = db.prepare(`
      INSERT INTO verdicts (
        request_key, field_id, verdict, version, reviewer, given_us, comment, handover)
      VALUES (@request_key, @field_id, @verdict, @version, @reviewer, @given_us, @comment, @handover)
      ON CONFLICT (request_key, field_id) DO UPDATE SET verdict = excluded.verdict, version = excluded.version,
        reviewer = excluded.reviewer, given_us = excluded.given_us,
        comment = excluded.comment, handover = excluded.handover`);
    this.#delete = db.prepare('DELETE FROM verdicts WHERE request_key = ? AND field_id = ?');
  }

  ofRequest(requestKey: number): readonly StoredVerdict[] {
    return this.#ofRequest.all(requestKey);
  }

  /** Verdicts on the texts of a version: not those on texts that became others since. */
  ofVersion(key: number, version: number): readonly StoredVerdict[] {
    return this.#ofVersion.all({ key, version });
  }

  one(requestKey: number, fieldId: string): StoredVerdict | undefined {
    return this.#one.get(requestKey, fieldId);
  }

  put(verdict: StoredVerdict): void {
    this.#put.run(verdict);
  }

  delete(requestKey: number, fieldId: string): void {
    this.#delete.run(requestKey, fieldId);
  }
}
