import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  openDisposableDatabase,
  replaceDamaged,
  type DisposableDatabase,
} from '../../../src/main/database/disposable-database';
import { tempFolder } from '../../support/temp-folder';

const create = (db: Database): void => void db.exec('CREATE TABLE words (word TEXT)');

function disposable(changes: Partial<DisposableDatabase> = {}): DisposableDatabase {
  const file = join(tempFolder(), 'words.db');
  return { file, level: 3, synchronous: 'NORMAL', logLimitBytes: 65_536, create, ...changes };
}

function opened(given: DisposableDatabase): Database {
  const db = openDisposableDatabase(given);
  onTestFinished(() => void db.close());
  return db;
}

const words = (db: Database): unknown[] => db.prepare('SELECT word FROM words').pluck().all();

/** Leaves a file with a word in it. */
function written(given: DisposableDatabase): void {
  const db = openDisposableDatabase(given);
  db.exec("INSERT INTO words VALUES ('kept')");
  db.close();
}

describe('a file that may be replaced', () => {
  it('is made when it is not there, for its owner alone, and is the same the next time', () => {
    const given = disposable();
    written(given);
    expect(words(opened(given))).toEqual(['kept']);
    expect(statSync(given.file).mode & 0o077).toBe(0);
  });

  it.each([
    [
      'is no database',
      ({ file }: DisposableDatabase) => writeFileSync(file, 'not a database at all'.repeat(100)),
    ],
    [
      'is of another level',
      ({ file }: DisposableDatabase) => {
        const db = new SQLite(file);
        db.pragma('user_version = 4');
        db.close();
      },
    ],
    [
      'has tables of another program',
      ({ file }: DisposableDatabase) => {
        const db = new SQLite(file);
        db.exec('DROP TABLE words; CREATE TABLE other (x); PRAGMA user_version = 0');
        db.close();
      },
    ],
  ])('gives way to an empty one when it %s', (_what, spoil) => {
    const given = disposable();
    written(given);
    spoil(given);
    expect(words(opened(given))).toEqual([]);
    expect(words(opened(given))).toEqual([]);
  });

  it('is replaced when its content can not be used', () => {
    const given = disposable();
    written(given);
    expect(words(opened({ ...given, isOurs: () => true }))).toEqual(['kept']);
    expect(words(opened({ ...given, isOurs: () => false }))).toEqual([]);
    expect(words(opened({ ...given, isOurs: () => true }))).toEqual([]);
  });

  it('gives way when it turns out to be damaged later', () => {
    const given = disposable();
    written(given);
    const db = replaceDamaged(openDisposableDatabase(given), given);
    onTestFinished(() => void db.close());
    expect(words(db)).toEqual([]);
    db.exec("INSERT INTO words VALUES ('new')");
    expect(words(opened(given))).toEqual(['new']);
  });

  it('half made by a program that was killed is made again', () => {
    const given = disposable();
    const killed = {
      ...given,
      create(db: Database) {
        create(db);
        if (existsSync(db.name)) throw new Error('killed');
      },
    };
    expect(words(opened(killed))).toEqual([]);
    expect(words(opened(given))).toEqual([]);
    expect(words(opened({ ...given, isOurs: () => true }))).toEqual([]);
  });

  it('that can not be written is stood in for by memory', () => {
    const given = disposable();
    mkdirSync(given.file);
    const db = opened(given);
    expect(db.memory).toBe(true);
    db.exec("INSERT INTO words VALUES ('for now')");
    expect(words(db)).toEqual(['for now']);
  });
});
