import { closeSync, copyFileSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src/main/database/database';
import { LogFlush } from '../../../../src/main/database/log/log-flush';
import { tempFolder } from '../../../support/temp-folder';

function opened() {
  const folder = tempFolder();
  const { db, file } = openDatabase(folder, '2026-11-20T09:30:00Z');
  const log = new LogFlush(db);
  onTestFinished(() => {
    log.close();
    db.close();
  });
  const write = (key: string) => db.prepare('INSERT INTO settings VALUES (?, 1, 0)').run(key);
  write('a');
  return { folder, db, file, log, write };
}

it('the log can be flushed in the middle of a transaction, which stays the only one that may write', async () => {
  const { folder, db, log } = opened();
  const other = openDatabase(folder, '2026-11-20T09:30:00Z', { mayMigrate: false, busyTimeoutMs: 0 }).db;
  const insert = "INSERT INTO settings VALUES ('key', '1', 0)";
  db.exec(`BEGIN IMMEDIATE; ${insert}`);
  await log.flush();
  expect(() => other.exec(insert)).toThrow(/locked/);
  db.exec('COMMIT');
  await log.flush();
  expect(other.prepare("SELECT value FROM settings WHERE key = 'key'").pluck().get()).toBe('1');
  other.close();
});

it('commits do not wait for the disk, as they are flushed beside the main thread', () => {
  const { db } = opened();
  expect(db.pragma('synchronous', { simple: true })).toBe(1);
});

it('every change is counted, and nothing else', () => {
  const { db, log, write } = opened();
  const before = log.changes();
  db.prepare('SELECT count(*) FROM settings').get();
  expect(log.changes()).toBe(before);
  write('b');
  expect(log.changes()).toBeGreaterThan(before);
});

it('a commit of another connection is counted, because what is read of it may not be on the disk yet', () => {
  const { file, log } = opened();
  const other = new SQLite(file);
  const before = log.changes();
  other.prepare('INSERT INTO settings VALUES (1, 1, 0)').run();
  expect(log.changes()).toBeGreaterThan(before);
  other.close();
});

it('a log that was replaced confirms no flush, because the next start would not find the data of the old one', async () => {
  const { file, log } = opened();
  await log.flush();
  renameSync(`${file}-wal`, `${file}-wal-before`);
  await expect(log.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /Restart Locdesk/ });
  // Reported on each call, because it is no fault of the disk.
  await expect(log.repair()).rejects.toMatchObject({ code: 'UNAVAILABLE', message: /Restart Locdesk/ });
  copyFileSync(`${file}-wal-before`, `${file}-wal`);
  await expect(log.flush()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('a repaired log has the same bytes, all of them written again, and is committed to as before', async () => {
  const { folder, file, log, write } = opened();
  for (let index = 0; index < 200; index += 1) write(`key ${index}`);
  const before = readFileSync(`${file}-wal`);
  await log.repair();
  expect(readFileSync(`${file}-wal`).equals(before)).toBe(true);
  write('after');
  const reader = new SQLite(join(folder, 'locdesk.db'), { readonly: true });
  expect(reader.prepare("SELECT count(*) FROM settings WHERE key = 'after'").pluck().get()).toBe(1);
  reader.close();
});

it('a log that lost committed data is never repaired: its bytes must not count as committed', async () => {
  const { file, log, write } = opened();
  for (let index = 0; index < 200; index += 1) write(`key ${index}`);
  const damaged = readFileSync(`${file}-wal`);
  // Damages the middle of a page, as if the file system had read an older one from the disk.
  const handle = openSync(`${file}-wal`, 'r+');
  writeSync(handle, Buffer.alloc(512, 1), 0, 512, Math.trunc(damaged.length / 2));
  closeSync(handle);
  await expect(log.repair()).rejects.toThrow(/no longer what was written to it: frame \d+ of \d+/);
  const rest = openSync(`${file}-wal`, 'r+');
  writeSync(rest, damaged, 0, damaged.length, 0);
  closeSync(rest);
  await log.repair();
});

it('a log is not repaired while another process writes to it', async () => {
  const { file, log } = opened();
  const other = new SQLite(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(log.repair()).rejects.toThrow(/locked/);
  other.exec('ROLLBACK');
  other.close();
  await log.repair();
});
