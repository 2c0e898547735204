import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { CommitQueue } from '../../../src/main/services/commit-queue';
import { openDatabase } from '../../../src/main/store/database';
import { tempFolder } from '../../support/temp-folder';

function queue() {
  const { db, file } = openDatabase(tempFolder(), '2026-11-20T00:00:00Z');
  db.exec('CREATE TABLE done (name TEXT UNIQUE)');
  const deferred: (() => void)[] = [];
  const commits = new CommitQueue(db, {
    defer: (callback) => deferred.push(callback),
    setTimer: (_delayMs, callback) => {
      deferred.push(callback);
      return () => undefined;
    },
  });
  const insert = (name: string) => () => db.prepare('INSERT INTO done VALUES (?)').run(name).changes;
  const names = () => db.prepare('SELECT name FROM done ORDER BY rowid').pluck().all();
  /** Runs what was deferred, one callback at a time, until nothing is left. */
  const turn = (): boolean => {
    const next = deferred.shift();
    next?.();
    return next !== undefined;
  };
  return { db, file, commits, insert, names, turn };
}

describe('what arrives together', () => {
  it('is committed in one transaction, and nobody is answered before', async () => {
    const { db, commits, insert, turn } = queue();
    const answered: string[] = [];
    const jobs = ['a', 'b', 'c'].map((name) => commits.run(insert(name)).then(() => answered.push(name)));
    await Promise.resolve();
    expect(answered).toEqual([]);
    const before = Number(db.prepare('SELECT total_changes()').pluck().get());
    expect(turn()).toBe(true);
    expect(turn()).toBe(false);
    await Promise.all(jobs);
    expect(answered).toEqual(['a', 'b', 'c']);
    expect(Number(db.prepare('SELECT total_changes()').pluck().get()) - before).toBe(3);
    db.close();
  });

  it('and is refused alone takes nothing else with it', async () => {
    const { db, commits, insert, names, turn } = queue();
    const jobs = ['a', 'a', 'b'].map((name) => commits.run(insert(name)));
    const half = commits.run(() => {
      insert('half')();
      throw new Error('changed its mind');
    });
    const all = Promise.allSettled([...jobs, half]);
    turn();
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(names()).toEqual(['a', 'b']);
    db.close();
  });

  it('is carried out again for one that is refused, and each is done once', async () => {
    const { db, commits, insert, names, turn } = queue();
    let times = 0;
    const counted = commits.run(() => {
      times += 1;
      insert('a')();
      return times;
    });
    const refused = Promise.allSettled([commits.run(() => insert('a')())]);
    turn();
    // What is answered is what the commit holds.
    expect(await counted).toBe(2);
    expect(await refused).toMatchObject([
      { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_UNIQUE' } },
    ]);
    expect(names()).toEqual(['a']);
    db.close();
  });

  it('and is too much for one commit goes on in the next, others in between', async () => {
    const { db, commits, insert, names, turn } = queue();
    const jobs = Array.from({ length: 70 }, (_, index) => commits.run(insert(`n${index}`)));
    turn();
    expect(names()).toHaveLength(32);
    while (turn());
    await Promise.all(jobs);
    expect(names()).toHaveLength(70);
    db.close();
  });

  it('waits without holding anybody up while another process writes', async () => {
    const { db, file, commits, insert, names, turn } = queue();
    const other = new SQLite(file);
    other.exec('BEGIN IMMEDIATE');
    const job = commits.run(insert('a'));
    for (let tries = 0; tries < 3; tries++) expect(turn()).toBe(true);
    expect(names()).toEqual([]);
    other.exec('COMMIT');
    other.close();
    turn();
    await job;
    expect(names()).toEqual(['a']);
    db.close();
  });

  it('is told in the end when another process never stops writing', async () => {
    const { db, file, commits, insert, turn } = queue();
    db.pragma('busy_timeout = 0');
    const other = new SQLite(file);
    other.exec('BEGIN IMMEDIATE');
    const job = Promise.allSettled([commits.run(insert('a'))]);
    while (turn());
    expect(await job).toMatchObject([{ status: 'rejected', reason: { code: 'SQLITE_BUSY' } }]);
    other.close();
    db.close();
  });

  it('waits while somebody holds, and until the last of them lets go', async () => {
    const { db, commits, insert, names, turn } = queue();
    const [free, freeToo] = [commits.hold(), commits.hold()];
    let isFree = false;
    const own = commits.free().then(() => (isFree = true));
    const job = commits.run(insert('a'));
    while (turn());
    free();
    free();
    while (turn());
    await Promise.resolve();
    expect([names(), isFree]).toEqual([[], false]);
    freeToo();
    while (turn());
    await Promise.all([job, own]);
    expect(names()).toEqual(['a']);
    db.close();
  });

  it('is not answered when every job succeeds and the commit itself fails, and the next commit holds', async () => {
    const { db, commits, insert, names, turn } = queue();
    db.exec(`CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (parent INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)`);
    const orphan = () => db.prepare('INSERT INTO child VALUES (7)').run().changes;
    const jobs = Promise.allSettled([insert('a'), orphan, insert('b')].map((work) => commits.run(work)));
    turn();
    const failed = { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } };
    expect(await jobs).toMatchObject([failed, failed, failed]);
    expect(names()).toEqual([]);
    const next = commits.run(insert('c'));
    turn();
    await next;
    expect(names()).toEqual(['c']);
    db.close();
  });

  it('is told of a commit that failed, each with its reason', async () => {
    const { db, commits, insert, turn } = queue();
    const jobs = Promise.allSettled(['a', 'b'].map((name) => commits.run(insert(name))));
    db.close();
    turn();
    const results = await jobs;
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });
});
