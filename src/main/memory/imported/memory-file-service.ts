import { existsSync } from 'node:fs';
import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';
import { renameDurably } from '../../database/durable-files';
import type { Environment } from '../../platform/environment';
import { withMemoryFile } from './memory-file';
import { isMemoryId, memoryFileOf, putAside, removedFileOf } from './memory-folder';
import { checkedMemoryName, memoryOfName } from './memory-names';

interface Parts {
  readonly dataFolder: string;
  readonly environment: Pick<Environment, 'now'>;
}

/** A change of an imported memory. */
export type MemoryChange =
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'remove' | 'restore'; readonly id: string };

/** Renames, removes and restores imported memories. Each waits for the disk: in the window it is a job. */
export class MemoryFileService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws AppError NOT_FOUND, CONFLICT when the name is taken */
  change(change: MemoryChange): void {
    switch (change.kind) {
      case 'rename':
        return this.rename(change.id, change.name);
      case 'remove':
        return this.remove(change.id);
      case 'restore':
        return this.restore(change.id);
    }
  }

  /** @throws AppError NOT_FOUND, CONFLICT when the name is taken */
  rename(id: string, name: string): void {
    const own = checkedMemoryName(name);
    const file = this.#require(id);
    const taken = memoryOfName(this.#parts.dataFolder, own);
    if (taken === id) return;
    if (taken !== undefined)
      throw new AppError('CONFLICT', sentence`name: there is a memory "${own}" already.`);
    withMemoryFile(file, { readonly: false }, (about) => about.rename(own));
  }

  /** Removes a memory; `restore` undoes that for a day. @throws AppError NOT_FOUND */
  remove(id: string): void {
    this.#require(id);
    putAside(this.#parts.dataFolder, id, this.#parts.environment.now());
  }

  /** @throws AppError NOT_FOUND */
  restore(id: string): void {
    const removed = removedFileOf(this.#parts.dataFolder, id);
    if (!isMemoryId(id) || !existsSync(removed)) throw notHere();
    renameDurably(removed, memoryFileOf(this.#parts.dataFolder, id));
  }

  #require(id: string): string {
    const file = memoryFileOf(this.#parts.dataFolder, id);
    if (isMemoryId(id) && existsSync(file)) return file;
    throw notHere();
  }
}

function notHere(): AppError {
  return new AppError('NOT_FOUND', 'This memory is no longer here.');
}
