import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { migratedFolder } from '../support/migrated-folder';
import { locdesk, serve } from '../support/serve';

/**
 * A number read beside the running program; undefined while the file is not there or has no such table yet.
 */
function read(data: string, name: string, sql: string): number | undefined {
  let db: SQLite.Database | undefined;
  try {
    db = new SQLite(join(data, name), { readonly: true, fileMustExist: true });
    return Number(db.prepare(sql).pluck().get());
  } catch {
    return undefined;
  } finally {
    db?.close();
  }
}

it(
  'a folder of an earlier version, killed with -9 again and again while its data are derived, has all of them in the end',
  { timeout: 120_000 },
  async () => {
    const data = migratedFolder();
    await locdesk('sample', '--count', '600', '--data', data);
    const earlier = new SQLite(join(data, 'search.db'));
    earlier.exec('PRAGMA journal_mode = WAL; CREATE TABLE place (revision INTEGER)');
    earlier.close();
    for (const name of ['search.db-wal', 'segments.db', 'segments.db-shm']) {
      writeFileSync(join(data, name), 'of an earlier version');
    }
    const indexed = () => read(data, 'derived.db', 'SELECT revision FROM place') ?? 0;
    const memory = () => read(data, 'derived.db', 'SELECT count(*) FROM segments') ?? 0;
    const newest = read(data, 'locdesk.db', 'SELECT max(revision) FROM search_revisions');
    expect(newest).toBeGreaterThanOrEqual(600);
    for (let round = 0, had = -1; round < 8; round += 1) {
      const served = await serve(data);
      // The first kill comes as soon as there is a file.
      const isFurther = (): boolean =>
        had === -1
          ? existsSync(join(data, 'derived.db'))
          : indexed() + memory() > had || indexed() === newest;
      await vi.waitFor(() => expect(isFurther()).toBe(true), { timeout: 30_000, interval: 2 });
      expect(await served.end('SIGKILL')).toBeNull();
      had = indexed() + memory();
    }
    const served = await serve(data);
    const left =
      'SELECT (SELECT count(*) FROM check_queue) + (SELECT below_key IS NOT NULL FROM check_sweep)';
    await vi.waitFor(
      () => {
        expect(indexed()).toBe(newest);
        expect(read(data, 'locdesk.db', left)).toBe(0);
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(await served.end('SIGTERM')).toBe(0);
    const requests = read(data, 'locdesk.db', 'SELECT count(*) FROM requests');
    expect(read(data, 'derived.db', 'SELECT count(*) FROM entries_docsize')).toBe(requests);
    expect(memory()).toBeGreaterThan(0);
    const derived = new SQLite(join(data, 'derived.db'));
    expect(derived.pragma('integrity_check', { simple: true })).toBe('ok');
    derived.close();
    expect(readdirSync(data).filter((name) => /^(search|segments)\.db/.test(name))).toEqual([]);
  },
);
