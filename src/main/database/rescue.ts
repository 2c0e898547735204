import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { inspectDatabaseFile } from './database-file';
import { databaseFileName } from './database-name';
import type { FileChange } from './database-watch';
import { flushFile, removeDatabase, renameDurably } from './durable-files';
import { backupFolderOf, backupName } from './kept-backups';
import { incomingFileOf, noteRestore } from './restore';

/** Number of tries, about half a second: readers in other threads hold the database for milliseconds. */
const mostTries = 20;
const pauseMs = 25;

/**
 * Saves an open database after its files were removed or replaced, so that closing and reopening it loses
 * nothing: into the database file if that is still the same, otherwise into a copy that replaces the current
 * file. The connection accepts no writes afterwards, because they would be lost.
 *
 * @param note stores a sentence for the person in the database; it is saved with everything else.
 * @throws what SQLite or the system says when it can't be saved; the connection accepts no writes then
 * either.
 */
export function rescueDatabase(
  db: Database,
  dataFolder: string,
  change: FileChange,
  nowIso: string,
  note: (text: string) => void,
): void {
  try {
    if (change === 'log-removed') {
      note(removedText);
      if (foldLog(db)) return;
    }
    const replaced = join(backupFolderOf(dataFolder), backupName('replaced', nowIso));
    note(replacedText(basename(replaced)));
    copyInItsPlace(db, dataFolder, change, replaced);
  } finally {
    db.pragma('query_only = ON');
  }
}

const removedText = `Another program removed the log of the database (${databaseFileName}-wal) while Locdesk was running. Locdesk saved everything into ${databaseFileName} and opened it again; nothing was lost. To look into the database while Locdesk runs, use a program with SQLite 3.51 or newer, or look into a backup.`;

function replacedText(name: string): string {
  return `Another program replaced the files of the database while Locdesk was running. Locdesk put back what it had; what was there instead is in the backups as ${name}.`;
}

/**
 * Checkpoints the log that no longer has a name into the database file. Returns false if another connection
 * prevented it.
 */
function foldLog(db: Database): boolean {
  const checkpoint = db.prepare<[], { busy: number; log: number; checkpointed: number }>(
    'PRAGMA wal_checkpoint(FULL)',
  );
  for (let tries = 0; tries < mostTries; tries += 1) {
    const pages = checkpoint.get();
    if (pages !== undefined && pages.busy === 0 && pages.log === pages.checkpointed) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
  return false;
}

/** `replaced` is where the current files will be. */
function copyInItsPlace(db: Database, dataFolder: string, change: FileChange, replaced: string): void {
  const file = join(dataFolder, databaseFileName);
  const incoming = incomingFileOf(dataFolder);
  removeDatabase(incoming);
  db.prepare('VACUUM INTO ?').run(incoming);
  chmodSync(incoming, 0o600);
  inspectDatabaseFile(incoming, { quick: true });
  flushFile(incoming);
  mkdirSync(backupFolderOf(dataFolder), { recursive: true, mode: 0o700 });
  noteRestore(dataFolder, replaced, file);
  const log = `${file}-wal`;
  if (change === 'database-replaced') {
    // The log belongs to this connection, and would be applied to the other file.
    rmSync(log, { force: true });
  } else if (existsSync(log)) {
    // Moved because closing this connection would remove it, although another program wrote it.
    renameDurably(log, `${replaced}-wal`);
  }
}
