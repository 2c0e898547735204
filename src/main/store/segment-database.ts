import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';

export const segmentFileName = 'segments.db';

/** Another level means other tables or other hashes: the file is made anew, everything in it is in the main database. */
const level = 1;

const schema = `
  CREATE TABLE pairs (
    key INTEGER PRIMARY KEY,
    language_source TEXT NOT NULL,
    language_target TEXT NOT NULL,
    UNIQUE (language_source, language_target)
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
  -- Requests for which a segment's translations became several, or one again: they are owed another check.
  CREATE TABLE owed (
    request_key INTEGER PRIMARY KEY
  ) STRICT;
  CREATE TABLE place (
    key INTEGER PRIMARY KEY CHECK (key = 1),
    id TEXT NOT NULL
  ) STRICT;
  PRAGMA user_version = ${level};`;

/**
 * Opens the segments of all requests of a data folder. A damaged file, or one of another level, gives way to an empty one
 * with another id. Where no file can be written, memory stands in.
 */
export function openSegmentDatabase(dataFolder: string): Database {
  const file = join(dataFolder, segmentFileName);
  try {
    return openFile(file);
  } catch {
    return createNew(file);
  }
}

/** The same for who only reads; undefined while there is none that can be read. It may be made anew: not to be kept open. */
export function readSegmentDatabase(dataFolder: string): Database | undefined {
  let db: Database | undefined;
  try {
    db = new SQLite(join(dataFolder, segmentFileName), { readonly: true, fileMustExist: true });
    if (Number(db.pragma('user_version', { simple: true })) === level) return db;
  } catch {
    // Not there, damaged, or another program's: the checker sees to it.
  }
  db?.close();
  return undefined;
}

function createNew(file: string): Database {
  try {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openFile(file);
  } catch {
    const db = new SQLite(':memory:');
    create(db);
    return db;
  }
}

function create(db: Database): void {
  db.exec(schema);
  db.exec('INSERT INTO place VALUES (1, lower(hex(randomblob(16))))');
}

/** @throws when it can't be used or written. */
function openFile(file: string): Database {
  // Its owner's alone: pieces of every content are in it.
  closeSync(openSync(file, 'a', 0o600));
  const db = new SQLite(file);
  try {
    db.pragma('journal_mode = WAL');
    // What a loss of power takes back is a comparison less until the next check; contents are not in danger.
    db.pragma('synchronous = NORMAL');
    db.pragma('journal_size_limit = 16777216');
    const found = Number(db.pragma('user_version', { simple: true }));
    if (found === 0) create(db);
    else if (found !== level) throw new Error(`the segments have level ${found}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
