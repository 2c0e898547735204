import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileFormats } from '../../content/files/formats';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { FilePortion, OpenedFile } from '../../contract/orders';
import { argumentsBeforeLink } from './deep-link';

/** About a millisecond of encoding. */
const portionBytes = 768 * 1024;

const endings = new Set(fileFormats.flatMap(({ extensions }) => extensions));
const optionsWithValue = new Set(['--data', '--host', '--port', '--listener-port', '--set']);

/**
 * Returns the paths of the files that a command line names: Windows and Linux pass the files to open by it.
 * Only endings of formats count, because Electron's own arguments are on the same line.
 */
export function findOpenedFiles(args: readonly string[], folder: string): readonly string[] {
  return argumentsBeforeLink(args)
    .filter((arg, index, all) => !arg.startsWith('-') && !optionsWithValue.has(all[index - 1] ?? ''))
    .filter((arg) => endings.has(/\.([^./\\]+)$/.exec(arg)?.[1]?.toLowerCase() ?? ''))
    .map((arg) => resolve(folder, arg));
}

/** The files that the system asked to open. The window can read these, and no other file of the disk. */
export class OpenedFiles {
  readonly #paths = new Map<number, string>();
  readonly #waiting = new Set<number>();
  #lastKey = 0;

  add(paths: readonly string[]): void {
    for (const path of paths) {
      this.#lastKey += 1;
      this.#paths.set(this.#lastKey, path);
      this.#waiting.add(this.#lastKey);
    }
  }

  /** Answers the files that were not answered yet. */
  take(): readonly OpenedFile[] {
    const keys = Array.from(this.#waiting);
    this.#waiting.clear();
    return keys.map((key) => ({ key, name: basename(this.#paths.get(key) ?? '') }));
  }

  /** Reads a portion. @throws AppError NOT_FOUND, UNAVAILABLE */
  async read(key: number, offset: number): Promise<FilePortion> {
    const path = this.#paths.get(key);
    if (path === undefined) throw new AppError('NOT_FOUND', 'This file was not opened with Locdesk.');
    try {
      const handle = await open(path, 'r');
      try {
        const { size: sizeBytes } = await handle.stat();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(portionBytes), 0, portionBytes, offset);
        const content = buffer.toString('base64', 0, bytesRead);
        return { content, sizeBytes, next: bytesRead < portionBytes ? null : offset + bytesRead };
      } finally {
        await handle.close();
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new AppError('UNAVAILABLE', sentence`${path} can't be read: ${reason}.`, { cause: error });
    }
  }
}
