import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { multistream, pino, type Logger } from 'pino';
import { AppError } from '../shared/errors';
import { logFolderOf } from './config';

const standardError = 2;

/**
 * Logs to `logs/locdesk.log` in the data folder, warnings and worse to stderr too (stdout belongs to `--json`). Content
 * and secrets never come here; the headers that could carry one are cut out all the same.
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
      { level: 'info', stream: lineWriter(openLogFile(logFolderOf(dataFolder))) },
      { level: 'warn', stream: lineWriter(standardError) },
    ]),
  );
}

function openLogFile(folder: string): number {
  const file = join(folder, 'locdesk.log');
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(file, 'a', 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'UNAVAILABLE',
      `The log file ${file} can't be opened: ${reason}. Move away what is in its place, or choose another data folder with --data.`,
      { cause: error },
    );
  }
}

/**
 * A log must never harm what it tells of: a line that can't be written (the disk is full, the terminal is gone) is lost.
 * Pino's own destinations would retry for ever and hold the process.
 */
function lineWriter(fd: number): { write(line: string): void } {
  return {
    write(line) {
      try {
        writeSync(fd, line);
      } catch {
        // See above: there is nowhere left to say so.
      }
    },
  };
}
