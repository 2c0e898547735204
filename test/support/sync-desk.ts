import { onTestFinished } from 'vitest';
import type { EventMessage } from '../../src/contract/events';
import { BackgroundPause } from '../../src/main/background/background-pause';
import { Changes } from '../../src/main/platform/changes';
import { ClockMemory } from '../../src/main/platform/clock-memory';
import { CommitQueue } from '../../src/main/database/commit-queue';
import { contentLimits } from '../../src/main/platform/settings/content-limits';
import { MirrorService } from '../../src/main/upstream/mirror/mirror-service';
import { parseSettingOverrides } from '../../src/main/platform/settings/setting-overrides';
import { SettingsService } from '../../src/main/platform/settings/settings-service';
import { SyncClock } from '../../src/main/upstream/sync/sync-clock';
import type { MarkLearner } from '../../src/main/upstream/sync/sync-portion';
import { SyncService } from '../../src/main/upstream/sync/sync-service';
import { ContentRequestStore } from '../../src/main/requests/content-request-store';
import { openDatabase, type Database } from '../../src/main/database/database';
import { DocumentStore } from '../../src/main/requests/document-store';
import { MirrorStore } from '../../src/main/upstream/mirror/mirror-store';
import { PutAsideStore } from '../../src/main/upstream/put-aside-store';
import { SettingStore } from '../../src/main/platform/settings/setting-store';
import { SyncRunStore } from '../../src/main/upstream/sync/sync-run-store';
import { ConnectionSyncStore } from '../../src/main/upstream/connection-sync-store';
import { UpstreamMarkStore } from '../../src/main/upstream/marks/upstream-mark-store';
import { VersionStore } from '../../src/main/requests/version-store';
import { SyncScheduler } from '../../src/main/upstream/sync/scheduler';
import { SyncRunner } from '../../src/main/upstream/sync/sync-run';
import type { CallLimits } from '../../src/main/upstream/client/upstream-call';
import { pagesHere, type WebhookReach } from '../../src/main/upstream/sync/pages';
import type { OpenThreadPages } from '../../src/main/upstream/sync/worker-pages';
import { watchExternalChanges } from '../../src/main/database/external-changes';
import { UpstreamClient } from '../../src/main/upstream/client/upstream-client';
import { ManualEnvironment } from './manual-environment';
import { migratedFolder } from './migrated-folder';

interface Options {
  readonly environment?: ManualEnvironment;
  readonly dataFolder?: string;
  readonly settings?: readonly string[];
  readonly limits?: CallLimits;
  readonly zoneOffset?: (ms: number) => number;
  /** Opens the thread that reads and applies pages; without it, this thread does. */
  readonly openPages?: OpenThreadPages;
  readonly webhook?: WebhookReach;
  /** A file that need not survive the machine. */
  readonly quick?: boolean;
}

/** The syncing half of the program over a real file and real HTTP, with a clock by hand. */
export class SyncDesk {
  readonly environment: ManualEnvironment;
  readonly dataFolder: string;
  readonly db: Database;
  readonly mirror: MirrorService;
  readonly service: SyncService;
  readonly scheduler: SyncScheduler;
  readonly state: ConnectionSyncStore;
  readonly runs: SyncRunStore;
  readonly marks: UpstreamMarkStore;
  readonly documents: DocumentStore;
  readonly backgroundPause = new BackgroundPause();
  readonly notified: EventMessage[] = [];
  readonly commits: CommitQueue;
  readonly pollExternal: () => void;
  /** Number of times that another process has written. */
  externalChanges = 0;
  changes = 0;
  /** Called when data of the window has changed. */
  onChange = (): void => undefined;

