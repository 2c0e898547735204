import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { databaseSuffixes, renameDurably } from '../../database/durable-files';

/** Each imported memory is a file of its own, which is whole or not there. */
export function memoryFolderOf(dataFolder: string): string {
  return join(dataFolder, 'memories');
}

export function memoryFileOf(dataFolder: string, id: string): string {
  return join(memoryFolderOf(dataFolder), `${id}.db`);
}

/** Where a removed memory is until it is restored or deleted. */
export function removedFileOf(dataFolder: string, id: string): string {
  return `${memoryFileOf(dataFolder, id)}.removed`;
}

const memoryName = /^([\da-f]{12})\.db$/;

/** The ids of the memories that are there, in no order. */
export function memoryIds(dataFolder: string): readonly string[] {
  return namesIn(dataFolder).flatMap((name) => memoryName.exec(name)?.[1] ?? []);
}

/** Whether a name in the folder is that of a memory, or of one of SQLite's files beside it. */
export function isMemoryFile(name: string): boolean {
  return /^[\da-f]{12}\.db/.test(name);
}

export function isMemoryId(text: string): boolean {
  return memoryName.test(`${text}.db`);
}

const keptMs = 86_400_000;

/** Puts a memory aside; it is deleted after a day. */
export function putAside(dataFolder: string, id: string, nowMs: number): void {
  const file = memoryFileOf(dataFolder, id);
  // The day begins now, not when the memory was imported.
  utimesSync(file, nowMs / 1000, nowMs / 1000);
  renameDurably(file, removedFileOf(dataFolder, id));
}

/**
 * Returns incomplete files of imports that were killed, and removed memories, a day after they were written:
 * a younger one may be that of an import in another process.
 */
export function leftoversIn(dataFolder: string, nowMs: number): readonly string[] {
  return namesIn(dataFolder)
    .filter((name) => !memoryName.test(name) && !isSideFile(name))
    .map((name) => join(memoryFolderOf(dataFolder), name))
    .filter((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return stats?.isFile() === true && nowMs - stats.mtimeMs > keptMs;
    });
}

/** Deletes the leftovers. */
export function deleteLeftovers(dataFolder: string, nowMs: number): void {
  for (const file of leftoversIn(dataFolder, nowMs)) rmSync(file, { force: true });
}

/** SQLite's own files of a memory. */
function isSideFile(name: string): boolean {
  return [...databaseSuffixes.slice(1), '-journal'].some(
    (suffix) => name.endsWith(suffix) && memoryName.test(name.slice(0, -suffix.length)),
  );
}

function namesIn(dataFolder: string): readonly string[] {
  const folder = memoryFolderOf(dataFolder);
  return existsSync(folder) ? readdirSync(folder) : [];
}
