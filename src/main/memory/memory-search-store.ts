import type { Database, Statement } from 'better-sqlite3';
import { phraseTerms } from '../../content/memory/memory-tokens';
import type { MemoryPair } from '../../contract/memory/memory';
import type { Phrase } from '../../content/search/search-query';
import type { UnitSpan } from './unit-spans';

/** A unit as it is read. */
export interface FoundUnit {
  readonly key: number;
  readonly languageSource: string;
  readonly languageTarget: string;
  readonly source: string;
  readonly target: string;
  readonly sourceMarkup: string | null;
  readonly targetMarkup: string | null;
  readonly changed: string | null;
}

/** A place of a unit. */
export interface UnitPlace {
  readonly unit: number;
  readonly requestKey: number;
  readonly position: number;
}

export type MemorySide = 'source' | 'target' | 'both';

/** A question to the index: units that have all of the phrases, if any, each on one side or on any. */
export interface WordQuestion {
  readonly phrases: readonly Phrase[];
  readonly side: MemorySide;
  /** The word of a language pair (content/memory/memory-tokens.ts); undefined for all languages. */
  readonly mark: string | undefined;
}

const unitColumns = `memory_units.key, language_source AS languageSource, language_target AS languageTarget,
  source, target, source_markup AS sourceMarkup, target_markup AS targetMarkup, changed`;
const unitTables = 'memory_units JOIN memory_pairs ON memory_pairs.key = memory_units.pair';

/** SQL that reads a memory. */
export class MemorySearchStore {
  readonly #withWords: Statement<[string, number, number, number], number>;
  readonly #newest: Statement<[number, number, number], number>;
  readonly #alike: Statement<[number, number, number, number], number>;
  readonly #units: Statement<[string], FoundUnit>;
  readonly #ofSource: Statement<[number, number], FoundUnit>;
  readonly #sample: Statement<[string, number], FoundUnit>;
  readonly #places: Statement<[string], UnitPlace> | undefined;
  readonly #ofRequests: Statement<[string, number], number> | undefined;
  readonly #changedWithin: Statement<[string, string, number], number> | undefined;
  readonly #pairs: Statement<[], MemoryPair>;
  readonly #size: Statement<[], number>;
  readonly #requests: Statement<[], number> | undefined;

