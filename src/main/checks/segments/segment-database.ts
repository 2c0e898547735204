import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { segmentFileName } from '../../database/database-name';
import { openDisposableDatabase } from '../../database/disposable-database';

/** Another one where the tables or the hashes change. */
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
  ) STRICT;`;

/**
 * Opens the segments of all requests of a data folder (`openDisposableDatabase`). Everything in them is in the main database; an
 * empty file has another id than the one it stands in for.
 */
export function openSegmentDatabase(dataFolder: string): Database {
  return openDisposableDatabase({
    file: join(dataFolder, segmentFileName),
    level,
    // What a loss of power takes back is a comparison less until the next check; contents are not in danger.
    synchronous: 'NORMAL',
    logLimitBytes: 16 * 1024 * 1024,
    create(db) {
      db.exec(schema);
      db.exec('INSERT INTO place VALUES (1, lower(hex(randomblob(16))))');
    },
  });
}

/** The same for who only reads; undefined while there is none that can be read. It may be made again: not to be kept open. */
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
