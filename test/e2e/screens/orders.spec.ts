import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';

const form = (page: Page) => page.getByRole('region', { name: 'New order' });
const order = (page: Page) => page.getByRole('region', { name: 'Order', exact: true });

test('an order is written, sent by the keyboard alone, and reviewed', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Orders', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order your first localization')).toBeVisible();
  await expectAccessible(page, 'no orders');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('New order');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('textbox', { name: 'Title' })).toBeFocused();

  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByText('Enter a title.')).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Kettle');
  await page.keyboard.press('Tab');
  await page.keyboard.type('en');
  await page.keyboard.press('Tab');
  await page.keyboard.type('de,fr en ');
  await expect(
    form(page).getByRole('list', { name: 'Chosen target languages' }).getByRole('listitem'),
  ).toHaveText(['de', 'fr', 'en']);
  await expect(
    form(page).getByText('en is the source language: new content is written in it.'),
  ).toBeVisible();
  const text = form(page).getByRole('textbox', { name: 'Text of text' });
  await text.focus();
  await page.keyboard.type('Boil the water, {name');
  await expect(form(page).getByText('“{” is not closed. A placeholder may be unfinished.')).toBeVisible();
  await page.keyboard.type('}.\n\nDrink it.');
  await expect(form(page).getByText('is not closed')).toHaveCount(0);
  await expect(form(page).getByText('6 words').first()).toBeVisible();
  await expectAccessible(page, 'a new order');

  // The text that was typed stays when the screen is left.
  await page.getByRole('button', { name: 'Requests', exact: true }).click();
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await form(page).getByRole('button', { name: 'Split into 2 texts' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Text of text-2' })).toHaveValue('Drink it.');
  await page.keyboard.press('Control+Enter');

  const rows = page.getByRole('listbox', { name: 'Orders list' }).getByRole('option');
  await expect(rows).toHaveCount(1);
  await expect(order(page).getByRole('heading', { name: 'Kettle' })).toBeVisible();
  await expect(order(page).getByRole('row').filter({ hasText: 'French' })).toContainText('Pending');
  await expectAccessible(page, 'an order');
  await order(page).getByRole('button', { name: 'Open the request: French' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Review' })).toContainText('Drink it.');
});

test('formatted text that is pasted into a text in HTML is cleaned', { tag: '@soak' }, async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'New order' }).first().click();
  await form(page).getByText('HTML', { exact: true }).click();
  const text = form(page).getByRole('textbox', { name: 'Text of text' });
  await text.focus();
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p style="color:red" onclick="x()">Hi <b>you</b><script>x()</script></p>',
    );
    clipboardData.setData('text/plain', 'Hi you');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue('<p>Hi <b>you</b></p>');
  await expect(form(page).getByText('2 words').first()).toBeVisible();
});
