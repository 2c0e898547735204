import type { Database, Statement } from 'better-sqlite3';
import { transaction } from '../database/transaction';
import type { UnitSpan } from './unit-spans';

/** The rarest tokens of a source by their hashes, with the hash of the language pair. */
export interface UnitGrams {
  readonly pair: number;
  readonly length: number;
  readonly hashes: readonly number[];
}

/** A unit as it is stored. */
export interface StoredUnit {
  readonly source: string;
  readonly target: string;
  readonly sourceMarkup: string | null;
  readonly targetMarkup: string | null;
  readonly changed: string | null;
  readonly sourceHash: number;
  readonly targetHash: number;
  /** Terms with spaces between. */
  readonly sourceTerms: string;
  readonly targetTerms: string;
  readonly marks: string;
  readonly grams: UnitGrams;
}

/** Keys for the units of a request. Units beyond get the next free key of all. */
const keysOfRequest = 4096;

/** The keys that units got which were in one of these requests first. */
export function unitsOfRequests(first: number, last: number): UnitSpan {
  return { first: first * keysOfRequest, last: (last + 1) * keysOfRequest - 1 };
}

/** SQL that fills a memory. */
export class MemoryStore {
  readonly #db: Database;
  readonly #pair: Statement<[string, string], number>;
  readonly #addPair: Statement<[string, string]>;
  readonly #known: Statement<[number, number, number], number>;
  readonly #add: Statement<[object]>;
  readonly #count: Statement<[number]>;
  readonly #lastKey: Statement<[number, number], number>;
  readonly #addWords: Statement<[object]>;
  readonly #addGram: Statement<[number, number, number, number]>;

  constructor(db: Database) {
    this.#db = db;
    this.#pair = db
      .prepare<[string, string], number>(
        'SELECT key FROM memory_pairs WHERE language_source = ? AND language_target = ?',
      )
      .pluck();
    this.#addPair = db.prepare('INSERT INTO memory_pairs (language_source, language_target) VALUES (?, ?)');
    this.#known = db
      .prepare<[number, number, number], number>(
        'SELECT key FROM memory_units WHERE source_hash = ? AND target_hash = ? AND pair = ?',
      )
      .pluck();
    this.#add = db.prepare(
      `INSERT INTO memory_units
         (key, pair, source_hash, target_hash, source, target, source_markup, target_markup, changed)
       VALUES (@key, @pair, @sourceHash, @targetHash, @source, @target, @sourceMarkup, @targetMarkup, @changed)`,
    );
    this.#count = db.prepare('UPDATE memory_pairs SET units = units + 1 WHERE key = ?');
    this.#lastKey = db
      .prepare<[number, number], number>('SELECT max(key) FROM memory_units WHERE key BETWEEN ? AND ?')
      .pluck();
    this.#addWords = db.prepare(
      `INSERT INTO memory_words (rowid, source, target, marks)
       VALUES (@key, @sourceTerms, @targetTerms, @marks)`,
    );
    this.#addGram = db.prepare('INSERT OR IGNORE INTO memory_grams VALUES (?, ?, ?, ?)');
  }

  /** Runs `work` in one transaction. */
  together<T>(work: () => T): T {
    return transaction(this.#db, work);
  }

  pairKey(source: string, target: string): number {
    return this.#pair.get(source, target) ?? Number(this.#addPair.run(source, target).lastInsertRowid);
  }

  /**
   * Returns the key of a unit, which is added if it is new. Units of newer requests have higher keys, in
   * whatever order requests are learned; without a request, the newest unit has the highest key.
   */
  unitKey(pair: number, unit: StoredUnit, requestKey?: number): number {
    const known = this.#known.get(unit.sourceHash, unit.targetHash, pair);
    if (known !== undefined) return known;
    const { grams, ...columns } = unit;
    const asked = requestKey === undefined ? null : this.#freeKey(requestKey);
    const key = Number(this.#add.run({ ...columns, pair, key: asked }).lastInsertRowid);
    this.#count.run(pair);
    this.#addWords.run({ ...columns, key });
    for (const gram of grams.hashes) this.#addGram.run(grams.pair, gram, grams.length, key);
    return key;
  }

  /** Null for the next key of all. */
  #freeKey(requestKey: number): number | null {
    const { first, last } = unitsOfRequests(requestKey, requestKey);
    const free = (this.#lastKey.get(first, last) ?? first - 1) + 1;
    return free > last ? null : free;
  }
}
