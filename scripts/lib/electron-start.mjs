import { delimiter, dirname } from 'node:path';
import { isLinuxRoot } from './display.mjs';
import { runtimeNode } from './node-version.mjs';
import { say } from './say.mjs';

/**
 * Makes this process's environment one that Electron can start in.
 *
 * @returns {string[]} the arguments before the application's folder in Electron's command line
 */
export function prepareElectron() {
  // Editors built on Electron set this in their terminals; it would start ours as plain Node.
  delete process.env['ELECTRON_RUN_AS_NODE'];
  // The tests' Electron double is a Node script and needs a Node that is new enough on the PATH.
  process.env['PATH'] = dirname(runtimeNode()) + delimiter + process.env['PATH'];
  if (!isLinuxRoot()) return [];
  say('You are root, and Chromium refuses its sandbox to root: Electron starts with --no-sandbox.');
  return ['--no-sandbox'];
}
