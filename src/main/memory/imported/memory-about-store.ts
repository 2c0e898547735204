import type { Database, Statement } from 'better-sqlite3';
import type { FoundUnit } from '../memory-search-store';
import type { MemoryPair } from '../../../contract/memory/memory';

/** Name and origin of an imported memory. */
export interface MemoryAbout {
  readonly name: string;
  readonly file: string;
  readonly tool: string;
  /** When it was imported, in RFC 3339. */
  readonly imported: string;
}

/** Name and origin as they are stored, with the language pairs and their units. */
export interface StoredAbout extends MemoryAbout {
  readonly pairs: readonly MemoryPair[];
}

/** The table in which a memory's file says what it is, and the index of its units by their dates. */
export const memoryAboutSchema = `
  CREATE TABLE memory_about (
    key INTEGER PRIMARY KEY CHECK (key = 1),
    name TEXT NOT NULL,
    -- The name of the file that it was imported from, and the program that made that file, as it says.
    file TEXT NOT NULL,
    tool TEXT NOT NULL,
    imported TEXT NOT NULL,
    -- JSON: the language pairs and their units, the most frequent first.
    pairs TEXT NOT NULL
  ) STRICT;
  -- Files that were imported before 26 November 2026 don't have it.
  CREATE INDEX memory_units_by_changed ON memory_units (changed) WHERE changed IS NOT NULL;`;

/** SQL on what a memory is. */
export class MemoryAboutStore {
  readonly #db: Database;
  readonly #read: Statement<[], MemoryAbout & { readonly pairs: string }>;

  constructor(db: Database) {
    this.#db = db;
    this.#read = db.prepare('SELECT name, file, tool, imported, pairs FROM memory_about');
  }

  read(): StoredAbout | undefined {
    const row = this.#read.get();
    if (row === undefined) return undefined;
    // Only `write` writes this column.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { ...row, pairs: JSON.parse(row.pairs) as readonly MemoryPair[] };
  }

  /** Says what a memory is, once all of its units are there. */
  write(about: MemoryAbout): void {
    const pairs = this.#db
      .prepare<[], MemoryPair>(
        `SELECT language_source AS source, language_target AS target, units
         FROM memory_pairs WHERE units > 0 ORDER BY units DESC, source, target`,
      )
      .all();
    this.#db
      .prepare('INSERT INTO memory_about VALUES (1, @name, @file, @tool, @imported, @pairs)')
      .run({ ...about, pairs: JSON.stringify(pairs) });
  }

  /** All units, in the order in which they were imported. */
  units(): IterableIterator<Omit<FoundUnit, 'key'>> {
    return this.#db
      .prepare<[], Omit<FoundUnit, 'key'>>(
        `SELECT language_source AS languageSource, language_target AS languageTarget, source, target,
           source_markup AS sourceMarkup, target_markup AS targetMarkup, changed
         FROM memory_units JOIN memory_pairs ON memory_pairs.key = pair ORDER BY memory_units.key`,
      )
      .iterate();
  }

  rename(name: string): void {
    this.#db.prepare<[string]>('UPDATE memory_about SET name = ?').run(name);
  }
}
