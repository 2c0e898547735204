import type { Config } from './platform/config';
import { createCore, type Core } from './core';
import type { Environment } from './platform/environment';
import type { Host } from './platform/host';
import { secretBox } from './platform/secrets/secret-box';
import { SecretKeepingService } from './desktop/secret-keeping-service';
import { closeKeepingLog, ensureDataFolder, openDatabase, type OpenedDatabase } from './database/database';
import { explainDatabaseFailure } from './database/database-failure';
import { lockFolder } from './database/folder-lock';
import { keyFileSecretBox } from './platform/secrets/key-file-secret-box';
import { removePartialFiles } from './database/partial-files';
import { LogFlush } from './database/log/log-flush';
import { SearchSessionStore } from './lists/search-session-store';
import { SealedSecretStore } from './platform/secrets/sealed-secret-store';

/** A data folder that is this process's alone until it is released. */
export interface OpenedFolder {
  readonly opened: OpenedDatabase;
  readonly core: Core;
  readonly secretKeeping: SecretKeepingService;
  /** See `FolderLock`. */
  readonly keepLock: () => boolean;
  /** The next start needs the whole log of the database: `release` does not move it. */
  readonly keepLog: () => void;
  readonly release: () => void;
}

interface Parts {
  readonly config: Config;
  readonly environment: Environment;
  readonly host: Host;
  /** See `BackendParts`. */
  readonly onUpgrade: (() => void) | undefined;
}

/** @throws AppError UNAVAILABLE: folder not writable or in use, database damaged or newer; then no lock is held. */
export function openFolder({ config, environment, host, ...parts }: Parts): OpenedFolder {
  const { dataFolder } = config;
  ensureDataFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  const opened = openOrRelease();
  const { db, migration } = opened;
  if (migration.from !== migration.to) {
    environment.log.info({ ...migration }, 'database brought up to this version');
  }
  const wanted = () => core.settings.get('desktop.keyStore');
  const file = keyFileSecretBox(dataFolder, environment.randomBytes);
  const box = secretBox({ file, system: host.keyStore, wanted });
  const log = new LogFlush(db);
  // Both would block the main thread for as long as the disk takes: `Checkpoints` moves the log, and `CommitQueue` tries a commit
  // again that found the database locked.
  db.pragma('wal_autocheckpoint = 0');
  db.pragma('busy_timeout = 0');
  let close = (): void => void db.close();
  const core = createCoreOrRelease();
  const secretKeeping = new SecretKeepingService({
    store: new SealedSecretStore(db),
    commits: core.commits,
    box,
    system: host.keyStore,
    wanted,
    environment,
  });
  return {
    opened,
    core,
    secretKeeping,
    keepLock: () => lock.keep(),
    keepLog: () => {
      close = () => closeKeepingLog(db);
    },
    release() {
      log.close();
      close();
      lock.release();
    },
  };

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

  /** A damage that opening did not meet shows when the statements are prepared. */
  function createCoreOrRelease(): Core {
    try {
      new SearchSessionStore(db).begin(environment.randomBytes(12).toString('base64url'));
      return createCore({ db, environment, overrides: config.settings, secretBox: box, log });
    } catch (error) {
      db.close();
      lock.release();
      throw explainDatabaseFailure(error, opened.file);
    }
  }
}
