import { join } from 'node:path';
import SQLite, { type Database, type Statement } from 'better-sqlite3';
import { databaseFileName } from './database-name';

/** Less than 4 MiB is not worth a flush of the disk. */
const worthMovingPages = 1024;
/** SQLite begins the log anew only when all of it has moved. One of 16 MiB is moved without delay, and is worth a pause. */
const longPages = 4096;

/** `overtaken`: the log is long, and more was written to it while it was moved. */
export type Checkpoint = 'done' | 'overtaken';

/** Of the log, and how many of them have moved. */
interface LogPages {
  readonly log: number;
  readonly checkpointed: number;
}

/**
 * Moves what was committed from the write-ahead log into the database file. That waits for the disk, so it is done by a
 * connection of its own, away from the main thread, whose own limit (`openDatabase`) is reached only when nobody does it.
 */
export class Checkpointer {
  readonly #db: Database;
  readonly #look: Statement<[], LogPages>;
  readonly #passive: Statement<[]>;

  /** @throws when the folder's database is not there. */
  constructor(dataFolder: string) {
    this.#db = new SQLite(join(dataFolder, databaseFileName), { fileMustExist: true });
    this.#look = this.#db.prepare('PRAGMA wal_checkpoint(NOOP)');
    this.#passive = this.#db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** Whether the log is so long that it should be moved now. */
  get isLong(): boolean {
    const pages = this.#look.get();
    return pages !== undefined && pages.log - pages.checkpointed >= longPages;
  }

  /** Never waits for a writer or a reader: what they hold is left for the next time. */
  run(): Checkpoint {
    const pages = this.#look.get();
    if (pages === undefined || pages.log - pages.checkpointed < worthMovingPages) return 'done';
    // The second time moves what came during the first, so that whoever is asked to wait then does so for little.
    return this.#move() === 'overtaken' ? this.#move() : 'done';
  }

  /** While nobody writes: the next commit begins the log anew. */
  finish(): void {
    this.#move();
  }

  #move(): Checkpoint {
    this.#passive.run();
    // What a pass answers is how long the log was when it began.
    const pages = this.#look.get();
    const isOvertaken = pages !== undefined && pages.log >= longPages && pages.checkpointed < pages.log;
    return isOvertaken ? 'overtaken' : 'done';
  }

  close(): void {
    this.#db.close();
  }
}
