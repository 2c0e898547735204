import { ensureBuilt } from './build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { hasDisplay } from './display.mjs';
import { findElectron } from './electron-binary.mjs';
import { prepareElectron } from './electron-start.mjs';
import { runtimeNode } from './node-version.mjs';
import { browserHost, runProgram } from './program.mjs';
import { root, say } from './say.mjs';
import { watchForStop } from './stop.mjs';

/**
 * `npm start`: starts the desktop application, or the browser host where Electron can't run.
 *
 * @param {readonly string[]} args passed on to the program
 */
export async function startDesk(args) {
  watchForStop();
  await ensureDependencies();
  await ensureBuilt();
  if (!hasDisplay()) {
    say('There is no display here for a window; starting the browser host instead.');
    await startBrowserHost(args.includes('--no-open') ? args : [...args, '--no-open']);
    return;
  }
  const electron = await findElectron();
  if (electron.kind === 'found') {
    await runProgram(electron.path, [...prepareElectron(), root, ...args]);
    return;
  }
  say(`Electron isn't available here: ${electron.reason}. Starting the browser host instead.`);
  await startBrowserHost(args);
}

/** @param {readonly string[]} args */
async function startBrowserHost(args) {
  await runProgram(runtimeNode(), [browserHost, 'serve', ...args]);
}
