import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runtimeNode } from '../node-version.mjs';
import { root, say } from '../say.mjs';
import { whenStopped } from '../stop.mjs';
import { findHeadlessShell, findSystemChromium } from './system-chromium.mjs';

/**
 * @typedef {object} FoundChromium
 * @property {'found'} kind
 * @property {string} path
 * @property {string} [shell] opens pages for less than half of the time, and has no windows, profile or
 * processes of a browser
 */
/** @typedef {FoundChromium | { kind: 'missing', sentence: string }} Chromium */

const PLAYWRIGHT_LIMIT_MS = 60_000;
const APT_LIMIT_MS = 300_000;

/**
 * Finds or installs a Chromium for the end-to-end tests. Prefers an installed one: Playwright's exact
 * version, then the system's. Otherwise installs Debian's package, which is quick and reliable, or else
 * downloads one, which only some networks allow.
 *
 * @returns {Promise<Chromium>}
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    return existsSync(named)
      ? { kind: 'found', path: named }
      : {
          kind: 'missing',
          sentence: `CHROMIUM_PATH names ${named}, which doesn't exist: correct it or unset it.`,
        };
  }
  const path =
    playwrightChromium() ??
    findSystemChromium() ??
    (isDebianRoot() ? await installWithApt() : await installWithPlaywright());
  if (path !== undefined) {
    const shell = findHeadlessShell();
    return { kind: 'found', path, ...(shell === undefined ? {} : { shell }) };
  }
  return {
    kind: 'missing',
    sentence:
      'The end-to-end tests need Chromium, which is not here and could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  };
}

/** @returns {string | undefined} the Chromium that Playwright downloaded earlier */
function playwrightChromium() {
  const path = createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Ubuntu has apt too, but its chromium package only leads to a snap. */
function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  return existsSync('/etc/os-release') && /^ID=["']?debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function installWithApt() {
  say("Installing Debian's Chromium (once)…");
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium');
  const path = findSystemChromium();
  if (path !== undefined) {
    // The tests pass without both: the headless shell only saves time, and fonts make screenshots legible.
    await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    await apt('install', '-y', '--no-install-recommends', 'fonts-noto-core', 'fonts-noto-cjk');
  }
  return path;
}

/** @param {...string} args */
function apt(...args) {
  return run('apt-get', ['-qq', ...args], APT_LIMIT_MS, { DEBIAN_FRONTEND: 'noninteractive' });
}

async function installWithPlaywright() {
  say(`Downloading Playwright's Chromium (once, for ${String(PLAYWRIGHT_LIMIT_MS / 1000)} s at most)…`);
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await run(runtimeNode(), [cli, 'install', 'chromium'], PLAYWRIGHT_LIMIT_MS, {});
  return playwrightChromium();
}

/**
 * Resolves in any case: the caller looks for the result, and errors appear on stderr.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {number} limitMs
 * @param {Record<string, string>} env
 * @returns {Promise<void>}
 */
function run(command, args, limitMs, env) {
  return new Promise((done) => {
    const child = execFile(
      command,
      args,
      { env: { ...process.env, ...env }, timeout: limitMs, maxBuffer: 1 << 26 },
      (error, _stdout, stderr) => {
        if (error !== null)
          say(`${command} ${args.join(' ')}: ${stderr.trim().split('\n').at(-1) || error.message}`);
        release();
        done();
      },
    );
    // The signal is passed on, not replaced by a kill: a killed package manager leaves the system broken.
    const release = whenStopped((signal) => child.kill(signal));
  });
}
