import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { killTree, ownGroup } from './child.mjs';
import { runtimeNode } from './node-version.mjs';
import { isNetworkFailure } from './setup/npm.mjs';
import { say } from './say.mjs';

/**
 * Lets Electron's own package download its binary, within a time limit.
 *
 * @param {string} folder the repository
 * @param {number} seconds the limit; the whole download is killed at its end
 * @param {{ command: string, args: string[] }} [download] replaced in tests
 * @returns {Promise<string | undefined>} why it failed, as the rest of a sentence about Electron; undefined
 * when it didn't
 */
export function downloadElectron(folder, seconds, download = installScript(folder)) {
  say(`Downloading Electron (once, for ${String(seconds)} s at most)…`);
  return new Promise((done) => {
    const child = spawn(download.command, download.args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Makes the limit end every process that the download started.
      detached: ownGroup,
    });
    const stop = () => killTree(child);
    process.once('exit', stop);
    let late = false;
    const limit = setTimeout(() => {
      late = true;
      stop();
    }, seconds * 1000);
    let output = '';
    child.stderr.on('data', (data) => (output += String(data)));
    /** @type {(failure: string | undefined) => void} */
    const finish = (failure) => {
      clearTimeout(limit);
      process.off('exit', stop);
      done(failure);
    };
    child.once('error', (error) => finish(`its download could not start: ${error.message}`));
    child.once('exit', (code) => {
      if (late) {
        finish(
          `its download took longer than ${String(seconds)} s; LOCDESK_ELECTRON_DOWNLOAD_SECONDS gives it more time`,
        );
      } else finish(code === 0 ? undefined : `it could not be downloaded (${reason(output)})`);
    });
  });
}

/** @param {string} folder */
function installScript(folder) {
  return { command: runtimeNode(), args: [join(folder, 'node_modules', 'electron', 'install.js')] };
}

/** @param {string} output */
function reason(output) {
  // fetch reports every unreachable server with this text; the stack doesn't contain the reason.
  if (isNetworkFailure(output) || output.includes('fetch failed')) return 'the server could not be reached';
  return output.trim().split('\n')[0]?.trim() || 'no reason given';
}
