import { statfsSync } from 'node:fs';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';

/** SQLite needs about this much free space to open a database at all. */
const leastBytes = 256 * 1024;

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Returns the error for a failure caused by a full disk, whether the system or SQLite reports it; undefined
 * for any other. A full disk damages nothing, so restoring a backup would not help.
 */
export function fullDisk(error: unknown, folder: string): AppError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const saysFull = code === 'ENOSPC' || code === 'EDQUOT' || code.startsWith('SQLITE_FULL');
  const mayBeFull = code.startsWith('SQLITE_IOERR') || code.startsWith('SQLITE_CANTOPEN');
  if (!saysFull && !(mayBeFull && isFull(folder))) return undefined;
  return new AppError(
    'UNAVAILABLE',
    sentence`The disk of ${folder} is full: Locdesk can't work there, and nothing was changed. Free some space, then try again.`,
    { cause: error },
  );
}

function isFull(folder: string): boolean {
  try {
    return freeBytes(folder) < leastBytes;
  } catch {
    return false;
  }
}
