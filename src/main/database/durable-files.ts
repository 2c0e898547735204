import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';

/** SQLite's files of one database: itself, its log and the log's index. */
export const databaseSuffixes = ['', '-wal', '-shm'] as const;

export function removeDatabase(file: string): void {
  for (const suffix of [...databaseSuffixes, '-journal']) rmSync(`${file}${suffix}`, { force: true });
}

/** @throws AppError UNAVAILABLE when there is a file of this name already. */
export function expectFree(target: string): void {
  if (!existsSync(target)) return;
  throw new AppError(
    'UNAVAILABLE',
    sentence`${target} is there already. Choose another name: nothing is overwritten.`,
  );
}

/** Flushes a file; its content is on disk when this returns. */
export function flushFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Renames a file within a file system; the new name is on disk when this returns. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  flushFolder(dirname(to));
  if (dirname(from) !== dirname(to)) flushFolder(dirname(from));
}

/** Windows has no handle for flushing a folder; its file system keeps the order of names by itself. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
