import { open, type FileHandle } from 'node:fs/promises';
import SQLite from 'better-sqlite3';
import type { Database } from '../database';
import { frameHeaderBytes, LogChecksum, logHeaderBytes, readLogHeader } from './log-format';
import { logPages } from './log-pages';

/** About 256 KiB per step: its checksum takes less than a millisecond of the main thread. */
const framesAtOnce = 64;

/**
 * Writes the log of a database again, byte for byte. After a failed flush the kernel treats the unwritten
 * pages as clean, and the next flush would succeed without them; written again, they are flushed again. The
 * write lock is held, so that no process changes the log. Every frame is verified first: some file systems
 * reread a page that they could not write, and those bytes must not count as committed.
 *
 * @throws when the log can't be read or written, or differs from what was committed.
 */
export async function rewriteLog(db: Database): Promise<void> {
  const lock = new SQLite(db.name, { fileMustExist: true, timeout: 0 });
  try {
    lock.exec('BEGIN IMMEDIATE');
    // The connections' own count, which is in memory and independent of the disk.
    const frames = logPages(db)().log;
    if (frames === 0) return;
    const log = await open(`${db.name}-wal`, 'r+');
    try {
      await rewriteFrames(log, frames);
      await log.datasync();
    } finally {
      await log.close();
    }
  } finally {
    lock.close();
  }
}

async function rewriteFrames(log: FileHandle, frames: number): Promise<void> {
  const head = await readExactly(log, logHeaderBytes, 0);
  const header = readLogHeader(head);
  if (header === undefined) throw damaged('its header');
  await log.write(head, 0, head.length, 0);
  const frameBytes = frameHeaderBytes + header.pageSize;
  const checksum = new LogChecksum(header);
  for (let first = 0; first < frames; first += framesAtOnce) {
    const count = Math.min(framesAtOnce, frames - first);
    const position = logHeaderBytes + first * frameBytes;
    const bytes = await readExactly(log, count * frameBytes, position);
    for (let index = 0; index < count; index += 1) {
      if (!checksum.accepts(bytes.subarray(index * frameBytes, (index + 1) * frameBytes))) {
        throw damaged(`frame ${first + index + 1} of ${frames}`);
      }
    }
    await log.write(bytes, 0, bytes.length, position);
  }
}

async function readExactly(log: FileHandle, length: number, position: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await log.read(buffer, 0, length, position);
  if (bytesRead < length) throw damaged(`its end at byte ${position + bytesRead}`);
  return buffer;
}

function damaged(place: string): Error {
  return new Error(`the write-ahead log is no longer what was written to it: ${place}`);
}
