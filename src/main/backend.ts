import { homedir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppInfo } from '../contract/ui-types';
import { logFolderOf, type Config } from './platform/config';
import type { Core } from './core';
import { guardFolder } from './folder-guard';
import { keepLastUsed, startHousekeeping, notifyEverything } from './housekeeping';
import { logFileName } from './platform/logger';
import { openFolder } from './open-folder';
import { createOutbox } from './outbox';
import { retryWhenReconnected, retryUnreached } from './reconnect';
import { runWarnings } from './run-warnings';
import { createServers, type Addresses } from './servers';
import type { OpenBackupJobs } from './data/backup-jobs';
import { BackupService } from './data/backup-service';
import { FileJobService } from './files/file-job-service';
import type { OpenBackground } from './background/background';
import { DesktopSettingsService } from './desktop/desktop-settings-service';
import { DiagnosticsService } from './diagnostics/diagnostics-service';
import type { OpenCheckpoints } from './database/log/checkpoints';
import type { Environment } from './platform/environment';
import type { Host } from './platform/host';
import type { OpenQuery } from './lists/query';
import type { PseudoLocalizer } from './requests/pseudo/pseudo-localizer';
import { dictionaryFolderOf, type OpenSpeller } from './spelling/speller';
import { SpellingService } from './spelling/spelling-service';
import { logBounds, RequestLogService } from './request-log/request-log-service';
import { createWorkers } from './workers';
import { watchExternalChanges } from './database/external-changes';
import { RequestLogStore } from './request-log/request-log-store';
import { forgetRestore } from './database/restore';
import { UpdateNoticeService } from './desktop/update-notice-service';
import { askNewestVersion } from './upstream/sync/newest-version';
import { createSyncing } from './syncing';
import { commandHandlers } from './ui-api/commands';
import { createDispatch, type Dispatch } from './ui-api/dispatch';

export type { Addresses } from './servers';

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
  /** What answers the window's questions beside the main thread. */
  readonly openQuery: OpenQuery;
  /** What keeps the logs of the databases short beside the main thread. */
  readonly openCheckpoints: OpenCheckpoints;
  /** What copies and checks databases beside the main thread. */
  readonly openBackupJobs: OpenBackupJobs;
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
  /** What derives the search index and the problems beside the main thread. */
  readonly openBackground: OpenBackground;
  /** What pseudo-localizes the large values of test results beside the main thread. */
  readonly pseudoLocalizer: PseudoLocalizer;
  /** What looks words up beside the main thread; absent where the browser does it. */
  readonly openSpeller?: OpenSpeller;
}

/** What is in flight may end by itself for so long; then its connections are closed. */
const longestFarewellMs = 3000;
/**
 * For what closed connections and aborted calls leave to do. Threads have a second after that: five in all.
 */
const longestClosingMs = 500;
/** Until the answer to who asked for a restart is on its way. */
const restartPauseMs = 100;

/**
 * Builds everything over one data folder: the one place where the parts are wired. Both hosts and the flow
 * tests start here.
 *
 * @throws AppError UNAVAILABLE: folder not writable or in use, database damaged or newer.
 */
export function createBackend(parts: BackendParts): Backend {
  const { config, environment, logger, host } = parts;
  const { dataFolder } = config;
  const folder = openFolder({ config, environment, host, onUpgrade: parts.onUpgrade });
  const { core, opened, secretKeeping } = folder;
  const updates = updateNotice();
  const desktopSettings = new DesktopSettingsService({ ...core, secrets: secretKeeping, host, updates });
  const speller = parts.openSpeller?.((error) => {
    environment.log.error({ err: error }, 'the spell checker failed');
    // The settings say which dictionary can't be used.
    core.changes.notify({ name: 'preferences.changed', payload: {} });
  });
  const spelling =
    speller === undefined
      ? undefined
      : new SpellingService({
          ...core,
          speller,
          systemLanguages: host.systemLanguages ?? (() => []),
          ownDictionaries: dictionaryFolderOf(dataFolder),
        });
  const runId = environment.randomBytes(9).toString('base64url');
  // Who asked for silence, a test, keeps it.
  if (logger.level !== 'silent') logger.level = core.settings.get('log.level');
  const requestLog = new RequestLogService({
    ...core,
    store: new RequestLogStore(dataFolder, logBounds),
    environment,
  });
  const servers = createServers({ core, requestLog, config, environment, logger });
  const { service, listener } = servers;
  const jobs = parts.openBackupJobs(dataFolder);
  const fileJobs = new FileJobService({ ...core, dataFolder, jobs });
  const backups = new BackupService({
    dataFolder,
    jobs,
    environment,
    changes: core.changes,
    version: config.version,
    notice: core.databaseNotice,
  });
  const externalChanges = watchExternalChanges(opened.db, () => notifyEverything(core, syncing.scheduler));
  const workers = createWorkers({ ...parts, core, dataFolder, externalChanges, onLogNeeded });
  const appInfo = (): AppInfo => ({
    version: config.version,
    run: runId,
    host: config.hostKind,
    service: servers.states().service,
    dataFolder,
    logFolder: logFolderOf(dataFolder),
    warnings: runWarnings(config),
    ...newerVersion(),
  });
  const diagnostics = new DiagnosticsService({
    ...core,
    appInfo,
    backups,
    secrets: secretKeeping,
    environment,
    logFile: join(logFolderOf(dataFolder), logFileName),
    homeFolder: homedir(),
    databaseLevel: opened.migration.to,
  });
  const syncing = createSyncing(core, environment);
  const { scheduler, singleReader } = syncing;
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
      host,
      desktopSettings,
      diagnostics,
      spelling,
      restart: () => void environment.setTimer(restartPauseMs, parts.restart),
      testConnection: syncing.test,
      listenerState: () => servers.states().listener,
    }),
    environment.log,
  );
  const outbox = createOutbox({ core, environment, syncing, version: config.version });
  core.connections.follow(scheduler.connectionChanged);

  const guard = guardFolder({ folder, core, dataFolder, environment, restart: parts.restart });
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
    outbox.start();
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
          environment,
          version,
          ask: () => askNewestVersion(environment, address),
        });
  }

  function newerVersion(): Pick<AppInfo, 'newer'> {
    const newer = updates?.newer();
    return newer === undefined ? {} : { newer };
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
    const cutOff = setTimeout(() => {
      servers.cutOff();
      outbox.abort();
    }, longestFarewellMs);
    await inTime(longestFarewellMs + longestClosingMs, [
      servers.close(),
      outbox.stop(),
      scheduler.stop(),
      singleReader.stop(),
      core.connectionClearing.stop(),
      core.mirrorMerging.stop(),
      backups.stop(),
      fileJobs.stop(),
      core.testResults.stop(),
    ]);
    clearTimeout(cutOff);
    await inTime(longestClosingMs, [core.receiptWorker.stop(), keepLastUsed(core)]);
    core.relabels.stop();
    await Promise.all([workers.stop(), speller?.stop()]);
    try {
      requestLog.stop();
      servers.forget();
    } catch (error) {
      environment.log.warn({ err: error }, 'not everything could be written at the end');
    } finally {
      folder.release();
    }
  }

  /**
   * What is not done in time is left: all that matters is in the database, and the next start takes it up.
   */
  async function inTime(ms: number, work: readonly Promise<unknown>[]): Promise<void> {
    const late = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => late.resolve('late'), ms);
    const isLate = (await Promise.race([Promise.all(work), late.promise])) === 'late';
    clearTimeout(timer);
    if (isLate) environment.log.warn({}, 'stopped before all work in flight had ended');
  }
}
