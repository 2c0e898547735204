import type { Database, Statement } from 'better-sqlite3';
import type { NumberRange } from '../../content/filter/filter-numbers';
import type { Phrase } from '../../content/search/search-query';
import { transaction } from '../database/transaction';

/** The entry of one request. Its texts are tokens, separated by spaces. */
export interface SearchEntry {
  readonly requestKey: number;
  readonly source: string;
  readonly target: string;
  readonly notes: string;
  /** Words of the source. */
  readonly words: number;
  /** Hash of the source; undefined when it is not known. */
  readonly job: number | undefined;
  readonly fieldIds: readonly string[];
}

/** The part of the search index that lists read. */
export interface SearchIndex {
  /** The last processed change of the main database. */
  readonly revision: () => number;
  /** Returns requests that have all of the phrases, each in source, target or notes. */
  readonly withAll: (phrases: readonly Phrase[]) => readonly number[];
  readonly withAny: (phrases: readonly Phrase[]) => readonly number[];
  /** Returns requests whose source has so many words. */
  readonly withWords: (range: NumberRange) => readonly number[];
  /** Returns requests with the same source as this one, and itself; none if its source is not known. */
  readonly ofJob: (requestKey: number, limit: number) => readonly number[];
  /** Returns the jobs of several requests, the one with the newest request first. */
  readonly jobs: () => readonly number[];
  /** Returns those of the jobs that have one of these requests, in the same order. */
  readonly jobsWith: (requestKeys: readonly number[]) => readonly number[];
  readonly requestsOf: (job: number, limit: number) => readonly number[];
  /** Returns requests with a field of this id, in any case. */
  readonly withField: (id: string) => readonly number[];
  /** Returns ids of fields, those that came first before others. */
  readonly fieldIds: (limit: number) => readonly string[];
}

/** One request alone is no job. */
function jobsWhere(condition: string): string {
  return `SELECT job FROM sources WHERE ${condition} GROUP BY job HAVING count(*) > 1 ORDER BY max(request_key) DESC`;
}

/** SQL on the search index, which has one entry per request, by its key. */
export class SearchIndexStore implements SearchIndex {
  readonly #db: Database;
  readonly #revision: Statement<[], number>;
  readonly #setRevision: Statement<[number]>;
  readonly #put: Statement;
  readonly #putSource: Statement<[number, number, number | null]>;
  readonly #name: Statement<[string], number>;
  readonly #addName: Statement<[string]>;
  readonly #putField: Statement<[number, number]>;
  readonly #removeFields: Statement<[number]>;
  readonly #removals: readonly Statement<[number]>[];
  readonly #match: Statement<[string], number>;
  readonly #withWords: Statement<[number, number], number>;
  readonly #ofJob: Statement<[number, number], number>;
  readonly #jobs: Statement<[], number>;
  readonly #jobsWith: Statement<[string], number>;
  readonly #requestsOf: Statement<[number, number], number>;
  readonly #withField: Statement<[string], number>;
  readonly #fieldIds: Statement<[number], string>;

