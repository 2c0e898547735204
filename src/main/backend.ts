import { homedir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppInfo } from '../contract/ui-types';
import type { OpenBackground } from './background/background';
import { createWorkers } from './background/workers';
import { createCore, type Core } from './core';
import type { OpenJobs } from './data/jobs';
import { BackupService } from './data/backup-service';
import { MemoryJobService } from './data/memories/memory-job-service';
import { TermJobService } from './data/terms/term-job-service';
import { guardFolder } from './data/folder-guard';
import { watchExternalChanges } from './database/external-changes';
import type { OpenCheckpoints } from './database/log/checkpoints';
import { openFolder } from './database/open-folder';
import { forgetRestore } from './database/restore';
import { DesktopSettingsService } from './desktop/desktop-settings-service';
import { SecretKeepingService } from './desktop/secret-keeping-service';
import { UpdateNoticeService } from './desktop/update-notice-service';
import { DiagnosticsService } from './diagnostics/diagnostics-service';
import { HandoverJobService } from './handover/handover-job-service';
import { FileJobService } from './files/file-job-service';
import { notifyEverything, startHousekeeping } from './housekeeping';
import { createServiceServer } from './http/service-server';
import { createListenerServer } from './listener/listener-server';
import type { OpenQuery } from './lists/query';
import { SearchSessionStore } from './lists/search-session-store';
import { createDispatchers } from './outbox/dispatchers';
import { createMemoryRoom } from './memory/room';
import { logFolderOf, type Config } from './platform/config';
import type { Environment } from './platform/environment';
import type { Host } from './platform/host';
import { logFileName } from './platform/logger';
import { runWarnings } from './platform/run-warnings';
import { keyFileSecretBox } from './platform/secrets/key-file-secret-box';
import { SealedSecretStore } from './platform/secrets/sealed-secret-store';
import { secretBox } from './platform/secrets/secret-box';
import { logBounds, RequestLogService } from './request-log/request-log-service';
import { RequestLogStore } from './request-log/request-log-store';
import type { PseudoLocalizer } from './requests/pseudo/pseudo-localizer';
import { createSpellingRoom } from './spelling/room';
import type { OpenSpeller } from './spelling/speller';
import type { SpellingService } from './spelling/spelling-service';
import { serverRequestIds } from './transport/base-server';
import { shutDown } from './shutdown';
import { createServers, type Addresses } from './transport/servers';
import { commandHandlers } from './ui-api/commands';
import { createDispatch, type Dispatch } from './ui-api/dispatch';
import { retryUnreached, retryWhenReconnected } from './upstream/reconnect';
import { askNewestVersion } from './desktop/newest-version';
import type { OpenThreadPages } from './upstream/sync/worker-pages';
import { createUpstreamCalls } from './upstream/upstream-calls';
import { WebhookChannel } from './webhook/webhook-channel';

export type { Addresses } from './transport/servers';

export interface Backend {
  readonly core: Core;
  readonly dispatch: Dispatch;
  readonly desktopSettings: DesktopSettingsService;
  readonly spelling: SpellingService | undefined;
  readonly service: FastifyInstance;
  readonly listener: FastifyInstance;
  /**
   * Listens, and takes up what was left from the last run. Throws AppError UNAVAILABLE when a port is taken.
   */
  start(): Promise<Addresses>;
  /**
   * The machine woke, or the network returned: who could not be reached is tried as soon as it is allowed.
   */
  wake(): void;
  /** Finishes what is in flight, then lets the data folder go. Safe to call twice. */
  stop(): Promise<void>;
}

export interface BackendParts {
  readonly config: Config;
  readonly environment: Environment;
  readonly logger: FastifyBaseLogger;
  /** Opens the thread that answers the window's questions. */
  readonly openQuery: OpenQuery;
  /** Opens the thread that keeps the logs of the databases short. */
  readonly openCheckpoints: OpenCheckpoints;
  /** Opens the thread of long jobs: copies of databases, exports and imports, files and hand-overs. */
  readonly openJobs: OpenJobs;
  /**
   * Stops this backend and starts another over the same folder; called a moment after the caller was
   * answered.
   */
  readonly restart: () => void;
  /**
   * Called before a database of an earlier version is brought up to this one, which may take minutes and
   * holds this thread.
   */
  readonly onUpgrade?: () => void;
  readonly host: Host;
  /** Opens the thread that derives the search index and the problems. */
  readonly openBackground: OpenBackground;
  /** Opens the thread that reads and applies large pages of results; without it the main thread does. */
  readonly openPages?: OpenThreadPages;
  /** Pseudo-localizes the large values of test results in a thread of its own. */
  readonly pseudoLocalizer: PseudoLocalizer;
  /** Opens the thread that looks words up; absent where the browser does it. */
  readonly openSpeller?: OpenSpeller;
}

