// Decides which Node runs which program. Written in old syntax with bare module names, so that a Node that is
// too old can load this file and explain the refusal.
import { spawnSync } from 'child_process';
import { existsSync, realpathSync } from 'fs';
import { join } from 'path';
import { fail, root } from './say.mjs';

/**
 * Minimum for the scripts themselves; better-sqlite3 and the host need `RUNTIME`.
 *
 * @type {readonly [number, number]}
 */
const SCRIPTS = [20, 0];
/**
 * Minimum for `module.registerHooks` and for a better-sqlite3 that doesn't crash: see "engines" in
 * package.json.
 *
 * @type {readonly [number, number]}
 */
const RUNTIME = [22, 15];

/**
 * @param {string} version as Node prints it, `22.15.0` or `v22.15.0`
 * @param {readonly [number, number]} minimum major and minor
 * @returns {boolean} whether the version is the minimum or newer; false for what isn't a version
 */
export function isAtLeast(version, minimum) {
  const parts = /^v?(\d+)\.(\d+)\./.exec(version);
  if (!parts) return false;
  const major = Number(parts[1]);
  return major > minimum[0] || (major === minimum[0] && Number(parts[2]) >= minimum[1]);
}

/** Ends the process with one sentence when this Node can't even run the scripts. */
export function refuseOldNode() {
  if (isAtLeast(process.versions.node, SCRIPTS)) return;
  fail(
    'Locdesk needs Node 20 or newer to install itself and this is Node ' +
      process.versions.node +
      ': install a current Node from https://nodejs.org and run the command again.',
  );
}

/**
 * Finds the Node that `npm ci` brought on Linux (see scripts/node-runtime), else the one running now.
 *
 * @param {string} folder the repository
 * @param {{ path: string, version: string }} current the Node running now
 * @returns {string | undefined} path of a Node that can run Locdesk, if there is one
 */
export function findRuntimeNode(folder, current) {
  const bundled = join(folder, 'node_modules', '.bin', 'node');
  if (process.platform !== 'win32' && existsSync(bundled)) {
    if (realpathSync(bundled) === current.path) return current.path;
    // The version is queried because npm installs this Node on musl systems too, where it can't run.
    const answer = spawnSync(bundled, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && isAtLeast(answer.stdout, RUNTIME)) return bundled;
  }
  return isAtLeast(current.version, RUNTIME) ? current.path : undefined;
}

/**
 * @returns {string} path of the Node for everything but the scripts; ends the process with one sentence if
 * there is none
 */
export function runtimeNode() {
  const found = findRuntimeNode(root, { path: process.execPath, version: process.versions.node });
  if (found !== undefined) return found;
  if (isBundledNodeMissing(root)) {
    return fail(
      'The Node that Locdesk brings is missing from node_modules: delete node_modules and run again.',
    );
  }
  return fail(
    'Locdesk needs Node 22.15 or newer to run and this is Node ' +
      process.versions.node +
      ': install a current Node from https://nodejs.org and run the command again.',
  );
}

/**
 * @param {string} folder the repository
 * @param {{ platform: string, arch: string }} machine
 * @returns {boolean} whether an install would have brought a Node for this machine (see
 * scripts/node-runtime), and it isn't there
 */
export function isBundledNodeMissing(folder, machine = process) {
  if (machine.platform !== 'linux' || (machine.arch !== 'x64' && machine.arch !== 'arm64')) return false;
  return !existsSync(join(folder, 'node_modules', '.bin', 'node'));
}
