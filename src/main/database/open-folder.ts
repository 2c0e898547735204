import type { Environment } from '../platform/environment';
import { closeKeepingLog, ensureDataFolder, openDatabase, type OpenedDatabase } from './database';
import { explainDatabaseFailure } from './database-failure';
import { lockFolder } from './folder-lock';
import { LogFlush } from './log/log-flush';
import { removePartialFiles } from './partial-files';

/** A data folder that is this process's alone until it is released. */
export interface OpenedFolder {
  readonly opened: OpenedDatabase;
  readonly log: LogFlush;
  /**
   * Builds something on the database. A damage that opening did not meet may show when it is read first: then
   * the folder is released. @throws AppError UNAVAILABLE
   */
  readonly build: <T>(work: () => T) => T;
  /** See `FolderLock`. */
  readonly keepLock: () => boolean;
  /** The next start needs the whole log of the database: `release` does not move it. */
  readonly keepLog: () => void;
  readonly release: () => void;
}

interface Parts {
  readonly dataFolder: string;
  readonly environment: Environment;
  /** Called before a database of an earlier version is brought up to this one. */
  readonly onUpgrade?: (() => void) | undefined;
}

/**
 * Takes a data folder for this process. @throws AppError UNAVAILABLE: folder not writable or in use, database
 * damaged or newer; then no lock is held.
 */
export function openFolder({ dataFolder, environment, ...parts }: Parts): OpenedFolder {
  ensureDataFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  const opened = openOrRelease();
  const { db, file, migration } = opened;
  if (migration.from !== migration.to) {
    environment.log.info({ ...migration }, 'database brought up to this version');
  }
  const log = new LogFlush(db);
  // Both would block the main thread for as long as the disk takes: `Checkpoints` moves the log, and
  // `CommitQueue` tries a commit again that found the database locked.
  db.pragma('wal_autocheckpoint = 0');
  db.pragma('busy_timeout = 0');
  let close = (): void => void db.close();
  return {
    opened,
    log,
    build(work) {
      try {
        return work();
      } catch (error) {
        release();
        throw explainDatabaseFailure(error, file);
      }
    },
    keepLock: () => lock.keep(),
    keepLog: () => {
      close = () => closeKeepingLog(db);
    },
    release,
  };

  function release(): void {
    log.close();
    close();
    lock.release();
  }

  function openOrRelease(): OpenedDatabase {
    try {
      // Also for the room that a full disk may lack.
      const removed = removePartialFiles(dataFolder);
      if (removed.length > 0) environment.log.info({ removed }, 'unfinished copies were removed');
      return openDatabase(dataFolder, new Date(environment.now()).toISOString(), { onUpgrade });
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  function onUpgrade(): void {
    environment.log.info({}, 'bringing the database up to this version');
    parts.onUpgrade?.();
  }
}
