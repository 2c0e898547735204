import { existsSync, mkdirSync } from 'node:fs';
import { appendFile, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../contract/errors';
import { memoryFolderOf } from '../../memory/imported/memory-folder';
import type { Environment } from '../../platform/environment';

const portionBytes = 256 * 1024;
const nameEnd = '.tmx.partial';

/**
 * Files on their way from or to the window, in portions. They are on the disk, since a TMX file may be larger
 * than the memory, and those that were not taken are deleted by the next start.
 */
export class WindowFiles {
  readonly #dataFolder: string;
  readonly #environment: Pick<Environment, 'randomBytes'>;
  readonly #uploads = new Map<number, string>();
  readonly #downloads = new Map<string, { readonly path: string; readonly sizeBytes: number }>();
  #lastKey = 0;

  constructor(dataFolder: string, environment: Pick<Environment, 'randomBytes'>) {
    this.#dataFolder = dataFolder;
    this.#environment = environment;
  }

  /** Deletes files that an earlier process left: only the one that has the window writes them. */
  async deleteEarlier(): Promise<void> {
    const folder = memoryFolderOf(this.#dataFolder);
    const names = existsSync(folder) ? await readdir(folder) : [];
    await Promise.all(
      names.filter((name) => name.endsWith(nameEnd)).map((name) => rm(join(folder, name), { force: true })),
    );
  }

  beginUpload(): number {
    this.#lastKey += 1;
    this.#uploads.set(this.#lastKey, this.newPath());
    return this.#lastKey;
  }

  /** @throws AppError NOT_FOUND */
  async addToUpload(key: number, content: string): Promise<void> {
    await appendFile(this.#upload(key), Buffer.from(content, 'base64'), { mode: 0o600 });
  }

  /** Returns the path of a whole file, which the caller deletes. @throws AppError NOT_FOUND */
  takeUpload(key: number): string {
    const path = this.#upload(key);
    this.#uploads.delete(key);
    return path;
  }

  /** Deletes what is here of a file that no import will take; does nothing for one that is not here. */
  async discardUpload(key: number): Promise<void> {
    const path = this.#uploads.get(key);
    this.#uploads.delete(key);
    if (path !== undefined) await rm(path, { force: true });
  }

  /** A path for a file that nothing else has. */
  newPath(): string {
    const folder = memoryFolderOf(this.#dataFolder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return join(folder, `${this.#environment.randomBytes(6).toString('hex')}${nameEnd}`);
  }

  offerDownload(path: string, sizeBytes: number): string {
    const key = this.#environment.randomBytes(6).toString('hex');
    this.#downloads.set(key, { path, sizeBytes });
    return key;
  }

  /** Returns a portion in base64; the file is deleted after the last one. @throws AppError NOT_FOUND */
  async readDownload(key: string, offset: number): Promise<string> {
    const download = this.#downloads.get(key);
    if (download === undefined) throw notHere();
    const handle = await open(download.path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read({
        buffer: Buffer.alloc(portionBytes),
        position: offset,
      });
      if (offset + bytesRead >= download.sizeBytes) {
        this.#downloads.delete(key);
        await rm(download.path, { force: true });
      }
      return buffer.subarray(0, bytesRead).toString('base64');
    } finally {
      await handle.close();
    }
  }

  #upload(key: number): string {
    const path = this.#uploads.get(key);
    if (path === undefined) throw notHere();
    return path;
  }
}

function notHere(): AppError {
  return new AppError('NOT_FOUND', 'The file was not handed over completely. Choose it again.');
}
