import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { multistream, pino, type Logger } from 'pino';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { logFolderOf } from './config';
import { printable } from './printable';
import { RotatingFile } from './rotating-file';
import { fullDisk } from './disk-space';

const standardError = 2;

export const logFileName = 'locdesk.log';

/** At most 24 MiB, which lasts for weeks of heavy use. */
const rotation = { fileBytes: 4 * 2 ** 20, kept: 5 };

/**
 * Logs to `logs/locdesk.log` in the data folder (older ones beside it), warnings and worse to stderr too
 * (stdout belongs to `--json`). Content and secrets are never logged; as a safeguard, headers that could
 * carry a secret are removed.
 *
 * @throws AppError UNAVAILABLE when the file can't be opened.
 */
export function createLogger(dataFolder: string): Logger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.authorization', '*.cookie', '*.token'],
    },
    multistream([
      // The logger's own level decides what is written (`log.level`).
      { level: 'trace', stream: openLogFile(logFolderOf(dataFolder)) },
      { level: 'warn', stream: lineWriter(standardError) },
    ]),
  );
}

function openLogFile(folder: string): RotatingFile {
  const file = join(folder, logFileName);
  try {
    return new RotatingFile(file, rotation);
  } catch (error) {
    const full = fullDisk(error, folder);
    if (full !== undefined) throw full;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'UNAVAILABLE',
      sentence`The log file ${file} can't be opened: ${reason}. Move away what is in its place, or choose another data folder with --data.`,
      { cause: error },
    );
  }
}

/**
 * A log must never harm the program that it describes: a line that can't be written (the disk is full, the
 * terminal is gone) is lost. Pino's own destinations would retry for ever and hold the process.
 */
function lineWriter(fd: number): { write(line: string): void } {
  return {
    write(line) {
      try {
        // JSON escapes only some of the characters that control a terminal.
        writeSync(fd, `${printable(line.trimEnd())}\n`);
      } catch {
        // Nothing to do: the log itself failed.
      }
    },
  };
}
