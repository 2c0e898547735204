import { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { SettingOverrides } from '../platform/settings/setting-overrides';
import { SettingStore } from '../platform/settings/setting-store';
import { SettingsService } from '../platform/settings/settings-service';
import { CommitQueue } from './commit-queue';
import type { Database } from './database';
import type { CommittedLog } from './log/log-flush';

/** Needed by every room: the open database, how to commit to it, the settings, and the events of changes. */
export interface Base {
  readonly db: Database;
  readonly commits: CommitQueue;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly settings: SettingsService;
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
  const store = new SettingStore(db);
  const settings = new SettingsService({ commits, store, overrides, environment, changes });
  return { db, commits, environment, changes, settings };
}
