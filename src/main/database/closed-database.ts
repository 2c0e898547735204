import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { databaseFileName, lockFileName, sideDatabaseNames } from './database-name';
import { databaseSuffixes } from './durable-files';
import { identityOf } from './file-identity';

// Database files that are read without SQLite. Only for files that no connection of this process has open:
// when a process closes any descriptor of a file, it loses all POSIX locks that SQLite holds on that file for
// the process (sqlite.org/howtocorrupt.html, 2.2).

/** Eight mebibytes at a time. */
const pieceBytes = 8 * 2 ** 20;

/** The first bytes of a file, fewer where it ends before. */
export function firstBytes(file: string, count: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}

/** Copies a file to a new one that only its owner can read. `onCopied` throws to stop. */
export function copyInPieces(from: string, to: string, onCopied: (bytes: number) => void): void {
  const target = openSync(to, 'w', 0o600);
  try {
    let copied = 0;
    onCopied(copied);
    for (const piece of piecesOf(from)) {
      for (let written = 0; written < piece.length;) written += writeSync(target, piece, written);
      onCopied((copied += piece.length));
    }
  } finally {
    closeSync(target);
  }
}

/**
 * Returns the disk's error while reading the file from its first byte to its last; undefined when there is
 * none.
 */
export function readFailure(file: string): Error | undefined {
  try {
    for (const piece of piecesOf(file)) if (piece.length === 0) break;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function* piecesOf(file: string): Generator<Buffer> {
  const handle = openSync(file, 'r');
  try {
    const piece = Buffer.allocUnsafe(pieceBytes);
    for (;;) {
      const read = readSync(handle, piece);
      if (read === 0) return;
      yield piece.subarray(0, read);
    }
  } finally {
    closeSync(handle);
  }
}

/**
 * Refuses a chosen file that SQLite has open in this data folder, by whatever name or link. @throws AppError
 * UNAVAILABLE
 */
export function expectNotInUse(dataFolder: string, file: string): void {
  const chosen = identityOf(file);
  if (chosen === undefined) return;
  const names = [databaseFileName, lockFileName, ...sideDatabaseNames].flatMap((name) =>
    databaseSuffixes.map((suffix) => `${name}${suffix}`),
  );
  if (!names.some((name) => identityOf(join(dataFolder, name)) === chosen)) return;
  throw new AppError(
    'UNAVAILABLE',
    sentence`${file} is the file that Locdesk itself works with in ${dataFolder}. Choose another file.`,
  );
}
