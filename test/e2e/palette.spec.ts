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

  // What can be done with the request that is shown.
  const fields = page.getByRole('group', { name: 'Fields', exact: true });
  const doByName = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  };
  await doByName('go into the review');
  await expect(fields).toBeFocused();
  await doByName('is reviewed');
  await expect(page.getByRole('button', { name: 'Reviewed', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await doByName('what changed');
  await expect(page.getByRole('group', { name: 'Changed fields' })).toBeFocused();
  await doByName('note on a field');
  await expect(page.getByRole('textbox', { name: /^Note on / })).toBeFocused();
  await page.keyboard.press('Escape');
  await doByName('edit the target');
  await expect(page.getByRole('group', { name: 'Fields to edit' })).toBeVisible();
  await doByName('back from editing');
  await expect(fields).toBeVisible();

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
