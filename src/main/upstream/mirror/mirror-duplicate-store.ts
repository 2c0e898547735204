import type { Database, Statement } from 'better-sqlite3';
import { mirrorsOfService } from '../connection-store';

/** A request that was mirrored twice. */
export interface MirrorDuplicate {
  readonly key: number;
  /** Key of the request that stays. */
  readonly staysKey: number;
}

/** Requests per search: about a millisecond. */
const mostLooked = 500;

/** SQL that finds requests which two connections to one service mirrored each for itself. */
export class MirrorDuplicateStore {
  readonly #merging: Statement<[], number>;
  readonly #end: Statement<[number]>;
  readonly #last: Statement<[number, number], number | null>;
  readonly #staying: Statement<[number, number], number>;
  readonly #duplicates: Statement<[number, number, number, number], MirrorDuplicate>;

  constructor(db: Database) {
    this.#merging = db
      .prepare<[], number>('SELECT key FROM connections WHERE merging = 1 AND clearing < 2 ORDER BY key')
      .pluck();
    this.#end = db.prepare('UPDATE connections SET merging = 0 WHERE key = ?');
    this.#last = db
      .prepare<[number, number], number | null>(
        'SELECT max(key) FROM (SELECT key FROM requests WHERE key > ? ORDER BY key LIMIT ?)',
      )
      .pluck();
    this.#staying = db
      .prepare<[number, number], number>(
        'SELECT count(*) FROM requests JOIN connections c ON c.key = origin WHERE requests.key IN (?, ?) AND clearing < 2',
      )
      .pluck();
    this.#duplicates = db.prepare(`
      SELECT r.key AS key, min(other.key) AS staysKey FROM requests r JOIN requests other ON other.id = r.id
      WHERE r.key > ? AND r.key <= ? AND +r.origin = ? AND other.key <> r.key AND +other.origin IN (${mirrorsOfService})
      GROUP BY r.key`);
  }

  /** Connections whose mirror may duplicate that of another connection to their service, oldest first. */
  merging(): readonly number[] {
    return this.#merging.all();
  }

  /** Records that the connection has no duplicates left. */
  end(connectionKey: number): void {
    this.#end.run(connectionKey);
  }

  /** Whether both still exist, and neither mirror is being removed. */
  stay({ key, staysKey }: MirrorDuplicate): boolean {
    return this.#staying.get(key, staysKey) === 2;
  }

  /** Searches some requests after a key. `upTo` is where the next search begins; undefined at the end. */
  after(
    connectionKey: number,
    key: number,
  ): { readonly duplicates: readonly MirrorDuplicate[]; readonly upTo: number | undefined } {
    const upTo = this.#last.get(key, mostLooked) ?? undefined;
    if (upTo === undefined) return { duplicates: [], upTo };
    return { duplicates: this.#duplicates.all(key, upTo, connectionKey, connectionKey), upTo };
  }
}
