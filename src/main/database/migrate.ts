import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { withoutLoneDays } from './migrations/lone-days';
import { serviceOf } from '../../contract/upstream/connection-input';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { partialFileOf } from './backup-file';
import { damaged, DamagedDatabase } from './damaged-database';
import { isDamage } from './database-failure';
import { inspectDatabaseFile } from './database-file';
import { applicationId, readVersion } from './database-level';
import { flushFile, removeDatabase, renameDurably } from './durable-files';
import { backupFolderOf, backupName, pruneBackups } from './kept-backups';
import { migrations as allMigrations, type Migration } from './migrations';

export interface MigrationReport {
  readonly from: number;
  readonly to: number;
  /** The copy made before the first migration ran; absent for a new file. */
  readonly backup?: string;
}

/**
 * Migrates the open file to this program's level. An existing file is copied to `backups/` beside it before
 * the first statement; each migration is one transaction. A file of another program or of a newer Locdesk is
 * refused and stays unchanged.
 */
export function migrate(
  db: Database,
  file: string,
  nowIso: string,
  migrations: readonly Migration[] = allMigrations,
): MigrationReport {
  const target = migrations.at(-1)?.version ?? 0;
  const from = readVersion(db, file, target);
  if (from === target) return { from, to: target };

  const backup = from === 0 ? undefined : copyBeforeMigration(db, file, from, nowIso);
  migrateInPlace(db, from, migrations);
  return { from, to: target, ...(backup === undefined ? {} : { backup }) };
}

/**
 * A table that is dropped and rebuilt must not delete the rows that refer to it, so enforcement is off
 * meanwhile, and a check of every row afterwards finds orphans. That takes minutes with millions of rows;
 * other migrations are enforced directly, which costs nothing.
 */
const dropsTable = /^DROP TABLE (?!temp\.)/im;

/** Migrates without a backup beforehand, for a file that is a copy already. */
export function migrateInPlace(
  db: Database,
  from: number,
  migrations: readonly Migration[] = allMigrations,
): void {
  const enforced = db.pragma('foreign_keys', { simple: true });
  db.function('service_of', { deterministic: true }, (baseUrl) => serviceOf(String(baseUrl)));
  db.function('without_lone_days', { deterministic: true }, (filter) =>
    withoutLoneDays(String(filter), 'day'),
  );
  for (const migration of migrations) {
    if (migration.version <= from) continue;
    const isRebuild = dropsTable.test(migration.sql);
    // SQLite ignores this pragma within a transaction.
    db.pragma(`foreign_keys = ${isRebuild ? 'OFF' : 'ON'}`);
    const orphans = isRebuild ? orphansIn(db) : 0;
    db.transaction(() => {
      db.exec(migration.sql);
      if (isRebuild) expectNoOrphans(db, migration, orphans);
      db.pragma(`user_version = ${migration.version}`);
      db.pragma(`application_id = ${applicationId}`);
    }).exclusive();
  }
  db.pragma(`foreign_keys = ${Number(enforced)}`);
}

/** @throws Error, and the migration is rolled back, when it leaves rows that refer to missing ones. */
function expectNoOrphans(db: Database, { version }: Migration, before: number): void {
  if (orphansIn(db) <= before) return;
  throw new Error(`Migration ${version} left rows behind that refer to nothing.`);
}

/** A file that was repaired elsewhere may contain orphans, which must not prevent a start. */
function orphansIn(db: Database): number {
  const orphans: unknown = db.pragma('foreign_key_check');
  return Array.isArray(orphans) ? orphans.length : 0;
}

/**
 * @throws DamagedDatabase; AppError UNAVAILABLE when the copy can't be made: nothing is migrated without one.
 */
function copyBeforeMigration(db: Database, file: string, from: number, nowIso: string): string {
  const dataFolder = dirname(file);
  const target = join(backupFolderOf(dataFolder), backupName('migration', nowIso, from));
  const partial = partialFileOf(target);
  try {
    mkdirSync(backupFolderOf(dataFolder), { recursive: true, mode: 0o700 });
    removeDatabase(partial);
    // Copied by SQLite, because reading the file otherwise would release the locks of the open connection.
    db.prepare('VACUUM INTO ?').run(partial);
    chmodSync(partial, 0o600);
    flushFile(partial);
    inspectDatabaseFile(partial, { quick: true });
    renameDurably(partial, target);
    pruneBackups(dataFolder);
    return target;
  } catch (error) {
    removeDatabase(partial);
    // A damaged copy means that the database is damaged.
    if (error instanceof DamagedDatabase) throw damaged(file, error.finding, error);
    if (error instanceof SQLite.SqliteError && error.code !== 'SQLITE_ERROR' && isDamage(error))
      throw damaged(file, error.message, error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'UNAVAILABLE',
      sentence`The database has to be brought up to this version, and the copy before that, ${target}, failed: ${reason}. Nothing was changed. Make room on the disk, or see that the folder can be written.`,
      { cause: error },
    );
  }
}
