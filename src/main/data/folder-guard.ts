import { watchDatabaseFiles } from '../database/database-watch';
import type { OpenedFolder } from '../database/open-folder';
import { rescueDatabase } from '../database/rescue';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { DatabaseNotice } from './database-notice';

interface Parts {
  readonly folder: Pick<OpenedFolder, 'opened' | 'keepLock'>;
  readonly databaseNotice: DatabaseNotice;
  readonly changes: Changes;
  readonly dataFolder: string;
  readonly environment: Environment;
  /** See `BackendParts`. */
  readonly restart: () => void;
}

/** A command that only asks whether the program runs holds a new lock file for a moment. */
const mostLostLocks = 3;

/**
 * Returns a function to call now and then, which notices what other programs do to the files of an open data
 * folder: a database or a log that was removed or replaced is saved and opened again, and a lock that was
 * removed is taken again. When another Locdesk has taken it meanwhile, this one restarts, which ends with the
 * sentence that the folder is in use.
 */
export function guardFolder(parts: Parts): () => void {
  const { folder, databaseNotice, changes, dataFolder, environment, restart } = parts;
  const { db, file } = folder.opened;
  const changeOf = watchDatabaseFiles(file);
  let isOver = false;
  let lostLocks = 0;
  return () => {
    if (isOver) return;
    const change = changeOf();
    if (change !== undefined) {
      isOver = true;
      environment.log.error({ change }, 'the files of the database were changed by another program');
      if (save(change)) restart();
    }
    lostLocks = folder.keepLock() ? 0 : lostLocks + 1;
    if (lostLocks < mostLostLocks || isOver) return;
    isOver = true;
    environment.log.error({}, 'another Locdesk has taken the data folder, since its lock was removed');
    restart();
  };

  /**
   * Returns false if the database could not be saved: then no change is accepted, and what is readable can be
   * exported.
   */
  function save(change: Parameters<typeof rescueDatabase>[2]): boolean {
    const nowIso = new Date(environment.now()).toISOString();
    try {
      rescueDatabase(db, dataFolder, change, nowIso, (text) => databaseNotice.write(text));
      return true;
    } catch (error) {
      environment.log.error({ err: error }, 'the database could not be saved');
      const reason = error instanceof Error ? error.message : String(error);
      databaseNotice.keepInMemory(
        `Another program removed or replaced the files of the database while Locdesk was running, and Locdesk could not save what it has (${reason}). It accepts no changes until it is started again. Export what you need first, then stop Locdesk and restore a backup.`,
      );
      changes.notify({ name: 'backups.changed', payload: {} });
      return false;
    }
  }
}
