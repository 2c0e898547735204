import type { Locator, Page } from '@playwright/test';
import { type Desk, expect, test as base } from '../support/desk';
import { Upstream } from '../support/upstream';

const test = base.extend<{ upstream: Upstream }>({
  // Playwright wants the first parameter destructured, even where nothing is needed.
  // oxlint-disable-next-line eslint/no-empty-pattern
  upstream: async ({}, provide) => {
    const upstream = await Upstream.start();
    await provide(upstream);
    await upstream.end();
  },
});
test.use({ settings: ['sync.minInterval=0', 'outbox.retrySchedule=1,600'] });

async function openConnections(page: Page, tab: 'Connections' | 'Outbox' = 'Connections'): Promise<void> {
  await page
    .getByRole('navigation')
    .first()
    .getByRole('button', { name: /^Connections/ })
    .click();
  await page.getByRole('tab', { name: tab }).click();
}

async function connect(desk: Desk, upstream: Upstream, name = 'Acme'): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: 'Connect to a service' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Base URL' }).fill(`${upstream.url}/v1/`);
  await page.getByLabel('Access token').fill(upstream.token);
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

const chip = (page: Page, name = 'Acme'): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: new RegExp(`^${name}`) });
const view = (page: Page): Locator => page.getByRole('region', { name: 'Connection', exact: true });

test('the test says what it found before anything is saved', { tag: '@soak' }, async ({ desk, upstream }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Connect to a service' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  const url = page.getByRole('textbox', { name: 'Base URL' });
  await url.fill('service.example');
  await expect(page.getByText('An address starts with http:// or https:// and a host name.')).toBeVisible();
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByText('Give it a name.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

  const tried = page.getByRole('button', { name: 'Test connection' });
  const report = page.getByRole('region', { name: 'Test result' });
  await url.fill(upstream.url);
  await page.getByLabel('Access token').fill('wrong');
  await tried.click();
  await expect(report).toContainText('Token refused');
  await page.getByLabel('Access token').fill(upstream.token);
  await expect(report).toBeHidden();
  await tried.click();
  await expect(report).toContainText('Token accepted (Test)');
  await expect(report).toContainText('Supports filtered queries');
});

test('a new connection fetches what is completed; its mark here is seen there', async ({
  desk,
  upstream,
}) => {
  const { page } = desk;
  const ids = [await upstream.submit('Espresso machine'), await upstream.submit('Milk jug')];
  await connect(desk, upstream);
  await expect(chip(page)).toContainText('Up to date');
  await expect(view(page)).toContainText('Requests synced');
  await expect(view(page).getByRole('row', { name: /Up to date/ })).toContainText('2');
  await expect(page.getByRole('listitem').filter({ hasText: '2 requests' }).first()).toBeVisible();

  await page
    .getByRole('navigation')
    .first()
    .getByRole('button', { name: /^Requests/ })
    .click();
  // In this view the request stays selected once it is marked.
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^All/ }).click();
  const row = page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');
  await expect(row).toHaveCount(2);
  await row.filter({ hasText: 'Milk jug' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('Acme');
  await page.keyboard.press('s');
  // The mark waits as long as it can be undone.
  await review.getByRole('button', { name: 'to be sent' }).click();
  const entry = page.getByRole('region', { name: 'Import mark' });
  await expect(entry).toContainText('Milk jug');
  await entry.getByRole('button', { name: 'Send now' }).click();
  await expect
    .poll(async () => (await upstream.read(ids[1] ?? '')).importResponse?.importState)
    .toBe('success');
  await page.getByRole('radio', { name: /^All/ }).check();
  await page
    .getByRole('listbox', { name: 'Outbox' })
    .getByRole('option', { name: /Milk jug/ })
    .click();
  await expect(entry).toContainText('Sent');
  await expect(entry.getByRole('region', { name: 'Request body, attempt 1' })).toContainText('success');
  await entry.getByRole('button', { name: 'Open request' }).click();
  await expect(review.getByRole('button', { name: 'sent', exact: true })).toBeVisible();
});

test(
  'a mark made while the service is away waits in plain sight, and is sent by a key once it is back',
  { tag: '@soak' },
  async ({ desk, upstream }) => {
    const { page } = desk;
    const id = await upstream.submit('Espresso machine');
    await connect(desk, upstream);
    await expect(chip(page)).toContainText('Up to date');
    await upstream.stop();
    await page
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Requests/ })
      .click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await page.keyboard.press('f');
    await page.getByRole('combobox', { name: /^Why did/ }).press('Enter');
    await page.getByRole('contentinfo').getByRole('button', { name: '1 unsent mark' }).click();
    const list = page.getByRole('listbox', { name: 'Outbox' });
    await expect(list.getByRole('option')).toHaveCount(1);
    await list.getByRole('option').click();
    const entry = page.getByRole('region', { name: 'Import mark' });
    await entry.getByRole('button', { name: 'Send now' }).click();
    await expect(entry).toContainText('Nothing answers at');
    await upstream.again();
    await list.focus();
    await page.keyboard.press('r');
    await expect.poll(async () => (await upstream.read(id)).importResponse?.importState).toBe('fail');
    await expect(page.getByText('Nothing to send')).toBeVisible();
  },
);

