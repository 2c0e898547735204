import { expectAccessible } from '../support/accessible';
import { addConnection } from '../support/connection';
import { type Desk, expect, test } from '../support/desk';

async function open(
  desk: Desk,
  name: 'API' | 'Connections' | 'Requests' | 'Settings' | 'Webhook',
): Promise<void> {
  await desk.page
    .getByRole('navigation')
    .first()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

test('axe finds nothing in any view', async ({ desk }) => {
  const { page } = desk;
  const inBothThemes = (state: string): Promise<void> => expectAccessible(page, state, true);
  await expect(page.getByRole('button', { name: 'Load samples' })).toBeVisible();
  await expectAccessible(page, 'empty');
  await page.getByRole('button', { name: 'Load samples' }).click();
  await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.getByLabel(/^Target: /).first()).toBeVisible();
  await inBothThemes('text and tags');
  await page.keyboard.press('1');
  await expect(review.getByLabel('Target: title', { exact: true }).locator('iframe')).toBeVisible();
  await expectAccessible(page, 'rendered');
  await page.keyboard.press('3');
  await expect(review.getByLabel('Target: title', { exact: true })).toBeVisible();
  await inBothThemes('code');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expectAccessible(page, 'marked');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('view');
  await inBothThemes('palette');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Filter requests' }).fill('target:de nonsense:x ');
  await inBothThemes('filter suggestions');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'filtered');
  await page.getByRole('combobox', { name: 'Filter requests' }).fill('zzzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await open(desk, 'API');
  await page.getByRole('textbox', { name: 'Name' }).fill('Importer');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('cell', { name: 'Live' })).toBeVisible();
  await inBothThemes('API');
  const log = page.getByRole('listbox', { name: 'Request log' });
  await page.getByRole('tab', { name: 'Request log' }).click();
  await expect(page.getByText('No calls yet')).toBeVisible();
  await expectAccessible(page, 'empty request log');
  await fetch(`${desk.service}/v1/content?state=done`);
  await log.getByRole('option').first().click();
  await expect(page.getByRole('region', { name: 'Corrected call' })).toBeVisible();
  await inBothThemes('refused call');
  await open(desk, 'Settings');
  await inBothThemes('Settings');
});

test('axe finds nothing in the webhook screen', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await open(desk, 'Webhook');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await expectAccessible(page, 'no webhook');
  const url = page.getByRole('textbox', { name: 'Webhook URL' });
  await url.fill('ftp://receiver.example');
  await expectAccessible(page, 'refused address');
  await url.fill('http://127.0.0.1:2/hook');
  await page.getByRole('button', { name: 'Save webhook' }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  await expect(delivery).toContainText('No response from this address.');
  await delivery.getByRole('button', { name: 'Check signature' }).click();
  await expect(delivery.getByRole('region', { name: 'Signature', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await expectAccessible(page, 'waiting delivery');
  await page.getByRole('button', { name: 'Rotate now' }).click();
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByRole('listbox', { name: 'Deliveries' }).getByRole('option')).toHaveCount(2);
  const deliveries = page.getByRole('listbox', { name: 'Deliveries' });
  // The new delivery is selected when it arrives.
  await expect(deliveries.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(deliveries.getByRole('option').last()).toHaveAttribute('aria-selected', 'false');
  await deliveries.focus();
  await page.keyboard.press('Control+a');
  await expect(delivery).toContainText('2 deliveries selected');
  await expectAccessible(page, 'several deliveries');
  await page.getByRole('tab', { name: 'Listener' }).click();
  await expect(page.getByText('No addresses yet')).toBeVisible();
  await expectAccessible(page, 'no addresses');
  const address = addConnection(desk, 'Acme Translations');
  await fetch(address, { method: 'PUT', body: '{"type": 1}' });
  await page.getByRole('listbox', { name: 'Incoming calls' }).getByRole('option').first().click();
  await expect(page.getByRole('region', { name: 'Why it was not applied' })).toBeVisible();
  await expectAccessible(page, 'refused receipt');
});

test('axe finds nothing in the connections screen', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await open(desk, 'Connections');
  await expect(page.getByText('No connections yet')).toBeVisible();
  await expectAccessible(page, 'no connections');
  await page.getByRole('button', { name: 'Add connection' }).click();
  await page.getByLabel('Limit to working hours').check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Acme');
  await page.getByRole('textbox', { name: 'Base URL' }).fill('http://127.0.0.1:2');
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByText('Enter the token that the service gave you.')).toBeVisible();
  await page.getByLabel('Access token').fill('token');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('region', { name: 'Test result' })).toBeVisible();
  await expectAccessible(page, 'connection form');
  await page.getByLabel('Limit to working hours').uncheck();
  await page.getByRole('button', { name: 'Save connection' }).click();
  const chip = page.getByRole('contentinfo').getByRole('button', { name: /^Acme/ });
  await expect(chip).toContainText('Offline');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectAccessible(page, 'connection that is offline');
  await chip.click();
  await expect(page.getByRole('dialog', { name: 'Acme' })).toBeVisible();
  await expectAccessible(page, 'connection chip');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Outbox' }).click();
  await expect(page.getByText('Nothing to send')).toBeVisible();
  await expectAccessible(page, 'empty outbox');
});

