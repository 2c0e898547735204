import open from 'open';
import { AppError } from '../../shared/errors';
import { createBackend, type Addresses } from '../backend';
import {
  defaultHost,
  defaultListenerPort,
  defaultServicePort,
  resolveDataFolder,
  type Config,
} from '../config';
import { workerChecker } from '../checker/worker-checker';
import { workerCheckpoints } from '../checkpoints/worker-checkpoints';
import { repeat } from '../housekeeping';
import { createLogger } from '../logger';
import { runWarnings } from '../run-warnings';
import type { OpenBackupJobs } from '../services/backup-jobs';
import type { Host } from '../services/host';
import { workerPseudoLocalizer } from '../pseudo/worker-pseudo-localizer';
import { workerReader } from '../reader/worker-reader';
import { ensureDataFolder } from '../store/database';
import { systemEnvironment } from '../system-environment';
import { attachHttpBridge } from '../ui-api/http-bridge';
import { UiSessions } from '../ui-api/ui-session';
import { WindowKeys } from '../ui-api/window-keys';
import { parseOptions, parsePort, parseSettings, refuseEmpty, refusePositionals } from './arguments';
import { hasDisplay, openInBrowser } from './browser';
import { linkHint } from './open-command';
import { upgradeText, type Output } from './output';

/** The pages of old keys are removed this often. */
const sweepMs = 10_000;

const options = {
  data: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  'listener-port': { type: 'string' },
  'no-open': { type: 'boolean' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

export interface ServePlace {
  readonly version: string;
  /** The built renderer. */
  readonly uiFolder: string;
  /** The built threads: what reads the lists, moves the logs, checks requests, and pseudo-localizes large values. */
  readonly readerFile: string;
  readonly checkpointFile: string;
  readonly checkerFile: string;
  readonly pseudoFile: string;
  /** What copies the database, beside the main thread. */
  readonly openBackupJobs: OpenBackupJobs;
}

/** `locdesk serve`: runs until SIGTERM or SIGINT, then finishes what is in flight (decisions, section 11). */
export async function serveCommand(
  args: readonly string[],
  output: Output,
  place: ServePlace,
): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  refusePositionals(positionals);
  refuseEmpty(values, ['data', 'host']);
  const dataFolder = resolveDataFolder(values.data);
  const config = {
    version: place.version,
    hostKind: 'browser',
    dataFolder,
    host: values.host ?? defaultHost,
    servicePort: parsePort(values.port, '--port', defaultServicePort),
    listenerPort: parsePort(values['listener-port'], '--listener-port', defaultListenerPort),
    settings: parseSettings(values.set),
  } as const;

  // Asked for first: a signal during the start is not lost.
  const stopSignal = nextStopSignal();
  ensureDataFolder(dataFolder);
  const logger = createLogger(dataFolder);
  const environment = systemEnvironment(logger);
  const keys = new WindowKeys(dataFolder, environment);
  // Of the whole process: a window goes on after a restart of what is behind it.
  const sessions = new UiSessions(keys, environment);
  repeat(environment, sweepMs, () => keys.sweep());
  let ports: Pick<Config, 'servicePort' | 'listenerPort'> = config;
  for (let isFirst = true; ; isFirst = false) {
    const restart = Promise.withResolvers<'restart'>();
    const backend = createBackend({
      config: { ...config, ...ports },
      environment,
      logger,
      openReader: workerReader(place.readerFile),
      openCheckpoints: workerCheckpoints(place.checkpointFile),
      openChecker: workerChecker(place.checkerFile),
      pseudoLocalizer: workerPseudoLocalizer(place.pseudoFile),
      openBackupJobs: place.openBackupJobs,
      host: browserHost,
      restart: () => restart.resolve('restart'),
      onUpgrade: () => output.error(upgradeText),
    });
    // The folder is locked now: what is here is left of a run that was killed.
    if (isFirst) keys.clear();
    attachHttpBridge(backend.service, {
      dispatch: backend.dispatch,
      changes: backend.core.changes,
      environment,
      sessions,
      uiFolder: place.uiFolder,
    });
    try {
      const { service, listener } = await backend.start();
      ports = { servicePort: portOf(service), listenerPort: portOf(listener) };
      if (isFirst) await sayReady({ service, listener });
      logger.info({ service, listener }, 'ready');
      if ((await Promise.race([stopSignal, restart.promise])) === 'restart') continue;
      keys.clear();
      return;
    } finally {
      await backend.stop();
      logger.info({}, 'stopped');
    }
  }

  async function sayReady({ service, listener }: Addresses): Promise<void> {
    if (values.json === true) {
      const { link: ui } = keys.make(service);
      output.out(JSON.stringify({ event: 'ready', service, listener, ui, data: dataFolder }));
      return;
    }
    for (const warning of Object.values(runWarnings(config))) output.error(warning);
    // Without a key: what a service prints is often kept in a journal.
    output.out(...readyText({ service, listener, dataFolder, version: place.version }));
    if (values['no-open'] === true || !hasDisplay()) return;
    await openInBrowser(keys.make(service).page, () => output.error(linkHint));
  }
}

/** Files are chosen in the desktop application; a folder can be shown where there is a display. */
const browserHost: Host = {
  async showFolder(folder) {
    if (!hasDisplay()) throw new AppError('UNAVAILABLE', `There is no display here. The folder is ${folder}`);
    await open(folder);
  },
};

function portOf(address: string): number {
  return Number(new URL(address).port);
}

function readyText(run: {
  service: string;
  listener: string;
  dataFolder: string;
  version: string;
}): readonly string[] {
  return [
    `Locdesk ${run.version} is ready.`,
    `  Window    ${run.service} ("locdesk open" opens it)`,
    `  Service   ${run.service}/v1`,
    `  Listener  ${run.listener}`,
    `  Data      ${run.dataFolder}`,
    'Ctrl+C stops it.',
  ];
}

/**
 * Later signals change nothing: with Ctrl+C the terminal and `npm` both send one, and stopping has its own time limit.
 */
function nextStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
