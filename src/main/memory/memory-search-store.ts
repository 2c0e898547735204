import type { Database, Statement } from 'better-sqlite3';
import type { Phrase } from '../../content/search/search-query';

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

/** A question to the index: units that have all of the phrases, each on one side or on any. */
export interface WordQuestion {
  readonly phrases: readonly Phrase[];
  readonly side: MemorySide;
  /** The word of a language pair (content/memory/memory-tokens.ts); undefined for all languages. */
  readonly mark: string | undefined;
}

const unitColumns = `memory_units.key, language_source AS languageSource, language_target AS languageTarget,
  source, target, source_markup AS sourceMarkup, target_markup AS targetMarkup, changed`;
const unitTables = 'memory_units JOIN memory_pairs ON memory_pairs.key = memory_units.pair';

export interface FoundKeys {
  readonly keys: readonly number[];
  /** There are no others. */
  readonly isComplete: boolean;
}

/** Places of a unit that are compared to choose one to show. */
const mostPlaces = 20;

/** SQL that reads a memory. */
export class MemorySearchStore {
  readonly #withWords: Statement<[string, number], number>;
  readonly #alike: Statement<[number, number, number, number], number>;
  readonly #units: Statement<[string], FoundUnit>;
  readonly #ofSource: Statement<[number, number], FoundUnit>;
  readonly #sample: Statement<[string, number], FoundUnit>;
  readonly #places: Statement<[number], UnitPlace> | undefined;
  readonly #size: Statement<[], number>;

  /** `hasPlaces` is false for an imported memory, whose units are in no request. */
  constructor(db: Database, hasPlaces = true) {
    this.#withWords = db
      .prepare<[string, number], number>(
        'SELECT rowid FROM memory_words WHERE memory_words MATCH ? ORDER BY rowid DESC LIMIT ?',
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
    this.#size = db.prepare<[], number>('SELECT coalesce(max(key), 0) FROM memory_units').pluck();
    this.#places = hasPlaces
      ? db.prepare(
          `SELECT unit, request_key AS requestKey, position FROM memory_places WHERE unit = ?
       ORDER BY request_key DESC LIMIT ${mostPlaces}`,
        )
      : undefined;
  }

  /**
   * Returns the keys of units with these words, the newest first. Those that have exactly these words come
   * before those whose last word goes on: a search for the beginning of a frequent word reads all of them.
   */
  withWords(question: WordQuestion, limit: number): FoundKeys {
    const phrases = question.phrases.map(({ tokens }) => ({ tokens, isOpen: false }));
    const exact = this.#withWords.all(matchOf({ ...question, phrases }), limit + 1);
    const isOpen = question.phrases.some((phrase) => phrase.isOpen);
    const keys =
      isOpen && exact.length <= limit
        ? [...new Set([...exact, ...this.#withWords.all(matchOf(question), limit + 1)])]
        : exact;
    return { keys: keys.slice(0, limit), isComplete: keys.length <= limit };
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

  /** Returns the newest places of a unit. */
  places(unit: number): readonly UnitPlace[] {
    return this.#places?.all(unit) ?? [];
  }

  /** About how many units there are. */
  size(): number {
    return this.#size.get() ?? 0;
  }
}

/** Tokens and marks have only letters, digits, marks and `_`: inside quotes, nothing in them is special. */
function matchOf({ phrases, side, mark }: WordQuestion): string {
  const columns = side === 'both' ? '{source target}' : side;
  const parts = phrases.map(
    ({ tokens, isOpen }) => `(${columns} : "${tokens.join(' ')}"${isOpen ? ' *' : ''})`,
  );
  return [...parts, ...(mark === undefined ? [] : [`(marks : "${mark}")`])].join(' AND ');
}
