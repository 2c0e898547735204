import SQLite, { type Database } from 'better-sqlite3';
import { createPrivateFile } from '../../database/private-file';
import { memorySchema } from '../../database/schema/memory-schema';
import { memoryAboutSchema } from './memory-about-store';

/**
 * Increase this when the tables, the tokens or the hashes change. Files of earlier levels are then listed as
 * such, and renewed from their units when the user asks for it (`MemoryRenewalService`).
 */
const level = 2;

/**
 * Creates a memory's file, to be filled by this process alone: a kill leaves an unusable file, so it gets its
 * final name only when it is whole and flushed.
 */
export function createMemoryFile(file: string): Database {
  createPrivateFile(file);
  const db = new SQLite(file);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('cache_size = -131072');
  db.exec(`${memorySchema}${memoryAboutSchema}`);
  db.pragma(`user_version = ${level}`);
  return db;
}

/** A file that another version of the program made. */
export class OtherLevel extends Error {
  readonly isEarlier: boolean;

  constructor(file: string, found: number) {
    super(`${file} has level ${found}`);
    this.isEarlier = found > 0 && found < level;
  }
}

/**
 * Opens a memory's file. Of an earlier level, `memory_about` and the units can be read, not their index.
 *
 * @throws OtherLevel; an error when it is damaged, or no memory
 */
export function openMemoryFile(
  file: string,
  { mayBeEarlier = false, ...access }: { readonly readonly: boolean; readonly mayBeEarlier?: boolean },
): Database {
  const db = new SQLite(file, { ...access, fileMustExist: true });
  try {
    const found = Number(db.pragma('user_version', { simple: true }));
    if (found === level) return db;
    const other = new OtherLevel(file, found);
    if (!mayBeEarlier || !other.isEarlier) throw other;
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
