import { defineConfig } from '@playwright/test';
import type { DeskOptions, DeskWorkerOptions } from './test/e2e/support/desk-options';
import { isSoak } from './test/support/effort';
import { usesDouble } from './test/e2e/support/electron-choice';
import { pageBrowser } from './test/e2e/support/chromium';

// Playwright sets FORCE_COLOR; with both, Node prints a warning in every program that a test starts.
delete process.env['NO_COLOR'];

/** `npm test` runs the usual path of each screen; what varies it, and what takes long, is for the soak. */
const leftToSoak = isSoak ? [] : [/@soak/];

/** From a tool's request to its mark: tried once, on the desktop. */
const wholePath = /main-path\.spec\.ts.*@both-hosts/;

/**
 * The double shows pages in the browser that the other host's specs have tried already: what only a desktop
 * does is left, and one whole path.
 */
const ofDouble = new RegExp(`@desktop-only|${wholePath.source}`);

/** One spec set, two hosts: see test/e2e/support/desk.ts. */
export default defineConfig<DeskOptions, DeskWorkerOptions>({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // The browser host runs inside the tests as it was built (test/e2e/support/in-process-host.ts).
  build: { external: ['**/out/main/**'] },
  fullyParallel: true,
  // More than one a core, because tests wait a third of their time.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // A guard against a test that never ends: a machine that is busy with something else takes several times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser or a busy machine fails now and then. The end of the run names a test that passed the second time.
  retries: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Costs a quarter of each test's time; what the page showed is kept of a failed one in any case.
    trace: process.env['LOCDESK_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: pageBrowser,
  },
  projects: [
    {
      name: 'browser',
      use: { host: 'browser' },
      grepInvert: [/@desktop-only/, ...leftToSoak, ...(isSoak ? [] : [wholePath])],
    },
    // Left out rather than skipped there: a skipped test is one that should have run.
    {
      name: 'electron',
      use: { host: 'electron' },
      // Some look into the double: what it was told, or how it stands for a system.
      grepInvert: [/@browser-only/, ...(usesDouble ? [] : [/@double-only/]), ...leftToSoak],
      // The second host is tried where the host makes a difference; LOCDESK_SOAK=1 tries every spec on both.
      ...(isSoak ? {} : { grep: usesDouble ? ofDouble : /@both-hosts|@desktop-only/ }),
    },
  ],
});
