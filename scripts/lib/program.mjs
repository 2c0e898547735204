import { join } from 'node:path';
import { runInForeground } from './child.mjs';
import { sayWhatIsMissing } from './missing-packages.mjs';
import { root } from './say.mjs';
import { stopCode } from './stop.mjs';

/** The built entry of the browser host and command line. */
export const browserHost = join(root, 'out', 'main', 'browser-host.js');

/**
 * Runs what was built, in the folder the command was typed in (npm changes into the repository): that is what a relative
 * FILE or DIR means. Its exit code becomes ours.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function runProgram(command, args) {
  const code = await runInForeground(command, args, { cwd: process.env['INIT_CWD'] ?? process.cwd() });
  if (code !== 0 && stopCode() === undefined) sayWhatIsMissing(root);
  process.exitCode = code;
}
