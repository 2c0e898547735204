import { join, resolve } from 'node:path';
import { app } from 'electron';
import packageJson from '../../package.json' with { type: 'json' };
import { exitCodes, UsageError } from './cli/output';
import { registerAppScheme } from './electron/app-protocol';
import { argumentsBeforeLink, findDeepLink, linkScheme, parseDeepLink } from './electron/deep-link';
import { allowDevelopmentSocket } from './electron/development-page';
import { parseDesktopArguments } from './electron/desktop-arguments';
import { desktopTexts, speakEarly } from './electron/desktop-host';
import { findOpenedFiles } from './electron/opened-files';
import { packagedUpdatesAddress } from './electron/packaged-updates';
import { startDesktop, type EarlyAsks } from './electron/desktop';
import { reportFailedStart } from './electron/failed-start';
import { isFirstDesktop } from './electron/single-instance';
import { unsafeStart } from './electron/unsafe-switches';
import { guardWebContents } from './electron/web-contents-guards';

// The Electron entry. Paths are resolved here: `import.meta.dirname` is the folder the build puts entries
// into.
registerAppScheme();
allowDevelopmentSocket();
guardWebContents();
// Windows shows notices of who is installed under this name (electron-builder.yml) alone.
if (process.platform === 'win32') app.setAppUserModelId('app.locdesk.desktop');
// This module must not wait for the application to be ready: Electron may wait for the module first.
start().catch(async (error: unknown) => {
  // Before that, Linux shows no message box, and a start from an icon has no terminal to read.
  await app.whenReady();
  if (!desktopTexts.isSpoken) await speakEarly();
  reportFailedStart(error);
  app.exit(error instanceof UsageError ? exitCodes.wrongUsage : exitCodes.failure);
});

/** Nothing is opened, not even the data folder, by a start that is refused. */
async function start(): Promise<void> {
  const problem = app.isPackaged
    ? unsafeStart(app.commandLine, process.env['APPIMAGE'] !== undefined)
    : undefined;
  if (problem !== undefined) throw new UsageError(problem);
  const config = {
    ...parseDesktopArguments(argumentsBeforeLink(process.argv.slice(1)), packageJson.version),
    updates: packagedUpdatesAddress(app.getAppPath()),
  };
  if (isFirstDesktop(config.dataFolder)) await run(config);
  else app.exit(exitCodes.fine);
}

async function run(config: ReturnType<typeof parseDesktopArguments>): Promise<void> {
  const early: EarlyAsks = {
    waiting: [findDeepLink(process.argv)].flatMap((link) => link ?? []),
    waitingFiles: [...findOpenedFiles(process.argv.slice(1), process.cwd())],
    onSecondStart(args, folder) {
      early.waiting.push(...[findDeepLink(args)].flatMap((link) => link ?? []));
      early.waitingFiles.push(...findOpenedFiles(args.slice(1), folder));
    },
    onLink: (link) => early.waiting.push(link),
    onFiles: (paths) => early.waitingFiles.push(...paths),
  };
  app.on('second-instance', (_event, args, folder) => early.onSecondStart(args, folder));
  // macOS hands files over as events, one by one, also before the app is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault();
    early.onFiles([path]);
  });
  // macOS hands links over as events, also before the app is ready.
  app.on('open-url', (event, url) => {
    event.preventDefault();
    const link = parseDeepLink(url);
    if (link !== undefined) early.onLink(link);
  });
  await app.whenReady();
  await speakEarly(config.dataFolder);
  // Installed, the system knows the scheme from the package; unpacked, it must not be registered behind the
  // user's back.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  await startDesktop(
    config,
    {
      preload: resolve(import.meta.dirname, '../preload/index.cjs'),
      uiFolder: resolve(import.meta.dirname, '../renderer'),
      queryFile: resolve(import.meta.dirname, 'query-thread.js'),
      checkpointFile: resolve(import.meta.dirname, 'checkpoint-thread.js'),
      backgroundFile: resolve(import.meta.dirname, 'background-thread.js'),
      pageFile: resolve(import.meta.dirname, 'page-thread.js'),
      pseudoFile: resolve(import.meta.dirname, 'pseudo-thread.js'),
      spellerFile: resolve(import.meta.dirname, 'spelling-thread.js'),
      jobFile: resolve(import.meta.dirname, 'job-thread.js'),
      dictionaryFolder: app.isPackaged
        ? join(process.resourcesPath, 'dictionaries')
        : resolve(import.meta.dirname, '../dictionaries'),
      trayIconFile: resolve(import.meta.dirname, '../../resources/icons/tray.png'),
      badgeFile: resolve(import.meta.dirname, '../../resources/icons/badge.png'),
    },
    early,
  );
}
