import type { Database, Statement } from 'better-sqlite3';
import type { HandoverFormat } from '../../content/handover/handover-format';
import type { HandoverChoice, HandoverState } from '../../contract/handovers';

export interface StoredHandover {
  readonly key: number;
  readonly id: string;
  readonly state: HandoverState;
  readonly format: HandoverFormat;
  readonly choice: HandoverChoice;
  readonly note: string;
  readonly recipient: string;
  readonly created_us: number;
  readonly ended_us: number | null;
}

export type NewHandover = Omit<StoredHandover, 'key' | 'state' | 'ended_us'>;

export interface NewHandedRequest {
  readonly handoverKey: number;
  readonly requestKey: number;
  readonly handedId: string;
  readonly version: number;
  readonly fields: readonly NewHandedField[];
}

export interface NewHandedField {
  readonly id: string;
  readonly data: string;
  readonly source: string;
  readonly target: string;
}

export interface HandedRequestRow {
  readonly request_key: number;
  /** The connection that it is mirrored from; 0: it is of this desk. */
  readonly origin: number;
  readonly id: string;
  readonly handed_id: string;
  readonly title: string;
  readonly language_target: string;
  /** The version that was handed out. */
  readonly version: number;
  readonly current_version: number;
  readonly field_count: number;
}

export interface HandedFieldRow {
  readonly request_key: number;
  readonly field_id: string;
  readonly data: string;
  readonly source: string;
  readonly target: string;
}

export interface OutRow {
  readonly handover_key: number;
  readonly recipient: string;
  readonly format: HandoverFormat;
  readonly created_us: number;
  readonly field_count: number;
}

export interface LanguageRow {
  readonly target: string;
  readonly requests: number;
  readonly fields: number;
}

interface Extent {
  readonly limit: number;
  readonly offset: number;
}

/** SQL on hand-overs and on what was handed out with them. */
export class HandoverStore {
  readonly #insert: Statement;
  readonly #insertRequest: Statement;
  readonly #insertField: Statement;
  readonly #byKey: Statement<[number], StoredHandover>;
  readonly #byId: Statement<[string], StoredHandover>;
  readonly #window: Statement<[number, number], StoredHandover>;
  readonly #windowIn: Statement<[HandoverState, number, number], StoredHandover>;
  readonly #isIn: Statement<[HandoverState, number], number>;
  readonly #count: Statement<[], number>;
  readonly #countIn: Statement<[HandoverState], number>;
  readonly #before: Statement<[number], number>;
  readonly #beforeIn: Statement<[HandoverState, number], number>;
  readonly #setState: Statement;
  readonly #delete: Statement;
  readonly #requests: Statement<[number], HandedRequestRow>;
  readonly #field: Statement<[number, number, string], HandedFieldRow>;
  readonly #fields: Statement<[number, number], HandedFieldRow>;
  readonly #outOf: Statement<[number], OutRow>;
  readonly #desk: Statement<[], string>;
  readonly #languages: Statement<[number], LanguageRow>;
  readonly #title: Statement<[number], string>;
  readonly #versionOf: Statement<[number, number], number>;

