import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { type Desk, expect, test as base } from '../support/desk';
import { type LossyRelay, lossyRelay } from '../support/lossy-relay';
import { Upstream } from '../support/upstream';

const test = base.extend<{
  /** Starts an upstream service that ends with the test. */
  startUpstream: (options?: Parameters<typeof Upstream.start>[0]) => Promise<Upstream>;
  startRelay: (upstream: Upstream) => Promise<LossyRelay>;
}>({
  // Playwright wants the first parameter destructured, even where nothing is needed.
  // oxlint-disable-next-line eslint/no-empty-pattern
  startUpstream: async ({}, provide) => {
    const started: Upstream[] = [];
    await provide(async (options) => {
      const upstream = await Upstream.start(options);
      started.push(upstream);
      return upstream;
    });
    for (const upstream of started) await upstream.end();
  },
  // oxlint-disable-next-line eslint/no-empty-pattern
  startRelay: async ({}, provide) => {
    const started: LossyRelay[] = [];
    await provide(async (upstream) => {
      const relay = await lossyRelay(upstream.url);
      started.push(relay);
      return relay;
    });
    for (const relay of started) relay.end();
  },
});
test.use({ settings: ['sync.minInterval=0', 'outbox.retrySchedule=1,600', 'outbox.lookDelay=0'] });

const form = (page: Page): Locator => page.getByRole('region', { name: 'New order' });
const order = (page: Page): Locator => page.getByRole('region', { name: 'Order', exact: true });
const places = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Where it goes' });
const sending = (page: Page, language = 'German'): Locator =>
  page.getByRole('region', { name: `Sending: ${language}` });
const rows = (page: Page): Locator => page.getByRole('listbox', { name: 'Orders list' }).getByRole('option');

const goTo = (page: Page, screen: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: screen, exact: true })
    .click();

