import SQLite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CommitQueue } from '../../../src/main/database/commit-queue';
import type { CommittedLog } from '../../../src/main/database/log/log-flush';
import { openDatabase } from '../../../src/main/database/database';
import { HeldLog } from '../../support/database/held-log';
import { migratedFolder } from '../../support/migrated-folder';

function queue(log?: CommittedLog) {
  const { db, file } = openDatabase(migratedFolder(), '2026-11-20T00:00:00Z');
  db.exec('CREATE TABLE done (name TEXT UNIQUE)');
  const deferred: (() => void)[] = [];
  const logged: object[] = [];
  const keep = (fields: object): void => void logged.push(fields);
  const environment = {
    defer: (callback: () => void) => void deferred.push(callback),
    setTimer: (_delayMs: number, callback: () => void) => {
      deferred.push(callback);
      return () => undefined;
    },
    log: { info: keep, warn: keep, error: keep },
  };
  const commits = new CommitQueue(db, environment, log);
  const insert = (name: string) => () => db.prepare('INSERT INTO done VALUES (?)').run(name).changes;
  const names = () => db.prepare('SELECT name FROM done ORDER BY rowid').pluck().all();
  /** Runs deferred callbacks one at a time, until none is left. */
  const turn = (): boolean => {
    const next = deferred.shift();
    next?.();
    return next !== undefined;
  };
  return { db, file, commits, insert, names, turn, logged };
}

