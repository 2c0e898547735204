import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from './lock-file.mjs';
import { say } from '../say.mjs';

/**
 * @param {string} folder the repository
 * @returns {string[]} paths of the packages that npm installed and that are no longer there
 */
export function missingPackages(folder) {
  const installed = Object.entries(installedPackages(folder) ?? {});
  return installed
    .filter(([path, { link }]) => link !== true && !existsSync(join(folder, path, 'package.json')))
    .map(([path]) => path);
}

/**
 * Called after a failure: says if packages are missing, which the error messages of other tools seldom make
 * clear.
 *
 * @param {string} folder the repository
 */
export function sayWhatIsMissing(folder) {
  const [first, ...others] = missingPackages(folder);
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${String(others.length)} more` : '';
  say(
    `What npm installed is no longer complete (${first} is missing${more}): delete node_modules and run again.`,
  );
}
