import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';

export const requestLogFileName = 'request-log.db';

/** Another level means another table: the file is replaced, it is only a log. */
const level = 1;

const schema = `
  CREATE TABLE calls (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    time_us INTEGER NOT NULL,
    method TEXT NOT NULL,
    path TEXT NOT NULL,
    token_id TEXT,
    token_name TEXT,
    status INTEGER NOT NULL,
    duration_us INTEGER NOT NULL,
    -- What the entry counts for in the bound of the whole log. Before the bodies: summing up reads none of them.
    size_bytes INTEGER NOT NULL,
    headers TEXT NOT NULL,
    problems TEXT NOT NULL,
    request_body TEXT NOT NULL,
    response_body TEXT NOT NULL
  ) STRICT;
  PRAGMA user_version = ${level};`;

/**
 * Opens the request log of a data folder. A damaged file, or one of another level, gives way to a new one. A file that
 * can't be written at all is stood in for by memory: the service must not fail over its log.
 */
export function openRequestLogDatabase(dataFolder: string): Database {
  const file = join(dataFolder, requestLogFileName);
  try {
    return openFile(file);
  } catch {
    return createNew(file);
  }
}

/** Lets a file go that turned out to be damaged, and begins a new one. */
export function replaceRequestLogDatabase(damaged: Database, dataFolder: string): Database {
  damaged.close();
  return createNew(join(dataFolder, requestLogFileName));
}

function createNew(file: string): Database {
  try {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    return openFile(file);
  } catch {
    const db = new SQLite(':memory:');
    db.exec(schema);
    return db;
  }
}

/** @throws when it is damaged, of another level or can't be written. */
function openFile(file: string): Database {
  // Its owner's alone: it has contents, as the main database does.
  closeSync(openSync(file, 'a', 0o600));
  const db = new SQLite(file);
  try {
    db.pragma('journal_mode = WAL');
    // A log may lose its last moments with the power; the service waits for no disk.
    db.pragma('synchronous = OFF');
    db.pragma('journal_size_limit = 4194304');
    const found = Number(db.pragma('user_version', { simple: true }));
    const tables = Number(db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get());
    if (found === 0 && tables === 0) db.exec(schema);
    else if (found !== level) throw new Error(`the request log has level ${found}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
