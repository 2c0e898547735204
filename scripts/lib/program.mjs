import { join } from 'node:path';
import { root } from './say.mjs';

/** The built entry of the browser host and command line. */
export const browserHost = join(root, 'out', 'main', 'browser-host.js');

/** @returns {string} the folder the command was typed in (npm changes into the repository): what a relative FILE or DIR means */
export function callerFolder() {
  return process.env['INIT_CWD'] ?? process.cwd();
}
