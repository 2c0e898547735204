import { closeSync, openSync } from 'node:fs';

/**
 * Creates an empty file that only its owner can read, if there is none; SQLite gives its log the same
 * permissions. A file that exists is not opened: when a process closes any descriptor of a file, it loses all
 * POSIX locks that SQLite holds on that file for the process.
 *
 * @throws the system's error when the file is missing and can't be created.
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
