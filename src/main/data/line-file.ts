import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';

const chunkBytes = 1 << 18;
const newline = 0x0a;
/** Longest line in bytes; a longer one would not fit into a string. */
const longestLineBytes = 400 << 20;

/** One line of a file as bytes, without its line feed. */
export interface FileLine {
  /** Line number, from 1. */
  readonly number: number;
  readonly bytes: Buffer;
  /** Bytes of the file up to the end of this line. */
  readonly until: number;
}

/**
 * Yields the lines of an open file, using the memory of one line. Only a line feed ends a line: texts may
 * contain other line separators (U+2028). A line feed at the very end begins no further line.
 *
 * @throws AppError INVALID_INPUT with the number of a line that is too long.
 */
export function* readLines(handle: number): Generator<FileLine> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let [number, position] = [0, 0];
  let parts: Buffer[] = [];
  let partBytes = 0;
  for (;;) {
    const count = readSync(handle, chunk, 0, chunkBytes, position);
    if (count === 0) break;
    let begin = 0;
    for (;;) {
      const end = chunk.subarray(0, count).indexOf(newline, begin);
      // The chunk's memory is reused, so data that is kept must be copied.
      if (end < 0) {
        if (begin < count) parts.push(Buffer.from(chunk.subarray(begin, count)));
        partBytes += count - begin;
        if (partBytes > longestLineBytes) throw tooLong(number + 1);
        break;
      }
      const bytes = Buffer.concat([...parts, chunk.subarray(begin, end)]);
      [parts, partBytes] = [[], 0];
      begin = end + 1;
      yield { number: (number += 1), bytes, until: position + begin };
    }
    position += count;
  }
  if (parts.length > 0) yield { number: number + 1, bytes: Buffer.concat(parts), until: position };
}

function tooLong(line: number): AppError {
  return new AppError('INVALID_INPUT', sentence`line ${line}: is longer than ${longestLineBytes >> 20} MiB`);
}

/** Writes a file of lines, readable by its owner only. */
export class LineWriter {
  readonly #handle: number;
  #waiting: string[] = [];
  #length = 0;

  /** @throws the system's error when the file exists or can't be written. */
  constructor(file: string) {
    this.#handle = openSync(file, 'wx', 0o600);
  }

  /** Appends text to the current line. */
  write(text: string): void {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= chunkBytes) this.#writeOut();
  }

  /** Writes the rest; everything is on disk when this returns. */
  finish(): void {
    this.#writeOut();
    fsyncSync(this.#handle);
  }

  close(): void {
    closeSync(this.#handle);
  }

  #writeOut(): void {
    const bytes = Buffer.from(this.#waiting.join(''), 'utf8');
    this.#waiting = [];
    this.#length = 0;
    for (let done = 0; done < bytes.length;) done += writeSync(this.#handle, bytes, done);
  }
}
