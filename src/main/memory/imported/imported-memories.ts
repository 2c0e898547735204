import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { ImportedMemory } from '../../../contract/memory/memory';
import { identityOf } from '../../database/file-identity';
import { MemorySearchStore } from '../memory-search-store';
import { MemoryAboutStore } from './memory-about-store';
import { openMemoryFile } from './memory-file-database';
import { memoryFileOf, memoryIds } from './memory-folder';

/** An imported memory that is open. */
export interface OpenMemory {
  readonly id: string;
  readonly name: string;
  readonly store: MemorySearchStore;
}

interface OpenFile {
  readonly identity: string;
  /** Undefined for a file that can't be read. */
  readonly open:
    | { readonly db: Database; readonly about: MemoryAboutStore; readonly store: MemorySearchStore }
    | undefined;
}

/**
 * The imported memories of a data folder, for a thread that only reads them. Other threads and processes add
 * and remove files, so each call looks which ones are there.
 */
export class ImportedMemories {
  readonly #dataFolder: string;
  readonly #files = new Map<string, OpenFile>();

  constructor(dataFolder: string) {
    this.#dataFolder = dataFolder;
  }

  /** The memories that can be read, in the order of their names. */
  open(): readonly OpenMemory[] {
    return this.#refreshed()
      .flatMap(([id, { open }]) => {
        const name = readable(() => open?.about.read()?.name);
        return open === undefined || name === undefined ? [] : [{ id, name, store: open.store }];
      })
      .toSorted((a, b) => compareNames(a.name, b.name));
  }

  list(): readonly ImportedMemory[] {
    return this.#refreshed()
      .map(([id, { open }]): ImportedMemory => {
        const path = memoryFileOf(this.#dataFolder, id);
        const sizeBytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
        const about = readable(() => open?.about.read());
        if (about === undefined)
          return {
            id,
            name: basename(path),
            file: '',
            tool: '',
            imported: '',
            units: 0,
            pairs: [],
            sizeBytes,
            isUnusable: true,
          };
        return { id, ...about, units: about.pairs.reduce((sum, { units }) => sum + units, 0), sizeBytes };
      })
      .toSorted((a, b) => compareNames(a.name, b.name));
  }

  close(): void {
    for (const [id] of this.#files) this.#close(id);
  }

  #refreshed(): readonly (readonly [string, OpenFile])[] {
    const ids = memoryIds(this.#dataFolder);
    for (const [id] of this.#files) if (!ids.includes(id)) this.#close(id);
    for (const id of ids) {
      const identity = identityOf(memoryFileOf(this.#dataFolder, id));
      if (identity === undefined || identity === this.#files.get(id)?.identity) continue;
      this.#close(id);
      this.#files.set(id, { identity, open: this.#opened(id) });
    }
    return [...this.#files];
  }

  #opened(id: string): OpenFile['open'] {
    return readable(() => {
      const db = openMemoryFile(memoryFileOf(this.#dataFolder, id), { readonly: true });
      return { db, about: new MemoryAboutStore(db), store: new MemorySearchStore(db, false) };
    });
  }

  #close(id: string): void {
    this.#files.get(id)?.open?.db.close();
    this.#files.delete(id);
  }
}

/** Undefined where a file is damaged; the others are still read. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
