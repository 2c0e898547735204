import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/main/database/database';
import { watchExternalChanges } from '../../../src/main/database/external-changes';
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
  return { writers, news, write, restart };
}

it('a commit of another process is noticed once, and the one that restarts the log is not', () => {
  const { writers, news, write, restart } = watched();
  write();
  writers.poll();
  writers.poll();
  expect(news.count).toBe(1);
  const length = writers.beforeRestart();
  restart();
  writers.afterRestart(length);
  writers.poll();
  expect(news.count).toBe(1);
});

it('a commit of another process just before or after the log is restarted is noticed', () => {
  const { writers, news, write, restart } = watched();
  write();
  const length = writers.beforeRestart();
  expect(news.count).toBe(1);
  restart();
  write();
  writers.afterRestart(length);
  expect(news.count).toBe(2);
});
