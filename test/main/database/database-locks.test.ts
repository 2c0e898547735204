import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { importBeside } from '../../../src/main/data/export-import';
import { writeExport } from '../../../src/main/data/export-file';
import { writeBackup } from '../../../src/main/database/backup-file';
import { openDatabase } from '../../../src/main/database/database';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { openRequestLogDatabase } from '../../../src/main/request-log/request-log-database';
import { prepareRestore } from '../../../src/main/database/restore';
import { locksOn, showsLocks } from '../../support/database/file-locks';
import { fillRequests } from '../../support/plain-core';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';

const now = '2026-11-20T09:30:00.123Z';
const nothing = (): void => undefined;

/** A data folder whose database is open in this process. */
function openFolder({ requests = 20 } = {}) {
  const dataFolder = tempFolder();
  const { db, file } = openDatabase(dataFolder, now);
  if (requests > 0) fillRequests(db, requests);
  return { dataFolder, db, file };
}

// SQLite holds its locks for the process: closing any other descriptor of the file drops them, and another
// program may then remove the log under this one (sqlite.org/howtocorrupt.html, 2.2).
describe.runIf(showsLocks)('the locks on a database that this process has open', () => {
  it('are held after a start that upgraded the database', () => {
    const dataFolder = tempFolder();
    const file = join(dataFolder, 'locdesk.db');
    const older = new SQLite(file);
    migrate(older, file, now, migrations.slice(0, -1));
    older.close();
    const { db, migration } = openDatabase(dataFolder, now);
    expect(migration.backup).toBeDefined();
    expect(locksOn(file)).not.toEqual([]);
    db.close();
  });

  it('are held after a backup', async () => {
    const { dataFolder, db, file } = openFolder();
    const before = locksOn(file);
    expect(before).not.toEqual([]);
    await writeBackup(dataFolder, join(tempFolder(), 'copy.db'));
    expect(locksOn(file)).toEqual(before);
    db.close();
  });

  it('are held after an export, and after the import of it', async () => {
    const { dataFolder, db, file } = openFolder({ requests: 0 });
    const before = locksOn(file);
    const target = join(tempFolder(), 'export.jsonl');
    writeExport(dataFolder, target, { nowIso: now, program: '0', onProgress: nothing });
    expect(locksOn(file)).toEqual(before);
    await importBeside(dataFolder, target, nothing);
    expect(locksOn(file)).toEqual(before);
    db.close();
  });

  it('are held after an import that was pointed at the database itself, which is refused', async () => {
    const { dataFolder, db, file } = openFolder();
    const before = locksOn(file);
    await expect(importBeside(dataFolder, file, nothing)).rejects.toThrow(/works with.*Choose another file/);
    expect(locksOn(file)).toEqual(before);
    db.close();
  });

  it('are held after a restore was prepared, and one of the database itself is refused', async () => {
    const { dataFolder, db, file } = openFolder();
    const before = locksOn(file);
    const copy = join(tempFolder(), 'copy.db');
    await writeBackup(dataFolder, copy);
    prepareRestore(dataFolder, copy, now);
    expect(locksOn(file)).toEqual(before);
    expect(() => prepareRestore(dataFolder, file, now)).toThrow(/works with.*Choose another file/);
    expect(locksOn(file)).toEqual(before);
    db.close();
  });

  it('are held after a diagnostics report', async () => {
    const backend = testBackend();
    await backend.start();
    const file = join(backend.dataFolder, 'locdesk.db');
    const before = locksOn(file);
    expect(before).not.toEqual([]);
    await backend.dispatch('diagnostics.report', {});
    expect(locksOn(file)).toEqual(before);
  });

  it('are held on a file beside the database that is opened a second time', () => {
    const dataFolder = tempFolder();
    const first = openRequestLogDatabase(dataFolder);
    first.prepare('SELECT count(*) FROM calls').get();
    const file = join(dataFolder, 'request-log.db');
    const before = locksOn(file);
    expect(before).not.toEqual([]);
    openRequestLogDatabase(dataFolder).close();
    expect(locksOn(file)).toEqual(before);
    first.close();
  });
});
