import { statSync } from 'node:fs';
import { identityOf } from './file-identity';

/**
 * How the files of an open database changed outside of SQLite. SQLite continues with its open files, which no
 * longer have names: later writes are lost when the process ends.
 */
export type FileChange = 'log-removed' | 'log-replaced' | 'database-replaced' | 'both-replaced';

/** Returns a function to call repeatedly. It opens nothing: two reads of the folder, some microseconds. */
export function watchDatabaseFiles(file: string): () => FileChange | undefined {
  const log = `${file}-wal`;
  const [openDatabase, openLog] = [identityOf(file), identityOf(log)];
  return () => {
    const isLogOpen = identityOf(log) === openLog;
    if (identityOf(file) !== openDatabase) return isLogOpen ? 'database-replaced' : 'both-replaced';
    if (isLogOpen) return undefined;
    // Another connection creates an empty log as soon as it reads; an empty log contains no writes.
    const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    return size === 0 ? 'log-removed' : 'log-replaced';
  };
}