async function connect({ page }: Desk, url: string, token: string, name = 'Acme'): Promise<void> {
  await page.getByRole('button', { name: 'Connect to a service' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Base URL' }).fill(url);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Writes an order to the connection and sends it by the keyboard. */
async function orderFrom(
  page: Page,
  text: string,
  { targets = 'de ', name = 'Acme' }: { readonly targets?: string; readonly name?: string | RegExp } = {},
): Promise<void> {
  await goTo(page, 'Orders');
  await page.getByRole('button', { name: 'New order' }).first().click();
  await form(page).getByRole('textbox', { name: 'Title' }).fill('Kettle');
  await form(page).getByRole('combobox', { name: 'Source language' }).fill('en');
  await form(page).getByRole('combobox', { name: 'Target languages' }).pressSequentially(targets);
  await form(page).getByRole('textbox', { name: 'Text of text' }).fill(text);
  await places(page).getByRole('radio', { name }).check();
  await page.keyboard.press('Control+Enter');
}

async function setPaused(page: Page, isPaused: boolean): Promise<void> {
  await goTo(page, 'Connections');
  await page.getByRole('tab', { name: 'Connections' }).click();
  await page
    .getByRole('region', { name: 'Connection', exact: true })
    .getByRole('button', { name: isPaused ? 'Pause' : 'Resume' })
    .click();
  await goTo(page, 'Orders');
}

test(
  'an order to a connection waits while it is paused, is sent, and brings its result',
  { tag: '@soak' },
  async ({ desk, startUpstream }) => {
    const { page } = desk;
    const upstream = await startUpstream();
    await goTo(page, 'Orders');
    await page.getByRole('button', { name: 'New order' }).first().click();
    await expect(places(page)).toContainText('To send orders to a service, add a connection.');
    await goTo(page, 'Requests');
    await connect(desk, upstream.url, upstream.token, 'شركة Acme 日本');
    await setPaused(page, true);
    await expect(places(page)).toContainText('Paused. The order waits until you resume it.');
    await expectAccessible(page, 'an order to a paused connection');
    await orderFrom(page, 'Boil the water.', { targets: 'de fr ', name: /Acme/ });

    await expect(order(page).getByRole('row').filter({ hasText: 'Waiting to be sent' })).toHaveCount(2);
    await expect(sending(page)).toContainText('is paused. The request is sent once you resume it.');
    await expect(rows(page)).toContainText('2 to be sent');
    await expectAccessible(page, 'an order that waits');
    await order(page).getByRole('button', { name: 'Cancel sending: French' }).click();
    await expect(sending(page, 'French')).toContainText('Not sent to');
    await expect(sending(page, 'French')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sending(page, 'French')).toContainText('is paused');

    await setPaused(page, false);
    await expect(sending(page)).toContainText('Sent to');
    await expect(sending(page, 'French')).toContainText('Sent to');
    // The choice of the session is offered again.
    await page.getByRole('button', { name: 'New order' }).first().click();
    await expect(places(page).getByRole('radio', { name: /Acme/ })).toBeChecked();
    await rows(page).first().click();
    await page.getByRole('contentinfo').getByRole('button', { name: /Acme/ }).click();
    await page.getByRole('button', { name: 'Sync now' }).first().click();
    await goTo(page, 'Orders');
    await expect(order(page).getByRole('row').filter({ hasText: 'Completed' })).toHaveCount(2);
    await sending(page).getByText('Sent to').click();
    await expect(sending(page)).toContainText('Attempt 1');
    await expectAccessible(page, 'an order that was sent');
    await order(page).getByRole('button', { name: 'Open the request: German' }).click();
    await expect(page.getByRole('region', { name: 'Review' })).toContainText('Boil the water.');
  },
);

test(
  'a refusal stands at the field that it names; corrected, the request is sent again',
  { tag: '@soak' },
  async ({ desk, startUpstream }) => {
    const { page } = desk;
    const upstream = await startUpstream({ settings: ['service.maxFieldValue=24'] });
    await connect(desk, upstream.url, upstream.token);
    await orderFrom(page, 'A text that is too long for this service.');
    await expect(sending(page)).toContainText('Acme refused the request.');
    await expect(sending(page).getByRole('listitem')).toContainText('text');
    await expect(sending(page).getByRole('listitem')).toContainText('at most 24 are accepted');
    await expect(rows(page)).toContainText('1 needs attention');
    await expect(page.getByRole('button', { name: 'Orders', exact: true })).toHaveAttribute(
      'title',
      'Orders: 1 request needs attention',
    );
    await expectAccessible(page, 'a refused request');

    await sending(page).getByRole('button', { name: 'Correct text' }).press('Enter');
    const text = sending(page).getByRole('textbox', { name: 'Text of text' });
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/at most 24 are accepted/);
    await expectAccessible(page, 'a correction');
    await text.fill('A shorter');
    // A correction that was begun stays when the screen is left.
    await goTo(page, 'Requests');
    await goTo(page, 'Orders');
    await expect(text).toHaveValue('A shorter');
    await text.fill('A shorter text.');
    await sending(page).getByRole('button', { name: 'Send again' }).press('Enter');
    await expect(sending(page)).toContainText('Sent to Acme');
    await expect(rows(page)).not.toContainText('needs attention');
    await order(page).getByRole('button', { name: 'Open the request: German' }).click();
    await expect(page.getByRole('region', { name: 'Review' })).toContainText('A shorter text.');
  },
);

test(
  'where an answer was lost and two requests there are the same, the coordinator decides',
  { tag: '@soak' },
  async ({ desk, startUpstream, startRelay }) => {
    const { page } = desk;
    const upstream = await startUpstream({ kind: 'live' });
    const relay = await startRelay(upstream);
    await connect(desk, relay.url, upstream.token);
    const field = { id: 'text', type: 'localizable', data: 'text', value: 'Boil the water.' };
    const other = await upstream.submitContent({ language: { source: 'en', target: 'de' }, fields: [field] });
    relay.losesAnswers = true;
    await orderFrom(page, field.value);
    await expect(sending(page)).toContainText('It is not known whether Acme has this request.');
    await expect(rows(page)).toContainText('1 needs attention');
    const candidates = sending(page).getByRole('list', { name: 'Requests there with the same content' });
    await expect(candidates.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'an unclear request');
    await sending(page)
      .getByRole('button', { name: `This is it: ${other}` })
      .press('Enter');
    await expect(sending(page)).toContainText('Sent to Acme');
    await expect(sending(page)).toBeFocused();
    await expect(order(page).getByRole('row').filter({ hasText: 'German' })).toContainText('Pending');
  },
);

test(
  'what a tool submits with a token that forwards is listed with its sending',
  { tag: '@soak' },
  async ({ desk, startUpstream }) => {
    const { page } = desk;
    const upstream = await startUpstream({ settings: ['service.maxFieldValue=24'] });
    await connect(desk, upstream.url, upstream.token);
    await goTo(page, 'API');
    await page.getByRole('textbox', { name: 'Name' }).fill('Importer');
    const forward = page.getByRole('combobox', { name: 'Forward to' });
    await page.getByText('Test', { exact: true }).first().click();
    await expect(forward).toBeDisabled();
    await page.getByText('Live', { exact: true }).first().click();
    await forward.selectOption('Acme');
    await expect(page.getByText('are sent to Acme')).toBeVisible();
    await expectAccessible(page, 'a token that forwards');
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Importer' })).toContainText('Forwards to Acme');
    const token = await page.getByRole('region', { name: 'New token' }).locator('code').innerText();
    const submit = async (value: string): Promise<void> => {
      const response = await fetch(`${desk.service}/v1/content`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          language: { source: 'en', target: 'ja' },
          fields: [{ id: 'title', type: 'localizable', data: 'text', value }],
        }),
      });
      expect(response.ok).toBe(true);
    };
    await submit('Short');
    await submit('A title that is too long there');
    await goTo(page, 'Orders');
    await page.getByRole('tab', { name: /Sent to connections/ }).click();
    const list = page.getByRole('listbox', { name: 'Requests sent to connections' }).getByRole('option');
    await expect(list).toHaveCount(2);
    await expect(list.first()).toContainText('Refused');
    await expect(list.last()).toContainText('Sent');
    await list.first().click();
    await expect(sending(page, 'Japanese')).toContainText('Acme refused the request.');
    await expectAccessible(page, 'the list of what is sent');
    await sending(page, 'Japanese').getByRole('button', { name: 'Cancel sending: Japanese' }).click();
    await expect(list.first()).toContainText('Cancelled');
    await page
      .getByRole('radiogroup', { name: 'Requests to show' })
      .getByText(/^Not sent/)
      .click();
    await expect(page.getByText('Nothing pending')).toBeVisible();
  },
);
