import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrate } from '../../src/main/database/migrate';
import { migrations } from '../../src/main/database/migrations';
import { olderReaders } from '../soak/support/older-sqlite.mjs';
import { client, createToken } from '../soak/support/program.mjs';
import { locksOn, showsLocks } from '../support/database/file-locks';
import { serve } from '../support/serve';
import { tempFolder } from '../support/temp-folder';

const now = '2026-11-20T09:30:00.123Z';

/** A data folder that the next start has to upgrade. */
function olderFolder(): string {
  const data = tempFolder();
  const file = join(data, 'locdesk.db');
  const db = new SQLite(file);
  migrate(db, file, now, migrations.slice(0, -1));
  db.close();
  return data;
}

it.runIf(showsLocks)('a program that upgraded its database holds the locks on it', async () => {
  const program = await serve(olderFolder());
  expect(locksOn(join(program.data, 'locdesk.db'), program.process.pid)).not.toEqual([]);
  expect(await program.end('SIGTERM')).toBe(0);
});

it(
  'nothing accepted is lost to a kill -9 after programs with an older SQLite read the database beside one that upgraded it',
  { timeout: 60_000 },
  async ({ skip }) => {
    const readers = await olderReaders();
    if (readers.length === 0) skip('no SQLite older than 3.51 is here');
    const data = olderFolder();
    const program = await serve(data);
    const tool = client(await createToken(data));
    for (const reader of readers) {
      for (let number = 0; number < 20; number += 1) {
        expect(await tool.submit(program)).toBe(200);
        if (number === 10) expect(await reader.read(join(data, 'locdesk.db'))).toMatchObject({ code: 0 });
      }
    }
    expect(await program.end('SIGKILL')).toBeNull();
    const again = await serve(data);
    expect(await tool.lost(again)).toBe(0);
    expect(await again.end('SIGTERM')).toBe(0);
  },
);
