import { ensureBuilt } from './build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runtimeNode } from './node-version.mjs';
import { browserHost, runProgram } from './program.mjs';
import { watchForStop } from './stop.mjs';

/**
 * `npm run -s locdesk -- …`: runs the command line after installing and building its requirements.
 *
 * @param {readonly string[]} args
 */
export async function runCommandLine(args) {
  watchForStop();
  await ensureDependencies();
  await ensureBuilt();
  await runProgram(runtimeNode(), [browserHost, ...args]);
}
