import type { Database, Statement } from 'better-sqlite3';
import { memoryTokens } from '../../content/memory/memory-tokens';
import { gramsOf } from './stored-unit';

interface RemovedUnit {
  readonly source: string;
  readonly languageSource: string;
  readonly languageTarget: string;
}

/** SQL on where the units of requests occur. */
export class MemoryPlaceStore {
  readonly #version: Statement<[number], number>;
  readonly #setVersion: Statement<[number, number]>;
  readonly #removeVersion: Statement<[number]>;
  readonly #unitsOf: Statement<[number], number>;
  readonly #add: Statement<[number, number, number]>;
  readonly #removeOf: Statement<[number]>;
  readonly #isUsed: Statement<[number], number>;
  readonly #unit: Statement<[number], RemovedUnit>;
  readonly #removeGram: Statement<[number, number, number, number]>;
  readonly #removals: readonly Statement<[number]>[];

  constructor(db: Database) {
    this.#version = db
      .prepare<[number], number>('SELECT version FROM memory_requests WHERE request_key = ?')
      .pluck();
    this.#setVersion = db.prepare('INSERT OR REPLACE INTO memory_requests VALUES (?, ?)');
    this.#removeVersion = db.prepare('DELETE FROM memory_requests WHERE request_key = ?');
    this.#unitsOf = db
      .prepare<[number], number>('SELECT DISTINCT unit FROM memory_places WHERE request_key = ?')
      .pluck();
    this.#add = db.prepare('INSERT OR IGNORE INTO memory_places VALUES (?, ?, ?)');
    this.#removeOf = db.prepare('DELETE FROM memory_places WHERE request_key = ?');
    this.#isUsed = db.prepare<[number], number>('SELECT 1 FROM memory_places WHERE unit = ? LIMIT 1').pluck();
    this.#unit = db.prepare(
      `SELECT source, language_source AS languageSource, language_target AS languageTarget FROM memory_units
       JOIN memory_pairs ON memory_pairs.key = memory_units.pair WHERE memory_units.key = ?`,
    );
    this.#removeGram = db.prepare(
      'DELETE FROM memory_grams WHERE pair = ? AND gram = ? AND length = ? AND unit = ?',
    );
    this.#removals = [
      db.prepare('DELETE FROM memory_words WHERE rowid = ?'),
      db.prepare(
        'UPDATE memory_pairs SET units = units - 1 WHERE key = (SELECT pair FROM memory_units WHERE key = ?)',
      ),
      db.prepare('DELETE FROM memory_units WHERE key = ?'),
    ];
  }

  /** The version of a request whose units are here; undefined when none are. */
  version(requestKey: number): number | undefined {
    return this.#version.get(requestKey);
  }

  /** Replaces the places of a request. Units that are then in no request are removed. */
  replace(
    requestKey: number,
    version: number | undefined,
    places: readonly { readonly unit: number; readonly position: number }[],
  ): void {
    const before = this.#unitsOf.all(requestKey);
    if (before.length > 0) this.#removeOf.run(requestKey);
    for (const { unit, position } of places) this.#add.run(unit, requestKey, position);
    for (const unit of before) {
      if (this.#isUsed.get(unit) === undefined) this.#removeUnit(unit);
    }
    if (version === undefined) this.#removeVersion.run(requestKey);
    else this.#setVersion.run(requestKey, version);
  }

  #removeUnit(key: number): void {
    const unit = this.#unit.get(key);
    if (unit === undefined) return;
    const languages = { source: unit.languageSource, target: unit.languageTarget };
    const { pair, length, hashes } = gramsOf(memoryTokens(unit.source), languages);
    for (const gram of hashes) this.#removeGram.run(pair, gram, length, key);
    for (const removal of this.#removals) removal.run(key);
  }
}
