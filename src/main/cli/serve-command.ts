import type { Addresses } from '../backend';
import {
  defaultHost,
  defaultListenerPort,
  defaultServicePort,
  resolveDataFolder,
  type Config,
} from '../platform/config';
import { createLogger } from '../platform/logger';
import { runWarnings, warningTexts } from '../platform/run-warnings';
import { ensureDataFolder } from '../database/database';
import type { WindowKeys } from '../ui-api/window-keys';
import { parseOptions, parsePort, parseSettings, refuseEmpty, refusePositionals } from './arguments';
import { hasDisplay, openInBrowser } from './browser';
import { linkHint } from './open-command';
import { upgradeText, type Output } from './output';
import { runBrowserHost } from './run-browser-host';
import type { ServePlace } from './serve-place';

const options = {
  data: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  'listener-port': { type: 'string' },
  'no-open': { type: 'boolean' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk serve`: runs until SIGTERM or SIGINT, then finishes running calls (decisions, section 11). */
export async function serveCommand(
  args: readonly string[],
  output: Output,
  place: ServePlace,
): Promise<void> {
  const { config, isJson, opensWindow } = readServeArguments(args, place.version);
  const { dataFolder } = config;

  // Listening for signals comes before the start, so that a signal during the start is not missed.
  const stopSignal = nextStopSignal();
  ensureDataFolder(dataFolder);
  let isReady = false;
  await runBrowserHost({
    config,
    place,
    logger: createLogger(dataFolder),
    stopSignal,
    onUpgrade: () => output.error(upgradeText),
    async onListening({ addresses, keys }) {
      if (!isReady) await sayReady(addresses, keys);
      isReady = true;
    },
  });

  async function sayReady({ service, listener }: Addresses, keys: WindowKeys): Promise<void> {
    if (isJson) {
      const { link: ui } = keys.make(service);
      output.out(JSON.stringify({ event: 'ready', service, listener, ui, data: dataFolder }));
      return;
    }
    for (const warning of warningTexts(runWarnings(config))) output.error(warning);
    // Printed without a key, because a service's output is often stored in a journal.
    output.out(...readyText({ service, listener, dataFolder, version: place.version }));
    if (!opensWindow || !hasDisplay()) return;
    await openInBrowser(keys.make(service).page, () => output.error(linkHint));
  }
}

/** Reads what `locdesk serve` is told. @throws UsageError */
export function readServeArguments(
  args: readonly string[],
  version: string,
): { readonly config: Config; readonly isJson: boolean; readonly opensWindow: boolean } {
  const { values, positionals } = parseOptions(args, options);
  refusePositionals(positionals);
  refuseEmpty(values, ['data', 'host']);
  const config = {
    version,
    hostKind: 'browser',
    dataFolder: resolveDataFolder(values.data),
    host: values.host ?? defaultHost,
    servicePort: parsePort(values.port, '--port', defaultServicePort),
    listenerPort: parsePort(values['listener-port'], '--listener-port', defaultListenerPort),
    settings: parseSettings(values.set),
  } as const;
  return { config, isJson: values.json === true, opensWindow: values['no-open'] !== true };
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
 * Later signals change nothing: with Ctrl+C the terminal and `npm` both send one, and stopping has its own
 * time limit.
 */
function nextStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
