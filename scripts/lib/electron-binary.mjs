import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadElectron } from './electron-download.mjs';
import { root } from './say.mjs';
import { readStamp, removeStamp, writeStamp } from './stamp.mjs';

/** @typedef {{ kind: 'found', path: string } | { kind: 'unavailable', reason: string }} ElectronBinary */

const DEFAULT_DOWNLOAD_SECONDS = 20;
/**
 * A machine that failed to download it recently will most likely fail again, and should not wait for that at
 * every start.
 */
const REMEMBER_FAILURE_HOURS = 24;
const FAILURE = 'node_modules/.cache/locdesk-electron-unavailable';

/**
 * Returns the Electron executable: the one ELECTRON_OVERRIDE_DIST_PATH names, the one in node_modules, or one
 * downloaded now. Electron 45 has no install script; its package downloads the binary on first use.
 *
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, now?: () => number, download?: typeof downloadElectron
 * }} [from] replaced in tests
 * @returns {Promise<ElectronBinary>}
 */
export async function findElectron({
  folder = root,
  env = process.env,
  now = Date.now,
  download = downloadElectron,
} = {}) {
  const override = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (override) {
    const path = join(override, platformPath());
    return existsSync(path)
      ? { kind: 'found', path }
      : {
          kind: 'unavailable',
          reason: `ELECTRON_OVERRIDE_DIST_PATH names ${override}, which has no ${platformPath()}`,
        };
  }
  const installed = installedElectron(folder);
  if (installed !== undefined) return { kind: 'found', path: installed };

  const seconds = downloadSeconds(env);
  if (seconds === 0) return { kind: 'unavailable', reason: 'its download is turned off' };

  const failureFile = join(folder, FAILURE);
  const failedHoursAgo = hoursSinceFailure(failureFile, now());
  if (failedHoursAgo < REMEMBER_FAILURE_HOURS) {
    return { kind: 'unavailable', reason: `its download failed before; delete ${FAILURE} to try again` };
  }

  const failure = await download(folder, seconds);
  const downloaded = installedElectron(folder);
  if (downloaded !== undefined) {
    removeStamp(failureFile);
    return { kind: 'found', path: downloaded };
  }
  writeStamp(failureFile, new Date(now()).toISOString());
  return { kind: 'unavailable', reason: failure ?? 'its download left nothing behind' };
}

/**
 * @param {string} folder the repository
 * @returns {string | undefined} the executable in node_modules, recognized by the files that Electron's own
 * package checks
 */
export function installedElectron(folder) {
  const electron = join(folder, 'node_modules', 'electron');
  try {
    const wanted = JSON.parse(readFileSync(join(electron, 'package.json'), 'utf8')).version;
    const present = readFileSync(join(electron, 'dist', 'version'), 'utf8')
      .trim()
      .replace(/^v/, '');
    const path = join(electron, 'dist', readFileSync(join(electron, 'path.txt'), 'utf8'));
    return present === wanted && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** @param {NodeJS.ProcessEnv} env */
function downloadSeconds(env) {
  if (env['ELECTRON_SKIP_BINARY_DOWNLOAD']) return 0;
  const seconds = Number(env['LOCDESK_ELECTRON_DOWNLOAD_SECONDS'] ?? DEFAULT_DOWNLOAD_SECONDS);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_DOWNLOAD_SECONDS;
}

/**
 * @param {string} file
 * @param {number} nowMs
 */
function hoursSinceFailure(file, nowMs) {
  const at = Date.parse(readStamp(file) ?? '');
  return Number.isNaN(at) ? Infinity : (nowMs - at) / 3_600_000;
}

function platformPath() {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return process.platform === 'win32' ? 'electron.exe' : 'electron';
}
