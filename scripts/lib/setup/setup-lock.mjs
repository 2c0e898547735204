import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, readProcess } from './owner.mjs';
import { root, say } from '../say.mjs';

const POLL_MS = 250;

/**
 * Runs installs and builds one at a time; further commands wait.
 *
 * The lock is a folder with one file named for its holder. It is created elsewhere and moved into place, so
 * that it never exists without a holder. A dead holder is removed by name, so that no command removes the
 * lock of the next holder.
 *
 * @template T
 * @param {() => Promise<T>} task
 * @param {string} [folder] the repository
 * @returns {Promise<T>}
 */
export async function withSetupLock(task, folder = root) {
  // The lock is not in node_modules or out, because an install or a build may empty them.
  const cache = join(folder, '.cache');
  const lock = join(cache, 'setup-lock');
  const me = holderName(process.pid);
  mkdirSync(cache, { recursive: true });
  const mine = mkdtempSync(`${lock}-`);
  writeFileSync(join(mine, me), '');
  const release = () => {
    rmSync(mine, { recursive: true, force: true });
    remove(lock, me);
  };
  process.once('exit', release);
  try {
    for (let said = false; !move(mine, lock);) {
      const holder = holderOf(lock);
      if (holder === undefined || isGone(holder)) {
        remove(lock, holder);
      } else if (!said) {
        say('Another Locdesk command is setting up; waiting…');
        said = true;
      }
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
    return await task();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {number} pid
 * @returns {string} pid and, where known, start time, because the next command in a container may get the
 * same pid
 */
function holderName(pid) {
  const startedAt = readProcess(pid)?.startedAt ?? '';
  return `${String(pid)}@${startedAt.replaceAll(/\W/g, '-')}`;
}

/** @param {string} holder */
function isGone(holder) {
  const pid = Number.parseInt(holder, 10);
  return !isAlive(pid) || holderName(pid) !== holder;
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} false when there is something already
 */
function move(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    // Windows doesn't report the reason.
    if (process.platform === 'win32' && (code === 'EPERM' || code === 'EACCES')) return false;
    throw error;
  }
}

/** @param {string} lock */
function holderOf(lock) {
  try {
    return readdirSync(lock)[0];
  } catch {
    return undefined;
  }
}

/**
 * @param {string} lock
 * @param {string | undefined} holder
 */
function remove(lock, holder) {
  if (holder !== undefined) rmSync(join(lock, holder), { force: true });
  try {
    rmdirSync(lock);
  } catch {
    // The lock is gone, or another command holds it already.
  }
}
