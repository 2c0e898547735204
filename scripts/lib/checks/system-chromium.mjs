import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined} a Chromium or Chrome in one of the usual places of the system
 */
export function findSystemChromium(env = process.env, platform = process.platform) {
  return usualPlaces(env, platform).find((path) => existsSync(path));
}

/**
 * Finds Chromium's headless shell, which Debian packages: the same engine without a browser around it, which
 * takes half of the processor's time for a page.
 *
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  // The one in /usr/bin is a script that starts it as a child: a signal to the script would not end it.
  return ['/usr/lib/chromium/chromium-headless-shell'].find((path) => existsSync(path));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function usualPlaces(env, platform) {
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (folder) => folder !== undefined,
    );
    const programs = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  );
}