describe('what arrives together', () => {
  it('is committed in one transaction, and no call is answered before', async () => {
    const { db, commits, insert, turn } = queue();
    const answered: string[] = [];
    const jobs = ['a', 'b', 'c'].map((name) => commits.durable(insert(name)).then(() => answered.push(name)));
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
    const jobs = ['a', 'a', 'b'].map((name) => commits.durable(insert(name)));
    const half = commits.durable(() => {
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
    const counted = commits.durable(() => {
      times += 1;
      insert('a')();
      return times;
    });
    const refused = Promise.allSettled([commits.durable(() => insert('a')())]);
    turn();
    // The result counts everything in the commit.
    expect(await counted).toBe(2);
    expect(await refused).toMatchObject([
      { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_UNIQUE' } },
    ]);
    expect(names()).toEqual(['a']);
    db.close();
  });

  it('and is too much for one commit goes on in the next, others in between', async () => {
    const { db, commits, insert, names, turn } = queue();
    const jobs = Array.from({ length: 70 }, (_, index) => commits.durable(insert(`n${index}`)));
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
    const job = commits.durable(insert('a'));
    for (let tries = 0; tries < 3; tries++) expect(turn()).toBe(true);
    expect(names()).toEqual([]);
    other.exec('COMMIT');
    other.close();
    turn();
    await job;
    expect(names()).toEqual(['a']);
    db.close();
  });

  it('is rejected in the end when another process never stops writing', async () => {
    const { db, file, commits, insert, turn } = queue();
    db.pragma('busy_timeout = 0');
    const other = new SQLite(file);
    other.exec('BEGIN IMMEDIATE');
    const job = Promise.allSettled([commits.durable(insert('a'))]);
    while (turn());
    expect(await job).toMatchObject([{ status: 'rejected', reason: { code: 'SQLITE_BUSY' } }]);
    other.close();
    db.close();
  });

  it('waits while commits are held, until the last hold is released', async () => {
    const { db, commits, insert, names, turn } = queue();
    const [free, freeToo] = [commits.hold(), commits.hold()];
    let isFree = false;
    const own = commits.relaxed(() => (isFree = true));
    const job = commits.durable(insert('a'));
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

  it('waits while another connection of this process writes, and comes before its next write', async () => {
    const { db, commits, insert, names, turn } = queue();
    const order: string[] = [];
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const write = (name: string, written: Promise<void>) => async () => {
      order.push(`${name} begins`);
      await written;
      order.push(`${name} ends`);
    };
    const writes = [
      commits.elsewhere(write('first', first.promise)),
      commits.elsewhere(write('second', second.promise)),
    ];
    const pass = async (): Promise<void> => {
      while (turn()) await new Promise(setImmediate);
    };
    await pass();
    const jobs = [
      commits.durable(insert('a')).then(() => order.push('durable')),
      commits.relaxed(insert('b')).then(() => order.push('relaxed')),
    ];
    await pass();
    expect([names(), order]).toEqual([[], ['first begins']]);
    first.resolve();
    await new Promise(setImmediate);
    await pass();
    await Promise.all(jobs);
    expect(new Set(names())).toEqual(new Set(['a', 'b']));
    expect(order.indexOf('second begins')).toBeGreaterThan(order.indexOf('first ends'));
    expect(order.at(-1)).toBe('second begins');
    second.resolve();
    await Promise.all(writes);
    db.close();
  });

  it('a hold of all connections waits for one that writes, which may fail', async () => {
    const { db, commits, turn } = queue();
    const written = Promise.withResolvers<void>();
    const write = commits.elsewhere(() => written.promise);
    turn();
    await new Promise(setImmediate);
    let isHeld = false;
    const held = commits.holdAll().then((free) => {
      isHeld = true;
      return free;
    });
    await new Promise(setImmediate);
    expect(isHeld).toBe(false);
    written.reject(new Error('the thread was lost'));
    await expect(write).rejects.toThrow('the thread was lost');
    const free = await held;
    let isOver = false;
    const next = commits.elsewhere(async () => void (isOver = true));
    while (turn()) await new Promise(setImmediate);
    expect(isOver).toBe(false);
    free();
    await new Promise(setImmediate);
    while (turn()) await new Promise(setImmediate);
    await next;
    db.close();
  });

  it('is not answered when every job succeeds and the commit itself fails, and the next commit holds', async () => {
    const { db, commits, insert, names, turn } = queue();
    db.exec(`CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (parent INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED)`);
    const orphan = () => db.prepare('INSERT INTO child VALUES (7)').run().changes;
    const jobs = Promise.allSettled([insert('a'), orphan, insert('b')].map((work) => commits.durable(work)));
    turn();
    const failed = { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } };
    expect(await jobs).toMatchObject([failed, failed, failed]);
    expect(names()).toEqual([]);
    const next = commits.durable(insert('c'));
    turn();
    await next;
    expect(names()).toEqual(['c']);
    db.close();
  });

  it('is rejected when its commit failed, each with its reason', async () => {
    const { db, commits, insert, turn } = queue();
    const jobs = Promise.allSettled(['a', 'b'].map((name) => commits.durable(insert(name))));
    db.close();
    turn();
    const results = await jobs;
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });
});

/** Lets everything that was settled be answered. */
const answered = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function slow() {
  const log = new HeldLog();
  const all = queue(log);
  const done: string[] = [];
  const run = (name: string): void => void all.commits.durable(all.insert(name)).then(() => done.push(name));
  const turns = async (): Promise<void> => {
    do await answered();
    while (all.turn());
  };
  onTestFinished(() => void all.db.close());
  return { ...all, log, done, run, turns };
}

describe('a disk that is slow', () => {
  it('delays the answer, but neither reads nor later commits', async () => {
    const { commits, insert, names, log, done, run, turns } = slow();
    run('a');
    await turns();
    expect([names(), done, log.flushes.length]).toEqual([['a'], [], 1]);
    await commits.relaxed(insert('b'));
    expect([names(), done]).toEqual([['a', 'b'], []]);
    log.flushes[0]?.end();
    await turns();
    expect(done).toEqual(['a']);
  });

  it('is flushed once for all callers during a flush, and never by a flush that began before the commit', async () => {
    const { names, log, done, run, turns } = slow();
    run('first');
    await turns();
    for (const name of ['a', 'b', 'c']) run(name);
    await turns();
    expect(log.flushes).toHaveLength(1);
    log.flushes[0]?.end();
    await turns();
    expect(names()).toEqual(['first', 'a', 'b', 'c']);
    expect(done).toEqual(['first']);
    expect(log.flushes).toHaveLength(2);
    log.flushes[1]?.end();
    await turns();
    expect(done).toEqual(['first', 'a', 'b', 'c']);
  });

  it('has more committed than one commit takes while it is flushed, so that no commit grows long', async () => {
    const { names, log, done, run, turns } = slow();
    run('first');
    await turns();
    for (let index = 0; index < 70; index += 1) run(`n${index}`);
    await turns();
    expect(names()).toHaveLength(65);
    expect(done).toEqual([]);
    for (let flush = 0; flush < 3; flush += 1) {
      log.flushes[flush]?.end();
      await turns();
    }
    expect(done).toHaveLength(71);
    expect(log.flushes).toHaveLength(3);
  });

  it('keeps what leaves the program waiting until the rows it is made of are on the disk', async () => {
    const { commits, insert, log, turns } = slow();
    await commits.relaxed(insert('a'));
    let isDurable = false;
    const leaving = commits.flushed().then(() => (isDurable = true));
    await turns();
    expect(isDurable).toBe(false);
    log.flushes[0]?.end();
    await leaving;
  });

  it('is not waited for where nothing was committed since the last flush', async () => {
    const { commits, log, run, turns } = slow();
    log.hasChanges = false;
    run('a');
    await turns();
    log.flushes[0]?.end();
    await turns();
    await commits.flushed();
    expect(log.flushes).toHaveLength(1);
  });
});

const eio = (): Error => Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });

function failing() {
  const log = new HeldLog();
  const all = queue(log);
  const turns = async (): Promise<void> => {
    do await answered();
    while (all.turn());
  };
  const outcome = (name: string): Promise<unknown> =>
    all.commits.durable(all.insert(name)).then(
      () => 'stored',
      (error: unknown) => error,
    );
  onTestFinished(() => void all.db.close());
  return { ...all, log, turns, outcome };
}

describe('a disk that fails', () => {
  it('gives every waiting caller an error, and none an acknowledgement', async () => {
    const { log, turns, outcome, logged } = failing();
    const outcomes = Promise.all([outcome('a'), outcome('b')]);
    await turns();
    log.flushes[0]?.end(eio());
    const unconfirmed = {
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/did not confirm that this was stored/),
    };
    expect(await outcomes).toMatchObject([unconfirmed, unconfirmed]);
    expect(logged).toHaveLength(1);
  });

  it('stores nothing more until the log was repaired: a flush alone would succeed without what the first one lost', async () => {
    const { names, log, turns, outcome } = failing();
    const lost = outcome('a');
    await turns();
    log.flushes[0]?.end(eio());
    await lost;
    const refused = outcome('b');
    await turns();
    expect(names()).toEqual(['a']);
    log.flushes[1]?.end(eio());
    expect(await refused).toMatchObject({ message: expect.stringMatching(/nothing was stored/) });
    const stored = outcome('c');
    await turns();
    log.flushes[2]?.end();
    await turns();
    expect(names()).toEqual(['a', 'c']);
    log.flushes[3]?.end();
    expect(await stored).toBe('stored');
    expect(log.flushes.map(({ kind }) => kind)).toEqual(['flush', 'repair', 'repair', 'flush']);
  });

  it('has no commit of this process while the log is repaired', async () => {
    const { commits, insert, names, log, turns, outcome } = failing();
    const lost = outcome('a');
    await turns();
    log.flushes[0]?.end(eio());
    await lost;
    const leaving = commits.flushed();
    const relaxed = commits.relaxed(insert('b'));
    await turns();
    expect(names()).toEqual(['a']);
    log.flushes[1]?.end();
    await leaving;
    await relaxed;
    expect(names()).toEqual(['a', 'b']);
  });
});
