import type { Database } from 'better-sqlite3';
import { AppError } from '../../shared/errors';
import { migrations } from './migrations';

/** Marks the file as ours: "Locd" in ASCII. */
export const applicationId = 0x4c6f6364;

/**
 * The file's level; 0 for an empty one. Writes nothing.
 *
 * @throws AppError UNAVAILABLE for a file of another program or of a newer Locdesk.
 */
export function readVersion(
  db: Database,
  file: string,
  newestKnown = migrations.at(-1)?.version ?? 0,
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