test(
  'marks that must not be sent are cancelled; one that differs there is shown with both',
  { tag: '@soak' },
  async ({ desk, upstream }) => {
    const { page } = desk;
    const id = await upstream.submit('Espresso machine');
    await connect(desk, upstream);
    await expect(chip(page)).toContainText('Up to date');
    await view(page).getByRole('button', { name: 'Pause' }).click();
    await expect(chip(page)).toContainText('Paused');
    await expect(view(page).getByRole('button', { name: 'Sync now' })).toHaveAttribute(
      'title',
      'It is paused. Resume it first.',
    );
    await page
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Requests/ })
      .click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await page.keyboard.press('s');
    await upstream.mark(id, 'fail');
    await openConnections(page, 'Outbox');
    const option = page.getByRole('listbox', { name: 'Outbox' }).getByRole('option');
    await expect(option).toContainText('connection paused');

    await chip(page).click();
    const popover = page.getByRole('dialog', { name: 'Acme' });
    await popover.getByRole('button', { name: 'Resume' }).click();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    // It is held for its undo.
    await expect(option).toContainText('can still be undone');
    await option.click();
    const entry = page.getByRole('region', { name: 'Import mark' });
    await entry.getByRole('button', { name: 'Send now' }).click();
    await expect(option).toContainText('Conflict');
    await expect(entry).toContainText('The service has “Failed” since');
    await entry.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing to send')).toBeVisible();
    await page
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Requests/ })
      .click();
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: /^Import failed/ })
      .click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').click();
    await expect(page.getByRole('region', { name: 'Review' })).toContainText('Import failed');
  },
);

test(
  'a refused token asks for the coordinator, and a new one mends it',
  { tag: '@soak' },
  async ({ desk, upstream }) => {
    const { page } = desk;
    await upstream.submit('Espresso machine');
    await connect(desk, upstream);
    await expect(chip(page)).toContainText('Up to date');
    await upstream.revokeToken();
    await view(page).getByRole('button', { name: 'Sync now' }).click();
    await expect(chip(page)).toContainText('Action needed');
    await expect(view(page)).toContainText('refused the token (403). Enter a valid one.');
    await expect(page.getByRole('tab', { name: /^Connections/ })).toContainText('1 needs attention');
    // The reason is whole in the card of the chip.
    await chip(page).click();
    const card = page.getByRole('dialog', { name: 'Acme' });
    await expect(card).toContainText('refused the token');
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await view(page).getByRole('button', { name: 'Edit connection' }).click();
    await expect(page.getByText('Leave empty to keep the stored token.')).toBeVisible();
    await expect(page.getByLabel('Access token')).toHaveValue('');
  },
);

