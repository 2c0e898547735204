import { homedir } from 'node:os';
import { app, nativeTheme, powerMonitor } from 'electron';
import { createBackend, type Addresses, type Backend } from '../backend';
import { workerJobs } from '../data/worker-jobs';
import type { Config } from '../platform/config';
import { workerBackground } from '../background/worker-background';
import { workerCheckpoints } from '../database/log/worker-checkpoints';
import { createLogger } from '../platform/logger';
import { workerPages } from '../upstream/sync/worker-pages';
import { workerPseudoLocalizer } from '../requests/pseudo/worker-pseudo-localizer';
import { workerQuery } from '../lists/worker-query';
import { runWarnings, warningTexts } from '../platform/run-warnings';
import type { Environment } from '../platform/environment';
import { dictionaryFolderOf } from '../spelling/speller';
import { systemDictionaryFolders } from '../spelling/dictionary-places';
import { workerSpeller } from '../spelling/worker-speller';
import { ensureDataFolder } from '../database/database';
import { systemEnvironment } from '../platform/system-environment';
import { showAbout } from './about';
import { appOrigin, serveAppScheme } from './app-protocol';
import { badgeOf } from './badge';
import { developmentPageServer, serveDevelopmentPage } from './development-page';
import { closingOf } from './close-to-tray';
import { offerContextMenu } from './context-menu';
import { findDeepLink, type DeepLink } from './deep-link';
import { findOpenedFiles } from './opened-files';
import { offeringRestore } from './restore-prompt';
import { RestartableBackend } from './restartable-backend';
import { applicationMenu, desktopHost, desktopTexts as texts } from './desktop-host';
import { reportFailedStart } from './failed-start';
import { connectWindow } from './ipc';
import { linkOpener } from './link-opener';
import { followBackendNotices } from './notifications';
import { revivePage } from './crash-reload';
import { createTray } from './tray';
import { upgradeBeforeStart } from './upgrade-start';
import { createWindow } from './window';

export interface DesktopPlace {
  readonly preload: string;
  readonly uiFolder: string;
  /** Built threads: for lists, checks, pseudo-localization, spelling, and copies of the database. */
  readonly queryFile: string;
  readonly checkpointFile: string;
  readonly backgroundFile: string;
  readonly pageFile: string;
  readonly pseudoFile: string;
  readonly spellerFile: string;
  readonly jobFile: string;
  /** The dictionaries that came with this Locdesk, and their licences. */
  readonly dictionaryFolder: string;
  /** PNG for the tray, and for the icon in the task bar of Windows. */
  readonly trayIconFile: string;
  readonly badgeFile: string;
}

/** Links, files and second starts that arrived before the window existed. */
export interface EarlyAsks {
  onSecondStart: (args: readonly string[], folder: string) => void;
  onLink: (link: DeepLink) => void;
  onFiles: (paths: readonly string[]) => void;
  readonly waiting: DeepLink[];
  readonly waitingFiles: string[];
}

/** Starts the desktop: backend, window, menus, tray, and an orderly end. Call it when the app is ready. */
export async function startDesktop(config: Config, place: DesktopPlace, early: EarlyAsks): Promise<void> {
  ensureDataFolder(config.dataFolder);
  const logger = createLogger(config.dataFolder);
  const environment = systemEnvironment(logger);
  const jobs = workerJobs(place.jobFile)(config.dataFolder);
  await upgradeBeforeStart(config.dataFolder, jobs, environment);
  const backend = await offeringRestore(config.dataFolder, jobs, () =>
    restartableBackend(config, place, logger, environment),
  );
  app.on('will-quit', (event) => {
    event.preventDefault();
    void backend.stop().finally(() => app.exit(0));
  });
  backend.follow(followTheme);
  const pageServer = developmentPageServer();
  if (pageServer === undefined) serveAppScheme(place.uiFolder, place.dictionaryFolder);
  else serveDevelopmentPage(pageServer);

  try {
    process.stdout.write(`  Data      ${config.dataFolder}\n`);
    for (const warning of warningTexts(runWarnings(config))) process.stderr.write(`locdesk: ${warning}\n`);
    await backend.start();
    const { window, zoom, bring } = createWindow(
      place.preload,
      config.dataFolder,
      () => backend.addresses?.service,
      texts,
    );
    backend.onRestarted = () => window.webContents.reload();
    connectWindow(window, backend, environment);
    revivePage(window, logger, environment.now, texts);
    offerContextMenu({ window, backend, log: logger, texts });
    const { send, open, openFiles } = linkOpener({ backend, window, bring });
    applicationMenu.show({
      platform: process.platform,
      actions: {
        send,
        zoom,
        showFolder: (folder) => void backend.current?.dispatch('host.showFolder', { folder }),
        about: () =>
          void showAbout(window, config.version, texts, () => send({ kind: 'run', command: 'licences' })),
        quit: () => app.quit(),
      },
    });
    const tray = createTray({
      backend,
      iconFile: place.trayIconFile,
      open: bring,
      quit: () => app.quit(),
      log: logger,
      texts,
    });
    app.on('before-quit', () => tray.destroy());
    closingOf({ window, backend, log: logger, texts });
    backend.follow(
      followBackendNotices({
        environment,
        texts,
        badge: badgeOf(window, place.badgeFile),
        isLookedAt: () => window.isFocused(),
        open: (screen) => {
          bring();
          send({ kind: 'screen', screen });
        },
      }),
    );
    // Syncs and marks that the sleep delayed don't wait for their timers.
    powerMonitor.on('resume', () => backend.current?.wake());
    app.on('activate', bring);
    app.on('window-all-closed', () => app.quit());
    early.onSecondStart = (args, folder) => {
      bring();
      openFiles(findOpenedFiles(args.slice(1), folder));
      const link = findDeepLink(args);
      if (link !== undefined) open(link);
    };
    early.onLink = open;
    early.onFiles = openFiles;
    await window.loadURL(`${appOrigin}/index.html`);
    for (const link of early.waiting.splice(0)) open(link);
    openFiles(early.waitingFiles.splice(0));
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

function restartableBackend(
  config: Config,
  place: DesktopPlace,
  logger: ReturnType<typeof createLogger>,
  environment: Environment,
): RestartableBackend {
  return new RestartableBackend({
    create: (restart, before) =>
      createBackend({
        config: { ...config, ...portsOf(before) },
        environment,
        logger,
        host: desktopHost,
        openQuery: workerQuery(place.queryFile, place.dictionaryFolder),
        openCheckpoints: workerCheckpoints(place.checkpointFile),
        openPages: workerPages(place.pageFile),
        openBackground: workerBackground(place.backgroundFile, place.dictionaryFolder),
        pseudoLocalizer: workerPseudoLocalizer(place.pseudoFile),
        openSpeller: workerSpeller(place.spellerFile, {
          own: dictionaryFolderOf(config.dataFolder),
          bundled: place.dictionaryFolder,
          system: systemDictionaryFolders(process.platform, homedir()),
        }),
        openJobs: workerJobs(place.jobFile),
        restart,
      }),
    log: logger,
    onFailed: (error) => {
      reportFailedStart(error);
      app.exit(1);
    },
  });
}

/**
 * After a restart the same ports are used, so that window and tools can continue even if any free port was
 * requested.
 */
function portsOf(addresses: Addresses | undefined): Partial<Config> {
  if (addresses === undefined) return {};
  const { service, listener } = addresses;
  return { servicePort: Number(new URL(service).port), listenerPort: Number(new URL(listener).port) };
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
