import type { Database, Statement } from 'better-sqlite3';
import type { ImportState, RequestState } from '../../content/content-request';
import { reasonsJson } from './mark-reason-store';

/** Parts of a request's JSON: its head's columns and its current version's document. */
export interface StoredDocument {
  readonly key: number;
  readonly id: string;
  readonly state: RequestState;
  readonly created_text: string;
  readonly completed_text: string | null;
  readonly import_state: ImportState | null;
  readonly import_time_text: string | null;
  /** JSON […]; null when there are none. */
  readonly import_reasons: string | null;
  readonly document: string;
}

type Row = Omit<StoredDocument, 'document'> & { readonly document: string | null };

/** Columns of a request that never change. */
interface RequestIdentity {
  readonly id: string;
  readonly created_text: string;
}

/**
 * One statement, because each takes and releases the file's read lock; and no join: a subquery takes two
 * microseconds, a join twelve (measured with SQLite 3.54; `npm run bench` shows the sum).
 */
const select = `
  SELECT key, id, state, created_text, completed_text, import_state, import_time_text,
  ${reasonsJson} AS import_reasons, (
    SELECT document FROM versions WHERE request_key = requests.key AND number = requests.version
  ) AS document
  FROM requests`;

/** Reads requests in the form of the wire. */
export class DocumentStore {
  readonly #localById: Statement<[string], Row>;
  readonly #mirroredById: Statement<[string], Row>;
  readonly #byKey: Statement<[number], Row>;
  readonly #document: Statement<[number, number], string>;
  readonly #identity: Statement<[number], RequestIdentity>;

  constructor(db: Database) {
    // Two connections may have requests with equal ids. Both searches use the unique index (id, origin), the
    // second one backwards; one statement that sorts would cost ten times as much.
    this.#localById = db.prepare(`${select} WHERE id = ? AND origin = 0`);
    this.#mirroredById = db.prepare(`${select} WHERE id = ? ORDER BY origin DESC LIMIT 1`);
    this.#byKey = db.prepare(`${select} WHERE key = ?`);
    this.#document = db
      .prepare<[number, number], string>('SELECT document FROM versions WHERE request_key = ? AND number = ?')
      .pluck();
    this.#identity = db.prepare('SELECT id, created_text FROM requests WHERE key = ?');
  }

  /** Finds the local request, or else that of the connection that was added last. */
  byId(id: string): StoredDocument | undefined {
    return withDocument(this.#localById.get(id) ?? this.#mirroredById.get(id));
  }

  byKey(key: number): StoredDocument | undefined {
    return withDocument(this.#byKey.get(key));
  }

  /** Returns a request in one of its versions. */
  ofVersion(key: number, version: number): (RequestIdentity & { readonly document: string }) | undefined {
    const identity = this.#identity.get(key);
    const document = this.#document.get(key, version);
    return identity === undefined || document === undefined ? undefined : { ...identity, document };
  }
}

function withDocument(row: Row | undefined): StoredDocument | undefined {
  return row !== undefined && hasDocument(row) ? row : undefined;
}

function hasDocument(row: Row): row is StoredDocument {
  return row.document !== null;
}
