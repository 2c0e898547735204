import type { Database, Statement } from 'better-sqlite3';
import type { LearnedBy, RequestState } from '../../../content/content-request';
import type { Timestamp } from '../../../content/timestamp';
import { mirrorsOfService } from '../connection-store';
import type { NewRequest } from '../../requests/content-request-store';
import { finerInstantNoter } from '../../requests/query/finer-instants-store';

/** Columns of a mirrored request that are read before any comparison. */
export interface MirroredHead {
  readonly key: number;
  readonly state: RequestState;
  readonly source: string;
  readonly created_us: number;
  readonly completed_us: number | null;
  readonly version: number;
  readonly heard_us: number | null;
  readonly as_of_us: number | null;
  readonly gone_us: number | null;
}

export interface MirroredContent {
  readonly document: string;
  readonly learned_us: number;
  readonly learned_by: LearnedBy;
}

/** Columns that can change while the content stays. */
export interface MirroredStage {
  readonly state: RequestState;
  readonly created: Timestamp;
  readonly completed: Timestamp | undefined;
}

/** The columns that follow the current version. */
export type MirroredColumns = Pick<
  NewRequest,
  | 'version'
  | 'source'
  | 'languageSource'
  | 'languageTarget'
  | 'languageSourceCanonical'
  | 'languageTargetCanonical'
  | 'title'
  | 'fieldCount'
  | 'sizeBytes'
  | 'extra'
  | 'languageExtra'
>;

/** SQL on mirrored requests, found by id and service. Import marks are never changed here. */
export class MirrorStore {
  readonly #head: Statement<[string, number, number], MirroredHead>;
  readonly #headByKey: Statement<[number], MirroredHead>;
  readonly #content: Statement<[number, number], MirroredContent>;
  readonly #setStage: Statement;
  readonly #setColumns: Statement;
  readonly #event: Statement<[number], string>;
  readonly #setEvent: Statement;
  readonly #forgetEvent: Statement;
  readonly #setHeard: Statement;
  readonly #noteFiner: ReturnType<typeof finerInstantNoter>;

  constructor(db: Database) {
    const head =
      'SELECT key, state, source, created_us, completed_us, version, heard_us, as_of_us, gone_us FROM requests';
    this.#headByKey = db.prepare(`${head} WHERE key = ?`);
    // A request of another connection to the same service is the same request. The usual case ends with
    // `origin = ?`, and a new request has no row to compare: neither searches connections. With ORDER BY it
    // would take twenty microseconds instead of one and a half (measured with SQLite 3.54).
    this.#head = db.prepare(`
      ${head} WHERE id = ? AND (+origin = ? OR +origin IN (${mirrorsOfService}))`);
    this.#content = db.prepare(
      'SELECT document, learned_us, learned_by FROM versions WHERE request_key = ? AND number = ?',
    );
    this.#setStage = db.prepare(`
      UPDATE requests SET state = @state, created_text = @createdText, created_us = @createdUs,
        completed_text = @completedText, completed_us = @completedUs WHERE key = @key`);
    this.#setColumns = db.prepare(`
      UPDATE requests SET version = @version, source = @source, language_source = @languageSource,
        language_target = @languageTarget, language_source_canonical = @languageSourceCanonical,
        language_target_canonical = @languageTargetCanonical, title = @title, field_count = @fieldCount,
        size_bytes = @sizeBytes, extra = @extra, language_extra = @languageExtra WHERE key = @key`);
    this.#event = db
      .prepare<[number], string>('SELECT event_id FROM applied_events WHERE request_key = ?')
      .pluck();
    this.#setEvent = db.prepare(`
      INSERT INTO applied_events (request_key, event_id) VALUES (?, ?)
      ON CONFLICT (request_key) DO UPDATE SET event_id = excluded.event_id`);
    this.#forgetEvent = db.prepare('DELETE FROM applied_events WHERE request_key = ?');
    this.#setHeard = db.prepare(`
      UPDATE requests SET heard_us = max(coalesce(heard_us, 0), @heardUs),
        as_of_us = max(coalesce(as_of_us, @asOfUs), coalesce(@asOfUs, as_of_us)), look_us = @lookUs, gone_us = NULL
      WHERE key = @key`);
    this.#noteFiner = finerInstantNoter(db);
  }

  /** Finds the request of the connection's service, whichever connection mirrored it. */
  head(id: string, connectionKey: number): MirroredHead | undefined {
    return this.#head.get(id, connectionKey, connectionKey);
  }

  headByKey(key: number): MirroredHead | undefined {
    return this.#headByKey.get(key);
  }

  content(key: number, version: number): MirroredContent | undefined {
    return this.#content.get(key, version);
  }

  setStage(key: number, { state, created, completed }: MirroredStage): void {
    this.#noteFiner(created, completed);
    this.#setStage.run({
      key,
      state,
      createdText: created.text,
      createdUs: created.us,
      completedText: completed?.text ?? null,
      completedUs: completed?.us ?? null,
    });
  }

  setColumns(key: number, columns: MirroredColumns): void {
    this.#setColumns.run({ ...columns, key });
  }

  /**
   * Stores when the known content was reported or confirmed: by our clock and, for an answer, by upstream's.
   * Neither goes back. The request is read again at `lookUs`.
   */
  setHeard(key: number, heardUs: number, asOfUs: number | undefined, lookUs: number): void {
    this.#setHeard.run({ key, heardUs, asOfUs: asOfUs ?? null, lookUs });
  }

  /** Id of the newest applied event, if the stored content came from an event with an ordered id. */
  event(key: number): string | undefined {
    return this.#event.get(key);
  }

  setEvent(key: number, eventId: string | undefined): void {
    if (eventId === undefined) this.#forgetEvent.run(key);
    else this.#setEvent.run(key, eventId);
  }
}
