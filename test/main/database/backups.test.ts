import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { writeBackup } from '../../../src/main/database/backup-file';
import { DamagedDatabase } from '../../../src/main/database/damaged-database';
import { openDatabase } from '../../../src/main/database/database';
import { inspectDatabaseFile } from '../../../src/main/database/database-file';
import {
  backupFolderOf,
  backupName,
  listBackups,
  pruneBackups,
} from '../../../src/main/database/kept-backups';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { finishRestore, forgetRestore, prepareRestore } from '../../../src/main/database/restore';
import { fillRequests } from '../../support/plain-core';
import { migratedFolder } from '../../support/migrated-folder';
import { afterSuite, tempFolder, type WhenOver } from '../../support/temp-folder';

const now = '2026-11-20T09:30:00.123Z';
/** The user without rights of most systems. */
const nobody = 65_534;

/** A data folder with so many requests; its database stays open, with its log, as under a running program. */
function runningFolder(requests: number, whenOver?: WhenOver) {
  const dataFolder = migratedFolder(whenOver);
  const { db } = openDatabase(dataFolder, now);
  fillRequests(db, requests);
  return { dataFolder, db };
}

function closedFolder(requests: number, whenOver?: WhenOver): string {
  const { dataFolder, db } = runningFolder(requests, whenOver);
  db.close();
  return dataFolder;
}

const countIn = (dataFolder: string): unknown => {
  const { db } = openDatabase(dataFolder, now);
  const count = db.prepare('SELECT count(*) FROM requests').pluck().get();
  db.close();
  return count;
};

/** Corrupts forty kibibytes from an offset on. */
function spoil(file: string, from: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, from, from + 40_960);
  writeFileSync(file, bytes);
}