  constructor(db: Database) {
    this.#insert = db.prepare(`
      INSERT INTO handovers (id, state, format, choice, note, recipient, created_us)
      VALUES (@id, 'out', @format, @choice, @note, @recipient, @created_us)`);
    this.#insertRequest = db.prepare(`
      INSERT INTO handover_requests (handover_key, request_key, handed_id, version, field_count) VALUES (?, ?, ?, ?, ?)`);
    this.#insertField = db.prepare(`
      INSERT INTO handover_fields (handover_key, request_key, field_id, data, source, target) VALUES (?, ?, ?, ?, ?, ?)`);
    this.#byKey = db.prepare('SELECT * FROM handovers WHERE key = ?');
    this.#byId = db.prepare('SELECT * FROM handovers WHERE id = ?');
    this.#window = db.prepare('SELECT * FROM handovers ORDER BY key DESC LIMIT ? OFFSET ?');
    // Nothing is out whose requests were all removed.
    const isIn = `state = ? AND (state <> 'out'
      OR EXISTS (SELECT * FROM handover_requests WHERE handover_key = handovers.key))`;
    this.#windowIn = db.prepare(`SELECT * FROM handovers WHERE ${isIn} ORDER BY key DESC LIMIT ? OFFSET ?`);
    this.#isIn = db
      .prepare<[HandoverState, number], number>(`SELECT 1 FROM handovers WHERE ${isIn} AND key = ?`)
      .pluck();
    this.#count = db.prepare<[], number>('SELECT count(*) FROM handovers').pluck();
    this.#countIn = db
      .prepare<[HandoverState], number>(`SELECT count(*) FROM handovers WHERE ${isIn}`)
      .pluck();
    this.#before = db.prepare<[number], number>('SELECT count(*) FROM handovers WHERE key > ?').pluck();
    this.#beforeIn = db
      .prepare<[HandoverState, number], number>(`SELECT count(*) FROM handovers WHERE ${isIn} AND key > ?`)
      .pluck();
    this.#setState = db.prepare('UPDATE handovers SET state = ?, ended_us = ? WHERE key = ?');
    this.#delete = db.prepare('DELETE FROM handovers WHERE key = ?');
    this.#requests = db.prepare(`
      SELECT h.request_key, r.origin, r.id, h.handed_id, r.title, r.language_target, h.version, r.version AS current_version, h.field_count
      FROM handover_requests h JOIN requests r ON r.key = h.request_key WHERE h.handover_key = ? ORDER BY h.request_key`);
    const columns = 'request_key, field_id, data, source, target';
    this.#field = db.prepare(
      `SELECT ${columns} FROM handover_fields WHERE handover_key = ? AND request_key = ? AND field_id = ?`,
    );
    this.#fields = db.prepare(
      `SELECT ${columns} FROM handover_fields WHERE handover_key = ? AND request_key = ? ORDER BY key`,
    );
    this.#outOf = db.prepare(`
      SELECT h.key AS handover_key, h.recipient, h.format, h.created_us, r.field_count
      FROM handover_requests r JOIN handovers h ON h.key = r.handover_key
      WHERE r.request_key = ? AND h.state = 'out' ORDER BY h.key DESC`);
    this.#languages = db.prepare(`
      SELECT r.language_target AS target, count(*) AS requests, sum(h.field_count) AS fields
      FROM handover_requests h JOIN requests r ON r.key = h.request_key WHERE h.handover_key = ?
      GROUP BY r.language_target_canonical ORDER BY requests DESC, target`);
    this.#title = db
      .prepare<[number], string>(`
        SELECT r.title FROM handover_requests h JOIN requests r ON r.key = h.request_key
        WHERE h.handover_key = ? ORDER BY h.request_key LIMIT 1`)
      .pluck();
    this.#versionOf = db
      .prepare<[number, number], number>(
        'SELECT version FROM handover_requests WHERE handover_key = ? AND request_key = ?',
      )
      .pluck();
    this.#desk = db.prepare<[], string>('SELECT id FROM desk').pluck();
  }

  insert(handover: NewHandover): number {
    return Number(this.#insert.run(handover).lastInsertRowid);
  }

  insertRequest({ handoverKey, requestKey, handedId, version, fields }: NewHandedRequest): void {
    this.#insertRequest.run(handoverKey, requestKey, handedId, version, fields.length);
    for (const { id, data, source, target } of fields) {
      this.#insertField.run(handoverKey, requestKey, id, data, source, target);
    }
  }

  byKey(key: number): StoredHandover | undefined {
    return this.#byKey.get(key);
  }

  byId(id: string): StoredHandover | undefined {
    return this.#byId.get(id);
  }

  /** Requests and fields by target language, the most frequent first. */
  languages(key: number): readonly LanguageRow[] {
    return this.#languages.all(key);
  }

  /** The title of its first request. */
  title(key: number): string {
    return this.#title.get(key) ?? '';
  }

  /** Whether it is listed under a state: one that is out is not, once its requests were all removed. */
  isIn(state: HandoverState, key: number): boolean {
    return this.#isIn.get(state, key) !== undefined;
  }

  /** Newest first. */
  window(state: HandoverState | undefined, { limit, offset }: Extent): readonly StoredHandover[] {
    return state === undefined ? this.#window.all(limit, offset) : this.#windowIn.all(state, limit, offset);
  }

  count(state: HandoverState | undefined): number {
    return (state === undefined ? this.#count.get() : this.#countIn.get(state)) ?? 0;
  }

  /** Number of newer ones. */
  before(state: HandoverState | undefined, key: number): number {
    return (state === undefined ? this.#before.get(key) : this.#beforeIn.get(state, key)) ?? 0;
  }

  setState(key: number, state: HandoverState, endedUs: number | null): void {
    this.#setState.run(state, endedUs, key);
  }

  delete(key: number): void {
    this.#delete.run(key);
  }

  requests(key: number): readonly HandedRequestRow[] {
    return this.#requests.all(key);
  }

  field(key: number, requestKey: number, fieldId: string): HandedFieldRow | undefined {
    return this.#field.get(key, requestKey, fieldId);
  }

  /** The fields of a request that were handed out, in their order. */
  fields(key: number, requestKey: number): readonly HandedFieldRow[] {
    return this.#fields.all(key, requestKey);
  }

  /** The version of a request that was handed out. */
  versionOf(key: number, requestKey: number): number | undefined {
    return this.#versionOf.get(key, requestKey);
  }

  outOf(requestKey: number): readonly OutRow[] {
    return this.#outOf.all(requestKey);
  }

  /** The id of this desk. */
  desk(): string {
    return this.#desk.get() ?? '';
  }
}
