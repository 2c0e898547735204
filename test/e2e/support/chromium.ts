import type { LaunchOptions } from '@playwright/test';
import { findHeadlessShell, findSystemChromium } from '../../../scripts/lib/checks/system-chromium.mjs';

// `npm test` says which; `npm run e2e` alone takes the system's Chromium, or else Playwright's own.
const whole = process.env['CHROMIUM_PATH'] ?? findSystemChromium();
const shell =
  process.env['HEADLESS_SHELL_PATH'] ??
  (process.env['CHROMIUM_PATH'] === undefined ? findHeadlessShell() : undefined);

/** A browser whose pages have processes and a profile as a user's have: the headless shell has neither. */
export const wholeBrowser: LaunchOptions = launchOf(whole);

/** The browser that opens pages at the least cost. */
export const pageBrowser: LaunchOptions = launchOf(shell ?? whole);

/** For a double that is started without Playwright, which would look for the whole browser. */
export const doubleBrowser: Readonly<Record<string, string>> =
  pageBrowser.executablePath === undefined ? {} : { CHROMIUM_PATH: pageBrowser.executablePath };

function launchOf(executablePath: string | undefined): LaunchOptions {
  return executablePath === undefined ? {} : { executablePath };
}
