import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { AppError } from '../../shared/errors';
import { migrations as allMigrations, type Migration } from './migrations';

/** Marks the file as ours: "Locd" in ASCII. */
const applicationId = 0x4c6f6364;

export interface MigrationReport {
  readonly from: number;
  readonly to: number;
  /** The copy made before the first migration ran; absent for a new file. */
  readonly backup?: string;
}

/**
 * Brings the open file to this program's level. An existing file is copied to `backups/` beside it before the first
 * statement runs; each migration is one transaction. A file of another program or of a newer Locdesk is refused and
 * left as it is.
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
  const enforced = db.pragma('foreign_keys', { simple: true });
  // A table that is built anew is dropped in between: that must not take the rows that refer to it along.
  db.pragma('foreign_keys = OFF');
  for (const migration of migrations) {
    if (migration.version <= from) continue;
    db.transaction(() => {
      db.exec(migration.sql);
      expectNoOrphans(db, migration);
      db.pragma(`user_version = ${migration.version}`);
      db.pragma(`application_id = ${applicationId}`);
    }).exclusive();
  }
  db.pragma(`foreign_keys = ${Number(enforced)}`);
  return { from, to: target, ...(backup === undefined ? {} : { backup }) };
}

/** @throws Error, and the migration is undone, when rows refer to what isn't there. */
function expectNoOrphans(db: Database, { version }: Migration): void {
  const orphans: unknown = db.pragma('foreign_key_check');
  if (Array.isArray(orphans) && orphans.length === 0) return;
  throw new Error(`Migration ${version} left rows behind that refer to nothing.`);
}

/**
 * The file's level; 0 for an empty one. Writes nothing.
 *
 * @throws AppError UNAVAILABLE for a file of another program or of a newer Locdesk.
 */
export function readVersion(
  db: Database,
  file: string,
  newestKnown = allMigrations.at(-1)?.version ?? 0,
): number {
  const version = Number(db.pragma('user_version', { simple: true }));
  const owner = Number(db.pragma('application_id', { simple: true }));
  const tables = Number(db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get());
  if (owner !== applicationId && (tables > 0 || version !== 0)) {
    throw new AppError(
      'UNAVAILABLE',
      `${file} is a database of another program. Move it away, or use another data folder with --data.`,
    );
  }
  if (version > newestKnown) {
    throw new AppError(
      'UNAVAILABLE',
      `${file} was written by a newer Locdesk (database level ${version}, this program knows ${newestKnown}). Update Locdesk, or use another data folder with --data.`,
    );
  }
  return version;
}

function copyBeforeMigration(db: Database, file: string, from: number, nowIso: string): string {
  const folder = join(dirname(file), 'backups');
  mkdirSync(folder, { recursive: true });
  const stamp = nowIso.replaceAll(/[:.]/g, '-');
  const target = join(folder, `${basename(file, '.db')}-level-${from}-${stamp}.db`);
  // With the log written back, the one file is the whole database.
  db.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(file, target);
  return target;
}
