import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../support/desk';
import { page as pageRequest, serviceClient } from '../support/service';
import { Upstream } from '../support/upstream';

test.use({ viewport: { width: 1440, height: 900 }, settings: ['sync.minInterval=0'] });

// The pictures in the README and the guide are made by these tests. They are copied only on request, so that
// a test never changes the work tree: LOCDESK_UPDATE_SCREENSHOT=1 npm test -- e2e guide-pictures Only the
// browser host makes them, because one of each is enough.

const folder = resolve(import.meta.dirname, '../../../docs');

async function picture(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  // While checks run, rows and fields say so, and a picture would depend on the instant.
  await expect(page.getByText(/Not checked yet|Waiting to be checked|^Checking \d/)).toHaveCount(0);
  const made = testInfo.outputPath(`${name}.png`);
  await page.screenshot({ path: made });
  await testInfo.attach(name, { path: made, contentType: 'image/png' });
  if (process.env['LOCDESK_UPDATE_SCREENSHOT'] !== '1') return;
  await mkdir(folder, { recursive: true });
  await copyFile(made, resolve(folder, `${name}.png`));
}

const options = (page: Page) => page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');
const review = (page: Page) => page.getByRole('region', { name: 'Review' });

test(
  'requests, problems and editing are as their pictures',
  { tag: ['@browser-only', '@soak'] },
  async ({ desk }, testInfo) => {
    const { page } = desk;
    await desk.samples();
    await options(page).filter({ hasText: '→ de-DE' }).click();
    const target = review(page).getByLabel(/^Target: /);
    await page.keyboard.press('1');
    await expect(target.nth(1).frameLocator('iframe').locator('h2, h3, p').first()).toBeVisible();
    await picture(page, testInfo, 'requests');

    await page.keyboard.press('2');
    await page.getByRole('button', { name: /^With problems [1-9]/ }).click();
    await options(page).first().click();
    const problems = review(page).getByRole('status', { name: 'Problems' });
    await expect(problems).toContainText('problem');
    await page.keyboard.press('n');
    await expect(problems).toContainText('1 of');
    await picture(page, testInfo, 'problems');

    const service = await serviceClient(desk);
    await service.submit(pageRequest('Winter jackets', '<p>Keeps you <b>warm</b> &amp; dry.</p>'));
    await page.getByRole('button', { name: /^All/ }).click();
    await options(page).filter({ hasText: 'Winter jackets' }).click();
    await page.keyboard.press('e');
    const body = review(page).getByRole('textbox', { name: 'Target of body' });
    await expect(body).toBeVisible();
    await review(page).getByRole('button', { name: 'Copy source: body' }).click();
    await review(page).getByRole('textbox', { name: 'Target of title' }).click();
    await page.keyboard.type('Winterjacken');
    await expect(review(page).getByText('2 drafts, kept on this computer')).toBeVisible();
    await picture(page, testInfo, 'edit');
  },
);

test('a connection is as its picture', { tag: ['@browser-only', '@soak'] }, async ({ desk }, testInfo) => {
  const { page } = desk;
  const upstream = await Upstream.start();
  try {
    await page.getByRole('button', { name: 'Connect to a service' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Acme Translations');
    await page.getByRole('textbox', { name: 'Base URL' }).fill(`${upstream.url}/v1/`);
    await page.getByLabel('Access token').fill(upstream.token);
    await page.getByRole('button', { name: 'Save connection' }).click();
    await expect(page.getByRole('heading', { name: 'Acme Translations' })).toBeVisible();
    const connection = page.getByRole('region', { name: 'Connection', exact: true });
    // It is up to date for a moment before its first sync, too.
    await expect(connection).not.toContainText('Not yet');
    await expect(connection).toContainText('Up to date');
    await picture(page, testInfo, 'connections');
  } finally {
    await upstream.end();
  }
});

test('orders are as their picture', { tag: ['@browser-only', '@soak'] }, async ({ desk }, testInfo) => {
  const { page } = desk;
  const file = testInfo.outputPath('strings.xml');
  const title = '<string name="title">Kettles</string>';
  const hint = '<string name="hint">Fill in %1$d cups of water.</string>';
  await writeFile(file, `<resources>\n${title}\n${hint}\n</resources>\n`);
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  for (const name of ['Winter jackets', 'Size chart']) {
    await page.getByRole('button', { name: 'New order' }).first().click();
    const form = page.getByRole('region', { name: 'New order' });
    await form.getByRole('textbox', { name: 'Title' }).fill(name);
    await form.getByLabel('Source language').fill('en');
    await form.getByLabel('Target languages', { exact: true }).fill('de,fr ');
    await form.getByRole('textbox', { name: 'Text of text' }).fill(`${name} for every day.`);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Import file' }).first().click();
  await page.locator('input[type=file]').first().setInputFiles(file);
  const form = page.getByRole('region', { name: 'Import file' });
  await form.getByLabel('Source language').fill('en');
  await form.getByLabel('Target languages', { exact: true }).fill('de,fr,ja ');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'strings.xml' })).toBeVisible();
  await picture(page, testInfo, 'orders');
});
