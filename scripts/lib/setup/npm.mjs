import { existsSync } from 'node:fs';
import { runQuietly } from '../child.mjs';
import { say } from '../say.mjs';

/**
 * Returns the command that runs npm: the one that is running us, with its own Node (ours may be inside the
 * node_modules it is about to replace), else the one on the PATH.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(env = process.env) {
  const cli = env['npm_execpath'];
  if (cli !== undefined && /npm-cli\.c?js$/.test(cli) && existsSync(cli)) {
    return { command: env['npm_node_execpath'] ?? process.execPath, args: [cli], shell: false };
  }
  const onWindows = process.platform === 'win32';
  return { command: onWindows ? 'npm.cmd' : 'npm', args: [], shell: onWindows };
}

const TRIES = 3;

/**
 * Runs npm and captures its output; npm ends with this process. A transfer that broke off is tried again: npm
 * keeps the packages that arrived, but gives up at the first that stops half way.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env] names the npm, replaced in tests
 * @returns {Promise<{ code: number, output: string }>} of the last try
 */
export async function runNpm(args, cwd, env = process.env) {
  const npm = npmCommand(env);
  for (let left = TRIES - 1; ; left -= 1) {
    const result = await runQuietly(npm.command, [...npm.args, ...args], { cwd, shell: npm.shell });
    if (result.code === 0 || left === 0 || !isBrokenTransfer(result.output)) return result;
    say('The npm registry stopped answering half way; trying again…');
  }
}

/** @param {string} output output of a failed npm */
function isBrokenTransfer(output) {
  return /EIDLETIMEOUT|ECONNRESET|ERR_SOCKET_TIMEOUT|ERR_STREAM_PREMATURE_CLOSE/.test(output);
}

/**
 * @param {string} output output of a failed npm
 * @returns {boolean} whether the registry was out of reach, rather than that the project has a fault
 */
export function isNetworkFailure(output) {
  const outOfReach = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/.test(
    output,
  );
  return outOfReach || isBrokenTransfer(output);
}
