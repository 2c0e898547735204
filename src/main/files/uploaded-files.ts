import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { mostFileBytes } from './disk-files';

/** Files whose portions come from the window at one time; older ones are dropped with their memory. */
const mostUploads = 8;

interface Upload {
  readonly bytes: Uint8Array;
  received: number;
}

/**
 * Files that the window hands over in portions, because a file in one message would hold up the main thread:
 * a megabyte takes about ten milliseconds to parse and decode.
 */
export class UploadedFiles {
  readonly #uploads = new Map<number, Upload>();
  #lastKey = 0;

  /** @throws AppError TOO_LARGE */
  begin(sizeBytes: number): number {
    if (sizeBytes > mostFileBytes) {
      throw new AppError(
        'TOO_LARGE',
        sentence`The file has ${sizeBytes} bytes and at most ${mostFileBytes} are read; split it into smaller files.`,
      );
    }
    this.#lastKey += 1;
    // Shared memory reaches the job thread without a copy.
    this.#uploads.set(this.#lastKey, {
      bytes: new Uint8Array(new SharedArrayBuffer(sizeBytes)),
      received: 0,
    });
    const [oldest] = this.#uploads.keys();
    if (this.#uploads.size > mostUploads && oldest !== undefined) this.#uploads.delete(oldest);
    return this.#lastKey;
  }

  /** Adds the next portion. @throws AppError INVALID_INPUT, NOT_FOUND */
  add(key: number, content: string): void {
    const upload = this.#find(key);
    const portion = Buffer.from(content, 'base64');
    // Node ignores characters that are not base64, so the length shows invalid input.
    if (Math.ceil(portion.length / 3) * 4 !== content.length)
      throw new AppError('INVALID_INPUT', 'content: must be base64');
    if (upload.received + portion.length > upload.bytes.length)
      throw new AppError('INVALID_INPUT', 'content: is longer than the file');
    upload.bytes.set(portion, upload.received);
    upload.received += portion.length;
  }

  /** Answers a whole file and forgets it. @throws AppError INVALID_INPUT, NOT_FOUND */
  take(key: number): Uint8Array {
    const { bytes, received } = this.#find(key);
    this.#uploads.delete(key);
    if (received === bytes.length) return bytes;
    throw new AppError(
      'INVALID_INPUT',
      sentence`Only ${received} of ${bytes.length} bytes of the file arrived.`,
    );
  }

  #find(key: number): Upload {
    const upload = this.#uploads.get(key);
    if (upload !== undefined) return upload;
    throw new AppError('NOT_FOUND', 'The file was not handed over completely. Choose it again.');
  }
}