/**
 * A webhook call has every content twice, as submitted and as translated, and a translation may be the longer
 * one.
 */
const largerThanSubmission = 4;
/** The answer to the request for a restart is sent in this time. */
const restartPauseMs = 100;

/**
 * Builds everything over one data folder: the core, its threads, its ports and its calls to other services.
 * Both hosts and the flow tests start here.
 *
 * @throws AppError UNAVAILABLE: folder not writable or in use, database damaged or newer.
 */
export function createBackend(parts: BackendParts): Backend {
  const { config, environment, logger, host } = parts;
  const { dataFolder } = config;
  const folder = openFolder({ dataFolder, environment, onUpgrade: parts.onUpgrade });
  const { opened, log } = folder;
  const wantedKeyStore = () => core.settings.get('desktop.keyStore');
  const file = keyFileSecretBox(dataFolder, environment.randomBytes);
  const box = secretBox({ file, system: host.keyStore, wanted: wantedKeyStore });
  const core = folder.build(() => {
    new SearchSessionStore(opened.db).begin(environment.randomBytes(12).toString('base64url'));
    return createCore({ db: opened.db, environment, overrides: config.settings, secretBox: box, log });
  });
  const runId = environment.randomBytes(9).toString('base64url');
  // A test that asked for silence keeps it.
  if (logger.level !== 'silent') logger.level = core.settings.get('log.level');
  const requestLog = new RequestLogService({ ...core, store: new RequestLogStore(dataFolder, logBounds) });
  const { service, listener } = createPorts();
  const servers = createServers({ ...core, service, listener, config });

  // Threads beside the main one.
  const jobs = parts.openJobs(dataFolder);
  const fileJobs = new FileJobService({ ...core, dataFolder, jobs });
  const handoverJobs = new HandoverJobService({ ...core, dataFolder, jobs });
  const termFiles = new TermJobService({ ...core, dataFolder, jobs });
  const memoryJobs = new MemoryJobService({
    ...core,
    ...createMemoryRoom(dataFolder, environment),
    dataFolder,
    jobs,
    version: config.version,
  });
  const backups = new BackupService({
    ...core,
    dataFolder,
    jobs,
    version: config.version,
    notice: core.databaseNotice,
  });
  const externalChanges = watchExternalChanges(opened.db, () =>
    notifyEverything(core, upstreamCalls.scheduler),
  );
  const workers = createWorkers({ ...parts, ...core, dataFolder, externalChanges, onLogNeeded });
  const { speller, spelling } = createSpellingRoom({
    ...core,
    dataFolder,
    host,
    openSpeller: parts.openSpeller,
    ownWordChecks: {
      queueMisspelled: () => core.checking.queueWith('spelling'),
      sweep: () => core.checking.sweep(),
    },
  });

  // Calls to other services.
  const upstreamCalls = createUpstreamCalls({
    ...core,
    openPages: parts.openPages?.({
      dataFolder,
      turn: (write) => core.commits.elsewhere(() => externalChanges.during(write)),
    }),
  });
  const { scheduler, singleReader } = upstreamCalls;
  const dispatchers = createDispatchers(core, [
    new WebhookChannel({ ...core, secrets: core.webhookSecrets, version: config.version }),
    ...upstreamCalls.channels,
  ]);
  core.connections.follow(scheduler.connectionChanged);

  // The desktop around them, and the commands of the window.
  const secretKeeping = new SecretKeepingService({
    ...core,
    store: new SealedSecretStore(opened.db),
    box,
    system: host.keyStore,
    wanted: wantedKeyStore,
  });
  const updates = updateNotice();
  const desktopSettings = new DesktopSettingsService({ ...core, secrets: secretKeeping, host, updates });
  const diagnostics = new DiagnosticsService({
    ...core,
    appInfo,
    backups,
    secrets: secretKeeping,
    logFile: join(logFolderOf(dataFolder), logFileName),
    homeFolder: homedir(),
    databaseLevel: opened.migration.to,
  });
  const dispatch = createDispatch(
    commandHandlers({
      ...core,
      requestLog,
      query: workers.query,
      marks: core.importMarks,
      appInfo,
      sync: scheduler,
      singleReader,
      networkReturned: wake,
      backups,
      fileJobs,
      handoverJobs,
      termFiles,
      memoryJobs,
      host,
      desktopSettings,
      diagnostics,
      spelling,
      restart: () => void environment.setTimer(restartPauseMs, parts.restart),
      testConnection: upstreamCalls.test,
      listenerState: () => servers.states().listener,
    }),
    environment.log,
  );

  const guard = guardFolder({ ...core, folder, dataFolder, restart: parts.restart });
  const endings: (() => void)[] = [];
  let stopped: Promise<void> | undefined;
  return {
    core,
    dispatch,
    desktopSettings,
    spelling,
    service,
    listener,
    start,
    wake,
    stop: () => (stopped ??= stop()),
  };

  async function start(): Promise<Addresses> {
    // Work left from the last run does not wait for a port.
    core.testResults.start(parts.pseudoLocalizer);
    core.markDeliveries.endOvertaken();
    dispatchers.start();
    core.receiptWorker.start();
    core.connectionClearing.start();
    void core.mirrorMerging.start();
    await settleRestore();
    // A key store that came, or went: what can be read is sealed the way it is wanted.
    await secretKeeping.moveAll();
    core.relabels.start();
    workers.startBackground(opened.replaced !== undefined);
    await scheduler.start();
    updates?.start();
    singleReader.start();
    backups.start();
    // An upload begins only after the window was opened.
    await memoryJobs.start();
    endings.push(
      retryWhenReconnected(core),
      startHousekeeping({ core, externalChanges, environment, guard }),
    );
    return servers.listen();
  }

  function onLogNeeded({ message }: Error): void {
    folder.keepLog();
    core.databaseNotice.keepInMemory(
      `The disk did not confirm what Locdesk wrote to ${opened.file} (${message}). Nothing is lost: the log beside it has everything, and grows until Locdesk is started again. Check the disk, then start Locdesk again.`,
    );
    core.changes.notify({ name: 'backups.changed', payload: {} });
  }

  function updateNotice(): UpdateNoticeService | undefined {
    const { updates: address, version } = config;
    return address === undefined
      ? undefined
      : new UpdateNoticeService({
          ...core,
          version,
          ask: () => askNewestVersion(environment, address),
        });
  }

  function createPorts(): { service: FastifyInstance; listener: FastifyInstance } {
    const bodyLimitBytes = core.settings.get('service.bodyLimit');
    const options = { host: config.host, logger, newServerRequestId: serverRequestIds(environment) };
    return {
      service: createServiceServer({ ...core, requestLog }, { ...options, bodyLimitBytes }),
      listener: createListenerServer(core, {
        ...options,
        bodyLimitBytes: bodyLimitBytes * largerThanSubmission,
      }),
    };
  }

  function appInfo(): AppInfo {
    const newer = updates?.newer();
    return {
      version: config.version,
      run: runId,
      host: config.hostKind,
      service: servers.states().service,
      dataFolder,
      logFolder: logFolderOf(dataFolder),
      warnings: runWarnings(config),
      ...(newer === undefined ? {} : { newer }),
    };
  }

  function wake(): void {
    scheduler.wake();
    for (const { key } of core.connections.list()) retryUnreached(core, key, 'any');
  }

  /**
   * The restored database knows nothing of the queries since its copy was made: the limit counts from now.
   */
  async function settleRestore(): Promise<void> {
    if (opened.replaced === undefined) return;
    await core.syncs.queriedBefore();
    forgetRestore(dataFolder);
    environment.log.info({ replaced: opened.replaced }, 'database restored');
  }

  async function stop(): Promise<void> {
    for (const end of endings) end();
    updates?.stop();
    await shutDown({
      core,
      servers,
      dispatchers,
      begun: [
        scheduler,
        singleReader,
        core.connectionClearing,
        core.mirrorMerging,
        backups,
        fileJobs,
        handoverJobs,
        termFiles,
        memoryJobs,
        core.testResults,
      ],
      threads: [workers, upstreamCalls.pages, ...(speller === undefined ? [] : [speller])],
      requestLog,
      folder,
    });
  }
}
