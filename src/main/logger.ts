import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { destination, multistream, pino, type Logger } from 'pino';
import { logFolderOf } from './config';

/**
 * Logs to `logs/locdesk.log` in the data folder, warnings and worse to stderr too (stdout belongs to `--json`). Content
 * and secrets never come here; the headers that could carry one are cut out all the same.
 */
export function createLogger(dataFolder: string): Logger {
  const folder = logFolderOf(dataFolder);
  mkdirSync(folder, { recursive: true });
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.authorization', '*.cookie', '*.token'],
    },
    multistream([
      { level: 'info', stream: destination({ dest: join(folder, 'locdesk.log'), sync: false }) },
      { level: 'warn', stream: destination({ dest: 2, sync: true }) },
    ]),
  );
}
