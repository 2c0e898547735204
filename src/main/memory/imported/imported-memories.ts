import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { ImportedMemory } from '../../../contract/memory/memory';
import { identityOf } from '../../database/file-identity';
import { isBusy } from '../../database/store-failure';
import { MemorySearchStore } from '../memory-search-store';
import { MemoryAboutStore, type StoredAbout } from './memory-about-store';
import { openMemoryFile, OtherLevel } from './memory-file-database';
import { memoryFileOf, memoryIds } from './memory-folder';

/** An imported memory that is open. */
export interface OpenMemory {
  readonly id: string;
  readonly name: string;
  readonly store: MemorySearchStore;
  /**
   * Reads the store. Returns `otherwise` when the file can't be read; one that is damaged is not read again,
   * and listed as such.
   */
  readonly read: <T>(read: (store: MemorySearchStore) => T, otherwise: T) => T;
}

interface OpenFile {
  readonly identity: string;
  /** The file, or the reason why it can't be used. */
  readonly open: OpenStores | Unusable | EarlierFile;
}

/** A file of an earlier version of the program, which can be renewed. */
interface EarlierFile {
  readonly earlier: StoredAbout;
}

interface OpenStores {
  readonly db: Database;
  readonly about: MemoryAboutStore;
  readonly store: MemorySearchStore;
}

type Unusable = NonNullable<ImportedMemory['unusable']>;

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
        const about = aboutOf(open);
        if (!isOpen(open) || typeof about === 'string') return [];
        const { store } = open;
        return [{ id, name: about.name, store, read: this.#reading(id, store) }];
      })
      .toSorted((a, b) => compareNames(a.name, b.name));
  }

  list(): readonly ImportedMemory[] {
    return this.#refreshed()
      .map(([id, { open }]): ImportedMemory => {
        const path = memoryFileOf(this.#dataFolder, id);
        const sizeBytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
        const about = aboutOf(open);
        if (typeof about === 'string')
          return {
            id,
            name: basename(path),
            file: '',
            tool: '',
            imported: '',
            units: 0,
            pairs: [],
            sizeBytes,
            unusable: about,
          };
        const units = about.pairs.reduce((sum, pair) => sum + pair.units, 0);
        const isEarlier = typeof open === 'object' && 'earlier' in open;
        return { id, ...about, units, sizeBytes, ...(isEarlier ? { unusable: 'earlier' } : {}) };
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
    try {
      const db = openMemoryFile(memoryFileOf(this.#dataFolder, id), { readonly: true });
      return { db, about: new MemoryAboutStore(db), store: new MemorySearchStore(db, false) };
    } catch (error) {
      if (!(error instanceof OtherLevel)) return 'damaged';
      return error.isEarlier ? this.#earlier(id) : 'later';
    }
  }

  #earlier(id: string): OpenFile['open'] {
    try {
      const file = memoryFileOf(this.#dataFolder, id);
      const db = openMemoryFile(file, { readonly: true, mayBeEarlier: true });
      try {
        const earlier = new MemoryAboutStore(db).read();
        return earlier === undefined ? 'damaged' : { earlier };
      } finally {
        db.close();
      }
    } catch {
      return 'damaged';
    }
  }

  #reading(id: string, store: MemorySearchStore): OpenMemory['read'] {
    return (read, otherwise) => {
      const file = this.#files.get(id);
      // A search may go on after its file was found damaged.
      if (file === undefined || !isOpen(file.open) || file.open.store !== store) return otherwise;
      const { db } = file.open;
      try {
        return read(store);
      } catch (error) {
        if (!(error instanceof Error && error.name === 'SqliteError')) throw error;
        if (!isBusy(error)) {
          db.close();
          this.#files.set(id, { ...file, open: 'damaged' });
        }
        return otherwise;
      }
    };
  }

  #close(id: string): void {
    const open = this.#files.get(id)?.open;
    if (open !== undefined && isOpen(open)) open.db.close();
    this.#files.delete(id);
  }
}

function isOpen(open: OpenFile['open']): open is OpenStores {
  return typeof open === 'object' && 'db' in open;
}

function aboutOf(open: OpenFile['open']): StoredAbout | Unusable {
  if (typeof open === 'string') return open;
  if ('earlier' in open) return open.earlier;
  try {
    return open.about.read() ?? 'damaged';
  } catch {
    return 'damaged';
  }
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
