import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/main/database/database';
import { threadWrites, watchExternalChanges } from '../../../src/main/database/external-changes';
import { migratedFolder } from '../../support/migrated-folder';

function watched() {
  const folder = migratedFolder();
  const open = () => openDatabase(folder, '2026-11-20T09:30:00Z', { mayMigrate: false }).db;
  const { db } = openDatabase(folder, '2026-11-20T09:30:00Z');
  const [other, restarting] = [open(), open()];
  onTestFinished(() => {
    for (const each of [other, restarting, db]) each.close();
  });
  const news = { count: 0 };
  const writers = watchExternalChanges(db, () => void (news.count += 1));
  const write = () => other.prepare('INSERT INTO settings VALUES (hex(randomblob(8)), 1, 0)').run();
  const restart = () =>
    restarting.pragma('user_version = ' + restarting.pragma('user_version', { simple: true }));
  const inThread = threadWrites(restarting);
  const writeInThread = () =>
    restarting.prepare('INSERT INTO settings VALUES (hex(randomblob(8)), 1, 0)').run();
  return { writers, news, write, restart, inThread, writeInThread };
}

it('a commit of another process is noticed once, and the one that restarts the log is not', () => {
  const { writers, news, write, restart } = watched();
  write();
  writers.poll();
  writers.poll();
  expect(news.count).toBe(1);
  const length = writers.beforeOwn();
  restart();
  writers.afterOwn((log) => log === 1 || log === length + 1);
  writers.poll();
  expect(news.count).toBe(1);
});

it('a commit of another process just before or after the log is restarted is noticed', () => {
  const { writers, news, write, restart } = watched();
  write();
  const length = writers.beforeOwn();
  writers.poll();
  expect(news.count).toBe(1);
  restart();
  write();
  writers.afterOwn((log) => log === 1 || log === length + 1);
  writers.poll();
  expect(news.count).toBe(2);
});

it('what a thread of this process commits is no news', async () => {
  const { writers, news, inThread, writeInThread } = watched();
  for (let n = 0; n < 3; n += 1) {
    const { changes } = await writers.during(async (logPages) => inThread(logPages, writeInThread));
    expect(changes).toBe(1);
    writers.poll();
  }
  expect(news.count).toBe(0);
});

it.each(['before', 'within', 'after'] as const)(
  'a commit of another process %s the write of a thread is noticed once, by the next poll',
  async (moment) => {
    const { writers, news, write, inThread, writeInThread } = watched();
    const at = (now: typeof moment): void => {
      if (moment === now) write();
    };
    await writers.during(async (logPages) => {
      at('before');
      const written = inThread(logPages, () => {
        at('within');
        writeInThread();
      });
      at('after');
      return written;
    });
    expect(news.count).toBe(0);
    writers.poll();
    writers.poll();
    expect(news.count).toBe(1);
  },
);

it('what a thread may have committed before it broke counts as news', async () => {
  const { writers, news, writeInThread } = watched();
  const lost = writers.during(async () => {
    writeInThread();
    throw new Error('the thread was lost');
  });
  await expect(lost).rejects.toThrow('the thread was lost');
  writers.poll();
  expect(news.count).toBe(1);
});
