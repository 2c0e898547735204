import { statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { Checkpointer } from '../../../src/main/store/checkpointer';
import { openDatabase } from '../../../src/main/store/database';
import { tempFolder } from '../../support/temp-folder';

function written(megabytes: number) {
  const folder = tempFolder();
  const { db, file } = openDatabase(folder, '2026-11-20T09:30:00Z');
  const size = () => statSync(file).size;
  const before = size();
  const insert = db.prepare('INSERT INTO settings VALUES (?, ?, 0)');
  for (let each = 0; each < megabytes; each += 1) insert.run(`key ${each}`, 'x'.repeat(1024 * 1024));
  return { folder, db, grown: () => size() - before };
}

it('the main thread leaves what it committed in the log, and the checkpointer moves it into the file', () => {
  const { folder, db, grown } = written(8);
  expect(grown()).toBe(0);
  const checkpointer = new Checkpointer(folder);
  checkpointer.run();
  expect(grown()).toBeGreaterThan(7 * 1024 * 1024);
  // The log begins anew instead of growing.
  const log = () => statSync(join(folder, 'locdesk.db-wal')).size;
  const full = log();
  db.prepare("INSERT INTO settings VALUES ('one more', ?, 0)").run('y'.repeat(1024 * 1024));
  expect(log()).toBe(full);
  checkpointer.close();
  db.close();
});

it('a little is left in the log', () => {
  const { folder, db, grown } = written(1);
  const checkpointer = new Checkpointer(folder);
  checkpointer.run();
  expect(grown()).toBe(0);
  checkpointer.close();
  db.close();
});

it('without a checkpointer the log stays bounded', () => {
  const { db, grown } = written(110);
  expect(grown()).toBeGreaterThan(0);
  db.close();
});

it('a reader in the middle of its reading is not waited for', () => {
  const { folder, db } = written(8);
  const reader = new SQLite(join(folder, 'locdesk.db'), { readonly: true });
  const reading = reader.prepare('SELECT key FROM settings').iterate();
  reading.next();
  const checkpointer = new Checkpointer(folder);
  expect(() => checkpointer.run()).not.toThrow();
  reading.return?.();
  reader.close();
  checkpointer.close();
  db.close();
});

it('says when a long log could not be brought to its end, and one pass without writers does it', () => {
  const { folder, db } = written(24);
  const log = () => statSync(join(folder, 'locdesk.db-wal')).size;
  const full = log();
  // Somebody reads what was there before the last commit: to the log it is as if that were written meanwhile.
  const reader = new SQLite(join(folder, 'locdesk.db'), { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM settings').get();
  const write = () => db.prepare("INSERT OR REPLACE INTO settings VALUES ('more', ?, 0)").run('y'.repeat(99));
  write();
  const checkpointer = new Checkpointer(folder);
  expect(checkpointer.isLong).toBe(true);
  expect(checkpointer.run()).toBe('overtaken');
  expect(checkpointer.isLong).toBe(false);
  reader.exec('COMMIT');
  write();
  expect(log()).toBeGreaterThan(full);
  checkpointer.finish();
  const longest = log();
  for (let each = 0; each < 100; each += 1) write();
  expect(log()).toBe(longest);
  reader.close();
  checkpointer.close();
  db.close();
});
