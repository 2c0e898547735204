import { rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError } from '../shared/errors';
import type { AppInfo, ServiceState } from '../shared/ui-types';
import { logFolderOf, type Config } from './config';
import { createCore, type Core } from './core';
import { createServiceServer } from './http/service-server';
import { createListenerServer } from './listener/listener-server';
import { Dispatcher } from './outbox/dispatcher';
import { ImportMarkChannel } from './outbox/import-mark-channel';
import { WebhookChannel } from './outbox/webhook-channel';
import type { Environment } from './services/environment';
import type { OpenBackupJobs } from './services/backup-jobs';
import { BackupService } from './services/backup-service';
import type { Checker, OpenChecker } from './services/checked-request';
import type { OpenReader } from './services/list-reader';
import type { OpenSpeller } from './services/speller';
import { SpellingService } from './services/spelling-service';
import { logBounds, RequestLogService } from './services/request-log-service';
import { logFileName } from './logger';
import { DiagnosticsService } from './services/diagnostics-service';
import { DesktopSettingsService } from './services/desktop-settings-service';
import type { Host } from './services/host';
import { secretBox } from './services/secret-box';
import { SecretKeepingService } from './services/secret-keeping-service';
import { ensureDataFolder, openDatabase } from './store/database';
import { explainDatabaseFailure } from './store/database-failure';
import { lockFolder, runtimeFileName } from './store/folder-lock';
import { keyFileSecretBox } from './store/key-file-secret-box';
import { watchOtherWriters } from './store/other-writers';
import { SealedSecretStore } from './store/sealed-secret-store';
import { RequestLogStore } from './store/request-log-store';
import { removeLeftovers } from './store/leftovers';
import { forgetRestore } from './store/restore';
import { followReturns, sendWhatDidNotReach } from './returns';
import { createSyncing } from './syncing';
import { commandHandlers } from './ui-api/commands';
import { createDispatch, type Dispatch } from './ui-api/dispatch';

export interface Backend {
  readonly core: Core;
  readonly dispatch: Dispatch;
  readonly desktopSettings: DesktopSettingsService;
  readonly spelling: SpellingService | undefined;
  readonly service: FastifyInstance;
  readonly listener: FastifyInstance;
  /** Listens, and takes up what was left from the last run. Throws AppError UNAVAILABLE when a port is taken. */
  start(): Promise<Addresses>;
  /** The machine woke, or the network returned: who could not be reached is tried as soon as it is allowed. */
  wake(): void;
  /** Finishes what is in flight, then lets the data folder go. Safe to call twice. */
  stop(): Promise<void>;
}

export interface Addresses {
  readonly service: string;
  readonly listener: string;
}

export interface BackendParts {
  readonly config: Config;
  readonly environment: Environment;
  readonly logger: FastifyBaseLogger;
  /** What reads the lists beside the main thread. */
  readonly openReader: OpenReader;
  /** What copies and checks databases beside the main thread. */
  readonly openBackupJobs: OpenBackupJobs;
  /** Stops this backend and starts another over the same folder; called a moment after whoever asked was answered. */
  readonly restart: () => void;
  /** Called before a database of an earlier version is brought up to this one, which may take minutes and holds this thread. */
  readonly onUpgrade?: () => void;
  readonly host: Host;
  /** What checks requests beside the main thread. */
  readonly openChecker: OpenChecker;
  /** What looks words up beside the main thread; absent where the browser does it. */
  readonly openSpeller?: OpenSpeller;
}

const lastUsedFlushMs = 30_000;
const otherWritersPollMs = 500;
const pruneMs = 600_000;
const longestFarewellMs = 5000;
/** A webhook call has every content twice, as submitted and as translated, and a translation may be the longer one. */
const largerThanSubmission = 4;
/** Until the answer to who asked for a restart is on its way. */
const restartPauseMs = 100;
const checksPauseMs = 200;
const readerPauseMs = 20;
const owingChecks = new Set(['requests.changed', 'problems.changed', 'checking.changed']);

