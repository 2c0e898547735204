import open from 'open';
import { AppError } from '../../contract/errors';
import { createBackend, type Addresses, type Backend, type BackendParts } from '../backend';
import type { Config } from '../platform/config';
import { workerBackground } from '../background/worker-background';
import { workerCheckpoints } from '../database/log/worker-checkpoints';
import { repeat } from '../platform/repeat';
import type { Host } from '../platform/host';
import { workerPages } from '../upstream/sync/worker-pages';
import { workerPseudoLocalizer } from '../requests/pseudo/worker-pseudo-localizer';
import { workerQuery } from '../lists/worker-query';
import { systemEnvironment } from '../platform/system-environment';
import { attachHttpBridge } from '../ui-api/http-bridge';
import { UiSessions } from '../ui-api/ui-session';
import { WindowKeys } from '../ui-api/window-keys';
import { hasDisplay } from './browser';
import type { ServePlace } from './serve-place';

/** Interval for removing pages of old keys. */
const sweepMs = 10_000;

/** A backend that listens, and the keys to its window. */
export interface ListeningHost {
  readonly backend: Backend;
  readonly addresses: Addresses;
  readonly keys: WindowKeys;
}

export interface BrowserHostParts {
  readonly config: Config;
  readonly place: ServePlace;
  readonly logger: BackendParts['logger'];
  /**
   * Ends the run once it resolves. Create it before this call, so that no signal during the start is missed.
   */
  readonly stopSignal: Promise<void>;
  /**
   * Called each time a backend listens: at the start, and again after the restart that a restore of a backup
   * needs.
   */
  readonly onListening: (listening: ListeningHost) => void | Promise<void>;
  /** Called before a migration; see `BackendParts`. */
  readonly onUpgrade: () => void;
}

/**
 * Runs the browser host until the stop signal, then finishes running calls. It uses neither the arguments,
 * the signals nor the output of its process, so that end-to-end tests can run it in their own.
 *
 * @throws AppError UNAVAILABLE as `createBackend` and `Backend.start` do.
 */
export async function runBrowserHost(parts: BrowserHostParts): Promise<void> {
  const { config, place, logger, stopSignal } = parts;
  const environment = systemEnvironment(logger);
  const keys = new WindowKeys(config.dataFolder, environment);
  // Sessions outlive a backend: an open window stays signed in when a restore restarts the backend.
  const sessions = new UiSessions(keys, environment);
  const stopSweeping = repeat(environment, sweepMs, () => keys.sweep());
  let ports: Pick<Config, 'servicePort' | 'listenerPort'> = config;
  try {
    for (let isFirst = true; ; isFirst = false) {
      const restart = Promise.withResolvers<'restart'>();
      const backend = createBackend({
        config: { ...config, ...ports },
        environment,
        logger,
        openQuery: workerQuery(place.queryFile, place.dictionaryFolder),
        openCheckpoints: workerCheckpoints(place.checkpointFile),
        openPages: workerPages(place.pageFile),
        openBackground: workerBackground(place.backgroundFile, place.dictionaryFolder),
        pseudoLocalizer: workerPseudoLocalizer(place.pseudoFile),
        openJobs: place.openJobs,
        host: browserHost,
        restart: () => restart.resolve('restart'),
        onUpgrade: parts.onUpgrade,
      });
      // The folder is locked now, so any key found here was left behind by a run that was killed.
      if (isFirst) keys.clear();
      attachHttpBridge(backend.service, {
        dispatch: backend.dispatch,
        changes: backend.core.changes,
        environment,
        sessions,
        uiFolder: place.uiFolder,
      });
      try {
        const addresses = await backend.start();
        const { service, listener } = addresses;
        ports = { servicePort: portOf(service), listenerPort: portOf(listener) };
        await parts.onListening({ backend, addresses, keys });
        logger.info({ service, listener }, 'ready');
        if ((await Promise.race([stopSignal, restart.promise])) === 'restart') continue;
        keys.clear();
        return;
      } finally {
        await backend.stop();
        logger.info({}, 'stopped');
      }
    }
  } finally {
    stopSweeping();
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
