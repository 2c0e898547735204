// What every script says and where it is. Old syntax on purpose, like node-version.mjs which uses it.
import { dirname, resolve } from 'path';
import { fileURLToPath } from 'url';

/** The repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * One line for the person in front of the terminal. On stderr, because stdout belongs to the program that is started.
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