  constructor(db: Database) {
    this.#db = db;
    this.#revision = db.prepare<[], number>('SELECT revision FROM place').pluck();
    this.#setRevision = db.prepare('UPDATE place SET revision = ?');
    this.#put = db.prepare(
      'INSERT OR REPLACE INTO entries (rowid, source, target, notes) VALUES (@requestKey, @source, @target, @notes)',
    );
    this.#putSource = db.prepare('INSERT OR REPLACE INTO sources VALUES (?, ?, ?)');
    this.#name = db.prepare<[string], number>('SELECT key FROM field_names WHERE name = ?').pluck();
    this.#addName = db.prepare('INSERT INTO field_names (name) VALUES (?)');
    this.#putField = db.prepare('INSERT OR IGNORE INTO named_fields VALUES (?, ?)');
    this.#removeFields = db.prepare('DELETE FROM named_fields WHERE request_key = ?');
    this.#removals = [
      this.#removeFields,
      db.prepare('DELETE FROM entries WHERE rowid = ?'),
      db.prepare('DELETE FROM sources WHERE request_key = ?'),
    ];
    this.#match = db.prepare<[string], number>('SELECT rowid FROM entries WHERE entries MATCH ?').pluck();
    this.#withWords = db
      .prepare<[number, number], number>('SELECT request_key FROM sources WHERE words BETWEEN ? AND ?')
      .pluck();
    this.#ofJob = db
      .prepare<[number, number], number>(
        `SELECT request_key FROM sources WHERE job = (SELECT job FROM sources WHERE request_key = ?)
         ORDER BY request_key LIMIT ?`,
      )
      .pluck();
    this.#jobs = db.prepare<[], number>(jobsWhere('job IS NOT NULL')).pluck();
    this.#jobsWith = db
      .prepare<[string], number>(
        jobsWhere(
          'job IN (SELECT job FROM json_each(?) AS asked CROSS JOIN sources ON request_key = asked.value)',
        ),
      )
      .pluck();
    this.#requestsOf = db
      .prepare<[number, number], number>(
        'SELECT request_key FROM sources WHERE job = ? ORDER BY request_key LIMIT ?',
      )
      .pluck();
    this.#withField = db
      .prepare<[string], number>(
        'SELECT request_key FROM named_fields WHERE name = (SELECT key FROM field_names WHERE name = ?)',
      )
      .pluck();
    this.#fieldIds = db
      .prepare<[number], string>(
        `SELECT name FROM field_names
         WHERE EXISTS (SELECT 1 FROM named_fields WHERE named_fields.name = field_names.key)
         ORDER BY key LIMIT ?`,
      )
      .pluck();
  }

  revision(): number {
    return this.#revision.get() ?? 0;
  }

  /** Writes changes together with their position, so that a kill leaves both or neither. */
  apply(entries: readonly SearchEntry[], removed: readonly number[], revision: number): void {
    transaction(this.#db, () => {
      for (const key of removed) for (const removal of this.#removals) removal.run(key);
      for (const { fieldIds, words, job, ...entry } of entries) {
        this.#put.run(entry);
        this.#putSource.run(entry.requestKey, words, job ?? null);
        this.#putFields(entry.requestKey, fieldIds);
      }
      this.#setRevision.run(revision);
    });
  }

  withAll(phrases: readonly Phrase[]): readonly number[] {
    return this.#match.all(phrases.map(matchOf).join(' AND '));
  }

  withAny(phrases: readonly Phrase[]): readonly number[] {
    return this.#match.all(phrases.map(matchOf).join(' OR '));
  }

  withWords({ min, max }: NumberRange): readonly number[] {
    return this.#withWords.all(min, Math.min(max, Number.MAX_SAFE_INTEGER));
  }

  ofJob(requestKey: number, limit: number): readonly number[] {
    return this.#ofJob.all(requestKey, limit);
  }

  jobs(): readonly number[] {
    return this.#jobs.all();
  }

  jobsWith(requestKeys: readonly number[]): readonly number[] {
    return this.#jobsWith.all(JSON.stringify(requestKeys));
  }

  requestsOf(job: number, limit: number): readonly number[] {
    return this.#requestsOf.all(job, limit);
  }

  withField(id: string): readonly number[] {
    return this.#withField.all(id);
  }

  fieldIds(limit: number): readonly string[] {
    return this.#fieldIds.all(limit);
  }

  #putFields(requestKey: number, fieldIds: readonly string[]): void {
    this.#removeFields.run(requestKey);
    for (const id of fieldIds) {
      const name = this.#name.get(id) ?? Number(this.#addName.run(id).lastInsertRowid);
      this.#putField.run(requestKey, name);
    }
  }
}

/** Tokens have only letters, digits and marks, so nothing in them is special to FTS5 inside quotes. */
function matchOf({ tokens, isOpen }: Phrase): string {
  return `"${tokens.join(' ')}"${isOpen ? ' *' : ''}`;
}
