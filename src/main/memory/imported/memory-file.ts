import type { Database } from 'better-sqlite3';
import { openTransaction } from '../../database/transaction';
import { MemoryStore } from '../memory-store';
import { MemoryAboutStore } from './memory-about-store';
import { createMemoryFile, openMemoryFile } from './memory-file-database';

/** A memory's file that is being written; see `createMemoryFile`. */
export class NewMemoryFile {
  readonly memory: MemoryStore;
  readonly about: MemoryAboutStore;
  /** Must be called once, after the last unit. */
  readonly commit: () => void;
  readonly #db: Database;

  constructor(file: string) {
    this.#db = createMemoryFile(file);
    this.memory = new MemoryStore(this.#db);
    this.about = new MemoryAboutStore(this.#db);
    this.commit = openTransaction(this.#db);
  }

  close(): void {
    this.#db.close();
  }
}

/** Opens a memory's file for `work`; throws as `openMemoryFile` does. */
export function withMemoryFile<T>(
  file: string,
  access: Parameters<typeof openMemoryFile>[1],
  work: (about: MemoryAboutStore) => T,
): T {
  const db = openMemoryFile(file, access);
  try {
    return work(new MemoryAboutStore(db));
  } finally {
    db.close();
  }
}