  /** `hasPlaces` is false for an imported memory, whose units are in no request. */
  constructor(db: Database, hasPlaces = true) {
    // FTS5 seeks integers only; numbers are bound as floats, for which it would read all newer keys too.
    this.#withWords = db
      .prepare<[string, number, number, number], number>(
        `SELECT rowid FROM memory_words
         WHERE memory_words MATCH ? AND rowid BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)
         ORDER BY rowid DESC LIMIT ?`,
      )
      .pluck();
    this.#newest = db
      .prepare<[number, number, number], number>(
        'SELECT key FROM memory_units WHERE key BETWEEN ? AND ? ORDER BY key DESC LIMIT ?',
      )
      .pluck();
    this.#alike = db
      .prepare<[number, number, number, number], number>(
        'SELECT unit FROM memory_grams WHERE pair = ? AND gram = ? AND length = ? LIMIT ?',
      )
      .pluck();
    this.#units = db.prepare(
      `SELECT ${unitColumns} FROM json_each(?) AS asked CROSS JOIN ${unitTables}
       WHERE memory_units.key = asked.value`,
    );
    this.#ofSource = db.prepare(`SELECT ${unitColumns} FROM ${unitTables} WHERE source_hash = ? LIMIT ?`);
    this.#sample = db.prepare(
      `SELECT ${unitColumns} FROM (SELECT rowid AS asked FROM memory_words WHERE memory_words MATCH ? LIMIT ?)
       CROSS JOIN ${unitTables} WHERE memory_units.key = asked`,
    );
    const hasDates =
      db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'memory_units_by_changed'").get() !== undefined;
    this.#changedWithin = hasDates
      ? db
          .prepare<[string, string, number], number>(
            'SELECT key FROM memory_units WHERE changed >= ? AND changed < ? LIMIT ?',
          )
          .pluck()
      : undefined;
    this.#pairs = db.prepare(
      `SELECT language_source AS source, language_target AS target, units FROM memory_pairs WHERE units > 0`,
    );
    this.#size = db.prepare<[], number>('SELECT coalesce(sum(units), 0) FROM memory_pairs').pluck();
    this.#requests = hasPlaces
      ? db.prepare<[], number>('SELECT count(*) FROM memory_requests').pluck()
      : undefined;
    this.#places = hasPlaces
      ? db.prepare(
          `SELECT unit, request_key AS requestKey, position FROM json_each(?) AS asked
           CROSS JOIN memory_places ON unit = asked.value ORDER BY unit DESC, request_key DESC`,
        )
      : undefined;
    this.#ofRequests = hasPlaces
      ? db
          .prepare<[string, number], number>(
            `SELECT unit FROM json_each(?) AS asked
             CROSS JOIN memory_places ON request_key = asked.value LIMIT ?`,
          )
          .pluck()
      : undefined;
  }

  /**
   * Returns the keys, in a span, of units that can have these phrases, the newest first. They have all terms
   * of the phrases, in any order.
   */
  withTerms(question: WordQuestion, { first, last }: UnitSpan, limit: number): readonly number[] {
    const match = matchOf(question);
    return match === ''
      ? this.#newest.all(first, last, limit)
      : this.#withWords.all(match, first, last, limit);
  }

  /** Returns units of requests, in no order; one may be there several times. */
  ofRequests(keys: readonly number[], limit: number): readonly number[] {
    return this.#ofRequests?.all(JSON.stringify(keys), limit) ?? [];
  }

  /**
   * Returns units that were changed last since an instant and before another, both in RFC 3339 in UTC;
   * undefined where no index has them.
   */
  changedWithin(since: string, until: string, limit: number): readonly number[] | undefined {
    return this.#changedWithin?.all(since, until, limit);
  }

  /** Returns units of this length with a rare token, by their hashes. */
  alike(pair: number, gram: number, length: number, limit: number): readonly number[] {
    return this.#alike.all(pair, gram, length, limit);
  }

  units(keys: readonly number[]): readonly FoundUnit[] {
    return this.#units.all(JSON.stringify(keys));
  }

  /** Returns units whose source has this hash. */
  ofSource(hash: number, limit: number): readonly FoundUnit[] {
    return this.#ofSource.all(hash, limit);
  }

  /** Returns some units with a mark, to know how frequent words are in general. */
  sample(mark: string, limit: number): readonly FoundUnit[] {
    return this.#sample.all(`marks : "${mark}"`, limit);
  }

  /** Returns the places of units, the newest first. */
  places(units: readonly number[]): readonly UnitPlace[] {
    return this.#places?.all(JSON.stringify(units)) ?? [];
  }

  /** How many requests have their units here. */
  requests(): number {
    return this.#requests?.get() ?? 0;
  }

  /** The language pairs, with how many units each has. */
  pairs(): readonly MemoryPair[] {
    return this.#pairs.all();
  }

  /** How many units there are. */
  size(): number {
    return this.#size.get() ?? 0;
  }
}

/** Terms have only letters, digits, marks, `_` and `+`: inside quotes, nothing in them is special. */
function matchOf({ phrases, side, mark }: WordQuestion): string {
  const columns = side === 'both' ? ['source', 'target'] : [side];
  const parts = phrases.map((phrase) => {
    const terms = phraseTerms(phrase).map(({ text, isOpen }) => `"${text}"${isOpen ? ' *' : ''}`);
    // One term on any side is read once: a beginning of words is costly.
    if (terms.length === 1) return `({${columns.join(' ')}} : (${terms.join('')}))`;
    // All terms of a phrase are on one side.
    return `(${columns.map((column) => `(${column} : (${terms.join(' AND ')}))`).join(' OR ')})`;
  });
  return [...parts, ...(mark === undefined ? [] : [`(marks : "${mark}")`])].join(' AND ');
}
