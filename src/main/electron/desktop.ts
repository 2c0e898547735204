import { app, dialog, nativeTheme, powerMonitor } from 'electron';
import { createBackend, type Addresses, type Backend } from '../backend';
import { threadBackupJobs } from '../backups/thread-backup-jobs';
import type { Config } from '../config';
import { createLogger } from '../logger';
import { workerReader } from '../reader/worker-reader';
import { ensureDataFolder } from '../store/database';
import { systemEnvironment } from '../system-environment';
import { serveAppScheme, appOrigin } from './app-protocol';
import { DeskBackend } from './desk-backend';
import { connectWindow } from './ipc';
import { createWindow } from './window';

export interface DesktopPlace {
  readonly preload: string;
  readonly uiFolder: string;
  /** The built threads: what reads the lists, and what copies the database. */
  readonly readerFile: string;
  readonly backupFile: string;
}

/** Brings the desktop up: backend, window, and an orderly end. Call when the app is ready. */
export async function startDesktop(config: Config, place: DesktopPlace): Promise<void> {
  ensureDataFolder(config.dataFolder);
  const logger = createLogger(config.dataFolder);
  const environment = systemEnvironment(logger);
  const desk = new DeskBackend({
    create: (restart, before) =>
      createBackend({
        config: { ...config, ...portsOf(before) },
        environment,
        logger,
        openReader: workerReader(place.readerFile),
        openBackupJobs: threadBackupJobs(place.backupFile),
        restart,
      }),
    log: logger,
    onRestarted: () => window?.webContents.reload(),
    onFailed: (error) => {
      reportFailedStart(error);
      app.exit(1);
    },
  });
  let window: ReturnType<typeof createWindow> | undefined;
  stopBeforeQuit(desk);
  desk.follow(followTheme);
  serveAppScheme(place.uiFolder);

  try {
    process.stdout.write(`  Data      ${config.dataFolder}\n`);
    await desk.start();
    window = createWindow(place.preload);
    connectWindow(window, desk, environment);
    // Syncs and marks that the sleep held up do not wait for their timers.
    powerMonitor.on('resume', () => desk.current?.wake());
    app.on('window-all-closed', () => app.quit());
    await window.loadURL(`${appOrigin}/index.html`);
  } catch (error) {
    await desk.stop();
    throw error;
  }
}

/** The window and the tools go on where they were, also where any free port was asked for. */
function portsOf(addresses: Addresses | undefined): Partial<Config> {
  if (addresses === undefined) return {};
  const { service, listener } = addresses;
  return { servicePort: Number(new URL(service).port), listenerPort: Number(new URL(listener).port) };
}

/** One sentence in a box and on stderr, then the end: nothing was opened or changed. */
export function reportFailedStart(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`locdesk: ${message}\n`);
  dialog.showErrorBox('Locdesk could not start', message);
}

function stopBeforeQuit(desk: DeskBackend): void {
  app.on('will-quit', (event) => {
    event.preventDefault();
    void desk.stop().finally(() => app.exit(0));
  });
}

function followTheme({ core }: Backend): () => void {
  const apply = (): void => {
    nativeTheme.themeSource = core.settings.get('ui.theme');
  };
  apply();
  return core.changes.subscribe((message) => {
    if (message.name === 'preferences.changed') apply();
  });
}
