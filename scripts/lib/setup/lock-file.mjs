import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../say.mjs';

/**
 * A package as npm records it, in package-lock.json and in node_modules/.package-lock.json. npm copies os,
 * cpu and libc unchanged from the package.
 *
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [link] a folder of this repository
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 */
/** @typedef {Record<string, LockedPackage>} LockedPackages by path, `node_modules/a` */

/**
 * @param {string} folder the repository
 * @returns {LockedPackages} packages to install; ends the process with one sentence when the file can't be
 * read
 */
export function lockedPackages(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages ?? {};
  } catch (error) {
    return fail(
      error instanceof SyntaxError
        ? 'package-lock.json cannot be read, perhaps because of an unsettled merge conflict: settle it or restore the file, then run the command again.'
        : `package-lock.json cannot be read (${/** @type {Error} */ (error).message}): restore it, then run the command again.`,
    );
  }
}

/**
 * @param {string} folder the repository
 * @returns {LockedPackages | undefined} packages that npm installed, if it finished
 */
export function installedPackages(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
