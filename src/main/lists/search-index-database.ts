import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { searchIndexFileName } from '../database/database-name';
import { openDisposableDatabase } from '../database/disposable-database';
import type { SearchSessionStore } from './search-session-store';

// Tokens come ready-made with spaces between (content/search/tokens.ts): the tokenizer only has to part them. The texts
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
    -- The run of the program in which it was opened last (search_sessions of the main database).
    session TEXT NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;`;

interface Place {
  readonly session: string;
  readonly revision: number;
}

/**
 * Opens the search index of a data folder (`openDisposableDatabase`), made of the database that `feed` names. One of another database, or of
 * another history of it (a copy that went on elsewhere, a backup), gives way to an empty one; lists must not fail over their index.
 */
export function openSearchIndexDatabase(
  dataFolder: string,
  feed: string,
  sessions: Pick<SearchSessionStore, 'current' | 'includes'>,
): Database {
  const index = openDisposableDatabase({
    file: join(dataFolder, searchIndexFileName),
    // Another one where the tables or the tokens change.
    level: 3,
    // A loss of power may take the last entries back together with their place; they are made again.
    synchronous: 'NORMAL',
    logLimitBytes: 16 * 1024 * 1024,
    isMovedElsewhere: true,
    create(db) {
      db.exec(schema);
      db.prepare('INSERT INTO place VALUES (1, ?, ?, 0)').run(feed, sessions.current());
    },
    isOurs(db) {
      const place = db
        .prepare<[string], Place>('SELECT session, revision FROM place WHERE feed = ?')
        .get(feed);
      if (place === undefined || !sessions.includes(place.session, place.revision)) return false;
      db.prepare('UPDATE place SET session = ?').run(sessions.current());
      return true;
    },
  });
  // Waiting for the write lock would make the lists wait, too: `shortenSearchLog` holds it as long as the disk takes.
  index.pragma('busy_timeout = 0');
  return index;
}
