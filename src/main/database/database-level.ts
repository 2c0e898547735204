import type { Database } from 'better-sqlite3';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { firstBytes } from './closed-database';
import { migrations } from './migrations';

/** Marks the file as ours: "Locd" in ASCII. */
export const applicationId = 0x4c6f6364;

/** Whether the file is not empty and of an earlier level than a new one. */
export function isEarlierLevel(level: number): boolean {
  return level > 0 && level < (migrations.at(-1)?.version ?? 0);
}

/**
 * Offsets of the two numbers in SQLite's file header that a program sets (section 1.3 of its file format).
 */
const levelAt = 60;
const ownerAt = 68;
const headerBytes = 100;

/**
 * Whether opening this file of ours will migrate it, by its first bytes alone. False for an unreadable file.
 * Only for a file that this process does not have open.
 */
export function needsUpgrade(file: string): boolean {
  let header: Buffer;
  try {
    header = firstBytes(file, headerBytes);
  } catch {
    // Opening the file reports the problem.
    return false;
  }
  if (header.length < headerBytes) return false;
  return header.readInt32BE(ownerAt) === applicationId && isEarlierLevel(header.readInt32BE(levelAt));
}

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
      sentence`${file} is a database of another program. Move it away, or use another data folder with --data.`,
    );
  }
  if (version > newestKnown) {
    throw new AppError(
      'UNAVAILABLE',
      sentence`${file} was written by a newer Locdesk (database level ${version}, this program knows ${newestKnown}). Update Locdesk, or use another data folder with --data.`,
    );
  }
  return version;
}
