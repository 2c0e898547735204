import SQLite, { type Database } from 'better-sqlite3';
import { createPrivateFile } from '../../database/private-file';
import { memorySchema } from '../../database/schema/memory-schema';
import { memoryAboutSchema } from './memory-about-store';

/**
 * Increase this when the tables, the tokens or the hashes change. Files of other levels are then listed as
 * unusable, and their TMX files must be imported again.
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
export class OtherLevel extends Error {}

/** Opens a memory's file. @throws OtherLevel; an error when it is damaged, or no memory */
export function openMemoryFile(file: string, access: { readonly readonly: boolean }): Database {
  const db = new SQLite(file, { ...access, fileMustExist: true });
  try {
    const found = Number(db.pragma('user_version', { simple: true }));
    if (found !== level) throw new OtherLevel(`${file} has level ${found}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
