/** The file format of the write-ahead log: https://www.sqlite.org/fileformat2.html#walformat */
export const logHeaderBytes = 32;
export const frameHeaderBytes = 24;

/** The lowest bit is the byte order of a checksum's words. */
const magic = 0x37_7f_06_82;

interface Sums {
  readonly first: number;
  readonly second: number;
}

export interface LogHeader {
  readonly pageSize: number;
  readonly isLittleEndian: boolean;
  readonly salts: bigint;
  readonly sums: Sums;
}

/** Undefined when these 32 bytes are not the header of a log. */
export function readLogHeader(bytes: Buffer): LogHeader | undefined {
  const found = bytes.readUInt32BE(0);
  if (bytes.length < logHeaderBytes || (found & ~1) >>> 0 !== magic) return undefined;
  const isLittleEndian = found === magic;
  const sums = added({ first: 0, second: 0 }, bytes.subarray(0, 24), isLittleEndian);
  if (!isStored(sums, bytes, 24)) return undefined;
  return { pageSize: bytes.readUInt32BE(8), isLittleEndian, salts: bytes.readBigUInt64BE(16), sums };
}

/** Follows the log from frame to frame: each one's checksum covers all before it. */
export class LogChecksum {
  readonly #header: LogHeader;
  #sums: Sums;

  constructor(header: LogHeader) {
    this.#header = header;
    this.#sums = header.sums;
  }

  /** Whether this is the next frame, header and page, as SQLite wrote it. */
  accepts(frame: Buffer): boolean {
    const { isLittleEndian, salts } = this.#header;
    if (frame.readBigUInt64BE(8) !== salts) return false;
    const head = added(this.#sums, frame.subarray(0, 8), isLittleEndian);
    this.#sums = added(head, frame.subarray(frameHeaderBytes), isLittleEndian);
    return isStored(this.#sums, frame, 16);
  }
}

function added({ first, second }: Sums, bytes: Buffer, isLittleEndian: boolean): Sums {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + view.getUint32(at, isLittleEndian) + second) >>> 0;
    second = (second + view.getUint32(at + 4, isLittleEndian) + first) >>> 0;
  }
  return { first, second };
}

function isStored({ first, second }: Sums, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}
