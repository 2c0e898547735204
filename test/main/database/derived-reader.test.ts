import { closeSync, existsSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openBackgroundEngine, replaceDerived } from '../../../src/main/background/background-engine';
import { derivedFileOf, isIntact, openDerivedDatabase } from '../../../src/main/database/derived-database';
import { openQueryEngine } from '../../../src/main/lists/query-engine';
import { anyHistory } from '../../support/database/database-history';
import { checkHouse, type CheckHouse } from '../../support/content/check-house';
import { addRequest } from '../../support/database/filled-requests';
import { tempFolder } from '../../support/temp-folder';

/** The query thread's side of a folder. */
function queryOver({ dataFolder }: CheckHouse) {
  const damages: string[] = [];
  const engine = openQueryEngine(dataFolder, Date.now, {
    onDamaged: () => void damages.push('damaged'),
  });
  onTestFinished(() => engine.close());
  const search = (filter: string) => {
    const listing = { view: 'all', sort: 'created', descending: true, offset: 0, limit: 100 } as const;
    const { total, unindexed = 0 } = engine.handlers['requests.window']({ ...listing, filter });
    return { total, unindexed };
  };
  return { search, damages };
}

function backgroundOver({ dataFolder }: CheckHouse) {
  const engine = openBackgroundEngine(dataFolder);
  while (engine.indexer.step());
  return engine;
}

function houseOf(count: number): CheckHouse {
  const house = checkHouse();
  for (let each = 0; each < count; each += 1) addRequest(house.db, { fields: [[`word${each} everywhere`]] });
  return house;
}

/** Overwrites the first page of a table or an index. */
function spoil(file: string, name: string): void {
  const db = new SQLite(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const page = Number(db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(name));
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, (page - 1) * 4096);
  closeSync(handle);
}

it('while there is none, lists are read, and say that nothing is indexed; once it is made, words are found', () => {
  const house = houseOf(20);
  const { search } = queryOver(house);
  expect(search('')).toEqual({ total: 20, unindexed: 20 });
  expect(search('word7')).toEqual({ total: 0, unindexed: 20 });
  const background = backgroundOver(house);
  expect(search('word7')).toEqual({ total: 1, unindexed: 0 });
  background.close();
  expect(search('word7')).toEqual({ total: 1, unindexed: 0 });
});

it('one of another database, or that is no database, is not read, and gives way to a new one', () => {
  for (const spoiled of [
    (file: string) => openDerivedDatabase(join(file, '..'), { ...anyHistory, id: () => 'another' }).close(),
    (file: string) => writeFileSync(file, 'not a database at all '.repeat(1000)),
  ]) {
    const house = houseOf(3);
    spoiled(derivedFileOf(house.dataFolder));
    const { search, damages } = queryOver(house);
    expect(search('word1')).toEqual({ total: 0, unindexed: 3 });
    backgroundOver(house).close();
    expect(search('word1')).toEqual({ total: 1, unindexed: 0 });
    expect(damages).toEqual([]);
  }
});

it('one that turns out to be damaged fails no list: it is reported, and everything is derived again', async () => {
  const house = houseOf(200);
  const before = backgroundOver(house);
  before.close();
  spoil(derivedFileOf(house.dataFolder), 'entries_data');
  const { search, damages } = queryOver(house);
  expect(search('everywhere')).toEqual({ total: 0, unindexed: 200 });
  expect(search('everywhere').total).toBe(0);
  expect(damages).toEqual(['damaged']);
  const background = openBackgroundEngine(house.dataFolder);
  expect(background.isDamaged()).toBe(true);
  const replaced = replaceDerived(background, house.dataFolder);
  expect(replaced.checks.memoryId).not.toBe(before.checks.memoryId);
  while (replaced.indexer.step());
  expect(replaced.isDamaged()).toBe(false);
  replaced.close();
  expect(search('everywhere')).toEqual({ total: 200, unindexed: 0 });
});

const translated = (each: number) => ({
  fields: [[`Text number ${each}`, `Satz Nummer ${each}`] as const],
});

it('a check that meets a damage of it is no fault of its request', async () => {
  const house = houseOf(0);
  for (let each = 0; each < 50; each += 1) addRequest(house.db, translated(each));
  const before = openBackgroundEngine(house.dataFolder);
  for (let portion = before.checks.next(); portion !== undefined; portion = before.checks.next()) {
    await house.core.checking.record(portion);
    before.checks.recorded(portion);
  }
  before.close();
  spoil(derivedFileOf(house.dataFolder), 'segments_by_source');
  for (let each = 50; each < 60; each += 1) addRequest(house.db, translated(each));
  const damaged = openBackgroundEngine(house.dataFolder);
  expect(() => damaged.checks.next()).toThrow(/malformed/);
  const replaced = replaceDerived(damaged, house.dataFolder);
  expect(replaced.checks.next()?.requests.filter(({ failure }) => failure !== undefined)).toEqual([]);
  replaced.close();
});

it('is said to be intact with a search index in it', () => {
  const house = houseOf(100);
  backgroundOver(house).close();
  const db = openDerivedDatabase(house.dataFolder, { ...anyHistory, id: () => 'unknown' });
  expect(isIntact(db)).toBe(true);
  db.close();
});

it('takes the place of the files of earlier versions, whatever state they are in', () => {
  const folder = tempFolder();
  const earlier = ['search.db', 'search.db-wal', 'search.db-shm', 'segments.db', 'segments.db-wal'];
  for (const name of earlier) writeFileSync(join(folder, name), 'of an earlier version');
  openDerivedDatabase(folder, anyHistory).close();
  expect(readdirSync(folder)).toEqual(['derived.db']);
});

it('keeps the files of earlier versions while it cannot be written itself, and is the same file in memory each time', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'search.db'), 'of an earlier version');
  openDerivedDatabase(folder, anyHistory).close();
  rmSync(derivedFileOf(folder));
  writeFileSync(join(folder, 'search.db'), 'of an earlier version');
  // No file can be created there.
  const blocked = join(folder, 'file');
  writeFileSync(blocked, '');
  const ids = [1, 2].map(() => {
    const db = openDerivedDatabase(blocked, anyHistory);
    expect(db.memory).toBe(true);
    const id = db.prepare('SELECT id FROM place').pluck().get();
    db.close();
    return id;
  });
  expect(ids).toEqual(['memory', 'memory']);
  expect(existsSync(join(folder, 'search.db'))).toBe(true);
});
