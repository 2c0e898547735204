import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { copiedBy } from '../support/clipboard';
import { type Desk, expect, test } from '../support/desk';

async function openApi(desk: Desk, tab: 'Access' | 'Request log'): Promise<void> {
  const navigation = desk.page.getByRole('navigation').first();
  await navigation.getByRole('button', { name: 'API' }).click();
  await desk.page.getByRole('tab', { name: tab }).click();
}

const callsOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Request log' }).getByRole('option');

/** Runs a line in a shell as a tool author would; the answer's status and body. */
async function run(line: string, token: string): Promise<{ readonly status: number; readonly body: string }> {
  const shellLine = line.replace(/^curl /, "curl -s -w '\\n%{http_code}' ");
  const env = { ...process.env, LOCDESK_TOKEN: token };
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', shellLine], { env });
  expect(stderr).toBe('');
  const at = stdout.lastIndexOf('\n');
  return { status: Number(stdout.slice(at + 1)), body: stdout.slice(0, at) };
}

test(
  'a refused curl appears at once, with the rule that refused it and a corrected body that is accepted',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const token = await desk.token();
    await openApi(desk, 'Request log');
    await expect(page.getByText('No calls yet')).toBeVisible();
    const first = await copiedBy(page.getByRole('button', { name: 'Copy as cURL' }));
    expect(await run(first, token)).toMatchObject({ status: 200 });
    await expect(callsOf(page).first()).toContainText('200');

    const refused = await run(
      `curl -X PUT ${desk.service}/v1/content -H "Authorization: Bearer $LOCDESK_TOKEN" -H 'Content-Type: application/json' -d '{"language": {"source": "en_GB", "target": "de-CH"}, "fields": [{"id": "title", "value": "It'\\''s new"}]}'`,
      token,
    );
    expect(refused.status).toBe(400);

    const row = callsOf(page).first();
    await expect(row).toContainText('/v1/content');
    await expect(row).toContainText('400');
    await expect(row).toContainText('e2e 1');
    await row.click();
    const call = page.getByRole('region', { name: 'Call', exact: true });
    await expect(call.getByRole('region', { name: 'Refusal' })).toContainText(
      'A request has a source and a target language',
    );
    await expect(call.getByRole('region', { name: 'Refusal' })).toContainText('fields[0].type: is missing');
    await expect(call.getByRole('region', { name: 'Request headers' })).toContainText('Bearer •••');
    await expect(call.getByRole('region', { name: 'Response body' })).toContainText('"invalid"');

    const corrected = await copiedBy(call.getByRole('button', { name: 'Copy the corrected body' }));
    expect(JSON.parse(corrected)).toEqual({
      language: { source: 'en-GB', target: 'de-CH' },
      fields: [{ id: 'title', type: 'localizable', data: 'html', value: "It's new" }],
    });
    const accepted = await fetch(`${desk.service}/v1/content`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: corrected,
    });
    expect(accepted.status).toBe(200);

    // The accepted call appears above; the open call stays open.
    await expect(callsOf(page)).toHaveCount(3);
    await expect(callsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(call.getByRole('region', { name: 'Refusal' })).toBeVisible();
  },
);

test(
  'a call copied as cURL is the same call again; a corrected call works',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const token = await desk.token();
    expect((await fetch(`${desk.service}/v1/content?page=1`)).status).toBe(403);
    await openApi(desk, 'Request log');
    await callsOf(page).first().click();
    const call = page.getByRole('region', { name: 'Call', exact: true });
    await expect(call).toContainText('Every call needs a token in the Authorization header');

    const same = await copiedBy(call.getByRole('button', { name: 'Copy as cURL' }));
    expect(same).not.toContain('LOCDESK_TOKEN');
    expect((await run(same, token)).status).toBe(403);
    const corrected = await copiedBy(call.getByRole('button', { name: 'Copy the corrected call' }));
    expect(await run(corrected, token)).toMatchObject({ status: 200 });
    await expect(callsOf(page)).toHaveCount(3);

    await page.getByText(/^Refused 2$/).click();
    await expect(callsOf(page)).toHaveCount(2);
  },
);

