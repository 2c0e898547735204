import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNetworkFailure, runNpm } from './npm.mjs';
import { fail, root, say } from './say.mjs';
import { contentHash, readStamp, writeStamp } from './stamp.mjs';

const STAMP = join('node_modules', '.locdesk-installed');

/** Makes node_modules what package-lock.json says. Ends the process with one sentence when that fails. */
export async function ensureDependencies() {
  const wanted = dependenciesHash(root);
  if (readStamp(join(root, STAMP)) === wanted) return;
  if (!isInstalledByHand(root)) {
    say('Installing dependencies (once)…');
    await install();
  }
  writeStamp(join(root, STAMP), wanted);
}

/**
 * @param {string} folder the repository
 * @returns {string} changes when `npm ci` would install something else
 */
export function dependenciesHash(folder) {
  const files = ['package-lock.json', 'scripts/node-runtime/package.json'];
  return `${process.platform}-${process.arch} ${contentHash(folder, files)}`;
}

/**
 * Somebody may have run `npm ci` before us: npm notes what it installed in node_modules/.package-lock.json.
 *
 * @param {string} folder the repository
 * @returns {boolean} whether npm's own note agrees with the lock file
 */
export function isInstalledByHand(folder) {
  const note = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.startsWith('node_modules/') || link === true) return true;
    // Optional packages of other platforms are in the lock file and rightly not here.
    return installed[path]?.version === version || (optional === true && installed[path] === undefined);
  });
}

async function install() {
  const { code, output } = await runNpm(
    [
      'ci',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
      // The build tools are dev dependencies and Node itself is an optional one: needed whatever NODE_ENV or .npmrc say.
      '--include=dev',
      '--include=optional',
      // npm's own pauses add up to more than a minute before it admits that there is no network.
      '--fetch-retries=2',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ],
    root,
  );
  if (code === 0) return;
  if (isNetworkFailure(output)) {
    fail(
      'Locdesk could not reach the npm registry to install its dependencies: check the network connection or the proxy, then run the command again.',
    );
  }
  say(output.trim());
  fail(
    code === 127
      ? 'Locdesk installs its dependencies with npm, which was not found: install Node with npm from https://nodejs.org, then run the command again.'
      : 'npm could not install the dependencies, for the reason above; once it is settled, run the command again.',
  );
}