test('a review by keyboard alone: move, open, look, mark, undo, next', { tag: '@soak' }, async ({ desk }) => {
  await desk.samples();
  const { page } = desk;
  const list = page.getByRole('listbox', { name: 'Requests list' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await list.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('j');
  const selected = list.getByRole('option', { selected: true });
  await expect(selected).toHaveAttribute('aria-posinset', '2');
  const status = page.getByRole('contentinfo');
  const toImport = Number(/(\d+) to import/.exec((await status.textContent()) ?? '')?.[1]);

  await page.keyboard.press('Enter');
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('Source');
  await page.keyboard.press('3');
  await page.keyboard.press('s');
  await expect(status).toContainText(`${toImport - 1} to import`);
  await page.keyboard.press('z');
  await expect(status).toContainText(`${toImport} to import`);
  await page.keyboard.press('Control+Enter');
  await expect(status).toContainText(`${toImport - 1} to import`);
  await page.keyboard.press('f');
  await page.getByRole('combobox', { name: /^Why did/ }).press('Enter');
  await expect(status).toContainText(`${toImport - 2} to import`);
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
});

test(
  'letters run no command once single keys are switched off, and the title names the screen',
  { tag: '@soak' },
  async ({ desk }) => {
    await desk.samples();
    const { page } = desk;
    const options = page.getByRole('listbox', { name: 'Requests list' }).getByRole('option');
    await options.first().click();
    await expect(page).toHaveTitle('Requests · Locdesk');
    await open(desk, 'Settings');
    await expect(page).toHaveTitle('Settings · Locdesk');
    const choice = page.getByRole('radiogroup', { name: 'Single-key shortcuts' });
    await choice.getByText('Off').click();
    await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Show shortcuts' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    );
    await open(desk, 'Requests');
    // No control offers a key that does nothing; the others keep theirs.
    await expect(page.locator('[aria-keyshortcuts~="s"], [aria-keyshortcuts~="/"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark imported' })).toHaveAttribute('title', /Ctrl\+↵/);
    const status = page.getByRole('contentinfo');
    const toImport = Number(/(\d+) to import/.exec((await status.textContent()) ?? '')?.[1]);
    await page.keyboard.press('s');
    await page.keyboard.press('Control+Enter');
    await expect(status).toContainText(`${toImport - 1} to import`);
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
  },
);

test('every piece of content carries its language and direction', { tag: '@soak' }, async ({ desk }) => {
  await desk.samples();
  const { page } = desk;
  const list = page.getByRole('listbox', { name: 'Requests list' });
  const review = page.getByRole('region', { name: 'Review' });
  for (const [pair, lang, dir, font] of [
    ['→ ar-EG', 'ar-EG', 'rtl', /Noto Sans Arabic/],
    ['→ he-IL', 'he-IL', 'rtl', /Noto Sans Hebrew/],
    ['→ ja', 'ja', 'ltr', /^(?!.*PingFang).*Noto Sans CJK JP/],
    ['→ zh-CN', 'zh-CN', 'ltr', /Noto Sans CJK SC/],
  ] as const) {
    await list.getByRole('option').filter({ hasText: pair }).first().click();
    await expect(review).toContainText(pair);
    const target = review.getByLabel(/^Target: /);
    await expect(target.first()).toHaveAttribute('dir', dir);
    await expect(target.first()).toHaveAttribute('lang', lang);
    // Also inside a rendered frame, whose document inherits nothing.
    await page.keyboard.press('1');
    const document = target.locator('iframe').first().contentFrame().locator('html');
    await expect(document).toHaveAttribute('dir', dir);
    await expect(document).toHaveAttribute('lang', lang);
    await expect(target.first()).toHaveCSS('font-family', font);
    await expect(document.locator('body')).toHaveCSS('font-family', font);
    await expect(review.getByLabel(/^Source: /).first()).toHaveAttribute('dir', 'ltr');
  }
});
