import { ensureBuilt } from './build.mjs';
import { runInForeground } from './child.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { runtimeNode } from './node-version.mjs';
import { browserHost, callerFolder } from './program.mjs';

/**
 * `npm run -s locdesk -- …`: the command line, with what it needs installed and built first.
 *
 * @param {readonly string[]} args
 */
export async function runCommandLine(args) {
  await ensureDependencies();
  await ensureBuilt();
  process.exitCode = await runInForeground(runtimeNode(), [browserHost, ...args], { cwd: callerFolder() });
}