describe('a backup', () => {
  it('is one whole file of the moment, also while commits go on', async () => {
    const { dataFolder, db } = runningFolder(300);
    const target = join(tempFolder(), 'copy.db');
    let commits = 0;
    const written = await writeBackup(dataFolder, target, () => {
      commits += 1;
      db.prepare("INSERT OR REPLACE INTO settings VALUES ('ui.theme', ?, 0)").run(JSON.stringify(commits));
    });
    db.close();
    expect(commits).toBeGreaterThan(0);
    expect(written).toMatchObject({ requests: 300, file: target, sizeBytes: statSync(target).size });
    const copy = new SQLite(target, { readonly: true });
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(copy.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(0);
    copy.close();
    expect(readdirSync(join(target, '..'))).toEqual(['copy.db']);
    expect(statSync(target).mode & 0o077).toBe(0);
  });

  it('never overwrites, and leaves nothing half-written behind', async () => {
    const dataFolder = closedFolder(3);
    const target = join(tempFolder(), 'copy.db');
    writeFileSync(target, 'of another program');
    await expect(writeBackup(dataFolder, target)).rejects.toThrow(/is there already/);
    expect(readFileSync(target, 'utf8')).toBe('of another program');

    const other = join(tempFolder(), 'other.db');
    const stop = new Error('enough');
    await expect(
      writeBackup(dataFolder, other, () => {
        throw stop;
      }),
    ).rejects.toThrow(/enough/);
    expect(readdirSync(join(other, '..'))).toEqual([]);
  });

  // Root may write everywhere, so the test becomes another user for a moment.
  it.runIf(process.seteuid !== undefined)(
    'of a folder that can’t be written names that folder, and not the place of the backup',
    async () => {
      const dataFolder = closedFolder(3);
      const target = join(tempFolder(), 'copy.db');
      const isRoot = process.getuid?.() === 0;
      if (isRoot) {
        const parent = dirname(dataFolder);
        if ((statSync(parent).mode & 0o001) === 0) chmodSync(parent, 0o711);
        for (const path of [dataFolder, dirname(target)]) chownSync(path, nobody, nobody);
        for (const name of readdirSync(dataFolder)) chownSync(join(dataFolder, name), nobody, nobody);
      }
      chmodSync(dataFolder, 0o500);
      try {
        if (isRoot) process.seteuid?.(nobody);
        await expect(writeBackup(dataFolder, target)).rejects.toThrow(
          `The database in ${dataFolder} can't be read, since SQLite has to write files beside it: change the permissions of that folder`,
        );
      } finally {
        if (isRoot) process.seteuid?.(0);
        chmodSync(dataFolder, 0o700);
      }
      expect(existsSync(target)).toBe(false);
    },
  );

  it('of a damaged database is refused, not kept, and says that it is the database', async () => {
    const dataFolder = closedFolder(2000);
    spoil(join(dataFolder, 'locdesk.db'), 40_960);
    const target = join(tempFolder(), 'copy.db');
    await expect(writeBackup(dataFolder, target)).rejects.toThrow(
      /^No backup was made, since the database .*locdesk\.db is damaged .*restore one of the backups/,
    );
    expect(readdirSync(join(target, '..'))).toEqual([]);
  });
});

describe('kept backups', () => {
  it('are ten of those made by themselves; those asked for and those put aside stay', () => {
    const dataFolder = tempFolder();
    mkdirSync(backupFolderOf(dataFolder));
    const make = (kind: 'daily' | 'asked' | 'replaced' | 'migration', day: number, level?: number): void => {
      const iso = `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
      writeFileSync(join(backupFolderOf(dataFolder), backupName(kind, iso, level)), '');
    };
    for (let day = 1; day <= 12; day += 1) make('daily', day);
    make('migration', 3, 4);
    make('asked', 1);
    make('replaced', 1);
    writeFileSync(join(backupFolderOf(dataFolder), 'mine.db'), '');
    expect(pruneBackups(dataFolder)).toHaveLength(3);
    const kept = listBackups(dataFolder);
    expect(
      kept.map(({ kind }) => kind).filter((kind) => kind === 'asked' || kind === 'replaced'),
    ).toHaveLength(2);
    expect(kept.filter(({ kind }) => kind === 'daily' || kind === 'migration')).toHaveLength(10);
    expect(kept[0]).toMatchObject({ kind: 'daily', madeMs: Date.parse('2026-11-12T00:00:00Z') });
    expect(existsSync(join(backupFolderOf(dataFolder), 'mine.db'))).toBe(true);
  });
});

describe('a restore', () => {
  const whenOver = afterSuite();
  /** A folder that no refused restore changes. */
  let kept: string | undefined;

  it('puts the checked copy in place and keeps the one before, with what its log still held', async () => {
    const backup = join(tempFolder(), 'copy.db');
    await writeBackup(closedFolder(5), backup);
    const { dataFolder, db } = runningFolder(9);
    // The files as a kill leaves them: the newest data is only in the log.
    const killed = tempFolder();
    for (const suffix of ['', '-wal']) {
      copyFileSync(join(dataFolder, `locdesk.db${suffix}`), join(killed, `locdesk.db${suffix}`));
    }
    db.close();
    expect(statSync(join(killed, 'locdesk.db-wal')).size).toBeGreaterThan(0);
    const { requests, replaced } = prepareRestore(killed, backup, now);
    expect(requests).toBe(5);
    expect(countIn(killed)).toBe(5);
    expect(inspectDatabaseFile(replaced, { quick: false })).toMatchObject({ requests: 9 });
  });

  it.each([
    ['is not there', () => join(tempFolder(), 'none.db'), /is not there/],
    [
      'is no database',
      () => {
        const file = join(tempFolder(), 'text.db');
        writeFileSync(file, 'plain text '.repeat(1000));
        return file;
      },
      /damaged or no database/,
    ],
    [
      'is cut short',
      () => {
        const file = join(closedFolder(2000), 'locdesk.db');
        truncateSync(file, statSync(file).size - 40_960);
        return file;
      },
      /damaged/,
    ],
    [
      "is another program's",
      () => {
        const file = join(tempFolder(), 'other.db');
        new SQLite(file).exec('CREATE TABLE requests (a)').close();
        return file;
      },
      /another program/,
    ],
    [
      'is of a newer Locdesk',
      () => {
        const file = join(closedFolder(1), 'locdesk.db');
        const db = new SQLite(file);
        db.pragma('user_version = 999');
        db.close();
        return file;
      },
      /newer Locdesk/,
    ],
    [
      'is empty',
      () => {
        const file = join(tempFolder(), 'empty.db');
        writeFileSync(file, '');
        return file;
      },
      /empty/,
    ],
    [
      'has lost a table',
      () => {
        const file = join(closedFolder(1), 'locdesk.db');
        const db = new SQLite(file);
        db.exec('DROP TABLE notes');
        db.close();
        return file;
      },
      /no database that this Locdesk can work with.*table notes.*Choose another file/,
    ],
    ...(
      [
        ['a table', 'CREATE TABLE extra (a)', /the table extra in it is not of Locdesk/],
        [
          'a trigger',
          'CREATE TRIGGER evil AFTER INSERT ON import_marks BEGIN DELETE FROM tokens; END',
          /the trigger evil in it is not of Locdesk/,
        ],
        ['a view', 'CREATE VIEW evil AS SELECT 1', /the view evil in it is not of Locdesk/],
        [
          'a trigger in the place of one of Locdesk',
          'DROP TRIGGER check_queue_request_insert; CREATE TRIGGER check_queue_request_insert AFTER INSERT ON requests BEGIN DELETE FROM tokens; END',
          /the trigger check_queue_request_insert in it is not as Locdesk made it/,
        ],
        [
          'a table without a column',
          'ALTER TABLE tokens DROP COLUMN last_used_us',
          /the table tokens in it is not as Locdesk made it/,
        ],
        [
          'a table with one more column',
          "ALTER TABLE saved_views ADD COLUMN q TEXT NOT NULL DEFAULT 'a' CHECK (q <> 'a')",
          /the table saved_views in it is not as Locdesk made it/,
        ],
      ] as const
    ).map(([what, sql, message]): [string, () => string, RegExp] => [
      `has ${what} of another program`,
      () => {
        const file = join(closedFolder(1), 'locdesk.db');
        const db = new SQLite(file);
        db.exec(sql);
        db.close();
        return file;
      },
      message,
    ]),
    ['is a folder', () => tempFolder(), /is not a file\. Choose another one\.$/],
    [
      'says that it is of an earlier level than it is',
      () => {
        const file = join(closedFolder(1), 'locdesk.db');
        const db = new SQLite(file);
        db.pragma('user_version = 5');
        db.close();
        return file;
      },
      /no database that this Locdesk can work with.*Nothing was replaced/,
    ],
  ])('of a file that %s changes nothing and says so', (_rule, make, message) => {
    const dataFolder = (kept ??= closedFolder(4, whenOver));
    const file = make();
    const before = readdirSync(dataFolder).toSorted();
    let refusal: unknown;
    try {
      prepareRestore(dataFolder, file, now);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ message: expect.stringMatching(message) });
    expect(refusal).not.toMatchObject({ message: expect.stringMatching(/restoring/) });
    expect(readdirSync(dataFolder).toSorted()).toEqual(before);
    expect(countIn(dataFolder)).toBe(4);
  });

  it('of a copy of an earlier program, also one with rows that refer to nothing, is brought up before it takes the place', () => {
    const older = join(tempFolder(), 'older.db');
    const db = new SQLite(older);
    migrate(db, older, now, migrations.slice(0, 6));
    db.pragma('foreign_keys = OFF');
    db.prepare(
      "INSERT INTO import_marks (request_key, import_state, time_text, time_us, made_by) VALUES (77, 'fail', ?, 0, 'api')",
    ).run(now);
    db.close();
    const before = readFileSync(older);
    const dataFolder = closedFolder(4);
    expect(prepareRestore(dataFolder, older, now)).toMatchObject({ level: 6, requests: 0 });
    const opened = openDatabase(dataFolder, now);
    expect(opened.migration).toEqual({ from: migrations.length, to: migrations.length });
    opened.db.close();
    expect(readFileSync(older).equals(before)).toBe(true);
  });

  it('whose note on disk is cut off says so, and what to do', () => {
    const dataFolder = closedFolder(4);
    writeFileSync(join(dataFolder, 'restore.json'), '{"repl');
    expect(() => openDatabase(dataFolder, now)).toThrow(/restore\.json can't be understood\. Remove it/);
  });

  it('that was cancelled leaves nothing behind', async () => {
    const backup = join(tempFolder(), 'copy.db');
    await writeBackup(closedFolder(5), backup);
    const dataFolder = closedFolder(4);
    const stop = new Error('enough');
    expect(() =>
      prepareRestore(dataFolder, backup, now, (done, total) => {
        if (done === total) throw stop;
      }),
    ).toThrow(/enough/);
    expect(countIn(dataFolder)).toBe(4);
  });

  it.each([
    ['before anything was moved', () => undefined],
    [
      'after the database was moved and before its log was',
      (folder: string, replaced: string) => {
        mkdirSync(backupFolderOf(folder));
        renameSync(join(folder, 'locdesk.db'), replaced);
      },
    ],
    [
      'after its log was moved too',
      (folder: string, replaced: string) => {
        mkdirSync(backupFolderOf(folder));
        renameSync(join(folder, 'locdesk.db'), replaced);
        renameSync(join(folder, 'locdesk.db-wal'), `${replaced}-wal`);
      },
    ],
    ['after everything but the note was done', (folder: string) => void finishRestore(folder)],
  ])('killed %s is finished by the next start', async (_moment, moveSome) => {
    const backup = join(tempFolder(), 'copy.db');
    await writeBackup(closedFolder(5), backup);
    const { dataFolder, db } = runningFolder(9);
    const killed = tempFolder();
    for (const suffix of ['', '-wal']) {
      copyFileSync(join(dataFolder, `locdesk.db${suffix}`), join(killed, `locdesk.db${suffix}`));
    }
    db.close();
    const { replaced } = prepareRestore(killed, backup, now);
    moveSome(killed, replaced);
    const opened = openDatabase(killed, now);
    expect(opened.replaced).toBe(replaced);
    expect(opened.db.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(5);
    opened.db.close();
    const before = new SQLite(replaced);
    expect(before.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(9);
    before.close();
    forgetRestore(killed);
    expect(openDatabase(killed, now).replaced).toBeUndefined();
  });

  it('of a damaged database keeps that one as it is, with its log', async () => {
    const backup = join(tempFolder(), 'copy.db');
    await writeBackup(closedFolder(5), backup);
    const dataFolder = tempFolder();
    writeFileSync(join(dataFolder, 'locdesk.db'), 'not a database '.repeat(500));
    writeFileSync(join(dataFolder, 'locdesk.db-wal'), 'a log');
    const { replaced } = prepareRestore(dataFolder, backup, now);
    expect(countIn(dataFolder)).toBe(5);
    expect(readFileSync(replaced, 'utf8')).toBe('not a database '.repeat(500));
    expect(readFileSync(`${replaced}-wal`, 'utf8')).toBe('a log');
  });
});

describe('a start', () => {
  it('on a database that is damaged where every start reads is one on a damaged database', () => {
    const dataFolder = closedFolder(2000);
    const file = join(dataFolder, 'locdesk.db');
    const db = new SQLite(file);
    const root = Number(
      db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'requests'").pluck().get(),
    );
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, (root - 1) * 4096, root * 4096);
    writeFileSync(file, bytes);
    expect(() => openDatabase(dataFolder, now)).toThrow(DamagedDatabase);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it.each([
    ['empty', (file: string) => truncateSync(file, 0)],
    ['gone', (file: string) => rmSync(file)],
  ])('on a database that is %s, though there are backups, is no new beginning', async (_is, lose) => {
    const dataFolder = closedFolder(5);
    const backup = join(backupFolderOf(dataFolder), backupName('daily', now));
    await writeBackup(dataFolder, backup);
    lose(join(dataFolder, 'locdesk.db'));
    expect(() => openDatabase(dataFolder, now)).toThrow(DamagedDatabase);
    expect(() => openDatabase(dataFolder, now)).toThrow(/backups.*locdesk restore "/);
    prepareRestore(dataFolder, backup, now);
    expect(countIn(dataFolder)).toBe(5);
  });

  it.each([
    ['the log of the database', 'locdesk.db-wal'],
    ['the key of the secrets in it', 'secrets.key'],
    ['its derived data', 'derived.db'],
    ['the search index of an earlier version', 'search.db'],
  ])('without a database creates none beside %s, which says that there was one', (_what, name) => {
    for (const lose of [false, true]) {
      const dataFolder = tempFolder();
      const [file, left] = [join(dataFolder, 'locdesk.db'), join(dataFolder, name)];
      if (lose) writeFileSync(file, '');
      writeFileSync(left, 'left over');
      expect(() => openDatabase(dataFolder, now)).toThrow(DamagedDatabase);
      expect(() => openDatabase(dataFolder, now)).toThrow(
        new RegExp(
          `it is ${lose ? 'empty' : 'missing'}, but there is still: ${name}\\. .*put it back; to start with`,
        ),
      );
      // A command opens the database of a program that may run beside it.
      expect(() => openDatabase(dataFolder, now, { mayMigrate: false })).toThrow(DamagedDatabase);
      expect(readFileSync(left, 'utf8')).toBe('left over');
      expect(existsSync(file)).toBe(lose);
    }
  });

  it('after the database was moved away and put back has everything that was in its log', () => {
    const { dataFolder, db } = runningFolder(50);
    const killed = tempFolder();
    const away = join(tempFolder(), 'locdesk.db');
    copyFileSync(join(dataFolder, 'locdesk.db-wal'), join(killed, 'locdesk.db-wal'));
    copyFileSync(join(dataFolder, 'locdesk.db'), away);
    db.close();
    expect(() => openDatabase(killed, now)).toThrow(DamagedDatabase);
    renameSync(away, join(killed, 'locdesk.db'));
    expect(countIn(killed)).toBe(50);
  });

  it('of a newer program on a damaged database of an earlier level is one on a damaged database', () => {
    const dataFolder = tempFolder();
    const file = join(dataFolder, 'locdesk.db');
    const db = new SQLite(file);
    migrate(db, file, now, migrations.slice(0, 6));
    db.pragma('journal_mode = WAL');
    db.exec(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) INSERT INTO settings SELECT 'key' || i, '1', 0 FROM n",
    );
    db.close();
    spoil(file, statSync(file).size - 81_920);
    const bytes = readFileSync(file);
    expect(() => openDatabase(dataFolder, now)).toThrow(DamagedDatabase);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(listBackups(dataFolder)).toEqual([]);
  });
});
