import { existsSync } from 'node:fs';
import { runQuietly } from './child.mjs';

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

/**
 * Runs npm and captures its output; npm ends with this process.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNpm(args, cwd) {
  const npm = npmCommand();
  return runQuietly(npm.command, [...npm.args, ...args], { cwd, shell: npm.shell });
}

/**
 * @param {string} output output of a failed npm
 * @returns {boolean} whether the registry was out of reach, rather than that the project has a fault
 */
export function isNetworkFailure(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(
    output,
  );
}
