import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { basename, dirname, resolve } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { partialFileOf } from '../database/backup-file';
import { expectNotInUse } from '../database/closed-database';
import { flushFile, renameDurably } from '../database/durable-files';

/** Larger files are refused before they are read. */
export const mostFileBytes = 64 * 1024 * 1024;

/** A file that the user chose. */
export interface DiskFile {
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a file of the user; one of a `dataFolder` that SQLite may have open is never opened.
 *
 * @throws AppError UNAVAILABLE, TOO_LARGE
 */
export function readDiskFile(path: string, dataFolder?: string): DiskFile {
  const file = resolve(path);
  if (dataFolder !== undefined) expectNotInUse(dataFolder, file);
  return { folder: dirname(file), name: basename(file), bytes: readBytes(file) };
}

/**
 * Reads a file of the user, or a pipe or device to its end, like that of `<(command)`.
 *
 * @throws AppError UNAVAILABLE, TOO_LARGE
 */
export async function readFileOrPipe(path: string): Promise<Uint8Array> {
  const stat = statSync(path, { throwIfNoEntry: false });
  const isStream = stat?.isFIFO() === true || stat?.isCharacterDevice() === true;
  return isStream ? buffer(createReadStream(path)) : readDiskFile(path).bytes;
}

/** Opening a named pipe would wait for a writer for ever; Windows has no such flag. */
const readingFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

function readBytes(file: string): Uint8Array {
  let handle: number | undefined;
  try {
    handle = openSync(file, readingFlags);
    const stat = fstatSync(handle);
    if (!stat.isFile()) throw new AppError('UNAVAILABLE', sentence`${file} is not a file.`);
    if (stat.size > mostFileBytes) {
      throw new AppError(
        'TOO_LARGE',
        sentence`${file} has ${stat.size} bytes and at most ${mostFileBytes} are read; split it into smaller files.`,
      );
    }
    return readFileSync(handle);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new AppError('UNAVAILABLE', sentence`There is no file ${file}. Check the path.`, {
        cause: error,
      });
    }
    throw new AppError('UNAVAILABLE', sentence`${file} can't be read: ${reasonOf(error)}.`, { cause: error });
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * Writes a result beside its place and renames it, so that a file of this name is always whole. It replaces a
 * file that is there.
 *
 * @throws AppError UNAVAILABLE with the reason.
 */
export function writeDiskFile(path: string, bytes: Uint8Array, dataFolder: string): void {
  const file = resolve(path);
  expectNotInUse(dataFolder, file);
  const partial = partialFileOf(file);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(partial, bytes);
    flushFile(partial);
    renameDurably(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw new AppError(
      'UNAVAILABLE',
      sentence`${file} can't be written: ${reasonOf(error)}. Make room on the disk, or choose another place.`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
