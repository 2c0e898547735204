import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { explainDatabaseFailure } from '../../../src/main/database/database-failure';
import { DamagedDatabase } from '../../../src/main/database/damaged-database';
import { fullDisk } from '../../../src/main/platform/disk-space';
import { tempFolder } from '../../support/temp-folder';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** SQLite's error when the disk has no room for another page. */
function noRoom(): unknown {
  const db = new SQLite(':memory:');
  db.exec('CREATE TABLE t (a)');
  db.pragma('max_page_count = 3');
  return thrownBy(() => db.exec('INSERT INTO t VALUES (zeroblob(100000))'));
}

describe('a database that does not open', () => {
  it('because the disk is full is not called damaged: space is asked for, and no backup is put in its place', () => {
    const file = `${tempFolder()}/locdesk.db`;
    const said = explainDatabaseFailure(noRoom(), file);
    expect(said).not.toBeInstanceOf(DamagedDatabase);
    expect(String(said)).toMatch(/disk of .* is full.*nothing was changed\. Free some space/);
    expect(String(said)).not.toMatch(/backup/);
    const system = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    expect(String(fullDisk(system, file))).toMatch(/is full/);
  });

  it('because a table is missing is damaged, and a failed read on a disk with room is neither', () => {
    const file = `${tempFolder()}/locdesk.db`;
    const missing = thrownBy(() => new SQLite(':memory:').prepare('SELECT * FROM notes'));
    writeFileSync(file, '');
    expect(explainDatabaseFailure(missing, file)).toMatchObject({ finding: 'no such table: notes' });
    const failed = new SQLite.SqliteError('disk I/O error', 'SQLITE_IOERR_READ');
    expect(String(explainDatabaseFailure(failed, file))).toMatch(/can't be opened: disk I\/O error/);
    expect(explainDatabaseFailure(failed, file)).not.toBeInstanceOf(DamagedDatabase);
  });

  // Reading this file fails with EIO.
  it.runIf(existsSync('/proc/self/mem'))(
    'because the disk fails to read it is not called damaged, although SQLite says so',
    () => {
      const file = `${tempFolder()}/locdesk.db`;
      symlinkSync('/proc/self/mem', file);
      const malformed = new SQLite.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT');
      const said = explainDatabaseFailure(malformed, file);
      expect(said).not.toBeInstanceOf(DamagedDatabase);
      expect(String(said)).toMatch(/can't be read: the disk failed \(EIO.*Nothing was changed\. Try again/);
    },
  );
});
