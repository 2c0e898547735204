import type { Database, Statement } from 'better-sqlite3';
import type { ImportState } from '../../../content/content-request';
import type { Timestamp } from '../../../content/timestamp';

export interface StoredUpstreamMark {
  readonly import_state: ImportState;
  readonly time_text: string;
  readonly time_us: number;
}

/** SQL on upstream's own import marks as last seen. */
export class UpstreamMarkStore {
  readonly #write: Statement;
  readonly #read: Statement<[number], StoredUpstreamMark>;
  readonly #forget: Statement<[number]>;

  constructor(db: Database) {
    // A page that was in transit while a newer mark arrived must not restore the older one.
    this.#write = db.prepare(`
      INSERT INTO upstream_marks (request_key, import_state, time_text, time_us) VALUES (?, ?, ?, ?)
      ON CONFLICT (request_key) DO UPDATE SET import_state = excluded.import_state, time_text = excluded.time_text,
        time_us = excluded.time_us WHERE excluded.time_us >= time_us`);
    this.#read = db.prepare(
      'SELECT import_state, time_text, time_us FROM upstream_marks WHERE request_key = ?',
    );
    this.#forget = db.prepare('DELETE FROM upstream_marks WHERE request_key = ?');
  }

  /** Stores a mark unless a newer one is known. */
  seen(requestKey: number, mark: { readonly importState: ImportState; readonly time: Timestamp }): void {
    this.#write.run(requestKey, mark.importState, mark.time.text, mark.time.us);
  }

  read(requestKey: number): StoredUpstreamMark | undefined {
    return this.#read.get(requestKey);
  }

  /** Forgets a mark that upstream withdrew. */
  forget(requestKey: number): void {
    this.#forget.run(requestKey);
  }
}
