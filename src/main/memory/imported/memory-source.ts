import { createReadStream, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../../contract/errors';
import { sentence } from '../../../contract/sentence';
import { expectNotInUse } from '../../database/closed-database';
import { isMemoryFile, memoryFolderOf } from './memory-folder';

/** A file as it is read: its bytes unpacked, with how many bytes of the file they took. */
export interface SourcePortion {
  readonly bytes: Uint8Array;
  readonly read: number;
}

export interface MemorySource {
  readonly sizeBytes: number;
  readonly portions: () => AsyncGenerator<SourcePortion>;
}

/** A packed file may not grow beyond this. */
const mostUnpackedBytes = 16 * 2 ** 30;
const portionBytes = 256 * 1024;

/**
 * A chosen file, which may be packed by gzip. Only its portions are in memory. @throws AppError UNAVAILABLE
 * when it is not there, or no file of the user; the portions throw when it can't be read.
 */
export function memorySource(dataFolder: string, path: string): MemorySource {
  const file = resolve(path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined)
    throw new AppError('UNAVAILABLE', sentence`There is no file ${file}. Check the path.`);
  if (!stats.isFile()) throw new AppError('UNAVAILABLE', sentence`${file} is not a file.`);
  expectNotInUse(dataFolder, file);
  const isOwn = dirname(file) === resolve(memoryFolderOf(dataFolder)) && isMemoryFile(basename(file));
  if (isOwn)
    throw new AppError(
      'UNAVAILABLE',
      sentence`${file} is the file that Locdesk itself works with in ${dataFolder}. Choose another file.`,
    );
  return { sizeBytes: stats.size, portions: () => portionsOf(file) };
}

async function* portionsOf(file: string): AsyncGenerator<SourcePortion> {
  let read = 0;
  const raw = createReadStream(file, { highWaterMark: portionBytes });
  try {
    let unpacked: AsyncIterable<Uint8Array> | undefined;
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const bytes of raw as AsyncIterable<Uint8Array>) {
        read += bytes.length;
        yield bytes;
      }
    };
    const bytes = counted();
    const first = await bytes.next();
    if (first.done === true) return;
    const rest = async function* (): AsyncGenerator<Uint8Array> {
      yield first.value;
      yield* bytes;
    };
    const isPacked = first.value[0] === 0x1f && first.value[1] === 0x8b;
    unpacked = isPacked ? gunzipped(rest()) : rest();
    let total = 0;
    for await (const portion of unpacked) {
      total += portion.length;
      if (isPacked && total > mostUnpackedBytes)
        throw new AppError(
          'TOO_LARGE',
          sentence`${basename(file)} unpacks to more than ${mostUnpackedBytes / 2 ** 30} GiB; unpack it and split it into smaller files.`,
        );
      yield { bytes: portion, read };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new AppError(
        'UNAVAILABLE',
        sentence`${basename(file)} is damaged and can't be unpacked. Get the file again.`,
        { cause: error },
      );
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('UNAVAILABLE', sentence`${file} can't be read: ${reason}.`, { cause: error });
  } finally {
    raw.destroy();
  }
}

/** Unpacks a file; one that is cut off is unpacked as far as it goes. */
async function* gunzipped(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: portionBytes });
  const feeding = (async () => {
    for await (const bytes of packed) {
      if (!gunzip.write(bytes)) await new Promise((done) => gunzip.once('drain', done));
    }
    gunzip.end();
  })();
  feeding.catch((error: Error) => gunzip.destroy(error));
  try {
    for await (const portion of gunzip as AsyncIterable<Uint8Array>) yield portion;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR')) throw error;
  } finally {
    gunzip.destroy();
  }
}
