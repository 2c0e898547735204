import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/main/database/database';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { SearchFeedStore } from '../../../src/main/lists/search-feed-store';
import { openDerivedDatabase } from '../../../src/main/database/derived-database';
import { SearchIndexStore } from '../../../src/main/lists/search-index-store';
import { SearchSessionStore } from '../../../src/main/lists/search-session-store';
import { tempFolder } from '../../support/temp-folder';

const now = '2026-11-20T09:30:00.123Z';
/** The triggers store this when a request is added. */
const aChange = `INSERT INTO search_revisions
  SELECT coalesce(max(request_key), 0) + 1, coalesce(max(revision), 0) + 1 FROM search_revisions`;
let runs = 0;

/**
 * Simulates a run of the program: requests are added, and the index processes all of them. Returns what the
 * index had at the beginning.
 */
function run(
  dataFolder: string,
  { comes = 0, end = 'stop' }: { comes?: number; end?: 'stop' | 'kill' } = {},
): number {
  const { db } = openDatabase(dataFolder, now);
  const sessions = new SearchSessionStore(db);
  sessions.begin(`run-${(runs += 1)}`);
  const feed = new SearchFeedStore(db);
  const derived = openDerivedDatabase(dataFolder, sessions);
  const index = new SearchIndexStore(derived);
  const had = index.revision();
  for (let count = 0; count < comes; count += 1) db.exec(aChange);
  if (end === 'stop') index.apply([], [], feed.newest());
  derived.close();
  db.close();
  return had;
}

describe('the search index of a data folder', () => {
  it('is kept from one run to the next, also when it is behind after a kill', () => {
    const folder = tempFolder();
    expect(run(folder, { comes: 3 })).toBe(0);
    expect(run(folder)).toBe(3);
    expect(run(folder, { comes: 2, end: 'kill' })).toBe(3);
    expect(run(folder)).toBe(3);
    expect(run(folder)).toBe(5);
  });

  it('of another history of the same database is made again, and its own is kept', () => {
    const folder = tempFolder();
    run(folder, { comes: 3 });
    const other = tempFolder();
    cpSync(folder, other, { recursive: true });
    run(folder, { comes: 2 });
    run(other, { comes: 4 });
    copyFileSync(join(folder, 'derived.db'), join(other, 'derived.db'));
    expect(run(other)).toBe(0);
    expect(run(folder)).toBe(5);
  });

  it('that is newer than the database it is put beside is made again, also once that has as many changes', () => {
    const folder = tempFolder();
    run(folder, { comes: 3 });
    const backup = join(tempFolder(), 'copy.db');
    copyFileSync(join(folder, 'locdesk.db'), backup);
    run(folder, { comes: 3 });
    copyFileSync(backup, join(folder, 'locdesk.db'));
    expect(run(folder, { comes: 9 })).toBe(0);
  });

  it('is asked for its run since migration 0019, before which the program had none', () => {
    const file = join(tempFolder(), 'locdesk.db');
    const db = new SQLite(file);
    migrate(db, file, now, migrations.slice(0, 18));
    db.exec(aChange);
    migrate(db, file, now, migrations.slice(0, 19));
    const sessions = new SearchSessionStore(db);
    expect([sessions.current(), sessions.includes('', 1), sessions.includes('', 2)]).toEqual([
      '',
      true,
      false,
    ]);
    sessions.begin('first');
    db.exec(aChange);
    expect(sessions.current()).toBe('first');
    expect([sessions.includes('', 1), sessions.includes('', 2), sessions.includes('first', 2)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(sessions.includes('of another history', 1)).toBe(false);
    db.close();
  });
});