test('removing asks what goes along; by keyboard alone', { tag: '@soak' }, async ({ desk, upstream }) => {
  const { page } = desk;
  await upstream.submit('Espresso machine');
  await connect(desk, upstream);
  await expect(chip(page)).toContainText('Up to date');
  await view(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove, keep its requests' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove with its 1 request' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No connections yet')).toBeVisible();
  await page
    .getByRole('navigation')
    .first()
    .getByRole('button', { name: /^Requests/ })
    .click();
  await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
});

test(
  'what waits to be sent is named before it is removed, and stays listed as cancelled',
  { tag: '@soak' },
  async ({ desk, upstream }) => {
    const { page } = desk;
    await upstream.submit('Espresso machine');
    await connect(desk, upstream);
    await expect(chip(page)).toContainText('Up to date');
    const room = (name: string): Locator =>
      page
        .getByRole('navigation')
        .first()
        .getByRole('button', { name: new RegExp(`^${name}`) });

    await room('Webhook').click();
    await page.getByRole('textbox', { name: 'Webhook URL' }).fill('http://127.0.0.1:59999/hook');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    await page.getByRole('switch', { name: 'Also notify about synced requests' }).click();
    await upstream.submit('Milk jug');
    await openConnections(page);
    await view(page).getByRole('button', { name: 'Sync now' }).click();
    await expect(view(page)).toContainText('Requests synced2');
    await view(page).getByRole('button', { name: 'Pause' }).click();
    await room('Requests').click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await page.keyboard.press('s');

    await openConnections(page);
    await view(page).getByRole('button', { name: 'Remove' }).click();
    const all = page.getByRole('button', { name: 'Remove with its 2 requests' });
    await expect(all).toHaveAccessibleDescription(/1 unsent mark will not be sent\./);
    await expect(all).toHaveAccessibleDescription(/1 pending webhook delivery is cancelled\./);
    await all.click();
    await expect(page.getByText('“Acme” removed with 2 requests.')).toBeVisible();
    await expect(page.getByText('Cancelled, and still listed: 1 mark and 1 delivery.')).toBeVisible();

    await openConnections(page, 'Outbox');
    await page.getByRole('radio', { name: /^All/ }).click();
    await page.getByRole('listbox', { name: 'Outbox' }).getByRole('option').click();
    const mark = page.getByRole('region', { name: 'Import mark' });
    await expect(mark).toContainText('Its connection was removed before it was sent.');
    await expect(mark.getByRole('button', { name: 'Open request' })).toBeHidden();
    await room('Webhook').click();
    await page
      .getByRole('listbox', { name: 'Deliveries' })
      .getByRole('option', { name: /Milk jug/ })
      .click();
    const delivery = page.getByRole('region', { name: 'Delivery' });
    await expect(delivery).toContainText('its connection was removed together with its requests');
    await expect(delivery.getByRole('button', { name: 'Redeliver' })).toBeDisabled();
  },
);

test(
  'a mark of a paused connection says what becomes of it: sent later, cancelled, sent after all',
  { tag: '@soak' },
  async ({ desk, upstream }) => {
    const { page } = desk;
    const id = await upstream.submit('Espresso machine');
    await connect(desk, upstream);
    await expect(chip(page)).toContainText('Up to date');
    await view(page).getByRole('button', { name: 'Pause' }).click();
    const requests = page
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Requests/ });
    await requests.click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    await page.keyboard.press('s');
    await openConnections(page, 'Outbox');
    const option = page.getByRole('listbox', { name: 'Outbox' }).getByRole('option');
    await option.click();
    const entry = page.getByRole('region', { name: 'Import mark' });
    await entry.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('1 mark is on hold: its connection is paused.')).toBeVisible();
    await entry.getByRole('button', { name: 'Cancel' }).click();
    await requests.click();
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: /^Imported/ })
      .click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').click();
    await page
      .getByRole('region', { name: 'Review' })
      .getByRole('button', { name: 'not sent: cancelled' })
      .click();
    await expect(option).toContainText('local only');
    await expect(entry).toContainText('Marked here only; the service was not notified.');
    await chip(page).click();
    await page.getByRole('dialog', { name: 'Acme' }).getByRole('button', { name: 'Resume' }).click();
    await page.keyboard.press('Escape');
    await entry.getByRole('button', { name: 'Send now' }).click();
    await expect.poll(async () => (await upstream.read(id)).importResponse?.importState).toBe('success');
  },
);

test(
  'a service that is added again goes on with the requests that were kept',
  { tag: '@soak' },
  async ({ desk, upstream }) => {
    const { page } = desk;
    await upstream.submit('Espresso machine');
    await connect(desk, upstream);
    await expect(chip(page)).toContainText('Up to date');
    await page.getByRole('button', { name: 'Add connection' }).click();
    await page.getByRole('textbox', { name: 'Base URL' }).fill(upstream.url.toUpperCase());
    await expect(page.getByText('Acme uses this service already.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await view(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove, keep its requests' }).click();
    await expect(page.getByText('No connections yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add connection' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Acme again');
    await page.getByRole('textbox', { name: 'Base URL' }).fill(upstream.url);
    await page.getByLabel('Access token').fill(upstream.token);
    await page.getByRole('button', { name: 'Save connection' }).click();
    await expect(page.getByText('“Acme again” resumed with 1 existing request')).toBeVisible();
    await expect(chip(page, 'Acme again')).toContainText('Up to date');
    await page
      .getByRole('navigation')
      .first()
      .getByRole('button', { name: /^Requests/ })
      .click();
    await expect(page.getByRole('listbox', { name: 'Requests list' }).getByRole('option')).toHaveCount(1);
  },
);

test.describe('with the limit of a real service', () => {
  test.use({ settings: [] });

  test(
    'a first sync says how far it has come between two queries',
    { tag: '@soak' },
    async ({ desk, upstream }) => {
      const { page } = desk;
      for (const title of ['One', 'Two', 'Three']) {
        const id = await upstream.submit(title);
        await expect.poll(async () => (await upstream.read(id)).state).toBe('complete');
      }
      await page.getByRole('button', { name: 'Connect to a service' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Acme');
      await page.getByRole('textbox', { name: 'Base URL' }).fill(upstream.url);
      await page.getByLabel('Access token').fill(upstream.token);
      await page.getByRole('textbox', { name: 'Requests per page' }).fill('2');
      await page.getByRole('button', { name: 'Save connection' }).click();
      await expect(view(page)).toContainText('2 of 3 requests synced.');
      await expect(view(page).getByRole('progressbar')).toHaveAttribute('value', '2');
      await expect(chip(page)).toContainText(/Next sync 4:\d\d/);
      await expect(view(page).getByRole('button', { name: 'Sync now' })).toBeDisabled();
    },
  );
});
