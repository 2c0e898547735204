// Output of the scripts, and the repository's path. Written in old syntax, like node-version.mjs which uses
// it.
import { dirname, resolve } from 'path';
import { fileURLToPath } from 'url';

/** Path of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Prints one line to stderr, because stdout belongs to the program that is started.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(line + '\n');
}

/**
 * Ends the process with one sentence: what happened and what to do.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  say(sentence);
  process.exit(1);
}