  constructor(options: Options = {}) {
    const { environment = new ManualEnvironment(), dataFolder = migratedFolder(), limits } = options;
    this.environment = environment;
    this.dataFolder = dataFolder;
    const { db } = openDatabase(dataFolder, '2026-11-20T00:00:00Z');
    if (options.quick === true) db.pragma('synchronous = OFF');
    this.db = db;
    onTestFinished(() => void db.close());
    const changes = new Changes(() => undefined);
    changes.subscribe((message) => this.notified.push(message));
    const overrides = parseSettingOverrides(options.settings ?? []);
    const settingStore = new SettingStore(db);
    const commits = new CommitQueue(db, environment);
    const settings = new SettingsService({ commits, store: settingStore, overrides, environment, changes });
    this.state = new ConnectionSyncStore(db);
    this.runs = new SyncRunStore(db);
    this.marks = new UpstreamMarkStore(db);
    this.documents = new DocumentStore(db);
    this.mirror = new MirrorService({
      mirror: new MirrorStore(db),
      requests: new ContentRequestStore(db),
      versions: new VersionStore(db),
    });
    const secretBox = { seal: (text: string) => `sealed:${text}`, open: (text: string) => unseal(text) };
    const upstreamMarks = {
      seen: (...[key, mark]: Parameters<MarkLearner['seen']>): boolean => {
        if (mark !== undefined) this.marks.seen(key, mark);
        return false;
      },
    };
    this.service = new SyncService({
      commits,
      connectionSyncs: this.state,
      syncRuns: this.runs,
      upstreamMarks,
      putAside: new PutAsideStore(db),
      mirror: this.mirror,
      settings,
      secretBox,
      changes,
      clock: new SyncClock(this.state, new ClockMemory(settingStore, environment), environment),
    });
    const externalChanges = watchExternalChanges(db, () => void (this.externalChanges += 1));
    this.commits = commits;
    this.pollExternal = externalChanges.poll;
    const openPages =
      options.openPages?.({
        dataFolder,
        turn: (write) => commits.elsewhere(() => externalChanges.during(write)),
      }) ?? pagesHere;
    const pages = openPages({
      service: this.service,
      environment,
      changes,
      limits: () => contentLimits(settings),
      webhook: () => options.webhook ?? { isRegistered: false, mirrored: false },
    });
    onTestFinished(() => pages.stop());
    const runner = new SyncRunner({
      service: this.service,
      environment,
      pages,
      backgroundPause: this.backgroundPause,
      clientFor: (address) =>
        new UpstreamClient({ environment, content: contentLimits(settings) }, address, limits),
    });
    this.scheduler = new SyncScheduler({
      service: this.service,
      runner,
      environment,
      onChange: () => {
        this.changes += 1;
        this.onChange();
      },
      ...(options.zoneOffset === undefined ? {} : { zoneOffset: options.zoneOffset }),
    });
    onTestFinished(() => this.scheduler.stop());
  }

  /** A connection with a token, ready to be synced. */
  connect(baseUrl: string, { token = 'upstream-token', pageSize = 500, name = 'Upstream' } = {}): number {
    const key = Number(
      this.db
        .prepare(
          'INSERT INTO connections (name, base_url, listener_key, created_us, page_size, token) VALUES (?, ?, ?, 0, ?, ?)',
        )
        .run(name, baseUrl, `key-${name}`, pageSize, `sealed:${token}`).lastInsertRowid,
    );
    return key;
  }

  /** Advances time and waits for the syncs that this starts, until no further one starts at that time. */
  async advance(ms: number): Promise<void> {
    this.environment.advance(ms);
    await this.settle();
  }

  /** Waits until no run is at work and none is due. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await this.scheduler.idle();
  }

  /** Time passes until nothing is left to ask for. */
  async untilUpToDate(key: number, mostRuns = 200): Promise<void> {
    await this.settle();
    for (let run = 0; run < mostRuns; run += 1) {
      const state = this.service.state(key);
      if (
        state?.remaining === 0 &&
        state.problem === undefined &&
        this.service.state(key)?.upToDateUs !== undefined
      )
        return;
      await this.advance(60_000);
    }
    throw new Error(`still not up to date: ${JSON.stringify(this.service.state(key))}`);
  }

  /** Returns mirrored requests: by id, the JSON without the import mark. */
  mirrored(
    key: number,
  ): ReadonlyMap<string, { completed: string | null; versions: number; fields: unknown }> {
    const rows = this.db
      .prepare('SELECT key, id, completed_text, version FROM requests WHERE origin = ?')
      .all(key) as { key: number; id: string; completed_text: string | null; version: number }[];
    return new Map(
      rows.map((row) => {
        const document = JSON.parse(`{${this.documents.byKey(row.key)?.document ?? ''}}`) as {
          fields: unknown;
        };
        return [row.id, { completed: row.completed_text, versions: row.version, fields: document.fields }];
      }),
    );
  }

  history(key: number): readonly ReturnType<SyncRunStore['window']>[number][] {
    return this.runs.window(key, 0, 1000);
  }
}

function unseal(text: string): string {
  if (!text.startsWith('sealed:')) throw new Error('This was sealed elsewhere.');
  return text.slice('sealed:'.length);
}
