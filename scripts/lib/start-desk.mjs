import { delimiter, dirname } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { hasDisplay, isLinuxRoot } from './display.mjs';
import { findElectron } from './electron-binary.mjs';
import { runtimeNode } from './node-version.mjs';
import { browserHost, runProgram } from './program.mjs';
import { root, say } from './say.mjs';
import { watchForStop } from './stop.mjs';

/**
 * `npm start`: the desktop application, or the browser host where that can't be.
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
    await startElectron(electron.path, args);
    return;
  }
  say(`Electron isn't available here: ${electron.reason}. Starting the browser host instead.`);
  await startBrowserHost(args);
}

/**
 * @param {string} path
 * @param {readonly string[]} args
 */
async function startElectron(path, args) {
  const flags = [];
  if (isLinuxRoot()) {
    say('You are root, and Chromium refuses its sandbox to root: Electron starts with --no-sandbox.');
    flags.push('--no-sandbox');
  }
  // Editors built on Electron leave this in their terminals; it would turn ours into a plain Node.
  delete process.env['ELECTRON_RUN_AS_NODE'];
  // Only the tests' double needs it: it is a Node script, and the Node it finds has to be new enough.
  process.env['PATH'] = dirname(runtimeNode()) + delimiter + process.env['PATH'];
  await runProgram(path, [...flags, root, ...args]);
}

/** @param {readonly string[]} args */
async function startBrowserHost(args) {
  await runProgram(runtimeNode(), [browserHost, 'serve', ...args]);
}
