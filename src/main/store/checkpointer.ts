import { statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { databaseFileName } from './database-name';

/** Below that there is nothing worth a flush of the disk. */
const worthMovingBytes = 4 * 1024 * 1024;

/**
 * Moves what was committed from the write-ahead log into the database file. That waits for the disk, so it is done by a
 * connection of its own, away from the main thread, whose own limit (`openDatabase`) is reached only when nobody does it.
 */
export class Checkpointer {
  readonly #db: Database;
  readonly #log: string;

  /** @throws when the folder's database is not there. */
  constructor(dataFolder: string) {
    const file = join(dataFolder, databaseFileName);
    this.#db = new SQLite(file, { fileMustExist: true });
    this.#log = `${file}-wal`;
  }

  /** Never waits for a writer or a reader: what they hold is left for the next time. */
  run(): void {
    // The file keeps its size when its content has moved; then there is nothing to do, and SQLite sees that by itself.
    const size = statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0;
    if (size >= worthMovingBytes) this.#db.pragma('wal_checkpoint(PASSIVE)');
  }

  close(): void {
    this.#db.close();
  }
}
