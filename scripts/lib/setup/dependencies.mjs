import { join } from 'node:path';
import { installedPackages, lockedPackages } from './lock-file.mjs';
import { fitsMachine, isForSomeMachines, thisMachine } from './machine.mjs';
import { missingPackages } from './missing-packages.mjs';
import { isNetworkFailure, runNpm } from './npm.mjs';
import { fail, root, say } from '../say.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { contentHash, readStamp, writeStamp } from '../stamp.mjs';

const STAMP = join('node_modules', '.locdesk-installed');

/** Makes node_modules what package-lock.json says. Ends the process with one sentence when that fails. */
export async function ensureDependencies() {
  // Called first for its error message: the functions below would throw at a broken lock file.
  lockedPackages(root);
  if (isStamped()) return;
  await withSetupLock(async () => {
    // Another command may have installed them while this one waited.
    if (isStamped()) return;
    if (!isInstalledByHand(root)) {
      say('Installing dependencies (once)…');
      await install();
    }
    writeStamp(join(root, STAMP), dependenciesHash(root));
  });
}

/** @returns {boolean} whether the last install fits the current lock file */
function isStamped() {
  return readStamp(join(root, STAMP)) === dependenciesHash(root);
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
 * A developer may have run `npm ci`: npm records installed packages in node_modules/.package-lock.json.
 *
 * @param {string} folder the repository
 * @param {import('./machine.mjs').Machine} [machine] replaced in tests
 * @returns {boolean} whether npm's own note agrees with the lock file for this machine, and with what is
 * there
 */
export function isInstalledByHand(folder, machine = thisMachine()) {
  const installed = installedPackages(folder);
  if (installed === undefined) return false;
  const wanted = Object.entries(lockedPackages(folder)).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  );
  const agrees = wanted.every(([path, locked]) => {
    if (installed[path] !== undefined) return installed[path].version === locked.version;
    return locked.optional === true && mayBeMissing(locked, machine);
  });
  return agrees && missingPackages(folder).length === 0;
}

/**
 * @param {import('./lock-file.mjs').LockedPackage} optional
 * @param {import('./machine.mjs').Machine} machine
 */
function mayBeMissing(optional, machine) {
  // A package without such conditions belongs to another optional package, and is missing with it.
  return !isForSomeMachines(optional) || !fitsMachine(optional, machine);
}

async function install() {
  const { code, output } = await runNpm(
    [
      'ci',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
      // The build tools are dev dependencies and Node is an optional one; both are needed whatever NODE_ENV
      // or .npmrc say.
      '--include=dev',
      '--include=optional',
      // npm's default retries add up to more than a minute before it reports that there is no network.
      '--fetch-retries=2',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
      // npm waits five minutes for a transfer that has stopped.
      '--fetch-timeout=60000',
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