/**
 * Builds everything over one data folder: the one place where the parts are wired. Both hosts and the flow tests start
 * here.
 *
 * @throws AppError UNAVAILABLE: folder not writable or in use, database damaged or newer.
 */
export function createBackend(parts: BackendParts): Backend {
  const { config, environment, logger, host } = parts;
  const { dataFolder } = config;
  ensureDataFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  const opened = openOrRelease();
  const { db } = opened;
  if (opened.migration.from !== opened.migration.to) {
    environment.log.info({ ...opened.migration }, 'database brought up to this version');
  }

  const box = secretBox({
    file: keyFileSecretBox(dataFolder, environment.randomBytes),
    system: host.keyStore,
    wanted: () => core.settings.get('desktop.keyStore'),
  });
  const core = createCoreOrRelease();
  const secretKeeping = new SecretKeepingService(
    new SealedSecretStore(db),
    core.commits,
    { box, system: host.keyStore, wanted: () => core.settings.get('desktop.keyStore') },
    environment,
  );
  const desktopSettings = new DesktopSettingsService(core.settings, secretKeeping, host, core.changes);
  const speller = parts.openSpeller?.((error) =>
    environment.log.error({ err: error }, 'the spell checker failed'),
  );
  const spelling =
    speller === undefined
      ? undefined
      : new SpellingService({ ...core, speller, systemLanguages: host.systemLanguages ?? (() => []) });
  const runId = environment.randomBytes(9).toString('base64url');
  // Who asked for silence, a test, keeps it.
  if (logger.level !== 'silent') logger.level = core.settings.get('log.level');
  let checker: Checker | undefined;
  let cancelChecks: (() => void) | undefined;
  let cancelReader: (() => void) | undefined;
  let serviceState: ServiceState = { kind: 'failed', message: 'The service is starting.' };
  let listenerState: ServiceState = { kind: 'failed', message: 'The listener is starting.' };
  const serverOptions = {
    host: config.host,
    bodyLimitBytes: core.settings.get('service.bodyLimit'),
    logger,
    newServerRequestId: createRequestIds(environment),
  };
  const requestLog = new RequestLogService(
    new RequestLogStore(dataFolder, logBounds),
    core.settings,
    core.tokens,
    environment,
    core.changes,
  );
  const service = createServiceServer({ ...core, requestLog }, serverOptions);
  const listener = createListenerServer(core, {
    ...serverOptions,
    bodyLimitBytes: serverOptions.bodyLimitBytes * largerThanSubmission,
  });
  const backups = new BackupService({
    dataFolder,
    jobs: parts.openBackupJobs(dataFolder),
    environment,
    changes: core.changes,
    version: config.version,
  });
  const reader = parts.openReader({
    dataFolder,
    onIndexed: (behind) => core.changes.tell({ name: 'search.changed', payload: { behind } }),
    onFailure: (error) => environment.log.error({ err: error }, 'the reader of lists failed'),
  });
  core.changes.subscribe((message) => {
    if (message.name === 'requests.changed') wakeReader();
    // A level or a dismissal may owe checks too, and what was paused may go on.
    if (owingChecks.has(message.name)) wakeChecker();
  });
  core.rest.onBegin(() => {
    reader.rest();
    core.rest.after(() => reader.wake());
  });
  const appInfo = (): AppInfo => ({
    version: config.version,
    run: runId,
    host: config.hostKind,
    service: serviceState,
    dataFolder,
    logFolder: logFolderOf(dataFolder),
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
  const syncing = createSyncing(core, environment, fetch);
  const { scheduler } = syncing;
  const dispatch = createDispatch(
    commandHandlers({
      ...core,
      requestLog,
      reader,
      marks: core.importMarks,
      appInfo,
      sync: scheduler,
      networkReturned: wake,
      backups,
      host,
      desktopSettings,
      diagnostics,
      spelling,
      restart: () => void environment.setTimer(restartPauseMs, parts.restart),
      testConnection: syncing.test,
      listenerState: () => listenerState,
    }),
    environment.log,
  );

  const webhookDispatcher = new Dispatcher(
    new WebhookChannel({
      ...core,
      secrets: core.webhookSecrets,
      environment,
      fetch,
      version: config.version,
    }),
    core.outbox,
    environment,
    core.changes,
  );

  const markDispatcher = new Dispatcher(
    new ImportMarkChannel({
      ...core,
      attempts: core.owedMarkAttempts,
      environment,
      clientFor: syncing.quickClientFor,
    }),
    core.outbox,
    environment,
    core.changes,
  );
  core.connections.follow(scheduler.connectionChanged);

  const timers: (() => void)[] = [];
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

  function openOrRelease() {
    try {
      // Also for the room that a full disk may lack.
      const removed = removeLeftovers(dataFolder);
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
      return createCore(db, environment, config.settings, box);
    } catch (error) {
      db.close();
      lock.release();
      throw explainDatabaseFailure(error, opened.file);
    }
  }

  async function start(): Promise<Addresses> {
    // Work owed from the last run does not wait for a port.
    core.testResults.start();
    webhookDispatcher.start();
    core.owedMarks.endOvertaken();
    markDispatcher.start();
    core.receiptWorker.start();
    core.connectionClearing.start();
    void core.mirrorMerging.start();
    await settleRestore();
    // A key store that came, or went: what can be read is sealed the way it is wanted.
    await secretKeeping.moveAll();
    core.relabels.start();
    checker = parts.openChecker({
      dataFolder,
      settle: (portion) => core.checking.settle(portion),
      afterRest: (act) => core.rest.after(act),
      onSegments: (id) => core.checking.start(id),
      onFailure: (error) => environment.log.error({ err: error }, 'the checks failed'),
    });
    await scheduler.start();
    backups.start();
    timers.push(
      followReturns(core),
      every(pruneMs, prune),
      every(lastUsedFlushMs, () => core.tokens.flushLastUsed()),
      every(otherWritersPollMs, watchOtherWriters(db, tellEverything)),
    );
    try {
      const addresses = {
        service: await listen(service, config.host, config.servicePort, '--port'),
        listener: await listen(listener, config.host, config.listenerPort, '--listener-port'),
      };
      serviceState = { kind: 'listening', url: addresses.service };
      listenerState = { kind: 'listening', url: addresses.listener };
      writeFileSync(join(dataFolder, runtimeFileName), JSON.stringify({ pid: process.pid, ...addresses }));
      core.changes.tell({ name: 'service.changed', payload: {} });
      core.changes.tell({ name: 'receipts.changed', payload: {} });
      return addresses;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      serviceState = { kind: 'failed', message };
      listenerState = { kind: 'failed', message };
      core.changes.tell({ name: 'service.changed', payload: {} });
      throw error;
    }
  }

  /** Another process (the command line) wrote into the database: what it was is not known. */
  function tellEverything(): void {
    core.tokens.forgetCached();
    core.webhook.forgetCached();
    core.settings.forgetCached();
    core.changes.requests();
    core.changes.tell({ name: 'views.changed', payload: {} });
    core.changes.tell({ name: 'preferences.changed', payload: {} });
    core.changes.tell({ name: 'service.changed', payload: {} });
    core.changes.tell({ name: 'connections.changed', payload: {} });
    core.changes.tell({ name: 'tokens.changed', payload: {} });
    core.changes.tell({ name: 'webhook.changed', payload: {} });
    core.changes.tell({ name: 'deliveries.changed', payload: {} });
    core.changes.tell({ name: 'receipts.changed', payload: {} });
    core.changes.tell({ name: 'outbox.changed', payload: {} });
    core.changes.tell({ name: 'notes.changed', payload: {} });
    core.changes.tell({ name: 'drafts.changed', payload: {} });
    core.changes.tell({ name: 'problems.changed', payload: {} });
    core.changes.tell({ name: 'checkLevels.changed', payload: {} });
    core.relabels.start();
    // A connection may lead now where another one does.
    void core.mirrorMerging.start();
    core.syncAsks.take(scheduler);
    // Connections may have come, gone or changed.
    scheduler.connectionChanged(0, { interrupt: false });
  }

  function wake(): void {
    scheduler.wake();
    for (const { key } of core.connections.list()) sendWhatDidNotReach(core, key);
  }

  /** A message to the thread for every submission would cost a twentieth of it. */
  function wakeReader(): void {
    cancelReader ??= environment.setTimer(readerPauseMs, () => {
      cancelReader = undefined;
      if (!core.rest.isOn) reader.wake();
    });
  }

  /** Thousands may come in a second: the checks look once for all of them. */
  function wakeChecker(): void {
    cancelChecks ??= environment.setTimer(checksPauseMs, () => {
      cancelChecks = undefined;
      core.rest.after(() => checker?.wake());
    });
  }

  /** The restored database knows nothing of the queries since its copy was made: the limit counts from now. */
  async function settleRestore(): Promise<void> {
    if (opened.replaced === undefined) return;
    await core.syncs.queriedBefore();
    forgetRestore(dataFolder);
    environment.log.info({ replaced: opened.replaced }, 'database restored');
  }

  function prune(): void {
    core.webhookSecrets.forgetExpired();
    Promise.all([core.deliveries.prune(), core.owedMarkControl.prune()]).catch((error: unknown) => {
      environment.log.warn({ err: error }, 'old deliveries could not be removed, trying again');
    });
  }

  function every(intervalMs: number, work: () => void): () => void {
    let cancel: () => void;
    const run = (): void => {
      try {
        work();
      } catch (error) {
        environment.log.warn({ err: error }, 'background work failed, trying again');
      }
      cancel = environment.setTimer(intervalMs, run);
    };
    cancel = environment.setTimer(intervalMs, run);
    return () => cancel();
  }

  async function stop(): Promise<void> {
    for (const cancel of timers) cancel();
    core.testResults.stop();
    // What is in flight is finished; a client that never finishes does not keep us from leaving.
    const cutOff = setTimeout(() => {
      service.server.closeAllConnections();
      listener.server.closeAllConnections();
      webhookDispatcher.abort();
      markDispatcher.abort();
    }, longestFarewellMs);
    await Promise.all([
      service.close(),
      listener.close(),
      webhookDispatcher.stop(),
      markDispatcher.stop(),
      scheduler.stop(),
      core.connectionClearing.stop(),
      core.mirrorMerging.stop(),
      backups.stop(),
    ]);
    clearTimeout(cutOff);
    await core.receiptWorker.stop();
    core.relabels.stop();
    cancelChecks?.();
    cancelReader?.();
    await checker?.stop();
    core.checking.stop();
    await reader.stop();
    await speller?.stop();
    try {
      // A last use that can't be written is not worth a failed end.
      core.tokens.flushLastUsed();
      requestLog.stop();
      rmSync(join(dataFolder, runtimeFileName), { force: true });
    } catch (error) {
      environment.log.warn({ err: error }, 'not everything could be written at the end');
    } finally {
      db.close();
      lock.release();
    }
  }
}

/** Ids that tell one call's answer and log line apart from every other's, also those of an earlier run. */
function createRequestIds(environment: Environment): () => string {
  const run = environment.randomBytes(6).toString('base64url');
  let last = 0;
  return () => `${run}-${(++last).toString(36)}`;
}

async function listen(app: FastifyInstance, host: string, port: number, option: string): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainListenFailure(error, host, port, option);
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has no address');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${name}:${address.port}`;
}

function explainListenFailure(error: unknown, host: string, port: number, option: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new AppError(
        'UNAVAILABLE',
        `Port ${port} on ${host} is taken by another program. Close that one, or choose another port with ${option} (0 picks a free one).`,
        { cause: error },
      );
    case 'EACCES':
      return new AppError(
        'UNAVAILABLE',
        `Port ${port} needs more rights. Choose one from 1024 with ${option}.`,
        {
          cause: error,
        },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new AppError(
        'UNAVAILABLE',
        `${host} is not an address of this machine. Choose another with --host.`,
        {
          cause: error,
        },
      );
    default:
      return error;
  }
}
