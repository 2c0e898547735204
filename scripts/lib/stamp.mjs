import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @param {string} folder
 * @param {readonly string[]} paths files inside it
 * @returns {string} changes when the content of one of the files does
 */
export function contentHash(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {readonly string[]} paths files and folders inside it; one that doesn't exist counts as empty
 * @returns {string} changes when a file is added, removed, renamed, resized or written (seen by its time, not
 * its content: it has to be quick)
 */
export function treeHash(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) visit(path);
  return hash.digest('hex');

  /** @param {string} path */
  function visit(path) {
    const stat = statSync(join(folder, path), { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) {
      for (const name of readdirSync(join(folder, path)).toSorted()) visit(`${path}/${name}`);
    } else if (stat !== undefined) {
      hash.update(`${path}\0${String(stat.mtimeMs)}\0${String(stat.size)}\0`);
    }
  }
}

/**
 * @param {string} file
 * @returns {string | undefined} what was written to the stamp last
 */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}

/** @param {string} file */
export function removeStamp(file) {
  rmSync(file, { force: true });
}
