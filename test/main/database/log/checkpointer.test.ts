import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Checkpointer } from '../../../../src/main/database/log/checkpointer';
import { closeKeepingLog, openBeside, openDatabase } from '../../../../src/main/database/database';
import { scaled } from '../../../support/effort';
import { migratedFolder } from '../../../support/migrated-folder';

function written(megabytes: number) {
  const folder = migratedFolder();
  const { db, file } = openDatabase(folder, '2026-11-20T09:30:00Z');
  const size = () => statSync(file).size;
  const before = size();
  const insert = db.prepare('INSERT INTO settings VALUES (?, ?, 0)');
  const write = (key: string) => void insert.run(key, 'x'.repeat(1024 * 1024));
  for (let each = 0; each < megabytes; each += 1) write(`key ${each}`);
  return { folder, db, write, grown: () => size() - before };
}

it('the main thread leaves commits in the log, and the checkpointer copies them into the file', () => {
  const { folder, db, grown } = written(5);
  expect(grown()).toBe(0);
  const checkpointer = new Checkpointer(folder);
  expect(checkpointer.run()).toBe('done');
  expect(grown()).toBeGreaterThan(4 * 1024 * 1024);
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

/** Lowers the length from which SQLite moves a log by itself, and returns the megabytes that exceed it. */
function exceeding(db: SQLite.Database): number {
  const pages = Number(db.pragma('wal_autocheckpoint', { simple: true }));
  db.pragma(`wal_autocheckpoint = ${Math.floor(pages / scaled(50, 1))}`);
  return scaled(3, 110);
}

it('without a checkpointer the log stays bounded', () => {
  const { db, write, grown } = written(0);
  const most = exceeding(db);
  for (let each = 0; each < most; each += 1) write(`key ${each}`);
  expect(grown()).toBeGreaterThan(0);
  db.close();
});

it('a reader in the middle of its reading is not waited for', () => {
  const { folder, db } = written(5);
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

function long() {
  // More than the 16 MiB from which a log is long.
  const { folder, db } = written(17);
  const look = db.prepare<[], { log: number }>('PRAGMA wal_checkpoint(NOOP)');
  const length = () => look.get()?.log ?? 0;
  const write = () => db.prepare('INSERT INTO settings VALUES (hex(randomblob(8)), 1, 0)').run();
  const checkpointer = new Checkpointer(folder);
  onTestFinished(() => {
    checkpointer.close();
    db.close();
  });
  return { folder, db, length, write, checkpointer };
}

describe('a long log', () => {
  it('is restarted by the checkpointer, never by the commit that follows: that would wait for the disk', () => {
    const { length, write, checkpointer } = long();
    expect(checkpointer.isLong).toBe(true);
    expect(checkpointer.run()).toBe('long');
    expect(checkpointer.isLong).toBe(false);
    const full = length();
    write();
    expect(length()).toBeGreaterThan(full);
    expect(checkpointer.restart(length())).toBe(true);
    expect(length()).toBe(1);
    write();
    expect(length()).toBeGreaterThan(1);
    expect(length()).toBeLessThan(10);
  });

  it('is left for the next time when another process has written since the writers paused, or writes now', () => {
    const { folder, length, checkpointer } = long();
    checkpointer.run();
    const expected = length();
    const other = new SQLite(join(folder, 'locdesk.db'));
    other.prepare("INSERT INTO settings VALUES ('other', '', 0)").run();
    expect(checkpointer.restart(expected)).toBe(false);
    other.exec('BEGIN IMMEDIATE');
    expect(checkpointer.restart(length())).toBe(false);
    other.exec('ROLLBACK');
    expect(checkpointer.restart(length())).toBe(true);
    other.close();
  });

  it('goes on where it is while a reader is in the middle of its reading', () => {
    const { folder, length, checkpointer } = long();
    const reader = new SQLite(join(folder, 'locdesk.db'), { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM settings').get();
    checkpointer.run();
    const full = length();
    expect(checkpointer.restart(full)).toBe(true);
    expect(length()).toBe(full + 1);
    reader.close();
  });
});

const pages = (db: SQLite.Database): unknown => db.prepare('PRAGMA wal_checkpoint(NOOP)').get();

describe('the log of a closed database', () => {
  it('has moved when the database was closed', () => {
    const { folder, db } = written(5);
    db.close();
    expect(existsSync(join(folder, 'locdesk.db-wal'))).toBe(false);
  });

  it('is kept where it is needed, and the next opening moves all of it, also what had moved before', () => {
    const { folder, db, grown } = written(5);
    const checkpointer = new Checkpointer(folder);
    checkpointer.run();
    checkpointer.close();
    expect(pages(db)).not.toMatchObject({ checkpointed: 0 });
    closeKeepingLog(db);
    expect(grown()).toBeGreaterThan(0);
    const again = openDatabase(folder, '2026-11-20T09:30:00Z').db;
    expect(pages(again)).toMatchObject({ checkpointed: 0 });
    expect(again.prepare('SELECT count(*) FROM settings').pluck().get()).toBeGreaterThanOrEqual(5);
    again.close();
    expect(existsSync(join(folder, 'locdesk.db-wal'))).toBe(false);
  });

  it('is not moved by a connection beside that of the program, which would not say that it could not', () => {
    const { folder, db, grown } = written(1);
    const beside = openBeside(folder, 0);
    const insert = beside.prepare('INSERT INTO settings VALUES (?, ?, 0)');
    const most = exceeding(beside);
    for (let each = 0; each < most; each += 1) insert.run(`beside ${each}`, 'x'.repeat(1024 * 1024));
    expect(grown()).toBe(0);
    beside.close();
    db.close();
  });
});