test(
  'the query budget is seen for each token, counts down, and its interval can be changed',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const token = await desk.token();
    await openApi(desk, 'Access');
    const row = page.getByRole('row', { name: /e2e 1/ });
    await expect(row.getByRole('cell', { name: 'Now' })).toBeVisible();
    const ask = async (): Promise<number> => {
      const query = encodeURIComponent('{"criteria": []}');
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${desk.service}/v1/content?query=${query}`, { headers })).status;
    };
    expect(await ask()).toBe(200);
    const countdown = row.getByText(/^in \d:\d\d$/);
    await expect(countdown).toBeVisible();
    const before = await countdown.textContent();
    await expect(countdown).not.toHaveText(before ?? '');
    expect(await ask()).toBe(429);

    const interval = page.getByRole('textbox', { name: 'One filtered query per token every' });
    await interval.fill('often');
    await interval.press('Enter');
    await expect(page.getByText('Must be a number of seconds from 0 to 2,592,000.')).toBeVisible();
    await interval.fill('0');
    await interval.press('Enter');
    await expect(row.getByRole('cell', { name: 'No limit' })).toBeVisible();
    expect(await ask()).toBe(200);
  },
);

test(
  'the log is read, left, switched off and cleared by keyboard alone',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    for (const path of ['/v1/a', '/v1/b', '/v1/c']) await fetch(`${desk.service}${path}`);
    await openApi(desk, 'Access');
    await page.getByRole('tab', { name: 'Access' }).focus();
    await page.keyboard.press('ArrowRight');
    const tab = page.getByRole('tab', { name: 'Request log' });
    await expect(tab).toBeFocused();
    await expect(callsOf(page)).toHaveCount(3);
    const list = page.getByRole('listbox', { name: 'Request log' });
    await list.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('j');
    const call = page.getByRole('region', { name: 'Call', exact: true });
    await expect(call.getByRole('heading', { level: 2 })).toHaveText('GET /v1/b');
    await page.keyboard.press('Enter');
    await expect(call).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(call.getByRole('button', { name: 'Copy as cURL' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeFocused();

    const logCalls = page.getByRole('switch', { name: 'Log calls' });
    await logCalls.focus();
    await page.keyboard.press('Space');
    await expect(logCalls).not.toBeChecked();
    await fetch(`${desk.service}/v1/unseen`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Clear the log' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The log is off')).toBeVisible();
    await expect(list).toBeFocused();
    await logCalls.focus();
    await page.keyboard.press('Space');
    await expect(logCalls).toBeChecked();
    await fetch(`${desk.service}/v1/seen`);
    await expect(callsOf(page)).toHaveCount(1);
    await expect(callsOf(page).first()).toContainText('/v1/seen');
  },
);

test('the reference page is reached from the screen', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await openApi(desk, 'Access');
  const link = page.getByRole('link', { name: /^Reference page/ });
  await expect(link).toHaveAttribute('href', `${desk.service}/docs`);
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test(
  'a long body is shown in pieces, and the window answers meanwhile',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    const token = await desk.token();
    const fields = Array.from({ length: 1500 }, (_, i) => ({
      id: `field-${i}`,
      type: 'localizable',
      data: 'html',
      value: 'text '.repeat(15),
    }));
    await fetch(`${desk.service}/v1/content`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ language: { source: 'en', target: 'de' }, fields }),
    });
    await openApi(desk, 'Request log');
    await callsOf(page).first().click();
    const body = page.getByRole('region', { name: 'Request body' });
    await expect(body).toContainText('"field-0"');
    await expect(body).not.toContainText('"field-1000"');
    await body.getByRole('button', { name: /^Show .+ more lines$/ }).click();
    await expect(body).toContainText('"field-1400"');
  },
);

test(
  'a page of another origin calls the service once its origin is listed, and no longer when it is not',
  { tag: ['@browser-only', '@soak'] },
  async ({ desk }) => {
    const { page } = desk;
    const token = await desk.token();
    const shop = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('Shop'),
    );
    shop.listen(0, '127.0.0.1');
    await once(shop, 'listening');
    const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    const visitor = await page.context().newPage();
    await visitor.goto(origin);
    const submit = (): Promise<number | string> =>
      visitor.evaluate(
        async ({ url, bearer }) => {
          try {
            const response = await fetch(url, {
              method: 'PUT',
              headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
              body: JSON.stringify({
                language: { source: 'en', target: 'de' },
                fields: [{ id: 'title', type: 'localizable', data: 'html', value: 'Hello' }],
              }),
            });
            await response.json();
            return response.status;
          } catch {
            return 'blocked';
          }
        },
        { url: `${desk.service}/v1/content`, bearer: token },
      );
    expect(await submit()).toBe('blocked');

    await openApi(desk, 'Access');
    const origins = page.getByRole('textbox', { name: 'Allowed origins' });
    const save = page.locator('form').filter({ has: origins }).getByRole('button', { name: 'Save' });
    await origins.fill('shop.example');
    await save.click();
    await expect(page.getByText('shop.example is not an origin')).toBeVisible();
    // The address is pasted from the address bar.
    await origins.fill(`${origin}/cart`);
    await save.click();
    await expect(origins).toHaveValue(origin);
    expect(await submit()).toBe(200);

    await origins.fill('');
    await save.click();
    await expect(page.getByText('Saved.').last()).toBeVisible();
    await expect(save).toBeDisabled();
    // Chromium caches the preflight for ten minutes, so only reading the response is refused.
    expect(await submit()).toBe('blocked');
    await visitor.close();
    shop.close();
  },
);
