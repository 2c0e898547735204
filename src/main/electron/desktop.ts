import { app, dialog, nativeTheme, powerMonitor } from 'electron';
import { createBackend, type Backend } from '../backend';
import type { Config } from '../config';
import { workerChecker } from '../checker/worker-checker';
import { createLogger } from '../logger';
import { workerReader } from '../reader/worker-reader';
import { ensureDataFolder } from '../store/database';
import { systemEnvironment } from '../system-environment';
import { serveAppScheme, appOrigin } from './app-protocol';
import { connectWindow } from './ipc';
import { createWindow } from './window';

export interface DesktopPlace {
  readonly preload: string;
  readonly uiFolder: string;
  /** The built thread that reads the lists. */
  readonly readerFile: string;
  /** The built thread that checks requests. */
  readonly checkerFile: string;
}

/** Brings the desktop up: backend, window, and an orderly end. Call when the app is ready. */
export async function startDesktop(config: Config, place: DesktopPlace): Promise<void> {
  ensureDataFolder(config.dataFolder);
  const logger = createLogger(config.dataFolder);
  const environment = systemEnvironment(logger);
  const backend = createBackend({
    config,
    environment,
    logger,
    openReader: workerReader(place.readerFile),
    openChecker: workerChecker(place.checkerFile),
  });
  stopBeforeQuit(backend);
  followTheme(backend);
  serveAppScheme(place.uiFolder);

  try {
    await startService(backend, config.dataFolder);
    const window = createWindow(place.preload);
    connectWindow(window, { dispatch: backend.dispatch, changes: backend.core.changes, environment });
    // Syncs and marks that the sleep held up do not wait for their timers.
    powerMonitor.on('resume', () => backend.wake());
    app.on('window-all-closed', () => app.quit());
    await window.loadURL(`${appOrigin}/index.html`);
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

/** A taken port must not keep the coordinator from their work: the window opens and its status bar says what is wrong. */
async function startService(backend: Backend, dataFolder: string): Promise<void> {
  try {
    const { service, listener } = await backend.start();
    process.stdout.write(`  Service   ${service}/v1\n  Listener  ${listener}\n  Data      ${dataFolder}\n`);
  } catch (error) {
    process.stderr.write(`locdesk: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** One sentence in a box and on stderr, then the end: nothing was opened or changed. */
export function reportFailedStart(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`locdesk: ${message}\n`);
  dialog.showErrorBox('Locdesk could not start', message);
}

function stopBeforeQuit(backend: Backend): void {
  app.on('will-quit', (event) => {
    event.preventDefault();
    void backend.stop().finally(() => app.exit(0));
  });
}

function followTheme(backend: Backend): void {
  const apply = (): void => {
    nativeTheme.themeSource = backend.core.settings.get('ui.theme');
  };
  apply();
  backend.core.changes.subscribe((message) => {
    if (message.name === 'preferences.changed') apply();
  });
}
