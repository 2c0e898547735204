import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { writeBackup } from '../../../src/main/database/backup-file';
import { openDatabase } from '../../../src/main/database/database';
import { incomingFileOf } from '../../../src/main/database/restore';
import { lockFolder, tryLockFolder } from '../../../src/main/database/folder-lock';
import { fillRequests } from '../../support/plain-core';
import { migratedFolder } from '../../support/migrated-folder';
import { tempFolder } from '../../support/temp-folder';
import { submission, testBackend } from '../../support/test-backend';

const now = '2026-11-20T09:30:00.123Z';
/** Longer than the guard waits between two looks. */
const aLookMs = 2500;

/** A running program with some requests, whose accepted data is still in its log. */
async function runningDesk() {
  const backend = testBackend();
  await backend.start();
  const file = join(backend.dataFolder, 'locdesk.db');
  const submit = () => backend.request('PUT', '/v1/content', { body: submission() });
  for (let number = 0; number < 5; number += 1) expect(await submit()).toMatchObject({ status: 200 });
  return { ...backend, file, submit, restarts: () => backend.restarts };
}

/** Returns what a start after a kill would find in a file without its log. */
function requestsIn(file: string): unknown {
  const copy = join(tempFolder(), 'copy.db');
  copyFileSync(file, copy);
  const db = new SQLite(copy);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    return db.prepare('SELECT count(*) FROM requests').pluck().get();
  } finally {
    db.close();
  }
}

describe('a log that another program removed', () => {
  it('is saved into the database file, and the program opens it again and says so', async () => {
    const desk = await runningDesk();
    rmSync(`${desk.file}-wal`);
    expect(desk.restarts()).toBe(0);
    desk.environment.advance(aLookMs);
    expect(desk.restarts()).toBe(1);
    // The database is saved once, however long the restart takes.
    desk.environment.advance(5 * aLookMs);
    expect(desk.restarts()).toBe(1);
    expect(requestsIn(desk.file)).toBe(5);
    expect(await desk.dispatch('backups.read', {})).toMatchObject({
      value: {
        notice: { text: expect.stringMatching(/^Another program removed the log.*nothing was lost/) },
      },
    });
  });

  it('takes nothing that is accepted afterwards with it: nothing is accepted until the restart', async () => {
    const desk = await runningDesk();
    rmSync(`${desk.file}-wal`);
    desk.environment.advance(aLookMs);
    expect(await desk.submit()).toMatchObject({ status: 503 });
    desk.environment.advance(aLookMs);
    expect(desk.restarts()).toBe(1);
    await desk.stop();
    const { db } = openDatabase(desk.dataFolder, now);
    expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(5);
    db.close();
  });
});

describe('a database that another program replaced', () => {
  it('is restored from the running program, and the other file is kept', async () => {
    const desk = await runningDesk();
    const other = openDatabase(migratedFolder(), now);
    fillRequests(other.db, 1);
    other.db.close();
    renameSync(other.file, desk.file);
    expect(await desk.submit()).toMatchObject({ status: 200 });
    desk.environment.advance(aLookMs);
    expect(desk.restarts()).toBe(1);
    await desk.stop();
    const { db, replaced } = openDatabase(desk.dataFolder, now);
    expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(6);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
    expect(requestsIn(replaced ?? '')).toBe(1);
  });

  it('or removed is put back', async () => {
    const desk = await runningDesk();
    rmSync(desk.file);
    desk.environment.advance(aLookMs);
    await desk.stop();
    const { db } = openDatabase(desk.dataFolder, now);
    expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(5);
    db.close();
  });

  it('log and all, keeps what a second program wrote through a log of its own', async () => {
    const desk = await runningDesk();
    const copy = join(tempFolder(), 'copy.db');
    await writeBackup(desk.dataFolder, copy);
    rmSync(`${desk.file}-wal`);
    // Within one process SQLite would share the log's state, so the other program's log comes from another
    // folder.
    const elsewhere = openDatabase(migratedFolder(), now);
    fillRequests(elsewhere.db, 3);
    copyFileSync(`${elsewhere.file}-wal`, `${desk.file}-wal`);
    elsewhere.db.close();
    desk.environment.advance(aLookMs);
    expect(desk.restarts()).toBe(1);
    await desk.stop();
    const { db } = openDatabase(desk.dataFolder, now);
    expect(db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(5);
    db.close();
    expect(readdirSync(join(desk.dataFolder, 'backups'))).toEqual([
      expect.stringMatching(/^locdesk-replaced-.*\.db$/),
      expect.stringMatching(/^locdesk-replaced-.*\.db-wal$/),
    ]);
  });
});

it('a database that can’t be saved is not closed by a restart: the window says so at once, and nothing is accepted', async () => {
  const desk = await runningDesk();
  const notified: string[] = [];
  desk.core.changes.subscribe(({ name }) => notified.push(name));
  rmSync(desk.file);
  // This path blocks the copy.
  mkdirSync(join(incomingFileOf(desk.dataFolder), 'x'), { recursive: true });
  desk.environment.advance(5 * aLookMs);
  expect(desk.restarts()).toBe(0);
  expect(notified).toContain('backups.changed');
  expect(await desk.dispatch('backups.read', {})).toMatchObject({
    value: { notice: { text: expect.stringMatching(/could not save what it has.*Export what you need/) } },
  });
  expect(await desk.submit()).toMatchObject({ status: 503 });
});

describe('a lock that was removed', () => {
  it('is taken again, so that no second program starts on the folder', async () => {
    const desk = await runningDesk();
    rmSync(join(desk.dataFolder, 'locdesk.lock'));
    desk.environment.advance(aLookMs);
    expect(tryLockFolder(desk.dataFolder)).toBeUndefined();
    expect(desk.restarts()).toBe(0);
    await desk.stop();
    lockFolder(desk.dataFolder).release();
  });

  it('and taken by a second program ends the first, but not at once: a command may only have checked who holds it', async () => {
    const desk = await runningDesk();
    rmSync(join(desk.dataFolder, 'locdesk.lock'));
    const second = lockFolder(desk.dataFolder);
    desk.environment.advance(aLookMs);
    expect(desk.restarts()).toBe(0);
    second.release();
    // The lock is taken again, and a later command is as patient with.
    desk.environment.advance(aLookMs);
    rmSync(join(desk.dataFolder, 'locdesk.lock'));
    const third = lockFolder(desk.dataFolder);
    desk.environment.advance(aLookMs * 1.5);
    expect(desk.restarts()).toBe(0);
    desk.environment.advance(3 * aLookMs);
    expect(desk.restarts()).toBe(1);
    third.release();
  });
});
