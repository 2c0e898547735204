import type { Locator, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { copiedBy } from '../support/clipboard';
import { addConnection, webhookCall } from '../support/connection';
import { type Desk, expect, test as base } from '../support/desk';
import { Receiver } from '../support/receiver';
import { page as twoFields, serviceClient } from '../support/service';

const test = base.extend<{ receiver: Receiver }>({
  // Playwright wants the first parameter destructured, even where nothing is needed.
  // oxlint-disable-next-line eslint/no-empty-pattern
  receiver: async ({}, provide) => {
    const receiver = await Receiver.start();
    await provide(receiver);
    await receiver.stop();
  },
});

async function openWebhook(desk: Desk, tab: 'Deliveries' | 'Listener' = 'Deliveries'): Promise<void> {
  await desk.page.getByRole('navigation').first().getByRole('button', { name: 'Webhook' }).click();
  await desk.page.getByRole('tab', { name: tab }).click();
}

async function saveUrl(page: Page, url: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Webhook URL' }).fill(url);
  await page.getByRole('button', { name: 'Save webhook' }).click();
  await expect(page.getByRole('button', { name: 'Send test' })).toBeEnabled();
}

const listOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Deliveries' });
const deliveriesOf = (page: Page): Locator => listOf(page).getByRole('option');
const detailOf = (page: Page): Locator => page.getByRole('region', { name: 'Delivery', exact: true });
const redeliver = (page: Page): Locator => page.getByRole('button', { name: 'Redeliver', exact: true });

async function call(url: string, body: string): Promise<number> {
  return (await fetch(url, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).status;
}

test(
  'a wrong address is refused as it is typed; a saved one gets a test that its owner can verify',
  { tag: '@soak' },
  async ({ desk, receiver }) => {
    const { page } = desk;
    await openWebhook(desk);
    await expect(page.getByText('No deliveries yet')).toBeVisible();
    const sendTest = page.getByRole('button', { name: 'Send test' });
    await expect(sendTest).toBeDisabled();
    await expect(sendTest).toHaveAttribute('title', 'Save a webhook URL first.');

    const url = page.getByRole('textbox', { name: 'Webhook URL' });
    await url.fill('receiver.example/hook');
    await expect(page.getByText('An address starts with http:// or https:// and a host name.')).toBeVisible();
    await url.press('Enter');
    await expect(url).toBeFocused();
    await expect(url).toHaveAttribute('aria-invalid', 'true');

    await saveUrl(page, receiver.url);
    await sendTest.click();
    const row = deliveriesOf(page).first();
    await expect(row).toContainText('Delivered');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('The last attempt succeeded')).toBeVisible();
    const detail = detailOf(page);
    await expect(detail.getByRole('region', { name: 'Response body, attempt 1' })).toContainText('"seen": 1');
    await expect(detail.getByRole('region', { name: 'Request headers, attempt 1' })).toContainText(
      'webhook-signature',
    );

    const secret = await copiedBy(page.getByRole('button', { name: 'Copy secret' }));
    const [received] = receiver.calls;
    expect(new Webhook(secret).verify(received?.body ?? '', { ...received?.headers })).toMatchObject({
      type: 'content-request',
    });
    await detail.getByRole('button', { name: 'Check signature' }).click();
    await expect(detail.getByRole('region', { name: 'Signature', exact: true })).toContainText(
      'The signature verifies.',
    );
  },
);

test(
  'a rotated secret signs with the previous one; neither is seen unless asked for',
  { tag: '@soak' },
  async ({ desk, receiver }) => {
    const { page } = desk;
    await openWebhook(desk);
    await saveUrl(page, receiver.url);
    await expect(page.getByText(/whsec_/)).toHaveCount(0);
    const before = await copiedBy(page.getByRole('button', { name: 'Copy secret' }));
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The previous secret is valid until/)).toBeVisible();
    await page.getByRole('button', { name: 'Show the secret' }).click();
    const shown = page.getByText(/^whsec_/);
    await expect(shown).not.toHaveText(before);
    const after = (await shown.textContent()) ?? '';
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(deliveriesOf(page).first()).toContainText('Delivered');
    const [received] = receiver.calls;
    for (const secret of [before, after]) {
      expect(() => new Webhook(secret).verify(received?.body ?? '', { ...received?.headers })).not.toThrow();
    }
  },
);

