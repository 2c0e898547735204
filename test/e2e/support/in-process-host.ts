import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import type * as Built from '../../../src/main/cli/in-process';
import type { Core } from '../../../src/main/core';
import type { ListeningHost } from '../../../src/main/cli/run-browser-host';
import { databaseFileName } from '../../../src/main/database/database-name';
import { type HostInput, type RunningHost, root } from './running-program';

const folder = join(root, 'out', 'main');
const version = '0.0.0-e2e';

/** A browser host in the process of the tests. */
export interface InProcessHost extends Omit<RunningHost, 'stop'> {
  /** Its services, of the backend that runs now: a restore of a backup starts another one. */
  core(): Core;
  /** Ends it as a signal would. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the built browser host in this process. Most specs take less time than the start of a process, and
 * tokens and samples come directly from the services. Programs that are killed or run beside another one are
 * started by `startHost`.
 */
export async function startInProcess({ dataFolder, settings, port = 0 }: HostInput): Promise<InProcessHost> {
  // Imported once per worker; Playwright is configured not to transform built files (playwright.config.ts).
  const built = (await import(pathToFileURL(join(folder, 'in-process.js')).href)) as typeof Built;
  putEmptyDatabase(built, dataFolder);
  let log = '';
  let listening: ListeningHost | undefined;
  const ready = Promise.withResolvers<void>();
  const stopSignal = Promise.withResolvers<void>();
  const run = built.runBrowserHost({
    config: {
      version,
      hostKind: 'browser',
      dataFolder,
      host: '127.0.0.1',
      servicePort: port,
      listenerPort: 0,
      settings: built.parseSettings(settings),
    },
    place: built.servePlace(folder, version),
    logger: pino({ base: null }, { write: (line) => void (log += line) }),
    stopSignal: stopSignal.promise,
    onListening(now) {
      listening = now;
      ready.resolve();
    },
    onUpgrade: () => undefined,
  });
  await Promise.race([ready.promise, run]);
  const current = (): ListeningHost => {
    if (listening === undefined) throw new Error(`the browser host ended before it was ready:\n${log}`);
    return listening;
  };
  const { service, listener } = current().addresses;
  return {
    service,
    listener,
    ui: current().keys.make(service).link,
    log: () => log,
    core: () => current().backend.core,
    async stop() {
      stopSignal.resolve();
      await run;
    },
  };
}

/** An empty database as a first start leaves it, made once a worker: its migrations flush the disk often. */
let emptyDatabase: Buffer | undefined;

function putEmptyDatabase({ openDatabase }: typeof Built, dataFolder: string): void {
  const file = join(dataFolder, databaseFileName);
  if (existsSync(file)) return;
  emptyDatabase ??= madeDatabase(openDatabase);
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, emptyDatabase);
}

function madeDatabase(open: typeof Built.openDatabase): Buffer {
  const made = mkdtempSync(join(tmpdir(), 'locdesk-empty-'));
  try {
    const { db, file } = open(made, '2026-11-20T00:00:00Z');
    db.close();
    return readFileSync(file);
  } finally {
    rmSync(made, { recursive: true, force: true, maxRetries: 3 });
  }
}
