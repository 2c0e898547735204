import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../contract/errors';
import { createCore, type Core } from '../core';
import type { Environment, Log } from '../platform/environment';
import { secretBox } from '../platform/secrets/secret-box';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import { ensureDataFolder, openDatabase, type Database } from '../database/database';
import { databaseFileName } from '../database/database-name';
import { expectNotLost } from '../database/database-probe';
import { lockFolder } from '../database/folder-lock';
import { LogFlush } from '../database/log/log-flush';
import { keyFileSecretBox } from '../platform/secrets/key-file-secret-box';
import { systemEnvironment } from '../platform/system-environment';
import { processOutput, upgradeText } from './output';

/** A command has nothing else to do, so it waits for the write lock. */
const patienceMs = 10_000;
/** A short command reports errors by its exit code and stderr, so it has no log. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Access {
  /**
   * Whether a database is created where there is none. Only a command that adds data does that: for any other
   * the folder is probably wrong.
   */
  readonly mayCreate?: boolean;
  /** For commands with thousands of commits that await only necessary durability (`CommitQueue`). */
  readonly flushesBeside?: boolean;
}

/**
 * Runs `work` on the stores of a data folder, even while another process serves it: SQLite lets both write.
 * Only a folder without a database is locked while one is created.
 */
export function withCore<T>(
  dataFolder: string,
  overrides: SettingOverrides,
  work: (core: Core) => T | Promise<T>,
  access: Access = {},
): Promise<T> {
  return withDatabase(
    dataFolder,
    async (db, environment) => {
      const file = keyFileSecretBox(dataFolder, environment.randomBytes);
      const box = secretBox({ file, wanted: () => 'file' });
      const log = access.flushesBeside === true ? new LogFlush(db) : undefined;
      try {
        return await work(createCore({ db, environment, overrides, secretBox: box, log }));
      } finally {
        log?.close();
      }
    },
    access,
  );
}

/** Runs work on the database, without services. */
export async function withDatabase<T>(
  dataFolder: string,
  work: (db: Database, environment: Environment) => T | Promise<T>,
  { mayCreate = false }: Access = {},
): Promise<T> {
  const environment = systemEnvironment(silentLog);
  const now = new Date(environment.now()).toISOString();
  const file = join(dataFolder, databaseFileName);
  if (!mayCreate && !existsSync(file)) {
    expectNotLost(file);
    throw new AppError(
      'UNAVAILABLE',
      `There is no database in ${dataFolder}. Check --data; "locdesk serve" begins a new database there.`,
    );
  }
  ensureDataFolder(dataFolder);
  if (!existsSync(file)) {
    const lock = lockFolder(dataFolder);
    openDatabase(dataFolder, now).db.close();
    lock.release();
  }
  const { db } = openForWriting(dataFolder, now);
  try {
    return await work(db, environment);
  } finally {
    db.close();
  }
}

function openForWriting(dataFolder: string, now: string) {
  try {
    return openDatabase(dataFolder, now, { mayMigrate: false, busyTimeoutMs: patienceMs });
  } catch (error) {
    // The database is of an older version: it is migrated here if no program serves the folder, otherwise the
    // message above applies.
    let lock;
    try {
      lock = lockFolder(dataFolder);
    } catch {
      throw error;
    }
    try {
      return openDatabase(dataFolder, now, { onUpgrade: () => processOutput.error(upgradeText) });
    } finally {
      lock.release();
    }
  }
}
