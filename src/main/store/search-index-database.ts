import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';

export const searchIndexFileName = 'search.db';

/** Another level means other tables or other tokens: the index is made anew, everything in it is in the main database. */
const level = 2;

// Tokens come ready-made with spaces between (shared/search/tokens.ts): the tokenizer only has to part them. The texts
// themselves are not kept.
const schema = `
  CREATE VIRTUAL TABLE entries USING fts5(
    source, target, notes,
    content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'", prefix = '1 2 3'
  );
  CREATE TABLE place (
    key INTEGER PRIMARY KEY CHECK (key = 1),
    -- The database it was made of, and the last change of it that is in.
    feed TEXT NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;
  PRAGMA user_version = ${level};`;

/**
 * Opens the search index of a data folder, made of the database that `feed` names and not newer than its `newest` change. A
 * damaged one, one of another level or of another database gives way to an empty one. Where no file can be written, memory
 * stands in: lists must not fail over their index.
 */
export function openSearchIndexDatabase(dataFolder: string, feed: string, newest: number): Database {
  const file = join(dataFolder, searchIndexFileName);
  try {
    return openFile(file, feed, newest);
  } catch {
    return createNew(file, feed);
  }
}

function createNew(file: string, feed: string): Database {
  try {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openFile(file, feed, 0);
  } catch {
    const db = new SQLite(':memory:');
    create(db, feed);
    return db;
  }
}

function create(db: Database, feed: string): void {
  db.exec(schema);
  db.prepare('INSERT INTO place VALUES (1, ?, 0)').run(feed);
}

/** @throws when it can't be used or written. */
function openFile(file: string, feed: string, newest: number): Database {
  // Its owner's alone: the words of every content are in it.
  closeSync(openSync(file, 'a', 0o600));
  const db = new SQLite(file);
  try {
    db.pragma('journal_mode = WAL');
    // A loss of power may take the last entries back together with their place; they are made again.
    db.pragma('synchronous = NORMAL');
    db.pragma('journal_size_limit = 16777216');
    const found = Number(db.pragma('user_version', { simple: true }));
    if (found === 0) {
      create(db, feed);
      return db;
    }
    if (found !== level) throw new Error(`the search index has level ${found}`);
    const isOurs = db.prepare('SELECT 1 FROM place WHERE feed = ? AND revision <= ?').get(feed, newest);
    if (isOurs === undefined) throw new Error('the search index was made of another database');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
