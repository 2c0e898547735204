import { resolve } from 'node:path';
import { app } from 'electron';
import packageJson from '../../package.json' with { type: 'json' };
import { exitCodes, UsageError } from './cli/output';
import { registerAppScheme } from './electron/app-protocol';
import { parseDesktopArguments } from './electron/desktop-arguments';
import { reportFailedStart, startDesktop } from './electron/desktop';

// The Electron entry. Paths are resolved here: `import.meta.dirname` is the folder the build puts entries into.
registerAppScheme();
try {
  const config = parseDesktopArguments(process.argv.slice(1), packageJson.version);
  await app.whenReady();
  await startDesktop(config, {
    preload: resolve(import.meta.dirname, '../preload/index.cjs'),
    uiFolder: resolve(import.meta.dirname, '../renderer'),
    readerFile: resolve(import.meta.dirname, 'reader-thread.js'),
    checkerFile: resolve(import.meta.dirname, 'checker-thread.js'),
  });
} catch (error) {
  reportFailedStart(error);
  app.exit(error instanceof UsageError ? exitCodes.wrongUsage : exitCodes.failure);
}
