import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { derivedFileName, earlierDerivedFileNames } from './database-name';
import { openDisposableDatabase } from './disposable-database';
import { removeDatabase } from './durable-files';
import { memoryPlacesSchema, memorySchema } from './schema/memory-schema';

/** Increase this when the tables, the tokens, the hashes or the units of the memory change. */
const level = 12;

const schema = `
  -- The search index: an entry a request, by its key. Tokens come ready-made with spaces between (content/search/tokens.ts), so
  -- the tokenizer only has to part them. The texts themselves are not kept.
  CREATE VIRTUAL TABLE entries USING fts5(
    source, target, notes,
    content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'", prefix = '1 2 3'
  );
  -- Words and hash of a request's source, and its fields by their ids. Requests of one hash are one job; NULL: its source is
  -- not known.
  CREATE TABLE sources (
    request_key INTEGER PRIMARY KEY,
    words INTEGER NOT NULL,
    job INTEGER
  ) STRICT;
  CREATE INDEX sources_by_words ON sources (words);
  CREATE INDEX sources_by_job ON sources (job) WHERE job IS NOT NULL;
  CREATE TABLE field_names (
    key INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE
  ) STRICT;
  CREATE TABLE named_fields (
    request_key INTEGER NOT NULL,
    name INTEGER NOT NULL,
    PRIMARY KEY (request_key, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX named_fields_by_name ON named_fields (name);
  -- Two languages in one connection (requests.origin of the main database): only there, texts are to be the same.
  CREATE TABLE pairs (
    key INTEGER PRIMARY KEY,
    origin INTEGER NOT NULL,
    language_source TEXT NOT NULL,
    language_target TEXT NOT NULL,
    UNIQUE (origin, language_source, language_target)
  ) STRICT;
  -- What translates what in which request; by hashes, of 48 bits, of texts in which spaces make no difference.
  CREATE TABLE segments (
    request_key INTEGER NOT NULL,
    pair INTEGER NOT NULL,
    source INTEGER NOT NULL,
    target INTEGER NOT NULL,
    PRIMARY KEY (request_key, pair, source, target)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX segments_by_source ON segments (pair, source, target, request_key);
  CREATE INDEX segments_by_target ON segments (pair, target, source, request_key);
  -- The beginning of each text, to be named in a sentence.
  CREATE TABLE texts (
    hash INTEGER PRIMARY KEY,
    text TEXT NOT NULL
  ) STRICT;
  -- How the translated fields of each request deviate from their sources, which are hashes of language and text: JSON of
  -- hashes; NULL: not at all.
  CREATE TABLE deviations (
    source INTEGER NOT NULL,
    language TEXT NOT NULL,
    request_key INTEGER NOT NULL,
    said TEXT,
    PRIMARY KEY (source, language, request_key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deviations_by_request ON deviations (request_key);
  CREATE INDEX deviations_said ON deviations (source, request_key) WHERE said IS NOT NULL;
  -- Requests for which a segment's translations became several, or one again, or of whose other languages something else is
  -- to be said: they are due for another check.
  CREATE TABLE owed (
    request_key INTEGER PRIMARY KEY
  ) STRICT;
  CREATE TABLE place (
    key INTEGER PRIMARY KEY CHECK (key = 1),
    -- Names this file (check_sweep.segments_id of the main database): another one has to be filled first.
    id TEXT NOT NULL,
    -- The database it was made of, and the last change of it that is in the search index.
    database TEXT NOT NULL,
    revision INTEGER NOT NULL,
    -- The run of the program in which it was opened last (search_sessions of the main database).
    session TEXT NOT NULL
  ) STRICT;
  ${memorySchema}
  ${memoryPlacesSchema}`;

/**
 * Identifies the derived data of this database, in contrast to another database or another history of it (a
 * copy, a backup).
 */
export interface DatabaseHistory {
  readonly id: () => string;
  /** Id of the current run of the program. */
  readonly current: () => string;
  /** Whether derived data written last in that run, up to that change, can belong to this database. */
  readonly includes: (session: string, revision: number) => boolean;
}

export function derivedFileOf(dataFolder: string): string {
  return join(dataFolder, derivedFileName);
}

/**
 * Opens the file of all derived data of a data folder (`openDisposableDatabase`), which one thread writes. A
 * file of another database, or of another history of it, is replaced by an empty one. The files of earlier
 * versions are then removed.
 */
export function openDerivedDatabase(dataFolder: string, history: DatabaseHistory): Database {
  const derived = openDisposableDatabase({
    file: derivedFileOf(dataFolder),
    level,
    // A power loss may undo the last moments together with their position; they are derived again.
    synchronous: 'NORMAL',
    logLimitBytes: 32 * 1024 * 1024,
    create(db) {
      db.exec(schema);
      // All in-memory databases share one id, because a random one would cause every request to be checked
      // again.
      const id = db.memory ? "'memory'" : 'lower(hex(randomblob(16)))';
      db.prepare(`INSERT INTO place VALUES (1, ${id}, ?, 0, ?)`).run(history.id(), history.current());
    },
    isOurs(db) {
      if (!isOfHistory(db, history)) return false;
      db.prepare('UPDATE place SET session = ?').run(history.current());
      return true;
    },
  });
  // 32 MiB: a checkpoint waits for the disk twice and blocks the index, so it runs more rarely than SQLite's
  // default.
  derived.pragma('wal_autocheckpoint = 8192');
  if (!derived.memory) removeEarlierFiles(dataFolder);
  return derived;
}

/** Derived data in memory, for requests that are in no database; lost when the process ends. */
export function openDerivedInMemory(): Database {
  const db = new SQLite(':memory:');
  db.exec(schema);
  db.prepare("INSERT INTO place VALUES (1, 'memory', '', 0, '')").run();
  return db;
}

/** Returns the id of a usable file. @throws SQLite's error for a file that is damaged or has other tables. */
export function usableId(db: Database, history: DatabaseHistory): string | undefined {
  const isUsable = Number(db.pragma('user_version', { simple: true })) === level && isOfHistory(db, history);
  return isUsable ? db.prepare<[], string>('SELECT id FROM place').pluck().get() : undefined;
}

/** Reads the whole file, which takes seconds for a large one. */
export function isIntact(db: Database): boolean {
  try {
    return db.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch {
    return false;
  }
}

interface Place {
  readonly session: string;
  readonly revision: number;
}

function isOfHistory(db: Database, history: DatabaseHistory): boolean {
  const place = db
    .prepare<[string], Place>('SELECT session, revision FROM place WHERE database = ?')
    .get(history.id());
  return place !== undefined && history.includes(place.session, place.revision);
}

/**
 * No earlier version of the program has these files open, because this process has the lock of the folder.
 */
function removeEarlierFiles(dataFolder: string): void {
  for (const name of earlierDerivedFileNames) {
    try {
      removeDatabase(join(dataFolder, name));
    } catch {
      // Another program reads the file. The next opening tries again.
    }
  }
}