test.describe('a receiver that fails', () => {
  test.use({ settings: ['webhook.retrySchedule=600'] });

  test(
    'its deliveries count down to their next attempt, and are sent at once by a key',
    { tag: '@soak' },
    async ({ desk, receiver }) => {
      const { page } = desk;
      receiver.status = 503;
      await openWebhook(desk);
      await saveUrl(page, receiver.url);
      const service = await serviceClient(desk);
      await service.submit(twoFields('Winter catalogue', '<p>One</p>'));
      const row = deliveriesOf(page).filter({ hasText: 'Winter catalogue' });
      await expect(row).toContainText('Retrying');
      await expect(row).toContainText('503');
      const countdown = row.getByText(/^next try in \d+:\d\d$/);
      const before = (await countdown.textContent()) ?? '';
      await expect(countdown).not.toHaveText(before);
      await expect(page.getByText(/^The last attempt failed/)).toBeVisible();

      // The notice is visible on every screen from the first failed attempt on.
      const failing = page.getByRole('contentinfo').getByRole('button', { name: 'Webhook failing' });
      await page.getByRole('button', { name: 'Requests', exact: true }).click();
      await expect(failing).toBeVisible();
      await expect(page.getByRole('button', { name: 'Webhook', exact: true })).toHaveAttribute(
        'title',
        'Webhook: 1 delivery is failing',
      );
      await failing.click();

      receiver.status = 200;
      await listOf(page).focus();
      await page.keyboard.press('Home');
      await expect(detailOf(page)).toContainText('Server error in the receiver');
      await page.keyboard.press('r');
      await expect(row).toContainText('Delivered');
      await expect(failing).toBeHidden();
      await expect(listOf(page)).toBeFocused();
      // The open attempt stays open beside the new one.
      const firstAnswer = detailOf(page).getByRole('region', { name: 'Response body, attempt 1' });
      await expect(firstAnswer).toBeVisible();
      await expect(detailOf(page).getByRole('region', { name: 'Response body, attempt 2' })).toBeVisible();
      await detailOf(page).getByText('Attempt 1', { exact: true }).click();
      await expect(firstAnswer).toBeHidden();
      await listOf(page).focus();
      await page.keyboard.press('Enter');
      await expect(detailOf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(listOf(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Open request' }).click();
      await expect(page.getByRole('region', { name: 'Review' })).toContainText('Winter catalogue');
      await expect(page.getByRole('listbox', { name: 'Requests list' })).toBeFocused();
    },
  );

  test(
    'without an address deliveries wait, and go to the next one',
    { tag: '@soak' },
    async ({ desk, receiver }) => {
      const { page } = desk;
      receiver.status = 500;
      await openWebhook(desk);
      await saveUrl(page, receiver.url);
      await page.getByRole('button', { name: 'Send test' }).click();
      await expect(deliveriesOf(page).first()).toContainText('500');
      await page.getByRole('button', { name: 'Remove webhook' }).click();
      await expect(deliveriesOf(page).first()).toContainText('waits for a webhook URL');
      await expect(page.getByRole('textbox', { name: 'Webhook URL' })).toBeFocused();
      receiver.status = 204;
      await saveUrl(page, receiver.url);
      await expect(deliveriesOf(page).first()).toContainText('Delivered');
    },
  );
});

test.describe('deliveries that failed for good', () => {
  test.use({ settings: ['webhook.retrySchedule='] });

  test(
    'rest in plain sight and are sent again: several by keyboard, then all',
    { tag: '@soak' },
    async ({ desk, receiver }) => {
      const { page } = desk;
      receiver.status = 500;
      await openWebhook(desk);
      await saveUrl(page, receiver.url);
      const service = await serviceClient(desk);
      for (const title of ['One', 'Two', 'Three', 'Four']) await service.submit(twoFields(title, '<p>.</p>'));
      await expect(page.getByRole('tab', { name: 'Deliveries 4 failed' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Webhook', exact: true })).toHaveAttribute(
        'title',
        'Webhook: 4 deliveries failed for good',
      );
      await page.getByText('Failed 4', { exact: true }).click();
      await expect(deliveriesOf(page)).toHaveCount(4);

      receiver.status = 200;
      await listOf(page).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(detailOf(page)).toContainText('2 deliveries selected');
      await expect(redeliver(page)).toHaveCount(1);
      await page.keyboard.press('r');
      await expect(page.getByText('Retrying 2 deliveries.')).toBeVisible();
      await expect(deliveriesOf(page)).toHaveCount(2);
      // A failed delivery that is dismissed needs no attention. Undo brings it back.
      await page.getByRole('listbox', { name: 'Deliveries' }).getByRole('option').first().click();
      await page.keyboard.press('Delete');
      await expect(page.getByText('1 failed delivery dismissed.')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Deliveries 1 failed' })).toBeVisible();
      await page.keyboard.press('z');
      await expect(page.getByRole('tab', { name: 'Deliveries 2 failed' })).toBeVisible();
      await page.getByRole('listbox', { name: 'Deliveries' }).getByRole('option').first().click();
      await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
      await expect(page.getByRole('tab', { name: 'Deliveries 1 failed' })).toBeVisible();
      await page.getByRole('button', { name: 'Redeliver all failed' }).click();
      await expect(page.getByText('Nothing has failed', { exact: true })).toBeVisible();
      await page.getByText('Delivered 3', { exact: true }).click();
      await expect(deliveriesOf(page)).toHaveCount(3);
      await expect(deliveriesOf(page).first()).toContainText('2 attempts');
    },
  );

  test(
    'what is being read stays selected and in place while deliveries come in above it',
    { tag: '@soak' },
    async ({ desk, receiver }) => {
      const { page } = desk;
      await openWebhook(desk);
      await saveUrl(page, receiver.url);
      const service = await serviceClient(desk);
      await service.submit(twoFields('Read me', '<p>.</p>'));
      await deliveriesOf(page).filter({ hasText: 'Read me' }).click();
      for (let i = 0; i < 5; i++) await service.submit(twoFields(`Later ${i}`, '<p>.</p>'));
      await expect(deliveriesOf(page)).toHaveCount(6);
      const selected = listOf(page).getByRole('option', { selected: true });
      await expect(selected).toContainText('Read me');
      await expect(selected).toHaveAttribute('aria-posinset', '6');
      await expect(detailOf(page).getByRole('heading', { level: 2 })).toHaveText('Read me');
    },
  );
});

test('receipts are shown as they came, with the reason, and replayed', async ({ desk }) => {
  const { page } = desk;
  await openWebhook(desk, 'Listener');
  await expect(page.getByText('No addresses yet')).toBeVisible();

  const address = addConnection(desk, 'Acme Translations');
  const id = '0193a1b2-0000-7000-8000-000000000001';
  expect(await call(address, webhookCall(id, 'Spring collection'))).toBeLessThan(300);
  await call(address, webhookCall(id, 'Spring collection'));
  await call(address, '{"type": "content-request", oops');
  expect(await call(`${address}x`, webhookCall(id, 'Nobody'))).toBe(404);

  const row = page.getByRole('row', { name: /Acme Translations/ });
  await expect(row).toContainText('1 refused');
  await expect(row).toContainText('Not set');
  expect(await copiedBy(row.getByRole('button', { name: 'Copy the address for Acme Translations' }))).toBe(
    address,
  );
  const list = page.getByRole('listbox', { name: 'Incoming calls' });
  await expect(list.getByRole('option')).toHaveCount(3);
  await expect(page.getByText(/^1 call to an unknown URL/)).toBeVisible();

  const receipt = page.getByRole('region', { name: 'Incoming call', exact: true });
  await page.getByText('Refused 1', { exact: true }).click();
  await expect(list.getByRole('option')).toHaveCount(1);
  await list.getByRole('option').first().click();
  await expect(receipt).toContainText('Its body is not JSON.');
  await expect(receipt.getByRole('region', { name: 'Body' })).toContainText('oops');
  await expect(receipt.getByRole('region', { name: 'Headers' })).toContainText('application/json');
  await receipt.getByRole('button', { name: 'Check signature' }).click();
  await expect(receipt).toContainText('There is no secret, so nothing can be checked.');
  await page.keyboard.press('r');
  await expect(page.getByText('Replayed: 0 applied, 0 unchanged, 1 refused.')).toBeVisible();
  const toWebhook = page.getByRole('button', { name: 'Webhook', exact: true });
  await expect(toWebhook).toHaveAttribute('title', 'Webhook: 1 incoming call was refused');
  await receipt.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('1 refused call dismissed.')).toBeVisible();
  await expect(receipt).toContainText('Dismissed');
  await expect(toWebhook).not.toHaveAttribute('title', /refused/);

  await page.getByText('Applied 1', { exact: true }).click();
  await expect(list.getByRole('option')).toContainText('Spring collection');
  await list.getByRole('option').first().click();
  await expect(receipt.getByRole('heading', { level: 2 })).toHaveText('Spring collection');
  await receipt.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByText('Replayed: 0 applied, 1 unchanged, 0 refused.')).toBeVisible();
  await receipt.getByRole('button', { name: 'Open request' }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toContainText('Spring collection');
});
