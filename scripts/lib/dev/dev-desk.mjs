import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, ensureBuilt } from '../build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { developInBrowser } from './dev-browser.mjs';
import { developInElectron } from './dev-electron.mjs';
import { hasDisplay } from '../display.mjs';
import { findElectron } from '../electron-binary.mjs';
import { root, say } from '../say.mjs';

/**
 * @typedef {object} DevelopedDesk
 * @property {() => Promise<void>} restart restarts every process except the page with the new build
 * @property {() => Promise<void>} stop
 */

/** Editors write a file in several steps, so changes within this time count as one. */
const settleMs = 200;

/**
 * `npm run dev`: opens the window with hot reload, in Electron if installed, else in a browser. The main
 * process is rebuilt and restarted when its code changes.
 *
 * @param {readonly string[]} args passed on to the program
 */
export async function developDesk(args) {
  await ensureDependencies();
  await ensureBuilt();
  const desk = await startDeveloped(args);
  const restart = async () => {
    const { code, output } = await build();
    if (code !== 0) {
      say(output.trim());
      return;
    }
    try {
      await desk.restart();
      say('The program was started again.');
    } catch (error) {
      // The build failed because of this change; the next change starts the program again.
      say(error instanceof Error ? error.message : String(error));
    }
  };

  let isStale = false;
  let isBusy = false;
  const restartWhileStale = async () => {
    if (isBusy) return;
    isBusy = true;
    while (isStale) {
      isStale = false;
      await restart();
    }
    isBusy = false;
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of ['main', 'contract', 'content']) {
    watch(join(root, 'src', folder), { recursive: true }, () => {
      isStale = true;
      clearTimeout(timer);
      timer = setTimeout(() => void restartWhileStale(), settleMs);
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void desk.stop().then(() => process.exit(0));
    });
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<DevelopedDesk>}
 */
async function startDeveloped(args) {
  if (!hasDisplay()) return developInBrowser(args);
  const electron = await findElectron();
  if (electron.kind === 'found') return developInElectron(electron.path, args, () => process.exit(0));
  say(`Electron isn't available here: ${electron.reason}. The window opens in a browser instead.`);
  return developInBrowser(args);
}
