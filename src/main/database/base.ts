import { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import { SettingStore } from '../platform/settings/setting-store';
import { SettingsService } from '../platform/settings/settings-service';
import { CommitQueue } from './commit-queue';
import type { Database } from './database';
import type { CommittedLog } from './log/log-flush';

/**
 * Needed by every room: how to commit, the settings, and the events of changes. The database is in the stores
 * alone, which each room opens.
 */
export interface Base {
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly settings: SettingsService;
  readonly settingStore: SettingStore;
}

interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  /** Settings of this run. */
  readonly overrides: SettingOverrides;
  /** The log of `db`: with it no commit waits for the disk (`CommitQueue`). */
  readonly log?: CommittedLog | undefined;
}

/** Builds what every room needs over an open database. */
export function createBase({ db, environment, overrides, log }: Parts): Base {
  const changes = new Changes((error) =>
    environment.log.error({ err: error }, 'a listener of changes failed'),
  );
  const commits = new CommitQueue(db, environment, log);
  const settingStore = new SettingStore(db);
  const settings = new SettingsService({ commits, store: settingStore, overrides, environment, changes });
  return { commits, environment, changes, settings, settingStore };
}
