import { statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openSearchIndexDatabase } from '../../../../src/main/lists/search-index-database';
import { shortenSearchLog } from '../../../../src/main/database/log/search-index-log';
import { tempFolder } from '../../../support/temp-folder';

/** A search index with so many megabytes in its log. */
function index(megabytes: number) {
  const folder = tempFolder();
  const db = openSearchIndexDatabase(folder, 'feed', { current: () => 'run', includes: () => true });
  onTestFinished(() => void db.close());
  const look = db.prepare<[], { log: number }>('PRAGMA wal_checkpoint(NOOP)');
  const write = () => db.prepare('INSERT INTO kept VALUES (zeroblob(1048576))').run();
  db.exec('CREATE TABLE kept (bytes BLOB)');
  for (let each = 0; each < megabytes; each += 1) write();
  return { folder, db, write, length: () => look.get()?.log ?? 0 };
}

it('the thread that writes the index never moves its log: that waits for the disk, and the lists with it', () => {
  const { folder, length } = index(24);
  expect(length()).toBeGreaterThan(6000);
  expect(statSync(join(folder, 'search.db')).size).toBeLessThan(1024 * 1024);
});

it('a long log is moved and begun anew, so that no commit of that thread has to flush its header', () => {
  const { folder, write, length } = index(8);
  shortenSearchLog(folder);
  expect(length()).toBe(1);
  expect(statSync(join(folder, 'search.db')).size).toBeGreaterThan(8 * 1024 * 1024);
  write();
  expect(length()).toBeGreaterThan(256);
});

it('a short log is left as it is, and so is a folder without an index', () => {
  const { folder, length } = index(2);
  const before = length();
  shortenSearchLog(folder);
  expect(length()).toBe(before);
  expect(() => shortenSearchLog(tempFolder())).not.toThrow();
});

it('an index that is being written is left for the next time', () => {
  const { folder, db, length } = index(8);
  db.exec('BEGIN IMMEDIATE');
  expect(() => shortenSearchLog(folder)).not.toThrow();
  db.exec('COMMIT');
  expect(length()).toBeGreaterThan(1024);
  shortenSearchLog(folder);
  expect(length()).toBe(1);
});

it('writing the index fails at once while its log is moved, and reading goes on', () => {
  const { folder, db, write } = index(1);
  const mover = new SQLite(join(folder, 'search.db'));
  mover.exec('BEGIN IMMEDIATE');
  expect(write).toThrow('database is locked');
  expect(db.prepare('SELECT count(*) FROM kept').pluck().get()).toBe(1);
  mover.exec('COMMIT');
  mover.close();
});
