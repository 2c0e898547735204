import { delimiter, dirname } from 'node:path';
import { isLinuxRoot } from './display.mjs';
import { runtimeNode } from './node-version.mjs';
import { say } from './say.mjs';

/**
 * Makes this process's environment one that Electron can start in.
 *
 * @returns {string[]} what goes before the application's folder in Electron's command line
 */
export function prepareElectron() {
  // Editors built on Electron leave this in their terminals; it would turn ours into a plain Node.
  delete process.env['ELECTRON_RUN_AS_NODE'];
  // Only the tests' double needs it: it is a Node script, and the Node it finds has to be new enough.
  process.env['PATH'] = dirname(runtimeNode()) + delimiter + process.env['PATH'];
  if (!isLinuxRoot()) return [];
  say('You are root, and Chromium refuses its sandbox to root: Electron starts with --no-sandbox.');
  return ['--no-sandbox'];
}
