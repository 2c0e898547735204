import { copyFile, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from './support/desk';

test.use({ viewport: { width: 1440, height: 900 } });

// The README shows what this makes. It is looked at on every run and copied only when asked to, so that a test never
// changes the work tree: LOCDESK_UPDATE_SCREENSHOT=1 npm test -- e2e readme-screenshot
// One picture is enough, so it is the browser host's.
test(
  'the picture of the README is the program as it is',
  { tag: '@browser-only' },
  async ({ desk }, testInfo) => {
    await desk.samples();
    const { page } = desk;
    const list = page.getByRole('listbox', { name: 'Requests list' });
    await list.getByRole('option').filter({ hasText: '→ de-DE' }).click();
    const target = page.getByRole('region', { name: 'Review' }).getByLabel(/^Target: /);
    await page.keyboard.press('1');
    await expect(target.nth(1).frameLocator('iframe').locator('h2, h3, p').first()).toBeVisible();
    const made = testInfo.outputPath('requests.png');
    await page.screenshot({ path: made });
    await testInfo.attach('requests', { path: made, contentType: 'image/png' });
    if (process.env['LOCDESK_UPDATE_SCREENSHOT'] === '1') {
      const folder = resolve(import.meta.dirname, '../../docs');
      await mkdir(folder, { recursive: true });
      await copyFile(made, resolve(folder, 'requests.png'));
    }
  },
);
