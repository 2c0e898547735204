import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { partialFileOf } from './backup-file';
import { backupFolderOf, isBackupName } from './kept-backups';
import { incomingFileOf, intentFileOf } from './restore';
import { removeDatabase } from './durable-files';

const partialEnd = partialFileOf('');

/**
 * Removes files of backups and restores that a kill left incomplete: each may be as large as the database,
 * and nothing else would remove it. Only for the process that holds the folder's lock. Returns the names.
 */
export function removePartialFiles(dataFolder: string): readonly string[] {
  const removed: string[] = [];
  const incoming = incomingFileOf(dataFolder);
  // A file with a note beside it is a restore that the start completes.
  if (!existsSync(intentFileOf(dataFolder)) && existsSync(incoming)) {
    removeDatabase(incoming);
    removed.push(incoming);
  }
  const backups = backupFolderOf(dataFolder);
  for (const name of existsSync(backups) ? readdirSync(backups) : []) {
    const [of, rest] = splitAt(name, partialEnd);
    if (rest === undefined || !isBackupName(of)) continue;
    rmSync(join(backups, name), { force: true });
    removed.push(join(backups, name));
  }
  return removed;
}

/** SQLite's own files of a partial one begin with its name. */
function splitAt(name: string, end: string): readonly [string, string | undefined] {
  const at = name.lastIndexOf(end);
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at)];
}
