import SQLite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { compileWhenUsed } from '../../../src/main/database/compile-when-used';

function open(): SQLite.Database {
  const db = new SQLite(':memory:');
  onTestFinished(() => void db.close());
  compileWhenUsed(db);
  return db;
}

it('a statement that is prepared before its table is there is compiled when it is used', () => {
  const db = open();
  const insert = db.prepare<[string]>('INSERT INTO words VALUES (?)');
  const words = db.prepare<[], string>('SELECT word FROM words ORDER BY word').pluck();
  db.exec('CREATE TABLE words (word TEXT)');
  expect(insert.run('b').changes).toBe(1);
  insert.run('a');
  expect([words.get(), words.all(), [...words.iterate()]]).toEqual(['a', ['a', 'b'], ['a', 'b']]);
});

it('a statement gives rows as it was set, before and after its first use', () => {
  const db = open();
  const row = db.prepare('SELECT 1 AS one, ? AS two');
  expect(row.raw().get(2)).toEqual([1, 2]);
  expect(row.raw(false).get(2)).toEqual({ one: 1, two: 2 });
  expect(row.pluck().get(2)).toBe(1);
  expect(db.prepare('SELECT 1').safeIntegers().pluck().get()).toBe(1n);
  expect([row.reader, row.readonly, row.busy, row.source]).toEqual([
    true,
    true,
    false,
    'SELECT 1 AS one, ? AS two',
  ]);
  expect(row.columns().map(({ name }) => name)).toEqual(['one', 'two']);
});

it('a mistake in a statement shows at its first use, and at each one after', () => {
  const statement = open().prepare('SELECT * FROM absent');
  for (const use of [() => statement.get(), () => statement.all()])
    expect(use).toThrow('no such table: absent');
});
