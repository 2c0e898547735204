import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { WindowKeys } from '../../../src/main/ui-api/window-keys';
import { wholeBrowser } from '../support/chromium';
import { expect, test } from '../support/desk';

const openWindow = (page: Page) => page.getByRole('button', { name: 'Load samples' });
const refused = (page: Page) => page.getByText('You are signed out');

test(
  'the page runs under a strict policy, with nothing of Node in reach',
  { tag: '@both-hosts' },
  async ({ desk }) => {
    const { page } = desk;
    await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
    const reachable = await page.evaluate(() => ({
      require: typeof (globalThis as Record<string, unknown>)['require'],
      process: typeof (globalThis as Record<string, unknown>)['process'],
      isolated: globalThis.crossOriginIsolated,
      bridge: Object.keys((globalThis as { locdesk?: object }).locdesk ?? {}).toSorted(),
    }));
    expect(reachable).toEqual({
      require: 'undefined',
      process: 'undefined',
      isolated: true,
      bridge: desk.host === 'electron' ? ['call', 'spellCheckIn', 'subscribe'] : [],
    });
    // The policy stops an inline script.
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.inlineRan = true';
      document.body.append(script);
      return (globalThis as { inlineRan?: boolean }).inlineRan ?? false;
    });
    expect(ran).toBe(false);
  },
);

// The desktop application has no address bar and no keys.
test.describe('in a browser', { tag: '@browser-only' }, () => {
  test('the key leaves the address bar, and the session lasts over a reload', async ({ desk }) => {
    const { page } = desk;
    await expect(openWindow(page)).toBeVisible();
    expect(page.url()).not.toContain('handover');
    await page.reload();
    await expect(openWindow(page)).toBeVisible();
  });

  test(
    'a page without a key takes a link from the terminal, in its field or in the address bar',
    { tag: '@soak' },
    async ({ desk, openBrowser }) => {
      const context = await (await openBrowser()).newContext();
      const page = await context.newPage();
      const link = async (): Promise<string> => (await desk.cli('open', '--no-open')).stdout.trim();
      await page.goto(desk.service);
      await expect(refused(page)).toBeVisible();

      const field = page.getByLabel('Link from the terminal');
      await field.fill('http://127.0.0.1/#handover=made-up');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This link was used before, or is older than a minute')).toBeVisible();
      await field.fill(await link());
      await page.keyboard.press('Enter');
      await expect(openWindow(page)).toBeVisible();

      await context.clearCookies();
      await page.goto(desk.service);
      await page.reload();
      await expect(refused(page)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      // Only the part after the `#` changes, so the browser does not load the page again.
      await page.goto(await link());
      await expect(openWindow(page)).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await context.close();
    },
  );

  test('the page that the browser is given leaves the key in no file of the profile and in no entry of the page', async ({
    desk,
    playwright,
  }, testInfo) => {
    const keys = new WindowKeys(desk.dataFolder, { now: Date.now, randomBytes });
    const { page: file, link } = keys.make(desk.service);
    const key = new URL(link).hash.slice('#handover='.length);
    const profile = testInfo.outputPath('profile');
    const context = await playwright.chromium.launchPersistentContext(profile, wholeBrowser);
    const [page] = context.pages();
    if (page === undefined) throw new Error('Chromium opened no page');
    await page.goto(pathToFileURL(file).href).catch(() => undefined);
    await expect(openWindow(page)).toBeVisible();
    expect(existsSync(file)).toBe(false);
    const entries = await page.evaluate(() => JSON.stringify(performance.getEntries()));
    expect(entries).toContain(desk.service);
    expect(entries).not.toContain(key);
    await context.close();

    const written = readdirSync(profile, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const holding = (text: string): readonly string[] => {
      const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')];
      return written.filter((name) => forms.some((form) => readFileSync(name).includes(form)));
    };
    // The profile does remember the page, so this looks in the right place.
    expect(holding(desk.service).map((name) => basename(name))).toContain('History');
    expect(holding(key)).toEqual([]);
  });
});
