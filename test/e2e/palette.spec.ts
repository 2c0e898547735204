import { expect, test } from './support/desk';

test('the palette reaches actions, views, rooms, settings and requests by keyboard alone', async ({
  desk,
}) => {
  await desk.cli('sample');
  const { page } = desk;
  const palette = page.getByRole('combobox', { name: 'Command palette' });
  const items = page.getByRole('listbox', { name: 'Command palette' }).getByRole('option');
  await expect(
    page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first(),
  ).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type('espresso');
  await expect(items.first()).toContainText('Espresso');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Review' }).getByRole('heading').first()).toContainText(
    'Espresso',
  );

  await page.keyboard.press('Control+k');
  await page.keyboard.type('add conn');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('theme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('view waiting');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Waiting/ }),
  ).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Nothing has these words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});
