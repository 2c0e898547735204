import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/main/store/database';
import { flushLog } from '../../../src/main/store/log-flush';
import { tempFolder } from '../../support/temp-folder';

it('the log can be flushed in the middle of a transaction, which stays the only one that may write', async () => {
  const folder = tempFolder();
  const { db, file } = openDatabase(folder, '2026-11-20T09:30:00Z');
  const other = openDatabase(folder, '2026-11-20T09:30:00Z', { mayMigrate: false, busyTimeoutMs: 0 }).db;
  const insert = "INSERT INTO settings VALUES ('key', '1', 0)";
  db.exec(`BEGIN IMMEDIATE; ${insert}`);
  expect(await flushLog(file)).toBe(true);
  expect(() => other.exec(insert)).toThrow(/locked/);
  db.exec('COMMIT');
  await flushLog(file);
  expect(other.prepare("SELECT value FROM settings WHERE key = 'key'").pluck().get()).toBe('1');
  other.close();
  db.close();
});

it('a log that cannot be flushed here is said to be none: who must be sure commits once more', async () => {
  await expect(flushLog(`${tempFolder()}/none.db`)).resolves.toBe(false);
});
