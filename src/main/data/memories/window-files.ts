import { existsSync, mkdirSync } from 'node:fs';
import { appendFile, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../contract/errors';
import { memoryFolderOf } from '../../memory/imported/memory-folder';
import type { Environment } from '../../platform/environment';

const portionBytes = 256 * 1024;
const nameEnd = '.tmx.partial';
/** A window that hands a file over has a new portion within seconds. */
const idleMs = 3_600_000;

interface Upload {
  readonly path: string;
  /** Resolves once the portions that arrived are written. */
  written: Promise<void>;
  cancelTimer: () => void;
}

/**
 * Files on their way from or to the window, in portions. They are on the disk, since a TMX file may be larger
 * than the memory. An upload is deleted when the window is gone or hands nothing over for an hour; what is
 * left of others is deleted by the next start.
 */
export class WindowFiles {
  readonly #dataFolder: string;
  readonly #environment: Pick<Environment, 'randomBytes' | 'setTimer'>;
  readonly #uploads = new Map<number, Upload>();
  readonly #downloads = new Map<string, { readonly path: string; readonly sizeBytes: number }>();
  #lastKey = 0;

  constructor(dataFolder: string, environment: Pick<Environment, 'randomBytes' | 'setTimer'>) {
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
    const key = this.#lastKey;
    this.#uploads.set(key, {
      path: this.newPath(),
      written: Promise.resolve(),
      cancelTimer: this.#dropWhenIdle(key),
    });
    return key;
  }

  /** Adds a portion; the window sends one after another. @throws AppError NOT_FOUND */
  async addToUpload(key: number, content: Uint8Array): Promise<void> {
    const upload = this.#upload(key);
    upload.cancelTimer();
    upload.cancelTimer = this.#dropWhenIdle(key);
    const writing = appendFile(upload.path, content, { mode: 0o600 });
    upload.written = writing.catch(() => undefined);
    await writing;
  }

  /** Returns the path of a whole file, which the caller deletes. @throws AppError NOT_FOUND */
  takeUpload(key: number): string {
    const { path, cancelTimer } = this.#upload(key);
    cancelTimer();
    this.#uploads.delete(key);
    return path;
  }

  /** Deletes what is here of a file that no import will take; does nothing for one that is not here. */
  async discardUpload(key: number): Promise<void> {
    const upload = this.#uploads.get(key);
    if (upload === undefined) return;
    this.#uploads.delete(key);
    upload.cancelTimer();
    // Writing a portion after the deletion would create the file again.
    await upload.written;
    await rm(upload.path, { force: true });
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

  #dropWhenIdle(key: number): () => void {
    return this.#environment.setTimer(idleMs, () => void this.discardUpload(key).catch(() => undefined));
  }

  #upload(key: number): Upload {
    const upload = this.#uploads.get(key);
    if (upload === undefined) throw notHere();
    return upload;
  }
}

function notHere(): AppError {
  return new AppError('NOT_FOUND', 'The file was not handed over completely. Choose it again.');
}
