import { join } from 'node:path';
import { runInForeground } from './child.mjs';
import { sayWhatIsMissing } from './setup/missing-packages.mjs';
import { root } from './say.mjs';
import { stopCode } from './stop.mjs';

/** The built entry of the browser host and command line. */
export const browserHost = join(root, 'out', 'main', 'browser-host.js');

/**
 * Runs the built program in the folder where the command was typed, so that relative paths work (npm changes
 * into the repository). The process ends with the program's exit code.
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
