import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RotationBounds {
  /** A file that would exceed this size is renamed, and a new one begins. */
  readonly fileBytes: number;
  /** Number of older files kept beside the current one: `name.1.log` is the newest of them. */
  readonly kept: number;
}

/**
 * A log file of bounded size that never throws into its caller: a line that can't be written (full disk,
 * deleted file) is lost, and a file that can't be renamed keeps growing.
 */
export class RotatingFile {
  readonly #file: string;
  readonly #bounds: RotationBounds;
  #handle: number;
  #bytes: number;
  /** The last line was written only in part, so the next one starts on a new line. */
  #isTorn: boolean;

  /** @throws when it can't be opened. */
  constructor(file: string, bounds: RotationBounds) {
    this.#file = file;
    this.#bounds = bounds;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    this.#handle = openSync(file, 'a+', 0o600);
    this.#bytes = fstatSync(this.#handle).size;
    this.#isTorn = this.#bytes > 0 && !endsLine(this.#handle, this.#bytes);
  }

  write(line: string): void {
    try {
      const bytes = Buffer.byteLength(line);
      if (this.#bytes > 0 && this.#bytes + bytes > this.#bounds.fileBytes) this.#rotate();
      if (this.#isTorn) this.#bytes += writeSync(this.#handle, '\n');
      const written = writeSync(this.#handle, line);
      this.#bytes += written;
      this.#isTorn = written < bytes;
    } catch {
      // Nothing to do: the log itself failed.
    }
  }

  #rotate(): void {
    const { kept } = this.#bounds;
    rmSync(this.#older(kept), { force: true });
    for (let age = kept - 1; age >= 0; age -= 1) {
      try {
        renameSync(this.#older(age), this.#older(age + 1));
      } catch {
        // This older file does not exist yet.
      }
    }
    const handle = openSync(this.#file, 'a', 0o600);
    closeSync(this.#handle);
    this.#handle = handle;
    this.#bytes = fstatSync(handle).size;
    // A file that could not be renamed is continued.
    this.#isTorn &&= this.#bytes > 0;
  }

  /** Age 0 is the current file. */
  #older(age: number): string {
    return age === 0 ? this.#file : this.#file.replace(/(\.[^.]+)?$/, `.${age}$1`);
  }
}

function endsLine(handle: number, bytes: number): boolean {
  const last = Buffer.alloc(1);
  readSync(handle, last, 0, 1, bytes - 1);
  return last.toString() === '\n';
}
